import CopyModel

/// The pipe tables of a document whose headers name languages (GitHub Flavored Markdown, section 4.10).
struct MarkdownTables {
  private(set) var content = TableContent()
  /// The lines of those tables, in order: UTF-8 bytes.
  private(set) var extents: [Range<Int>] = []

  init(_ file: inout TableFile, _ context: ReadingContext) {
    let bytes = file.bytes
    let text = bytes.span
    var isCode = false
    var start = 0
    while start < text.count {
      let line = start..<file.lineEnd(from: start)
      start = text.lineStart(behind: line.upperBound)
      if Self.isFence(line, in: text) { isCode.toggle() }
      guard !isCode, let columns = Self.columns(line, below: start, file, context) else { continue }
      let ruling = start..<file.lineEnd(from: start)
      start = text.lineStart(behind: ruling.upperBound)
      var rows = TableRows(columns, format: TableFormat.document.name, context: context)
      var issues: [ReadIssue] = []
      while start < text.count {
        let row = start..<file.lineEnd(from: start)
        guard !Self.isFence(row, in: text) else { break }
        guard MarkdownRow.hasPipe(row, in: text) else {
          // Only a blank line or another block ends a table: between two rows, a line is damage. What
          // a merge left was blanked: seven spaces or more.
          let next = text.lineStart(behind: row.upperBound)
          guard next < text.count, row.count >= 7 || !file.text(row).trimmed.isEmpty,
            MarkdownRow.hasPipe(next..<file.lineEnd(from: next), in: text)
          else { break }
          start = next
          continue
        }
        start = text.lineStart(behind: row.upperBound)
        let cells = MarkdownRow.cells(row, in: text)
        if let issue = Self.issue(cells, columns.count, &file) {
          issues.append(issue)
        } else {
          rows.add(cells, in: &file)
        }
      }
      let table = rows.content(path: file.path)
      guard table.isTable else { continue }
      content.units.append(contentsOf: table.units)
      for entry in table.entries { content.entries.append(entry) }
      content.issues += issues
      extents.append(line.lowerBound..<start)
    }
  }

  /// The columns of the table whose header is `line`; nil when it is none, or tells no two languages.
  private static func columns(
    _ line: Range<Int>, below: Int, _ file: TableFile, _ context: ReadingContext
  ) -> TableColumns? {
    let text = file.bytes.span
    guard below < text.count, MarkdownRow.hasPipe(line, in: text) else { return nil }
    let ruling = below..<file.lineEnd(from: below)
    guard let count = MarkdownRow.delimiterCount(ruling, in: text) else { return nil }
    let cells = MarkdownRow.cells(line, in: text)
    guard cells.count == count else { return nil }
    return TableColumns(headings: cells.map(file.text), sourceLocale: context.sourceLocale)
  }

  /// A row with more cells than the header is one in which a pipe was not escaped. Its texts are out of place.
  private static func issue(
    _ cells: [TableCell], _ count: Int, _ file: inout TableFile
  ) -> ReadIssue? {
    guard cells.count > count, let end = cells.last?.range.upperBound,
      cells.dropFirst(count).contains(where: { !$0.range.isEmpty })
    else { return nil }
    return file.issue(
      .unreadableEntry, cells[count].range.lowerBound..<end,
      """
      The row has \(cells.count) cells, but its header has \(count). Write “\\|” for a pipe inside a cell.
      """)
  }

  private static func isFence(_ line: Range<Int>, in text: Span<UInt8>) -> Bool {
    var start = line.lowerBound
    while start < line.upperBound, text[start] == 0x20 || text[start] == 0x09 { start += 1 }
    return text.has("```", at: start) || text.has("~~~", at: start)
  }
}
