import CopyModel

/// One line of a pipe table (GitHub Flavored Markdown, section 4.10).
enum MarkdownRow {
  /// The cells between pipes, without the spaces around them. Pipes at the ends of the line are optional.
  static func cells(_ line: Range<Int>, in text: Span<UInt8>) -> [TableCell] {
    let line = unquoted(line, in: text)
    guard !line.isEmpty else { return [] }
    var cells: [TableCell] = []
    var start = line.lowerBound
    if text[start] == UInt8(ascii: "|") { start += 1 }
    var end = start
    while end < line.upperBound {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 2
      case UInt8(ascii: "|"):
        cells.append(cell(start..<end, in: text))
        end += 1
        start = end
      default: end += 1
      }
    }
    if start < line.upperBound { cells.append(cell(start..<line.upperBound, in: text)) }
    return cells
  }

  /// How many cells the row under a header has, `| --- | :-: |`; nil when the line is no such row.
  static func delimiterCount(_ line: Range<Int>, in text: Span<UInt8>) -> Int? {
    let line = unquoted(line, in: text)
    var hasPipe = false
    for index in line {
      switch text[index] {
      case UInt8(ascii: "|"): hasPipe = true
      case UInt8(ascii: "-"), UInt8(ascii: ":"), 0x20, 0x09: break
      default: return nil
      }
    }
    guard hasPipe else { return nil }
    let cells = cells(line, in: text)
    for cell in cells where !isRule(cell.range, in: text) { return nil }
    return cells.isEmpty ? nil : cells.count
  }

  /// Whether a pipe stands in a line that is not escaped.
  static func hasPipe(_ line: Range<Int>, in text: Span<UInt8>) -> Bool {
    var index = line.lowerBound
    while index < line.upperBound {
      if text[index] == UInt8(ascii: "|") { return true }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return false
  }

  private static func isRule(_ cell: Range<Int>, in text: Span<UInt8>) -> Bool {
    var hyphens = 0
    for index in cell {
      let isEdge = index == cell.lowerBound || index == cell.upperBound - 1
      if text[index] == UInt8(ascii: "-") {
        hyphens += 1
      } else if text[index] != UInt8(ascii: ":") || !isEdge {
        return false
      }
    }
    return hyphens > 0
  }

  private static func cell(_ range: Range<Int>, in text: Span<UInt8>) -> TableCell {
    TableCell(range: trimmed(range, in: text), notation: .markdownCell)
  }

  /// A line without the marks of a quotation that the table stands in.
  private static func unquoted(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var line = trimmed(range, in: text)
    while !line.isEmpty, text[line.lowerBound] == UInt8(ascii: ">") {
      line = trimmed(line.lowerBound + 1..<line.upperBound, in: text)
    }
    return line
  }

  private static func trimmed(_ range: Range<Int>, in text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (range.lowerBound, range.upperBound)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return start..<end
  }
}
