import CopyModel

/// One row of a delimited table (RFC 4180, section 2): cells between delimiters, some in quotes that may hold line breaks.
struct DelimitedRow {
  /// What makes a row unreadable.
  struct Damage: Error, Equatable {
    enum Kind: Equatable { case openQuote, textBehindQuote }
    var kind: Kind
    var range: Range<Int>
    /// How far the cell was looked at.
    var reach: Int
    /// How many cells stand before it in the row.
    var cellsBefore = 0
  }

  private(set) var cells: [TableCell] = []
  /// Where the next row starts.
  private(set) var end: Int

  /// Reads the row at `start`. Without `spansLines` a quoted cell must close in its line.
  init(
    at start: Int, in text: Span<UInt8>, delimiter: UInt8, spansLines: Bool = true
  ) throws(Damage) {
    end = start
    while true {
      do throws(Damage) {
        let cell = try Self.cell(at: end, in: text, delimiter: delimiter, spansLines: spansLines)
        cells.append(cell.cell)
        end = cell.end
      } catch {
        var damage = error
        damage.cellsBefore = cells.count
        throw damage
      }
      guard end < text.count, text[end] == delimiter else { break }
      end += 1
    }
    end = text.lineStart(behind: end)
  }

  private static func cell(
    at start: Int, in text: Span<UInt8>, delimiter: UInt8, spansLines: Bool
  ) throws(Damage) -> (cell: TableCell, end: Int) {
    var quote = start
    while quote < text.count, text[quote] == 0x20 { quote += 1 }
    if quote < text.count, text[quote] == UInt8(ascii: "\"") {
      let found = try quotedCell(at: quote, in: text, delimiter: delimiter, spansLines: spansLines)
      if let found { return found }
    }
    var end = start
    while end < text.count, text[end] != delimiter, !text[end].isLineBreak { end += 1 }
    return (TableCell(range: start..<end, notation: .plain), end)
  }

  /// The cell whose quote opens at `quote`; nil when the quote belongs to the text: between tabs it often does.
  private static func quotedCell(
    at quote: Int, in text: Span<UInt8>, delimiter: UInt8, spansLines: Bool
  ) throws(Damage) -> (cell: TableCell, end: Int)? {
    var end = quote + 1
    var hasBreak = false
    while end < text.count {
      if text[end] == UInt8(ascii: "\"") {
        guard text.has("\"", at: end + 1) else { break }
        end += 1
      } else if text[end].isLineBreak {
        hasBreak = true
        guard spansLines else { break }
      }
      end += 1
    }
    let isClosed = end < text.count && text[end] == UInt8(ascii: "\"")
    var next = end + 1
    while isClosed, next < text.count, text[next] == 0x20 { next += 1 }
    let isSound = next >= text.count || text[next] == delimiter || text[next].isLineBreak
    if isClosed, isSound {
      return (TableCell(range: quote + 1..<end, notation: .csv), Swift.min(next, text.count))
    }
    if delimiter == UInt8(ascii: "\t"), !hasBreak { return nil }
    // A quote that seems to close on a later line, or right behind a delimiter, mostly opens a cell there.
    let opensAnother = hasBreak || end > quote + 1 && text[end - 1] == delimiter
    guard isClosed, !opensAnother else {
      throw Damage(kind: .openQuote, range: quote..<quote + 1, reach: end)
    }
    while next < text.count, text[next] != delimiter, !text[next].isLineBreak { next += 1 }
    throw Damage(kind: .textBehindQuote, range: end + 1..<next, reach: next)
  }
}
