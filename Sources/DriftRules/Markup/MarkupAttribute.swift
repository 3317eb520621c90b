import CopyModel

/// What stands in a tag behind its name: `href="help"`, `disabled`.
struct MarkupAttribute {
  /// In small letters; empty for the value right behind the name of a tag, as in `<color=red>`.
  let name: String
  /// Without quotation marks; nil where the name stands alone.
  let value: String?
  /// UTF-8 bytes of the text.
  let range: Range<Int>

  /// Attributes that people hear or read, or that tell the language and how a page opens: each language has its own.
  private static let free: Set<String> = [
    "alt", "aria-description", "aria-label", "content", "ctype", "dir", "disp", "equiv-text",
    "face",
    "hreflang", "label", "lang", "placeholder", "rel", "summary", "target", "title", "translate",
    "xml:lang",
  ]

  /// Whether a translation has it as the source has it.
  var isKept: Bool { !Self.free.contains(name) }

  /// Whether it leads somewhere.
  var isReference: Bool { ["href", "src", "action", "poster", "srcset"].contains(name) }

  /// Whether it makes a page do something: `onclick`, `javascript:`.
  var isScript: Bool {
    name.hasPrefix("on") && name.utf8.count > 3
      || value.map { $0.lowercased().hasPrefix("javascript:") } ?? false
  }

  /// Whether two values are one: `#FF0000` and `#ff0000`, pages of one site in two languages, a style with a space
  /// more.
  func isSame(as other: MarkupAttribute) -> Bool {
    guard name == other.name else { return false }
    guard let value, let answer = other.value else { return self.value == other.value }
    if value == answer || hasValueOfApp || other.hasValueOfApp { return true }
    if isReference {
      // Whole addresses are compared where all addresses of a text are.
      return WebAddress.isWhole(value) || WebAddress.isWhole(answer)
        // A heading that is translated has another anchor.
        || value.hasPrefix("#") && answer.hasPrefix("#") && value.utf8.count > 1
        || WebAddress.page(value) == WebAddress.page(answer)
    }
    return value.filter { $0 != " " && $0 != ";" }.lowercased()
      == answer.filter { $0 != " " && $0 != ";" }.lowercased()
  }

  /// Whether its value has a placeholder in it, which is another rule's matter.
  private var hasValueOfApp: Bool {
    guard let bytes = value?.utf8 else { return false }
    var last: UInt8 = 0
    for byte in bytes {
      if "{$".utf8.contains(byte) || last == UInt8(ascii: "%") && byte > 0x20 && byte != 0x22 {
        return true
      }
      last = byte
    }
    return false
  }

  /// The attributes that stand in a stretch, and whether the slash of an empty element ends it. A slash behind a value
  /// without quotation marks is a part of that (HTML Living Standard, 13.1.2.3).
  static func read(
    _ text: Span<UInt8>, in stretch: Range<Int>
  ) -> (attributes: [MarkupAttribute], endsInSlash: Bool) {
    var found: [MarkupAttribute] = []
    var (index, endsInSlash) = (stretch.lowerBound, false)
    while index < stretch.upperBound {
      if text[index] <= 0x20 || text[index] == UInt8(ascii: "/") {
        endsInSlash = text[index] == UInt8(ascii: "/")
        index += 1
        continue
      }
      endsInSlash = false
      let start = index
      while index < stretch.upperBound, text[index] > 0x20, !"/=".utf8.contains(text[index]) {
        index += 1
      }
      let name = String(copying: text.extracting(start..<index)).lowercased()
      var behind = index
      while behind < stretch.upperBound, text[behind] <= 0x20 { behind += 1 }
      guard behind < stretch.upperBound, text[behind] == UInt8(ascii: "=") else {
        found.append(MarkupAttribute(name: name, value: nil, range: start..<index))
        continue
      }
      behind += 1
      while behind < stretch.upperBound, text[behind] <= 0x20 { behind += 1 }
      let value = value(text, in: behind..<stretch.upperBound)
      index = value.end
      found.append(
        MarkupAttribute(
          name: name, value: String(copying: text.extracting(value.inside)), range: start..<index))
    }
    return (found, endsInSlash)
  }

  /// The value that begins a stretch, and where it ends. A file may have a backslash before its quotation marks.
  private static func value(
    _ text: Span<UInt8>, in stretch: Range<Int>
  ) -> (inside: Range<Int>, end: Int) {
    let start = stretch.lowerBound
    for mark in ["\"", "'", "\\\"", "\\'"] where text.has(mark, at: start) {
      let inside = start + mark.utf8.count
      var end = inside
      while end < stretch.upperBound, !text.has(mark, at: end) { end += 1 }
      guard end + mark.utf8.count <= stretch.upperBound else { break }
      return (inside..<end, end + mark.utf8.count)
    }
    var end = start
    while end < stretch.upperBound, text[end] > 0x20 { end += 1 }
    return (start..<end, end)
  }
}
