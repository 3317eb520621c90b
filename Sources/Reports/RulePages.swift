import CopyModel
import JSONText
package import RuleKit

/// The catalogue of rules as people and programs read it.
package enum RulePages {
  /// One line a rule, under its category.
  package static func list(_ rules: [Rule]) -> String {
    var lines: [String] = []
    let width = rules.map(\.id.count).max() ?? 0
    for category in Finding.Category.allCases {
      let own = rules.filter { $0.category == category }
      if own.isEmpty { continue }
      lines.append(category.rawValue)
      for rule in own {
        let name = rule.id + String(repeating: " ", count: width - rule.id.count)
        let own = rule.level(in: GuidelineEdition.usual).rawValue
        let level = own + String(repeating: " ", count: 7 - own.count)
        let needs = rule.needs.filter(\.isInManifest).map(\.rawValue)
        var notes = needs.isEmpty ? [] : ["needs \(needs.joined(separator: ", "))"]
        if own != rule.level.rawValue, let edition = rule.editionsAtLevel.first {
          notes.append("\(rule.level.rawValue) under \(edition.rawValue)")
        }
        let note = notes.isEmpty ? "" : " (\(notes.joined(separator: "; ")))"
        lines.append("  \(name)  \(level)  \(rule.summary)\(note)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One rule explained.
  package static func page(_ rule: Rule) -> String {
    var lines = [
      "\(rule.id) (\(rule.category.rawValue), \(rule.level.rawValue))", rule.summary, "",
    ]
    lines += [rule.rationale, "", "Source: \(rule.source.text)"]
    if let fix = rule.fixSafety {
      lines.append(
        "Fix: \(fix.rawValue), taken by “copydesk fix\(fix == .safe ? "" : " --unsafe")”")
    }
    if !rule.needs.isEmpty {
      let needs = rule.needs.map(\.rawValue).joined(separator: " and ")
      let manifest = rule.needs.contains(where: \.isInManifest)
      lines.append(
        "Needs: the \(manifest ? "alert's \(needs), from the manifest" : "string's \(needs)")")
    }
    for edition in GuidelineEdition.allCases where rule.level(in: edition) != rule.level {
      lines.append("Under \(edition.rawValue): \(rule.level(in: edition).rawValue)")
    }
    for (title, isFlagged) in [("Flagged", true), ("Fine", false)] {
      let examples = rule.examples.filter { $0.isFlagged == isFlagged }
      if examples.isEmpty { continue }
      lines += ["", title + ":"]
      lines += examples.map { "  \($0.description.replacing("\n", with: "↵"))" }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The array of the contract.
  package static func json(_ rules: [Rule]) -> [UInt8] {
    var json = JSONWriter(indent: 2)
    json.array(rules) { json, rule in
      json.object { json in
        for (name, value) in [
          ("id", rule.id), ("category", rule.category.rawValue), ("severity", rule.level.rawValue),
          ("summary", rule.summary), ("rationale", rule.rationale), ("source", rule.source.text),
        ] {
          json.member(name, value)
        }
        json.member("fix", rule.fixSafety?.rawValue)
        json.name("needs")
        json.array(rule.needs) { $0.string($1.rawValue) }
        json.name("examples")
        json.array(rule.examples) { json, example in
          json.object { json in
            json.member("locale", example.locale.identifier)
            json.name("flagged")
            json.bool(example.isFlagged)
            json.name("strings")
            json.array(example.strings) { $0.string($1) }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension Rule {
  /// The editions under which it is as bad as it says, the newest first.
  fileprivate var editionsAtLevel: [GuidelineEdition] {
    GuidelineEdition.allCases.filter { level(in: $0) == level }.reversed()
  }
}
