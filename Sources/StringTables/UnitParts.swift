import CopyModel

/// What the units of a table are in alerts, each part kept once; most units are in none.
struct UnitParts: Sendable {
  private var parts = [UnitPart()]
  private var numbers: [UnitPart: UInt32] = [:]

  subscript(number: UInt32) -> UnitPart { parts[Int(number)] }

  /// The number that stands for a part.
  mutating func number(of part: UnitPart) -> UInt32 {
    if part == parts[0] { return 0 }
    if let number = numbers[part] { return number }
    let number = UInt32(parts.count)
    parts.append(part)
    numbers[part] = number
    return number
  }
}
