import CopyModel

/// A dialect of placeholders that other text may look like: it shows itself by its names, by what stands around them, and
/// by their being kept, translated or lost.
struct LooseDialect {
  let dialect: PlaceholderDialect
  /// Which names it has.
  let names: Names
  /// How sure it is that one which a translation has lost is a placeholder, where nothing else tells.
  let sureness: Double
  /// What says that a file has it.
  let flag: FormatFlags

  private init(
    _ opening: String, _ closing: String = "", names: Names, sureness: Double,
    flag: FormatFlags = []
  ) {
    dialect = PlaceholderDialect(opening: opening, closing: closing)
    (self.names, self.sureness, self.flag) = (names, sureness, flag)
  }

  /// What tells names of values from other words.
  enum Names {
    /// Any, but a small letter alone is a variable of mathematics: `$x$`.
    case words
    /// Words in small letters or in capitals; a title in brackets, `[[Help]]`, is a page.
    case identifiers
    /// Of at least so many bytes, with a small letter first; or three or more capitals.
    case plain(atLeast: Int)
    /// Those of parts: `appName`, `vendor.name`; others are characters of HTML: `&hellip;`.
    case compound
  }

  /// Those that close with a sign go first: `@APP@` is no `@APP`.
  static let all = [
    // Chrome's messages.json (“Internationalize the interface”), NSIS's `$(name)`.
    LooseDialect("$", "$", names: .words, sureness: 0.96),
    LooseDialect("$(", ")", names: .words, sureness: 0.96),
    // CMake's `configure_file`.
    LooseDialect("@", "@", names: .words, sureness: 0.96),
    LooseDialect("[[", "]]", names: .identifiers, sureness: 0.9),
    LooseDialect("#", "#", names: .words, sureness: 0.9),
    // Entities of a DTD (XML 1.0, “Entity References”).
    LooseDialect("&", ";", names: .compound, sureness: 0.9),
    // Laravel, “Replacing Parameters in Translation Strings”.
    LooseDialect(":", names: .plain(atLeast: 2), sureness: 0.9, flag: .colonNames),
    // Drupal's `FormattableMarkup`, LibreOffice's `%PRODUCTNAME`. An account begins with `@`, too.
    LooseDialect("@", names: .plain(atLeast: 2), sureness: 0.75),
    LooseDialect("%", names: .plain(atLeast: 3), sureness: 0.9),
  ]

  /// The signs without one of which nothing is in a dialect.
  static let signs = ByteSet(ascii: "$@[#&:%")

  var isClosed: Bool { !dialect.closing.isEmpty }

  /// Whether people write the sign before words as well, which are then translated: `@mention`.
  var isAlsoWritten: Bool { dialect.opening == "@" && !isClosed }

  /// The end of its placeholder that starts at a byte of a text; nil where none does.
  func end(in text: Span<UInt8>, at start: Int) -> Int? {
    guard let (name, end) = dialect.placeholder(in: text, at: start),
      start == 0 || !text[start - 1].isASCIIWord, allows(name, of: text)
    else { return nil }
    if isClosed { return end }
    if dialect.opening == "%", Self.isPercentage(text, start) { return nil }
    // Another sign makes it an emoji (:smile:), a place in a program (std::move, a:hover), an address or an account.
    // Behind a bracket it is a port, `[host]:port`.
    if start > 0, "./\\&@:%#-])}".utf8.contains(text[start - 1]) { return nil }
    if end < text.count, "@:/\\%=(".utf8.contains(text[end]) { return nil }
    return end + 1 < text.count && text[end] == UInt8(ascii: ".") && text[end + 1].isASCIIWord
      ? nil : end
  }

  /// Whether a number stands before the sign: “20 %off”.
  private static func isPercentage(_ text: Span<UInt8>, _ sign: Int) -> Bool {
    var index = sign
    while index > 0, text[index - 1] == 0x20 { index -= 1 }
    return index > 0 && text[index - 1].isASCIIDigit
  }

  private func allows(_ name: Range<Int>, of text: Span<UInt8>) -> Bool {
    let first = text[name.lowerBound]
    guard first.isASCIILetter else { return false }
    switch names {
    case .words: return name.count > 1 || first.isASCIICapital
    case .identifiers:
      return first.isASCIISmall || name.allSatisfy { !text[$0].isASCIISmall }
    case .plain(let least):
      if name.contains(where: { text[$0] == UInt8(ascii: ".") }) { return false }
      return first.isASCIISmall
        ? name.count >= least : name.count > 2 && name.allSatisfy { !text[$0].isASCIISmall }
    case .compound:
      return first.isASCIISmall
        && name.contains { !text[$0].isASCIISmall && !text[$0].isASCIIDigit }
    }
  }
}
