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
      struct Name: Hashable {
        var file: String
        var table: String?
        var key: String
        var variation: String?
        var locale: LocaleTag
      }
      var seen: [Name: String?] = [:]
      for unit in table.written {
        let name = Name(
          file: unit.stored.file, table: unit.table, key: unit.key, variation: unit.variation,
          locale: unit.locale)
        let text = unit.target ?? unit.source
        if let first = seen[name] {
          findings.flag(unit, .removeOne(unit.key), confidence: first == text ? 0.7 : 1)
        } else {
          seen[name] = .some(text)
        }
      }
    }
  )
}

extension Message {
  fileprivate static func removeOne(_ key: String) -> Message {
    "“\(key)” stands here a second time. Keep one of the two."
  }
}
