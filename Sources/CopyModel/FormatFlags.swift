/// What reads a text when the app runs, as its file says.
package struct FormatFlags: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// `printf` or its like: a percent sign is written twice.
  package static let printf = FormatFlags(rawValue: 1 << 0)
  /// Surely not `printf`: “%d is the day” has no placeholder.
  package static let noPrintf = FormatFlags(rawValue: 1 << 1)
  /// Python's `str.format` or its like: `{}` takes the next value.
  package static let braces = FormatFlags(rawValue: 1 << 2)
  /// `java.text.MessageFormat`, in which apostrophes quote.
  package static let javaMessage = FormatFlags(rawValue: 1 << 3)
  /// Maybe that: Java's `.properties` hold what goes through it, and what does not.
  package static let maybeJavaMessage = FormatFlags(rawValue: 1 << 4)
  /// Flutter's gen-l10n, which takes a brace for nothing but an argument.
  package static let flutter = FormatFlags(rawValue: 1 << 5)
  /// Laravel, which puts values for `:name`.
  package static let colonNames = FormatFlags(rawValue: 1 << 6)

  /// What a flag of an entry says, such as `c-format` and `no-c-format` (GNU gettext, “PO Files”); nothing where it
  /// says nothing of placeholders.
  package init(gettext flag: String) {
    let isDenied = flag.hasPrefix("no-")
    switch String(isDenied ? flag.dropFirst(3) : flag[...]) {
    case "c-format", "objc-format", "python-format", "php-format", "perl-format", "lua-format",
      "javascript-format", "ruby-format", "go-format", "object-pascal-format",
      "gcc-internal-format", "awk-format", "d-format":
      self = isDenied ? .noPrintf : .printf
    case "python-brace-format", "rust-format", "c++-format":
      self = isDenied ? [] : .braces
    case "java-format":
      self = isDenied ? [] : .javaMessage
    default: self = []
    }
  }
}

extension TextUnit {
  /// What its file says reads it, by the flags of its entry and by what the file is.
  package var formatFlags: FormatFlags {
    switch format {
    case "arb": entryFlags.union(.flutter)
    case "properties": entryFlags.union(.maybeJavaMessage)
    case "json", "php":
      // Laravel's tables lie in `lang` (Laravel, “Localization”).
      stored.file.utf8.split(separator: UInt8(ascii: "/")).dropLast().contains { folder in
        folder.elementsEqual("lang".utf8)
      } ? entryFlags.union(.colonNames) : entryFlags
    default: entryFlags
    }
  }
}
