import CopyModel

/// The substitutions of a key of a string catalog. Each language has its own, or none: which numbers of a text have plural
/// forms is a matter of the language (Xcode, “Localizing and varying text with a string catalog”).
struct StringCatalogSubstitutions {
  struct Substitution {
    let name: String
    let locale: LocaleTag
    /// The argument that it takes, counted from 1.
    var argument: Int?
    /// How the argument is written, `lld`, and where that stands.
    var specifier: (text: String, range: Range<Int>)?
  }

  private var all: [Substitution] = []

  /// A substitution of a language, which is there as soon as it is asked for.
  subscript(name: String, locale: LocaleTag) -> Substitution {
    get {
      all.first { $0.name == name && $0.locale == locale }
        ?? Substitution(name: name, locale: locale)
    }
    set {
      if let index = all.firstIndex(where: { $0.name == name && $0.locale == locale }) {
        all[index] = newValue
      } else {
        all.append(newValue)
      }
    }
  }

  var isEmpty: Bool { all.isEmpty }

  /// How many substitutions a language has.
  func count(in locale: LocaleTag) -> Int { all.count { $0.locale == locale } }

  /// What a language calls the substitution that takes the same argument as one of another language; nil where none is known
  /// to.
  func name(of argument: Int?, in locale: LocaleTag) -> String? {
    argument.flatMap { number in
      all.first { $0.locale == locale && $0.argument == number }?.name
    }
  }

  /// A flaw, and where it shows.
  typealias Flaw = (kind: ReadIssue.Kind, range: Range<Int>, message: String)

  /// The references of a text to substitutions that its language has not: people would see their names.
  func flaw(of text: String, at range: Range<Int>, in locale: LocaleTag) -> Flaw? {
    guard text.utf8.contains(UInt8(ascii: "#")) else { return nil }
    for part in text.split(separator: "#@", omittingEmptySubsequences: false).dropFirst() {
      guard let end = part.firstIndex(of: "@") else { continue }
      let name = String(part[..<end])
      if name.isEmpty || all.contains(where: { $0.name == name && $0.locale == locale }) {
        continue
      }
      return (
        .unreadableEntry, range,
        "No substitution of \(locale) is called “\(name.excerpt)”. Add it, or correct the name."
      )
    }
    return nil
  }

  /// The substitutions that take another kind of value than the key, or the source language, has there.
  func flaws(key: String, sourceLocale: LocaleTag) -> [Flaw] {
    let values = FormatValue.Placeholder.all(in: key)
    return all.compactMap { own -> Flaw? in
      guard let specifier = own.specifier, let value = FormatValue(conversion: specifier.text),
        let argument = own.argument
      else { return nil }
      let source = all.first { $0.locale == sourceLocale && $0.argument == argument }?.specifier?
        .text
      let written =
        values.first { $0.number == String(argument) }?.text
        ?? (values.indices.contains(argument - 1) && values.allSatisfy { $0.number == nil }
          ? values[argument - 1].text : nil)
      guard let meant = written ?? source, let wanted = FormatValue(conversion: meant),
        wanted != value
      else { return nil }
      return (
        .placeholderType, specifier.range,
        """
        The substitution “\(own.name.excerpt)” takes argument \(argument) as %\(specifier.text), and the app hands over \
        \(meant.hasPrefix("%") ? meant : "%" + meant): another kind of value. Use that.
        """
      )
    }
  }
}
