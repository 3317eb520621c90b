import CopyModel

extension TableFormat {
  /// A delimited table (RFC 4180 and what spreadsheets make of it) with languages over its columns, or with keys and the
  /// texts of one language: `.csv`, `.tsv`.
  static let csv = TableFormat(
    name: "csv", extensions: ["csv", "tsv", "tab"], languages: .oneOrSeveral, isEveryday: true
  ) { file, context in
    let header =
      DelimitedHeader(
        in: file.bytes.span, fileExtension: file.path.fileExtension.lowercased(),
        sourceLocale: context.sourceLocale)
      ?? DelimitedHeader(headless: file.bytes.span, path: file.path)
    guard let header else {
      var content = TableContent()
      content.isTable = false
      return content
    }
    var reader = DelimitedReader(file: file, header: header, context: context)
    let content = reader.read()
    file = reader.file
    return content
  }
}

/// Reads the rows of a delimited table. A damaged row becomes an issue; reading goes on at the next one.
private struct DelimitedReader {
  private(set) var file: TableFile
  private let header: DelimitedHeader
  private var rows: TableRows
  private var issues: [ReadIssue] = []
  /// Where the next row starts.
  private var offset: Int
  /// Whether the lines may be the rest of a cell whose quote never closes: only a row as long as the others counts as one.
  private var isRecovering = false
  /// How many cells the last row had: many tables leave out those at the end.
  private var usualCount: Int?
  /// How many bytes of rows that were given up may still be looked at again; then quotes end with their lines.
  private var patience: Int

  init(file: TableFile, header: DelimitedHeader, context: ReadingContext) {
    self.file = file
    self.header = header
    rows = TableRows(header.columns, format: TableFormat.csv.name, context: context)
    offset = header.end
    patience = file.bytes.count * 4
  }

  mutating func read() -> TableContent {
    let bytes = file.bytes
    while offset < bytes.count { readRow(bytes.span) }
    var content = rows.content(path: file.path)
    if content.isTable {
      content.issues = header.doubles.map { file.issue(ofDoubleColumn: $0) }
      content.issues += issues
    } else if header.columns.targets.contains(where: { $0.language == .untold }) {
      content.issues = [
        file.issue(ofMissingLanguage: 0..<header.end, "a heading such as “ko”")
      ]
    }
    content.language = header.language
    return content
  }

  private mutating func readRow(_ text: Span<UInt8>) {
    let start = offset
    offset = text.lineStart(behind: start)
    do throws(DelimitedRow.Damage) {
      let row = try DelimitedRow(
        at: start, in: text, delimiter: header.delimiter, spansLines: patience > 0)
      take(row, startingAt: start)
    } catch {
      report(error)
    }
  }

  private mutating func take(_ row: DelimitedRow, startingAt start: Int) {
    let cells = header.isPadded ? row.cells.map(unpadded) : row.cells
    let count = header.columns.count
    if isRecovering {
      let isWhole = cells.count == count || cells.count == usualCount
      let isRow = isWhole && !cells.contains(where: isProse)
      guard isRow || cells.count > count && hasIdentifier(cells) else {
        patience -= row.end - offset
        return
      }
      isRecovering = false
    }
    let surplus = cells.dropFirst(count)
    guard surplus.allSatisfy({ file.text($0).trimmed.isEmpty }) else {
      let extent =
        (surplus.first?.range.lowerBound ?? start)..<(cells.last?.range.upperBound ?? start)
      report(
        .unreadableEntry, extent,
        """
        The row has \(cells.count) cells, but its header has \(count). \
        Put a cell with \(Self.name(of: header.delimiter)) inside between quotes.
        """)
      // The cells may have run over lines of rows below, so those are looked at again.
      isRecovering = row.end > offset
      patience -= row.end - start
      return
    }
    rows.add(cells, in: &file)
    if cells.count > 1 { usualCount = cells.count }
    offset = row.end
  }

  private mutating func report(_ damage: DelimitedRow.Damage) {
    patience -= damage.reach - offset
    switch damage.kind {
    case .openQuote:
      // The end of a cell that was given up opens a quote of its own; it is the first thing in its line.
      guard !isRecovering || damage.cellsBefore > 0 else { return }
      isRecovering = true
      report(
        .unreadableEntry, damage.range,
        """
        The quote that opens here does not close before the next cell. Close it, and write a quote inside \
        a cell twice.
        """)
    case .textBehindQuote:
      guard !isRecovering || damage.cellsBefore > 0 else { return }
      let bytes = file.bytes
      offset = bytes.span.lineStart(behind: damage.reach)
      // An odd quote behind it opens again, and the cell may run on over the lines below.
      isRecovering = !areQuotesEven(in: damage.range.lowerBound..<offset)
      report(
        .unreadableEntry, damage.range,
        "Text stands behind the quote that closes the cell. Write a quote inside a cell twice.")
    }
  }

  private mutating func report(_ kind: ReadIssue.Kind, _ range: Range<Int>, _ message: String) {
    let issue = file.issue(kind, range, message)
    // What was given up is looked at again.
    if issues.last != issue { issues.append(issue) }
  }

  /// Whether a cell looks like a piece of a sentence with a comma, or like the end of a quoted cell.
  private func isProse(_ cell: TableCell) -> Bool {
    guard cell.notation == .plain, !cell.range.isEmpty else { return false }
    return file.bytes[cell.range.lowerBound] == 0x20 || !areQuotesEven(in: cell.range)
  }

  /// Whether the row starts with a name that no sentence has: `alert.title`.
  private func hasIdentifier(_ cells: [TableCell]) -> Bool {
    guard let key = header.columns.key, key < cells.count else { return false }
    let text = file.text(cells[key])
    return !KeyText.isText(text) && text.contains { "._-:".contains($0) }
  }

  private func areQuotesEven(in range: Range<Int>) -> Bool {
    file.bytes[range].count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2)
  }

  /// A cell without the spaces that set it off.
  private func unpadded(_ cell: TableCell) -> TableCell {
    guard cell.notation == .plain else { return cell }
    let text = file.bytes.span
    var (start, end) = (cell.range.lowerBound, cell.range.upperBound)
    while start < end, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    while end > start, text[end - 1] == 0x20 || text[end - 1] == 0x09 { end -= 1 }
    return TableCell(range: start..<end, notation: .plain)
  }

  private static func name(of delimiter: UInt8) -> String {
    delimiter == UInt8(ascii: "\t") ? "a tab" : "“\(Character(Unicode.Scalar(delimiter)))”"
  }
}
