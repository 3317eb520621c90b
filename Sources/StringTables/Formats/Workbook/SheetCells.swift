import CopyModel
import XMLEvents

/// A row of a sheet with its cells that have a text, by their columns from 0.
struct SheetRow {
  /// From 1.
  let number: Int
  fileprivate(set) var cells: [(column: Int, text: String)]

  /// The text in the first column; nil where nothing stands.
  var first: String? { cells.first { $0.column == 0 }?.text }

  /// The texts of all columns up to the last that has one; empty where nothing stands.
  var headings: [String] {
    let own = cells.filter { $0.column < Self.mostHeadings }
    var headings = [String](repeating: "", count: (own.map(\.column).max() ?? -1) + 1)
    for cell in own { headings[cell.column] = cell.text }
    return headings
  }

  /// No table has more languages.
  private static let mostHeadings = 256
}

/// Collects the cells of a sheet while its elements pass by (ECMA-376, part 1, section 18.3.1.4).
struct SheetCells {
  private(set) var rows: [SheetRow] = []
  /// How many bytes of text there is room for; nil when there was too little: many cells may name one long text.
  private(set) var room: Int?
  private let bytes: [UInt8]
  private let shared: [String]
  private var inline = RichText(in: "is")
  /// The cell that is open: its column, its kind, and what stands in it.
  private var open: (column: Int, kind: String, text: String?)?
  private var value: Int?
  /// The row that is open, and the column behind its last cell.
  private var (row, next) = (0, 0)

  /// A sheet has no more rows and columns (“Excel specifications and limits”).
  private static let (mostRows, mostColumns) = (1_048_576, 16_384)

  init(_ bytes: [UInt8], _ shared: [String], room: Int) {
    self.bytes = bytes
    self.shared = shared
    self.room = room
  }

  mutating func take(_ event: XMLEvent) {
    let bytes = bytes
    if let text = inline.take(event, in: bytes.span) { open?.text = text }
    switch event {
    case .start("row", let attributes, _, _):
      row = min(max(attributes["r"].flatMap { Int($0) } ?? row + 1, 1), Self.mostRows)
      next = 0
    case .start("c", let attributes, _, _):
      open = (attributes["r"].flatMap(Self.column) ?? next, attributes["t"] ?? "n", nil)
    case .start("v", _, _, let offset): value = offset
    case .end("v", let offset):
      if let value { open?.text = RichText.text(value..<max(value, offset), in: bytes.span) }
      value = nil
    case .end("c", _): close()
    default: break
    }
  }

  private mutating func close() {
    guard let cell = open else { return }
    open = nil
    next = cell.column + 1
    guard cell.column < Self.mostColumns, let left = room,
      let text = Self.text(cell.text, of: cell.kind, shared), !text.isEmpty
    else { return }
    room = left >= text.utf8.count ? left - text.utf8.count : nil
    guard room != nil else { return }
    if rows.last?.number != row { rows.append(SheetRow(number: row, cells: [])) }
    rows[rows.count - 1].cells.append((cell.column, text))
  }

  private static func text(_ value: String?, of kind: String, _ shared: [String]) -> String? {
    switch kind {
    case "s": value.flatMap { Int($0) }.flatMap { shared.indices.contains($0) ? shared[$0] : nil }
    // A formula that failed, and a switch.
    case "e", "b": nil
    default: value
    }
  }

  /// The column of a cell, from 0: 27 of `AB12`.
  private static func column(_ reference: String) -> Int? {
    let letters = reference.utf8.prefix { $0.isASCIICapital }
    guard (1...3).contains(letters.count) else { return nil }
    return letters.reduce(0) { $0 * 26 + Int($1 - UInt8(ascii: "A")) + 1 } - 1
  }
}
