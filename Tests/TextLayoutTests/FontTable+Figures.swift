@testable import TextLayout

extension FontTable {
  /// The advance of one character; nil where the table has no figure.
  func advance(of scalar: UInt32, weight: Int) -> Int? {
    guard scalar < rows.count, rows[Int(scalar)] > 0 else { return nil }
    return Int(advances[Int(rows[Int(scalar)]) - 1][weight])
  }

  /// What is added between two characters.
  func kerning(_ left: UInt32, _ right: UInt32, weight: Int) -> Int {
    guard left < lefts.count, right < rights.count else { return 0 }
    let (row, column) = (Int(lefts[Int(left)]), Int(rights[Int(right)]))
    guard row > 0, column > 0 else { return 0 }
    return Int(kerningPairs(weight: weight)[row * (rightCount + 1) + column])
  }
}
