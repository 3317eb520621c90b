import CopyModel
import RuleKit

extension Rule {
  static let duplicateKey = Rule(
    "duplicate-key", .table, .warning,
    summary: "A key stands once in its table.",
    rationale: """
      Only one of the entries is shown, mostly the last. Whoever mends the other wonders why nothing
      changes.
      """,
    source: .practice("keys are unique"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"a\" = \"⟦Add⟧\";\n")),
      .files(("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"b\" = \"Add\";\n")),
    ],
    check: .table { table, findings in
      let units = table.units
      // Units of one key, each pointing to the one before it: one look-up a unit, however many languages.
      // Keys are told by their hashes first: there may be millions.
      var last: [Int: Int32] = [:]
      var before = Array(repeating: Int32(-1), count: units.count)
      for index in units.indices where table.isWritten(index) {
        let hash = units.withKey(of: index) { $0.seededHash }
        before[index] = last.updateValue(Int32(clamping: index), forKey: hash) ?? -1
        var other = Int(before[index])
        while other >= 0, !table.hasName(index, of: other) { other = Int(before[other]) }
        guard other >= 0 else { continue }
        let isSame =
          units[other].target == units[index].target && units[other].source == units[index].source
        findings.flag(
          units[index], .removeOne(units[index].key), confidence: isSame ? 0.7 : 1)
      }
    }
  )
}

extension Span<UInt8> {
  /// A hash that differs from run to run, so that nobody can make up keys of one hash.
  fileprivate var seededHash: Int {
    var hasher = Hasher()
    hasher.combine(count)
    var eight: UInt64 = 0
    for index in indices {
      eight = eight << 8 | UInt64(self[index])
      if index & 7 == 7 { hasher.combine(eight) }
    }
    hasher.combine(eight)
    return hasher.finalize()
  }
}

extension UnitTable {
  /// Whether two units whose keys have one hash are the same string of the same table in the same language.
  fileprivate func hasName(_ index: Int, of other: Int) -> Bool {
    guard units.locale(of: index) == units.locale(of: other) else { return false }
    let (unit, other) = (units[index], units[other])
    return unit.key == other.key && unit.variation == other.variation
      && unit.stored.file == other.stored.file
      && unit.table == other.table
  }
}

extension Message {
  fileprivate static func removeOne(_ key: String) -> Message {
    "“\(key)” stands here a second time. Keep one of the two."
  }
}
