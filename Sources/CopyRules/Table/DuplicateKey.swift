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
      var last: [String: Int] = [:]
      var before = Array(repeating: -1, count: units.count)
      last.reserveCapacity(units.count)
      for index in units.indices where table.isWritten(index) {
        var other = last.updateValue(index, forKey: units[index].key) ?? -1
        before[index] = other
        while other >= 0, !units[index].hasName(of: units[other]) { other = before[other] }
        guard other >= 0 else { continue }
        let isSame =
          units[other].target == units[index].target && units[other].source == units[index].source
        findings.flag(
          units[index], .removeOne(units[index].key), confidence: isSame ? 0.7 : 1)
      }
    }
  )
}

extension TextUnit {
  /// Whether two units with one key are the same string of the same table in the same language.
  fileprivate func hasName(of other: TextUnit) -> Bool {
    locale == other.locale && variation == other.variation && stored.file == other.stored.file
      && table == other.table
  }
}

extension Message {
  fileprivate static func removeOne(_ key: String) -> Message {
    "“\(key)” stands here a second time. Keep one of the two."
  }
}
