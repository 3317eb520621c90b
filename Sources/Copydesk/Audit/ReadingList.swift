package import CopyModel

/// The translations that a person should read first: those of which a fault would cost most, and those of which rules know
/// least.
package struct ReadingList: Sendable {
  /// Why one is worth reading.
  package enum Reason: String, Sendable, CaseIterable {
    case new = "new since the earlier version"
    case changed = "its source changed since the earlier version"
    case destructive = "says that something is lost"
    case alert = "part of an alert"
    case unknown = "long, and few of its words are known"

    /// How much it counts.
    fileprivate var weight: Double {
      switch self {
      case .new, .changed: 4
      case .destructive, .alert: 2
      case .unknown: 0
      }
    }
  }

  /// A translation, and why it is worth reading.
  package struct Pair: Sendable {
    package let unit: TextUnit
    package let reasons: [Reason]
    fileprivate let weight: Double
  }

  /// How many are kept. Some have findings, and are listed there.
  private let room: Int
  private var pairs: [Pair] = []

  /// A list of at most so many.
  package init(of most: Int) { room = most * 4 }

  /// The first of them, without those that `isListed` elsewhere.
  package func first(_ count: Int, without isListed: (TextUnit) -> Bool) -> [Pair] {
    Array(pairs.sorted(by: Self.precedes).filter { !isListed($0.unit) }.prefix(count))
  }

  mutating func add(
    _ unit: TextUnit, source: AnalyzedText, target: AnalyzedText, _ change: SourceChanges.Change?
  ) {
    guard room > 0, unit.state?.isLive ?? true, source.string != target.string else { return }
    var reasons: [Reason] = []
    switch change {
    case .new: reasons.append(.new)
    case .changed: reasons.append(.changed)
    case .unchanged, nil: break
    }
    if source.saysLoss { reasons.append(.destructive) }
    if unit.role != nil, unit.roleEvidence ?? .manifest >= .keys { reasons.append(.alert) }
    // What rules cannot read, and how much there is of it.
    let unknown = Double(source.words.count) * (1 - source.knownShare)
    if unknown >= Self.many { reasons.append(.unknown) }
    guard !reasons.isEmpty else { return }
    let weight = reasons.reduce(0) { $0 + $1.weight } + min(3, unknown / Self.many)
    pairs.append(Pair(unit: unit, reasons: reasons, weight: weight))
    if pairs.count > 2 * room { shorten() }
  }

  mutating func merge(_ other: ReadingList) {
    pairs += other.pairs
    if pairs.count > 2 * room { shorten() }
  }

  /// So many unknown words are worth a look.
  private static let many = 8.0

  private mutating func shorten() {
    pairs = Array(pairs.sorted(by: Self.precedes).prefix(room))
  }

  /// By weight, then by place, so that the order is total.
  private static func precedes(_ a: Pair, _ b: Pair) -> Bool {
    if a.weight != b.weight { return a.weight > b.weight }
    let (x, y) = (a.unit, b.unit)
    if x.stored.file != y.stored.file { return x.stored.file < y.stored.file }
    if x.stored.place != y.stored.place { return x.stored.place < y.stored.place }
    if x.locale != y.locale { return x.locale < y.locale }
    return (x.key, x.variation ?? "") < (y.key, y.variation ?? "")
  }
}

extension AnalyzedText {
  /// Whether it surely speaks of what cannot be had back.
  fileprivate var saysLoss: Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].isDestructive }
  }

  /// The share of its words that the interface vocabulary knows, from 0 to 1; all of them where there is none.
  fileprivate var knownShare: Double {
    guard let terms, !words.isEmpty else { return 1 }
    let known = words.count { word in terms.contains { $0.range.overlaps(word) } }
    return Double(known) / Double(words.count)
  }
}
