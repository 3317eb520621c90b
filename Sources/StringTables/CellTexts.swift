import CopyModel

/// The texts of cells, each on lines of its own, as the bytes of a file that is no text itself.
package struct CellTexts: Sendable {
  private(set) var bytes: [UInt8] = []
  /// Where each begins, and the cell that it stands in.
  private var starts: [(offset: Int, cell: Place)] = []

  /// Adds the text of a cell; its place is the number of its row and of its column, from 1.
  mutating func add(_ text: String, at cell: Place) -> Range<Int> {
    let start = bytes.count
    starts.append((start, cell))
    bytes += text.utf8
    bytes.append(0x0A)
    return start..<bytes.count - 1
  }

  /// The cell whose text holds a byte.
  func cell(of offset: Int) -> Place {
    let position = starts.firstPosition { $0.offset > offset }
    return position > 0 ? starts[position - 1].cell : .first
  }
}
