import CopyModel

// Tags between square brackets, as forums and some frameworks write them: [b]…[/b], [url=…]…[/url], [link]…[/link].

extension AnalyzedText {
  /// The names that open and then close between square brackets: `[b]` is a tag where `[/b]` follows, and a word else.
  var bracketNames: Set<String> {
    guard contains("[/") else { return [] }
    let text = string.utf8.span
    var (opened, closed): (Set<String>, Set<String>) = ([], [])
    for tag in text.bracketTags {
      if tag.form == .opening { opened.insert(tag.name) }
      if tag.form == .closing, opened.contains(tag.name) { closed.insert(tag.name) }
    }
    return closed
  }

  /// The tags of some names that stand between square brackets.
  func bracketTags(of names: Set<String>) -> [MarkupTag] {
    guard !names.isEmpty, bytes.contains(UInt8(ascii: "[")) else { return [] }
    return string.utf8.span.bracketTags.filter { names.contains($0.name) }
  }
}

extension Span<UInt8> {
  /// The most bytes of a tag between square brackets: what is longer is text, and time stays linear.
  private static var longestTag: Int { 512 }

  /// All that may be a tag between square brackets.
  fileprivate var bracketTags: [MarkupTag] {
    var found: [MarkupTag] = []
    var index = 0
    while index < count {
      guard self[index] == UInt8(ascii: "["), let tag = bracketTag(at: index) else {
        index += 1
        continue
      }
      found.append(tag)
      index = tag.range.upperBound
    }
    return found
  }

  private func bracketTag(at start: Int) -> MarkupTag? {
    let isClosing = has("/", at: start + 1)
    let name = start + (isClosing ? 2 : 1)
    var end = name
    while end < count, self[end].isASCIIWord || self[end] == UInt8(ascii: "-") { end += 1 }
    guard end > name, end < count, self[name].isASCIILetter else { return nil }
    var close = end
    if !isClosing, self[end] == UInt8(ascii: "=") || self[end] == 0x20 {
      let limit = Swift.min(count, start + Self.longestTag)
      while close < limit, self[close] != UInt8(ascii: "]"), self[close] != UInt8(ascii: "[") {
        close += 1
      }
    }
    guard close < count, self[close] == UInt8(ascii: "]") else { return nil }
    return MarkupTag(
      name: "[" + String(copying: extracting(name..<end)).lowercased(),
      form: isClosing ? .closing : .opening,
      attributes: MarkupAttribute.read(self, in: end..<close).attributes,
      range: start..<close + 1)
  }
}
