import CopyModel

/// Knows findings of a baseline again, each entry once.
package struct BaselineMatch {
  /// An entry that a finding was.
  package struct Hit: Sendable, Equatable {
    /// Its place among the entries.
    package let index: Int
    /// Whether its text was changed.
    package let isUpdated: Bool
  }

  private let entries: [BaselineEntry]
  private var isTaken: [Bool]

  init(_ baseline: Baseline) { self.init(baseline.entries) }

  /// Of entries that do equally well, the first is taken.
  package init(_ entries: [BaselineEntry]) {
    self.entries = entries
    isTaken = Array(repeating: false, count: entries.count)
  }

  /// What the findings are against the baseline, in their order.
  mutating func states(of findings: [BaselineEntry]) -> [BaselineState] {
    hits(of: findings).map { hit in
      hit.map { $0.isUpdated ? .updated : .unchanged } ?? .new
    }
  }

  /// The entries that the findings are, in their order; nil for those that are new.
  ///
  /// One that is there as it is goes before one whose file was renamed, and that before one whose text was changed.
  package mutating func hits(of findings: [BaselineEntry]) -> [Hit?] {
    var hits = [Hit?](repeating: nil, count: findings.count)
    take(\.fingerprint, isUpdated: false, of: findings, into: &hits)
    take(\.pathless, isUpdated: false, of: findings, into: &hits)
    take(\.subject, isUpdated: true, of: findings, into: &hits)
    return hits
  }

  private mutating func take<Mark: Hashable>(
    _ mark: (BaselineEntry) -> Mark?, isUpdated: Bool, of findings: [BaselineEntry],
    into hits: inout [Hit?]
  ) {
    // The last of equal entries stands last, so that the first is taken first.
    var open: [Mark: [Int]] = [:]
    for index in entries.indices.reversed() where !isTaken[index] {
      if let mark = mark(entries[index]) { open[mark, default: []].append(index) }
    }
    guard !open.isEmpty else { return }
    for index in findings.indices where hits[index] == nil {
      guard let mark = mark(findings[index]), let entry = open[mark]?.popLast() else { continue }
      isTaken[entry] = true
      hits[index] = Hit(index: entry, isUpdated: isUpdated)
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
