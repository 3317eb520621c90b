import CopyModel

/// A tag: what opens or closes an element of a text, or is one by itself.
struct MarkupTag {
  enum Form {
    case opening, closing, empty
  }

  /// In small letters, with the bracket that sets it off where that is none of HTML: `b`, `[url`.
  let name: String
  let form: Form
  let attributes: [MarkupAttribute]
  /// UTF-8 bytes of the text, brackets included.
  let range: Range<Int>

  /// What a tag of the other side has to have as well: `b`, `/b`, `img/`, and of an inline element of XLIFF the code that
  /// it stands for (XLIFF 1.2, 2.3, and 2.1, 4.2.3).
  var key: String {
    let id = Self.inlineElements.contains(name) ? attributes.first { $0.name == "id" }?.value : nil
    return written + (id.map { " " + $0 } ?? "")
  }

  /// `b`, `/b`, `img/`.
  private var written: String {
    switch form {
    case .opening: name
    case .closing: "/" + name
    case .empty: name + "/"
    }
  }

  /// Whether its name is followed by a value alone: `<color=red>`, `[size=14]`.
  var isValued: Bool { attributes.first?.name.isEmpty == true }

  private static let inlineElements: Set<String> = [
    "bpt", "bx", "ept", "ex", "g", "it", "pc", "ph", "sc", "x",
  ]

  /// Elements that have no end, however they are written (HTML Living Standard, 13.1.2, “Void elements”). Of the others
  /// that the standard has so, texts name things: `<source>`, `<link>`.
  private static let voidElements: Set<String> = ["br", "hr", "img", "input", "wbr"]

  init(name: String, form: Form, attributes: [MarkupAttribute], range: Range<Int>) {
    self.name = name
    self.form = form
    self.attributes = attributes
    self.range = range
  }

  /// A tag between angle brackets, from the one to the other.
  init(_ text: Span<UInt8>, inAngles range: Range<Int>) {
    let isClosing = text.has("/", at: range.lowerBound + 1)
    let start = range.lowerBound + (isClosing ? 2 : 1)
    let last = range.upperBound - 1
    var end = start
    while end < last, text[end] > 0x20, !"/=".utf8.contains(text[end]) { end += 1 }
    let name = String(copying: text.extracting(start..<end)).lowercased()
    let rest = MarkupAttribute.read(text, in: end..<last)
    let isEmpty = rest.endsInSlash || Self.voidElements.contains(name)
    self.init(
      name: name, form: isClosing ? .closing : isEmpty ? .empty : .opening,
      attributes: rest.attributes, range: range)
  }
}

extension AnalyzedText {
  /// The tags between angle brackets, in order.
  var angleTags: [MarkupTag] {
    guard bytes.contains(UInt8(ascii: "<")) else { return [] }
    let text = string.utf8.span
    return literals.compactMap { range in
      text[range.lowerBound] == UInt8(ascii: "<") ? MarkupTag(text, inAngles: range) : nil
    }
  }
}
