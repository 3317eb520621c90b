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
      // Strings of one name, each pointing to the one before it. Names are told by their hashes first: there may
      // be millions.
      var last: [Int: Int32] = [:]
      var before = Array(repeating: Int32(-1), count: units.count)
      for index in units.indices where table.isWritten(index) {
        before[index] =
          last.updateValue(Int32(clamping: index), forKey: table.hashOfName(index)) ?? -1
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

extension UnitTable {
  /// A hash of what names a string in a language of a file: its key, its form and its table in the file. It differs
  /// from run to run, so that nobody can make up names of one hash.
  fileprivate func hashOfName(_ index: Int) -> Int {
    var hasher = Hasher()
    units.withKey(of: index) { hasher.combine(bytes: $0) }
    hasher.combine(units.variation(of: index))
    hasher.combine(units.table(of: index))
    return hasher.finalize()
  }

  /// Whether two units whose names have one hash are the same string of the same table in the same language.
  fileprivate func hasName(_ index: Int, of other: Int) -> Bool {
    guard units.locale(of: index) == units.locale(of: other) else { return false }
    let (unit, other) = (units[index], units[other])
    return unit.key == other.key && unit.variation == other.variation
      && unit.stored.file == other.stored.file
      && unit.table == other.table
  }
}

extension Hasher {
  /// Takes bytes in, eight at a time.
  fileprivate mutating func combine(bytes: Span<UInt8>) {
    combine(bytes.count)
    var eight: UInt64 = 0
    for index in bytes.indices {
      eight = eight << 8 | UInt64(bytes[index])
      if index & 7 == 7 { combine(eight) }
    }
    combine(eight)
  }
}

extension Message {
  fileprivate static func removeOne(_ key: String) -> Message {
    "“\(key)” stands here a second time. Keep one of the two."
  }
}
