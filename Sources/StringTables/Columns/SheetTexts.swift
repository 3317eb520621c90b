import CopyModel

/// The cells of a sheet as texts, whatever they mean: what a reviewer sends back.
package enum SheetTexts {
  /// The rows of a sheet: of a workbook those of all its sheets, each with its headings.
  package static func rows(of bytes: [UInt8]) -> [[[String]]] {
    // A ZIP archive begins with its first entry's mark (APPNOTE 4.3.7).
    guard bytes.starts(with: [0x50, 0x4B, 3, 4]) else { return [rows(ofCSV: bytes)] }
    guard let workbook = try? Workbook(bytes) else { return [] }
    return workbook.sheets.map { sheet in sheet.rows.map(\.headings) }
  }

  /// The rows of a CSV file (RFC 4180), empty ones too. A row that is damaged ends what can be read.
  package static func rows(ofCSV bytes: [UInt8]) -> [[String]] {
    let text = bytes.span
    var rows: [[String]] = []
    var index = text.count > 2 && text[0] == 0xEF && text[1] == 0xBB && text[2] == 0xBF ? 3 : 0
    let delimiter = delimiter(of: text, from: index)
    while index < text.count {
      guard let row = try? DelimitedRow(at: index, in: text, delimiter: delimiter) else { break }
      rows.append(
        row.cells.map { WrittenText.decode(text.extracting($0.range), as: $0.notation) })
      // Every row takes some bytes; nothing is read twice.
      guard row.end > index else { break }
      index = row.end
    }
    return rows
  }

  /// Spreadsheets write semicolons in languages whose numbers have commas.
  private static func delimiter(of text: Span<UInt8>, from start: Int) -> UInt8 {
    var index = start
    while index < text.count, !text[index].isLineBreak {
      if [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")].contains(text[index]) {
        return text[index]
      }
      index += 1
    }
    return UInt8(ascii: ",")
  }
}
