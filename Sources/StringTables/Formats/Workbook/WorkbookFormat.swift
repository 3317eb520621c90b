import CopyModel
import ZIPArchives

extension TableFormat {
  /// Excel's workbooks (ECMA-376) with languages over the columns of their sheets, or with keys and the texts of one
  /// language.
  ///
  /// A place is a cell: its row is the line, its column the column. The keys of a workbook with several such sheets
  /// begin with the name of theirs, as formulas write it: `Alerts!delete.title`.
  static let workbook = TableFormat(
    name: "xlsx", extensions: ["xlsx"], languages: .oneOrSeveral, isEveryday: true, isBinary: true
  ) { file, context in
    var reader = WorkbookReader(file: file, context: context)
    let content = reader.read()
    file = reader.file
    return content
  }
}

/// Makes units and entries of the sheets of a workbook.
private struct WorkbookReader {
  private(set) var file: TableFile
  private let context: ReadingContext
  private var content = TableContent()

  init(file: TableFile, context: ReadingContext) {
    self.file = file
    self.context = context
  }

  mutating func read() -> TableContent {
    do throws(ZIPError) {
      let workbook = try Workbook(file.bytes)
      if let damage = workbook.damage { report(damage) }
      let tables = workbook.sheets.compactMap { SheetTable($0, context) }
      if tables.isEmpty { content.isTable = false } else { read(tables) }
    } catch {
      report(words(for: error))
      content.isTable = false
    }
    return content
  }

  private mutating func read(_ tables: [SheetTable]) {
    var texts = CellTexts()
    let placed = tables.map { table in table.rows.map { row in table.place(row, in: &texts) } }
    file = TableFile(file, cells: texts)
    var isTable = false
    for (table, ranges) in zip(tables, placed) {
      var rows = TableRows(
        table.columns, format: TableFormat.workbook.name, context: context,
        sheet: tables.count > 1 ? table.name : nil)
      for row in ranges.dropFirst() { rows.add(table.cells(row), in: &file) }
      let own = rows.content(path: file.path)
      isTable = isTable || own.isTable
      content.units.append(contentsOf: own.units)
      for entry in own.entries { content.entries.append(entry) }
      if let headings = ranges.first {
        tell(of: table.columns, table.cells(headings), isTable: own.isTable)
      }
    }
    content.isTable = isTable
  }

  /// What the headings say of the language, and what is wrong with them.
  private mutating func tell(of columns: TableColumns, _ headings: [TableCell], isTable: Bool) {
    if let language = columns.language, let target = columns.targets.first {
      content.language = DeclaredLanguage(language, at: headings[target.column].range)
    }
    if isTable {
      for column in columns.doubles {
        content.issues.append(file.issue(ofDoubleColumn: headings[column].range))
      }
    } else if let target = columns.targets.first(where: { $0.language == .untold }) {
      content.issues.append(
        file.issue(
          ofMissingLanguage: headings[target.column].range, "a heading such as “ko”"))
    }
  }

  private mutating func report(_ message: String) {
    content.issues.append(
      ReadIssue(.unreadableEntry, file: file.path, start: .first, message: message))
  }

  private func words(for error: ZIPError) -> String {
    switch error {
    case .notArchive where file.bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0]), .encrypted:
      "The workbook has a password, or is of Excel’s old kind. Save it as .xlsx without a password."
    case .notArchive, .damagedDirectory:
      "This is no workbook: it is no ZIP archive, or it is cut off. Save it again in the program that made it."
    case .damaged(let part):
      "“\(part)” in the workbook is missing or damaged. Save it again in the program that made it."
    case .tooLarge: "Unpacked, the workbook would take more than 128 MB. Split it."
    }
  }
}
