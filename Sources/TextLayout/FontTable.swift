/// Advances and kerning of one font in several weights: `Layout/inter.txt`, in 1/1000 em.
package struct FontTable: Sendable {
  /// The weights that the table has: 400 is regular, 600 semibold.
  static let weights = [400, 500, 600, 700]

  /// By scalar, the row of `advances` plus one; zero where the table has no figure.
  private(set) var rows: [UInt16] = []
  /// By row, then by weight.
  private(set) var advances: [[Int16]] = []
  /// By scalar, its number among those that are kerned on this side, from one on; zero for none.
  private(set) var lefts: [UInt8] = []
  private(set) var rights: [UInt8] = []
  /// By number on the left, then on the right, then by weight.
  private(set) var kerning: [[Int16]] = []
  private(set) var rightCount = 0

  /// The number of the weight that is nearest to one between 1 and 1000, the lighter of two.
  static func number(ofWeight weight: Int) -> Int {
    var nearest = 0
    for number in weights.indices
    where abs(weights[number] - weight) < abs(weights[nearest] - weight) {
      nearest = number
    }
    return nearest
  }

  /// What is added between two characters: by number on the left, then on the right, from zero on, so
  /// that there are one more of each than are kerned.
  func kerningPairs(weight: Int) -> [Int16] {
    var pairs: [Int16] = Array(repeating: 0, count: rightCount + 1)
    pairs.reserveCapacity((kerning.count + 1) * (rightCount + 1))
    for row in kerning {
      pairs.append(0)
      for column in 0..<rightCount {
        let index = column * Self.weights.count + weight
        pairs.append(index < row.count ? row[index] : 0)
      }
    }
    return pairs
  }

  mutating func addAdvances(_ values: [Int16], of scalars: [UInt32]) {
    advances.append(values)
    for scalar in scalars {
      Self.set(&rows, scalar, UInt16(advances.count))
    }
  }

  /// Begins a row of the kerning table. Its pairs are added next.
  mutating func addLefts(_ scalars: [UInt32]) {
    kerning.append([])
    for scalar in scalars { Self.set(&lefts, scalar, UInt8(clamping: kerning.count)) }
  }

  /// Adds pairs to the row that was begun last.
  mutating func addKerning(_ values: [Int16], to scalars: [UInt32]) {
    guard !kerning.isEmpty else { return }
    for scalar in scalars {
      if scalar >= rights.count || rights[Int(scalar)] == 0 {
        rightCount += 1
        Self.set(&rights, scalar, UInt8(clamping: rightCount))
      }
      let start = (Int(rights[Int(scalar)]) - 1) * values.count
      let row = kerning.count - 1
      let missing = start + values.count - kerning[row].count
      if missing > 0 { kerning[row].append(contentsOf: repeatElement(0, count: missing)) }
      for (offset, value) in values.enumerated() { kerning[row][start + offset] = value }
    }
  }

  private static func set<Number: FixedWidthInteger>(
    _ numbers: inout [Number], _ scalar: UInt32, _ number: Number
  ) {
    let missing = Int(scalar) + 1 - numbers.count
    if missing > 0 { numbers.append(contentsOf: repeatElement(0, count: missing)) }
    numbers[Int(scalar)] = number
  }
}
