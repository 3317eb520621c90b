import CopyModel

/// A sheet with headings over the columns of its texts.
struct SheetTable {
  let name: String
  let columns: TableColumns
  /// The row of the headings, and those below it.
  let rows: ArraySlice<SheetRow>

  /// In so many rows the headings are looked for; above them a title may stand.
  private static let mostRows = 5

  /// Nil when no row near the top tells two languages, nor the first a key and a text.
  init?(_ sheet: Workbook.Sheet, _ context: ReadingContext) {
    let top = sheet.rows.indices.prefix(Self.mostRows)
    func columns(at row: Int, isOfOneLanguage: Bool) -> TableColumns? {
      TableColumns(
        headings: sheet.rows[row].headings, sourceLocale: context.sourceLocale,
        isOfOneLanguage: isOfOneLanguage)
    }
    let found =
      top.lazy.compactMap { row in columns(at: row, isOfOneLanguage: false).map { (row, $0) } }
      .first
      ?? top.first.flatMap { row in columns(at: row, isOfOneLanguage: true).map { (row, $0) } }
    guard let (row, found) = found else { return nil }
    var columns = found
    // Games leave the heading of their keys empty.
    if sheet.rows[row].first == nil, row + 1 < sheet.rows.count,
      let key = sheet.rows[row + 1].first, !KeyText.isText(key)
    {
      columns.takeUnnamedKey()
    }
    (name, self.columns, rows) = (sheet.name, columns, sheet.rows[row...])
  }

  /// Puts the texts of a row under the headings among others, and tells where each column has its own. Of a table in one
  /// language, the cell for a text has a place without one too.
  func place(_ row: SheetRow, in texts: inout CellTexts) -> [(column: Int, range: Range<Int>)] {
    var cells = row.cells.filter { $0.column < columns.count }
    if columns.source == nil, let target = columns.targets.first?.column,
      !cells.contains(where: { $0.column == target })
    {
      cells.append((target, ""))
    }
    return cells.map { cell in
      (cell.column, texts.add(cell.text, at: Place(line: row.number, column: cell.column + 1)))
    }
  }

  /// The cells of a row. Where nothing stands, a cell is empty.
  func cells(_ row: [(column: Int, range: Range<Int>)]) -> [TableCell] {
    var cells = [TableCell](
      repeating: TableCell(range: 0..<0, notation: .plain), count: columns.count)
    for (column, range) in row { cells[column].range = range }
    return cells
  }
}
