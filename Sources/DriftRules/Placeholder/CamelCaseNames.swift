import CopyModel

extension AnalyzedText {
  /// Names with a small first letter and a capital inside, such as watchOS and textField: no language
  /// writes them otherwise. An `s` for several is left out, and what only puts an e before a word: eBook.
  var camelCaseNames: [(text: String, range: Range<Int>)] {
    let bytes = string.utf8.span
    // Most texts have no capital but at the start of a word.
    guard bytes.hasInnerCapital else { return [] }
    var names: [(text: String, range: Range<Int>)] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isASCIIWord else {
        index += 1
        continue
      }
      let start = index
      var capital: Int?
      while index < bytes.count, bytes[index].isASCIIWord {
        if capital == nil, index > start, bytes[index].isASCIICapital { capital = index }
        index += 1
      }
      guard let capital, bytes[start].isASCIISmall, index - start >= 4,
        !(capital == start + 1 && bytes[start] == UInt8(ascii: "e")),
        bytes.isBracketed(start..<index) || !bytes.isJoined(start..<index)
      else { continue }
      var end = index
      // iPads, but not iOS, exitStatus or iTunes.
      if !profile.keptNames.names.contains(text(in: start..<end)),
        bytes[end - 1] == UInt8(ascii: "s"), bytes[end - 2].isASCIISmall,
        !"siu".utf8.contains(bytes[end - 2])
      {
        end -= 1
      }
      let range = start..<end
      // kByte is a unit, which has signs of its own.
      let isUnit =
        capital == start + 1 && (bytes.has("Byte", at: capital) || bytes.has("Bit", at: capital))
      guard !isUnit, !placeholders.contains(where: { $0.range.overlaps(range) }),
        !literals.contains(where: { $0.overlaps(range) })
      else { continue }
      names.append((text(in: range), range))
    }
    return names
  }
}

extension Span<UInt8> {
  /// Whether a capital stands behind a letter, a digit or `_`.
  fileprivate var hasInnerCapital: Bool {
    var last: UInt8 = 0
    for index in indices {
      let byte = self[index]
      if byte.isASCIICapital, last.isASCIIWord { return true }
      last = byte
    }
    return false
  }

  /// Whether square brackets stand around a stretch, as around the names of values: [otherPlayer].
  fileprivate func isBracketed(_ range: Range<Int>) -> Bool {
    range.lowerBound > 0 && self[range.lowerBound - 1] == UInt8(ascii: "[")
      && range.upperBound < count && self[range.upperBound] == UInt8(ascii: "]")
  }

  /// Whether a sign that makes paths, tags and codes of words stands beside a stretch.
  fileprivate func isJoined(_ range: Range<Int>) -> Bool {
    let signs = "-./\\@$%#&<>={}()[]~:".utf8
    if range.lowerBound > 0, signs.contains(self[range.lowerBound - 1]) { return true }
    guard range.upperBound + 1 < count, signs.contains(self[range.upperBound]) else { return false }
    return self[range.upperBound + 1] > 0x20
  }
}
