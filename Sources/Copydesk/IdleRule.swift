import CopyModel
import RuleKit

/// A rule that a run was asked for and of which it can tell nothing.
package struct IdleRule: Equatable, Sendable {
  package let id: String
  /// What it waits for.
  package let reason: String
}

extension Copydesk {
  /// The rules that `only` names and that wait for what a check is not given, in the order of their names.
  package var idleRules: [IdleRule] {
    let isOfCode = Set(RuleCatalogue.rules.filter { $0.needs.contains(.code) }.map(\.id))
    return idle { id in
      switch id {
      case "stale-translation" where options.earlier.isEmpty:
        "compares with earlier tables; name them with --since"
      case "missing-term" where options.terms.isEmpty, "forbidden-term" where options.terms.isEmpty:
        "holds texts to a glossary; name it in .copydesk.yml"
      case "unknown-manifest-key" where options.manifest.entries.isEmpty:
        "looks at the manifest of alerts; name it in .copydesk.yml"
      case _ where isOfCode.contains(id) && !options.readsCode:
        "reads the code; leave --no-code out"
      default: nil
      }
    }
  }

  /// The rules that `only` names and that look at more than a pair, in the order of their names.
  package var idleRulesOfPairs: [IdleRule] {
    let rules = rules.apple
    let numbers = rules.lonePairs.map(\.number) + rules.loneTexts.map(\.number)
    let ids = Set(numbers.map { rules.selected[$0].rule.id })
    let more = "looks at more than a pair; “copydesk check” runs it"
    return idle { id in
      switch id {
      case "stale-translation": more
      case _ where !ids.contains(id): more
      default: nil
      }
    }
  }

  /// How many rules run on some table.
  package var runningRules: Int { rules.running.count }

  private func idle(_ reason: (String) -> String?) -> [IdleRule] {
    options.only.sorted().compactMap { id in reason(id).map { IdleRule(id: id, reason: $0) } }
  }
}
