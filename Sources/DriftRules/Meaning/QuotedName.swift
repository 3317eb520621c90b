import CopyModel

/// What stands between quotation marks.
struct QuotedName {
  /// Without its marks.
  let inside: Range<Int>
  /// With its marks.
  let range: Range<Int>
}

extension AnalyzedText {
  /// Whether something may stand in quotation marks. Most texts have none.
  var hasQuotes: Bool {
    marks.contains { $0.kind == .openingQuote || $0.kind == .straightQuote }
  }

  /// What stands between quotation marks, in order.
  var quotedNames: [QuotedName] {
    // The first bytes of all marks: most texts have none of them.
    guard self.bytes.contains(0xE2) || self.bytes.contains(0xE3) || self.bytes.contains(0x22) else {
      return []
    }
    let bytes = string.utf8.span
    var names: [QuotedName] = []
    var unclosed: Set<String> = []
    var index = 0
    while index < bytes.count {
      let start = index
      index += bytes.scalar(at: index).length
      guard bytes[start] == 0xE2 || bytes[start] == 0xE3 || bytes[start] == UInt8(ascii: "\"")
      else { continue }
      guard let pair = QuoteMarks.pairs.first(where: { bytes.has($0.open, at: start) }),
        !unclosed.contains(pair.open)
      else { continue }
      var end = index
      while end < bytes.count, !bytes.has(pair.close, at: end) {
        end += bytes.scalar(at: end).length
      }
      guard end < bytes.count else {
        // The inches of a 27" screen have no partner, and what opens later need not lack one.
        unclosed.insert(pair.open)
        continue
      }
      let inside = index..<end
      index = end + pair.close.utf8.count
      guard !inside.isEmpty, !placeholders.contains(where: { $0.range.overlaps(inside) }) else {
        continue
      }
      names.append(QuotedName(inside: inside, range: start..<index))
    }
    return names
  }
}
