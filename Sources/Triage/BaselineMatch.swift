import CopyModel

/// Knows findings of a baseline again, each entry once.
struct BaselineMatch {
  private let entries: [BaselineEntry]
  private var isTaken: [Bool]

  init(_ baseline: Baseline) {
    entries = baseline.entries
    isTaken = Array(repeating: false, count: entries.count)
  }

  /// What the findings are against the baseline, in their order.
  ///
  /// One that is there as it is goes before one whose file was renamed, and that before one whose text was changed.
  mutating func states(of findings: [BaselineEntry]) -> [BaselineState] {
    var states = Array(repeating: BaselineState.new, count: findings.count)
    take(\.fingerprint, .unchanged, of: findings, into: &states)
    take(\.pathless, .unchanged, of: findings, into: &states)
    take(\.subject, .updated, of: findings, into: &states)
    return states
  }

  private mutating func take<Mark: Hashable>(
    _ mark: (BaselineEntry) -> Mark?, _ state: BaselineState, of findings: [BaselineEntry],
    into states: inout [BaselineState]
  ) {
    // The last of equal entries stands last, so that the first is taken first.
    var open: [Mark: [Int]] = [:]
    for index in entries.indices.reversed() where !isTaken[index] {
      if let mark = mark(entries[index]) { open[mark, default: []].append(index) }
    }
    guard !open.isEmpty else { return }
    for index in findings.indices where states[index] == .new {
      guard let mark = mark(findings[index]), let entry = open[mark]?.popLast() else { continue }
      isTaken[entry] = true
      states[index] = state
    }
  }

  /// The entries that no finding was.
  var rest: [BaselineEntry] {
    entries.indices.filter { !isTaken[$0] }.map { entries[$0] }
  }
}

extension BaselineEntry {
  /// What a finding is about, whatever its text; nil where it speaks of no string.
  fileprivate var subject: [String]? {
    key.map { [rule, file, $0, locale ?? "", variation ?? ""] }
  }
}
