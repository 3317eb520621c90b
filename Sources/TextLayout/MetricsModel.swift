/// Widths of whole classes of characters, in 1/1000 em: a section of `Layout/metrics.json`.
struct MetricsModel: Sendable {
  let hangul: Double
  let wide: Double
  let half: Double
  let ambiguous: Double
  let other: Double
  /// From a size in points on, the advance of an emoji.
  let emoji: [(Double, Double)]
  /// What is added to every character of the Latin font, by size.
  let tracking: [(Double, Double)]
  /// Factors of the Latin font, by weight.
  let weights: [(Double, Double)]

  init(_ object: LayoutObject) throws(LayoutError) {
    hangul = try object.neededNumber("hangul")
    wide = try object.neededNumber("wide")
    half = try object.neededNumber("half")
    ambiguous = try object.neededNumber("ambiguous")
    other = try object.neededNumber("other")
    emoji = try object.pairs("emoji")
    tracking = try object.pairs("tracking")
    weights = try object.pairs("weights")
    guard !emoji.isEmpty else { throw object.error("emoji", "there") }
    for list in [emoji, tracking, weights] {
      guard zip(list, list.dropFirst()).allSatisfy({ $0.0 < $1.0 }) else {
        throw object.error("emoji, tracking and weights", "sorted")
      }
    }
  }

  static let keys = [
    "sources", "hangul", "wide", "half", "ambiguous", "other", "emoji", "tracking", "weights",
  ]

  /// In 1/1000 em; in proportion between the sizes of the table.
  func tracking(at size: Double) -> Double {
    guard let first = tracking.first, let last = tracking.last else { return 0 }
    if size <= first.0 { return first.1 }
    if size >= last.0 { return last.1 }
    let next = tracking.firstIndex { $0.0 >= size } ?? 0
    let (low, high) = (tracking[max(0, next - 1)], tracking[next])
    return low.1 + (high.1 - low.1) * (size - low.0) / (high.0 - low.0)
  }

  /// In 1/1000 em.
  func emoji(at size: Double) -> Double {
    emoji.last { $0.0 <= size }?.1 ?? emoji.first?.1 ?? 0
  }

  func factor(ofWeight weight: Int) -> Double {
    weights.first { $0.0 == Double(weight) }?.1 ?? 1
  }
}
