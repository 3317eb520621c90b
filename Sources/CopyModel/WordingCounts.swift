/// How many independent sources word a label how, in one locale.
///
/// It is what a file of counts says, `label⇥sources⇥wording n⇥…`, a line a label, sorted by their bytes, and is searched as it
/// stands: nothing is read before a label is asked for.
package struct WordingCounts: Hashable, Sendable {
  /// What is counted of one label.
  package struct Usage: Sendable {
    /// How many sources have the label.
    package let sources: Int
    /// Its wordings and how many sources use each, the usual one first.
    package let wordings: [(text: String, sources: Int)]

    package init(sources: Int, wordings: [(text: String, sources: Int)]) {
      self.sources = sources
      self.wordings = wordings
    }
  }

  private let lines: [UInt8]

  /// Lines as `copydesk learn` writes them, sorted by label.
  package init(lines: [UInt8]) { self.lines = lines }

  /// No counts.
  package static let none = WordingCounts(lines: [])

  /// What is counted of a label, given as `BareLabel.key` has it.
  package func usage(of label: [UInt8]) -> Usage? {
    guard let line = SortedLines.line(of: label.span, in: lines.span) else { return nil }
    return Usage(lines.span.extracting(line))
  }

  /// Whether any source words a label so; nil where the label is not counted.
  package func has(_ wording: [UInt8], of label: [UInt8]) -> Bool? {
    let text = lines.span
    guard let line = SortedLines.line(of: label.span, in: text) else { return nil }
    var start = SortedLines.field(from: line.lowerBound, in: text) + 1
    while start < line.upperBound {
      let end = SortedLines.field(from: start, in: text)
      if text.has(wording.span, at: start), case var rest = start + wording.count, rest <= end {
        if rest == end { return true }
        // A space and the count.
        if text[rest] == 0x20 {
          rest += 1
          while rest < end, text[rest].isASCIIDigit { rest += 1 }
          if rest == end { return true }
        }
      }
      start = end + 1
    }
    return false
  }

  /// Hands on each label with what is counted of it.
  package func forEach(_ body: (String, Usage) -> Void) {
    let text = lines.span
    var start = 0
    while start < text.count {
      let end = SortedLines.end(of: start, in: text)
      let tab = SortedLines.field(from: start, in: text)
      body(
        String(copying: text.extracting(start..<tab)),
        Usage(text.extracting(min(tab + 1, end)..<end)))
      start = end + 1
    }
  }
}

extension WordingCounts.Usage {
  /// Reads the fields behind a label.
  init(_ fields: Span<UInt8>) {
    var end = SortedLines.field(from: 0, in: fields)
    sources = fields.number(in: 0..<end)
    var wordings: [(text: String, sources: Int)] = []
    while end < fields.count {
      let start = end + 1
      end = SortedLines.field(from: start, in: fields)
      // One source is not written out.
      var space = end
      while space > start, fields[space - 1].isASCIIDigit { space -= 1 }
      let hasCount = space < end && space > start && fields[space - 1] == 0x20
      wordings.append(
        (
          String(copying: fields.extracting(start..<(hasCount ? space - 1 : end))),
          hasCount ? fields.number(in: space..<end) : 1
        ))
    }
    self.wordings = wordings
  }

  /// The line of a label, as files of counts have it.
  package func line(of label: String) -> String {
    wordings.reduce("\(label)\t\(sources)") { line, wording in
      // A wording that ends with a number shows its count, lest that be taken for it.
      let isBare = wording.sources == 1 && wording.text.utf8.last?.isASCIIDigit != true
      return line + (isBare ? "\t\(wording.text)" : "\t\(wording.text) \(wording.sources)")
    }
  }
}

/// Looks for lines by their first fields, which end with a tab, where the lines are sorted by them.
enum SortedLines {
  /// Where what stands behind the first field of a line is; nil where no line begins with such a field.
  static func line(of key: Span<UInt8>, in text: Span<UInt8>) -> Range<Int>? {
    var (low, high) = (0, text.count)
    while low < high {
      var start = (low + high) / 2
      while start > low, text[start - 1] != 0x0A { start -= 1 }
      let end = end(of: start, in: text)
      switch order(of: key, start, in: text) {
      case 0: return start + key.count + 1..<end
      case ..<0: high = start
      default: low = min(end + 1, high)
      }
    }
    return nil
  }

  /// Where a line ends that goes on from a place.
  static func end(of start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x0A { end += 1 }
    return end
  }

  /// Where a field ends that goes on from a place of a line.
  static func field(from start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count, text[end] != 0x09, text[end] != 0x0A { end += 1 }
    return end
  }

  /// Whether a key comes before the first field of a line, below 0, or behind it, above.
  private static func order(of key: Span<UInt8>, _ start: Int, in text: Span<UInt8>) -> Int {
    for index in key.indices {
      guard start + index < text.count, text[start + index] != 0x09, text[start + index] != 0x0A
      else { return 1 }
      let difference = Int(key[index]) - Int(text[start + index])
      if difference != 0 { return difference }
    }
    let end = start + key.count
    return end < text.count && text[end] != 0x09 ? -1 : 0
  }
}

extension Span<UInt8> {
  /// The number that digits at a place write.
  func number(in digits: Range<Int>) -> Int {
    digits.reduce(0) { min($0, 1 << 40) * 10 + Int(self[$1] &- 0x30) }
  }
}
