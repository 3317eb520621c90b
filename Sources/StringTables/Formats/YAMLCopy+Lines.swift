import CopyModel

extension YAMLCopy {
  /// Paints over the marks of a merge conflict, and over texts whose quotation mark never closes.
  mutating func mendLines() {
    var isConflict = false
    var start = 0
    /// A line of one word, which may be a key without its colon.
    var word: YAMLLine?
    while start < bytes.count {
      let line = YAMLLine(at: start, in: bytes.span)
      start = lineStart(after: line.end)
      if let found = word, line.key != nil, line.first - line.start > found.first - found.start {
        report(
          found.first..<found.end, "“:” is missing behind the key. Add it, and a space.")
        addColon(to: found.first..<found.end)
      }
      if !line.isBlank { word = isWord(line) ? line : nil }
      if isConflictMark(line, isOpen: isConflict) {
        isConflict = true
        report(
          line.start..<line.end, as: .conflictMarker,
          "A merge conflict was left in the file. Keep one side and delete the markers.")
        blank(line.start..<line.end)
      } else if line.opensBlock(in: bytes.span) {
        start = blockEnd(from: start, indentation: line.indentation)
      } else if line.value < line.end, bytes[line.value].isYAMLQuote {
        let (end, isClosed) = quoteEnd(line)
        start = max(start, lineStart(after: end))
        guard !isClosed else { continue }
        report(
          line.value..<line.end,
          "The quotation mark that opens here never closes. Add it at the end of the text.")
        blank(line.value..<end)
      }
    }
  }

  /// Whether a line is one word of a key's letters. A line that is indented more and has a key cannot belong to it.
  private func isWord(_ line: YAMLLine) -> Bool {
    guard line.key == nil, line.value == line.first, line.end - line.first > 1 else { return false }
    return (line.first..<line.end).allSatisfy {
      bytes[$0] >= 0x80 || bytes[$0].isYAMLWord || bytes[$0] == UInt8(ascii: ".")
    } && !bytes.span.has("---", at: line.start) && !bytes.span.has("...", at: line.start)
  }

  private func isConflictMark(_ line: YAMLLine, isOpen: Bool) -> Bool {
    let text = bytes.span
    return text.has("<<<<<<< ", at: line.start) || text.has(">>>>>>> ", at: line.start)
      || isOpen && text.has("=======", at: line.start)
  }

  /// The start of the line behind the one that ends at `end`.
  private func lineStart(after end: Int) -> Int {
    end + max(bytes.span.lineBreakLength(at: end), 1)
  }

  /// The start of the first line behind a block scalar.
  private func blockEnd(from start: Int, indentation: Int) -> Int {
    var start = start
    while start < bytes.count {
      let first = bytes.span.blankEnd(from: start)
      var end = first
      while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
      guard first == end || first - start > indentation else { return start }
      start = lineStart(after: end)
    }
    return start
  }

  /// The end of the last line of a text in quotes. One that never closes ends before the next key or item.
  private func quoteEnd(_ line: YAMLLine) -> (end: Int, isClosed: Bool) {
    let text = bytes.span
    let quote = text[line.value]
    // A text that starts its line belongs to a line that is indented less.
    let owner = line.value == line.first ? line.indentation - 1 : line.indentation
    var index = line.value + 1
    var end = line.end
    while true {
      while index < end {
        if text[index] == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
          index += 2
        } else if text[index] == quote {
          guard quote == UInt8(ascii: "'"), text.has("'", at: index + 1) else { return (end, true) }
          index += 2
        } else {
          index += 1
        }
      }
      let start = lineStart(after: end)
      guard start < text.count else { return (end, false) }
      let next = YAMLLine(at: start, in: text)
      if next.indentation <= owner, next.isStructure(in: text) { return (end, false) }
      index = max(index, start)
      end = next.end
    }
  }
}

extension UInt8 {
  /// Whether the byte opens a text in quotes.
  var isYAMLQuote: Bool { self == UInt8(ascii: "\"") || self == UInt8(ascii: "'") }
}
