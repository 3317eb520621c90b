import CopyModel
package import RuleKit

extension RulePages {
  /// The whole catalogue as one Markdown document: a part for each category, a section for each rule.
  package static func markdown(_ rules: [Rule]) -> String {
    var lines = [
      "# Rules", "",
      "Written by `copydesk rules --format markdown`. ⟦…⟧ brackets what is flagged; an example without",
      "brackets is fine. The severity is the highest that a rule gives: where it is less sure, its finding",
      "is milder.",
    ]
    for category in Finding.Category.allCases {
      let own = rules.filter { $0.category == category }
      if own.isEmpty { continue }
      lines += ["", "## \(category.rawValue)"]
      for rule in own { lines += section(of: rule) }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One rule explained in Markdown, without its name.
  static func markdown(page rule: Rule) -> String {
    body(of: rule).joined(separator: "\n") + "\n"
  }

  private static func section(of rule: Rule) -> [String] {
    ["", "### \(rule.id)", ""] + body(of: rule)
  }

  private static func body(of rule: Rule) -> [String] {
    var lines = ["**\(rule.level.rawValue)** · \(rule.summary)"]
    lines += ["", rule.rationale, "", "Source: \(rule.source.text)"]
    if let fix = rule.fixSafety { lines += ["", "Fix: \(fix.rawValue)"] }
    let levels = GuidelineEdition.allCases.filter { rule.level(in: $0) != rule.level }
      .map { "\(rule.level(in: $0).rawValue) under \($0.rawValue)" }
    if !levels.isEmpty { lines += ["", "Editions: \(levels.joined(separator: ", "))"] }
    let needs = rule.needs.map { $0.rawValue + ($0.isInManifest ? " (manifest)" : "") }
    if !needs.isEmpty { lines += ["", "Needs: \(needs.joined(separator: ", "))"] }
    if !rule.examples.isEmpty {
      lines += ["", "```text"]
      lines += rule.examples.map { $0.description.replacing("\n", with: "↵") }
      lines.append("```")
    }
    return lines
  }
}
