import CopyModel
import RuleKit

extension TextPair {
  /// The numbers of either side that say one length, weight or time in other units.
  var conversions: Set<String> {
    guard !isTooLong else { return [] }
    let own = source.measuredValues.filter { !$0.isPlaceholder }
    guard !own.isEmpty else { return [] }
    let theirs = target.measuredValues
    var found: Set<String> = []
    // What stands in both as it is explains nothing else.
    for measured in own where !theirs.contains(where: measured.isSame) {
      for other in theirs
      where other.unit != measured.unit && other.unit.kind == measured.unit.kind
        && !own.contains(where: other.isSame)
      {
        guard measured.isNear(other) else { continue }
        found.insert(measured.value)
        found.insert(other.value)
      }
    }
    return found
  }
}

extension MeasuredValue {
  /// Whether it is the same number of the same unit.
  fileprivate func isSame(as other: MeasuredValue) -> Bool {
    value == other.value && unit == other.unit
  }

  /// Whether it is as much as another in a unit of the same kind, as people round it.
  fileprivate func isNear(_ other: MeasuredValue) -> Bool {
    if let months, let others = other.months { return months == others }
    if let a = degrees, let b = other.degrees { return abs(a - b) <= 1 }
    guard let a = amount, let b = other.amount else { return false }
    return abs(a - b) <= 0.12 * a
  }

  /// How many months it is; those of a year are all of one length.
  private var months: Double? {
    switch unit {
    case .month: Double(value)
    case .year: Double(value).map { $0 * 12 }
    default: nil
    }
  }

  /// How much it is, in the smallest unit of its kind.
  private var amount: Double? {
    unit.size.flatMap { size in Double(value).map { $0 * size } }
  }

  /// A temperature in degrees Celsius.
  private var degrees: Double? {
    guard let value = Double(value) else { return nil }
    return switch unit {
    case .celsius: value
    case .fahrenheit: (value - 32) * 5 / 9
    default: nil
    }
  }
}
