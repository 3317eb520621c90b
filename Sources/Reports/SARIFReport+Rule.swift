import CopyModel
import JSONText
import RuleKit

extension SARIF {
  /// A rule as code scanning shows it beside its results. GitHub wants `help`, sorts by `precision` and
  /// `problem.severity`, and filters by `tags`.
  static func rule(_ rule: Rule, _ json: inout JSONWriter) {
    json.object { json in
      json.member("id", rule.id)
      message(rule.summary, "shortDescription", &json)
      message(rule.rationale, "fullDescription", &json)
      message(RulePages.page(rule), "help", markdown: RulePages.markdown(page: rule), &json)
      json.name("defaultConfiguration")
      json.object { json in
        json.name("enabled")
        json.bool(rule.level != .off)
        json.member("level", rule.level.severity?.rawValue ?? "none")
      }
      json.name("properties")
      json.object { json in
        for (name, value) in [
          ("category", rule.category.rawValue), ("precision", rule.level.precision),
          ("problem.severity", rule.level.problem),
        ] {
          json.member(name, value)
        }
        json.name("tags")
        json.array([rule.category.rawValue]) { $0.string($1) }
      }
    }
  }
}

extension Level {
  /// How sure the findings are that have this level: an error is almost certainly wrong.
  fileprivate var precision: String {
    switch self {
    case .error: "very-high"
    case .warning: "high"
    case .note, .off: "medium"
    }
  }

  fileprivate var problem: String {
    switch self {
    case .error, .warning: rawValue
    case .note, .off: "recommendation"
    }
  }
}
