import CopyModel

/// A cell of a table: where it stands, and how it is written.
struct TableCell: Equatable {
  var range: Range<Int>
  var notation: StoredText.Notation
}

extension TableFile {
  /// The decoded text of a cell.
  func text(_ cell: TableCell) -> String {
    WrittenText.decode(bytes.span.extracting(cell.range), as: cell.notation)
  }

  mutating func stored(_ cell: TableCell) -> StoredText { stored(cell.range, as: cell.notation) }
}
