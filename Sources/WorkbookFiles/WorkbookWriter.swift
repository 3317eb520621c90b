import CXLSX

/// Writes an Excel workbook sheet by sheet, cell by cell. Texts are written as texts, whatever they begin with.
@safe package struct WorkbookWriter: ~Copyable {
  /// How a cell looks.
  package enum Style: Sendable {
    case plain, heading, wrapped
  }

  private let book: OpaquePointer
  private var row: Int32 = -1

  /// Begins a workbook at a path, where it is written when it ends. Nil where there is no memory for it.
  package init?(path: String) {
    guard let book = unsafe cxlsx_begin(path) else { return nil }
    unsafe self.book = book
  }

  /// Begins a sheet; false where Excel takes no such name.
  package mutating func beginSheet(_ name: String, widths: [Double]) -> Bool {
    guard unsafe cxlsx_sheet(book, name) != 0 else { return false }
    row = -1
    for (column, width) in widths.enumerated() { unsafe cxlsx_column(book, Int32(column), width) }
    return true
  }

  /// Begins the next row.
  package mutating func beginRow() { row += 1 }

  /// Writes a text of any length; Excel has room for 32,767 UTF-16 units, and none for a zero byte.
  package mutating func write(_ text: String, in column: Int, _ style: Style = .plain) {
    var text = text.utf8.contains(0) ? text.replacing("\0", with: "\u{FFFD}") : text
    if text.utf16.count > Self.mostUnits {
      text = String(decoding: text.utf16.prefix(Self.mostUnits - 1), as: UTF16.self) + "…"
    }
    let look =
      switch style {
      case .plain: CXLSX_PLAIN
      case .heading: CXLSX_HEADING
      case .wrapped: CXLSX_WRAPPED
      }
    _ = unsafe cxlsx_text(book, row, Int32(column), text, look)
  }

  /// Writes a number.
  package mutating func write(_ number: Double, in column: Int) {
    unsafe cxlsx_number(book, row, Int32(column), number)
  }

  /// Ends a list with headings: they stay in sight and filter. The cells of a column below them take one of some words.
  package mutating func endList(columns: Int, choices: (column: Int, words: [String])) {
    let last = max(1, row)
    _ = unsafe cxlsx_choices(
      book, Int32(choices.column), 1, last, choices.words.joined(separator: ","))
    unsafe cxlsx_finish_sheet(book, last, Int32(columns - 1))
  }

  /// Writes the file. Whether that went well.
  package consuming func end() -> Bool { unsafe cxlsx_end(book) == 0 }

  private static let mostUnits = 32_767
}
