import CopyModel

/// How much each rule found, and how it is silenced.
struct RuleTable {
  /// A row for each rule, the worst first.
  private let rows: [(rule: String, counts: [Int])]
  private static let levels = Array(Severity.allCases.reversed())

  init(_ findings: [Finding]) {
    var counts: [String: [Int]] = [:]
    for finding in findings {
      guard let level = Self.levels.firstIndex(of: finding.severity) else { continue }
      counts[finding.rule, default: Self.levels.map { _ in 0 }][level] += 1
    }
    rows = counts.map { (rule: $0.key, counts: $0.value) }.sorted { a, b in
      if a.counts != b.counts { return b.counts.lexicographicallyPrecedes(a.counts) }
      return a.rule < b.rule
    }
  }

  var lines: [String] {
    let width = max(4, rows.map(\.rule.count).max() ?? 0)
    let names = Self.levels.map { $0.rawValue + "s" }
    func line(_ first: String, _ cells: [String]) -> String {
      let padding = String(repeating: " ", count: width - first.count)
      return first + padding
        + zip(names, cells).map { name, cell in
          "  " + String(repeating: " ", count: max(0, name.count - cell.count)) + cell
        }.joined()
    }
    return [line("rule", names)]
      + rows.map { line($0.rule, $0.counts.map { $0 == 0 ? "-" : "\($0)" }) }
      + ["Silence a rule with --skip RULE, or with “rules: {RULE: off}” in .copydesk.yml."]
  }
}
