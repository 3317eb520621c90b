import AlertRules
import CopyModel
import CopyRules
import DriftRules
package import RuleKit

/// All rules there are.
package enum RuleCatalogue {
  /// In the order of categories and of each module's list.
  package static let rules: [Rule] = {
    let all = AlertRules.rules + CopyRules.rules + DriftRules.rules
    return Finding.Category.allCases.flatMap { category in all.filter { $0.category == category } }
  }()
}

/// The rules of one run, each with its level, sorted by what they look at.
struct RuleSelection: Sendable {
  /// A rule and its severity in this run. A class because every finding points to it; it is constant.
  final class Selected: Sendable {
    let rule: Rule
    let severity: Severity

    init(rule: Rule, severity: Severity) {
      self.rule = rule
      self.severity = severity
    }
  }

  /// One way in which a rule looks at copy.
  struct Chosen<Subject>: Sendable {
    let selected: Selected
    /// The roles that a text must have one of; any when empty.
    var roles: [Role] = []
    let check: @Sendable (Subject, inout Findings) -> Void
  }

  private(set) var texts: [Chosen<AnalyzedText>] = []
  private(set) var pairs: [Chosen<TextPair>] = []
  private(set) var alerts: [Chosen<AnalyzedAlert>] = []
  private(set) var tables: [Chosen<UnitTable>] = []
  /// At the sources of units that have no translation.
  private(set) var missing: [Chosen<AnalyzedText>] = []
  private(set) var readers: [ReadIssue.Kind: Selected] = [:]

  /// Chooses rules by name, or all but those that are off.
  init(_ options: Options, from rules: [Rule] = RuleCatalogue.rules) throws(CopydeskError) {
    let names = rules.map(\.id)
    for name in options.only.union(options.skip).sorted() where !names.contains(name) {
      throw CopydeskError.unknownRule(name, nearest: Self.nearest(to: name, in: names))
    }
    for rule in rules {
      guard options.only.isEmpty || options.only.contains(rule.id), !options.skip.contains(rule.id)
      else { continue }
      var severity = rule.level(in: options.guideline).severity
      // Asked for by name, a rule that is off speaks softly.
      if severity == nil, options.only.contains(rule.id) { severity = .note }
      guard let severity else { continue }
      add(rule.check, of: Selected(rule: rule, severity: severity))
    }
  }

  private mutating func add(_ check: Check, of selected: Selected) {
    switch check {
    case .all(let checks): for check in checks { add(check, of: selected) }
    case .text(let roles, let check):
      texts.append(Chosen(selected: selected, roles: roles, check: check))
    case .pair(let check): pairs.append(Chosen(selected: selected, check: check))
    case .drift(let check):
      pairs.append(Chosen(selected: selected) { if $0.isComparable { check($0, &$1) } })
    case .alert(let check): alerts.append(Chosen(selected: selected, check: check))
    case .missing(let check): missing.append(Chosen(selected: selected, check: check))
    case .table(let check): tables.append(Chosen(selected: selected, check: check))
    case .reader(let kind): readers[kind] = selected
    }
  }

  /// The rules that `diff` runs: those that need no more than a pair.
  mutating func keepPairRules() {
    let categories: Set<Finding.Category> = [.meaning, .placeholder, .plural]
    let others: Set<String> = ["untranslated", "end-mark-mismatch"]
    pairs.removeAll {
      !categories.contains($0.selected.rule.category) && !others.contains($0.selected.rule.id)
    }
  }

  /// The name that differs from `name` in the fewest letters, if these are few.
  private static func nearest(to name: String, in names: [String]) -> String? {
    let ranked = names.map { ($0, distance(name, $0)) }.min { $0.1 < $1.1 }
    guard let ranked, ranked.1 <= max(2, name.count / 3) else { return nil }
    return ranked.0
  }

  /// Levenshtein's distance.
  private static func distance(_ a: String, _ b: String) -> Int {
    let (a, b) = (Array(a), Array(b))
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let next = min(row[j + 1] + 1, row[j] + 1, diagonal + (a[i] == b[j] ? 0 : 1))
        diagonal = row[j + 1]
        row[j + 1] = next
      }
    }
    return row[b.count]
  }
}
