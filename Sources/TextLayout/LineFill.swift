/// Fills lines greedily: each takes what fits, spaces hang over its end, and a word that is wider
/// than the line is broken between clusters.
struct LineFill {
  /// The clusters of each line, in order. After a hard break at the end of the text the last is empty.
  private(set) var lines: [Range<Int>] = []
  /// Whether a word was broken inside.
  private(set) var breaksWord = false

  /// How much wider than the line a text may be: browsers and UIKit round, by at most 1/64 point.
  static let tolerance = 1.0 / 64

  init(_ clusters: [Cluster], _ opportunities: [BreakOpportunity], width: Double) {
    let most = width + Self.tolerance
    var start = 0
    /// The first cluster behind the last place on this line where it may break; `start` when there is none.
    var candidate = 0
    var next = 0
    var endsHard = false
    for index in clusters.indices {
      if !clusters[index].hangs {
        while index > start, Self.width(clusters, start..<index + 1) > most {
          if candidate <= start { breaksWord = true }
          let end = candidate > start ? candidate : index
          lines.append(start..<end)
          start = end
        }
      }
      while next < opportunities.count, opportunities[next].end < clusters[index].end { next += 1 }
      endsHard = false
      guard next < opportunities.count, opportunities[next].end == clusters[index].end else {
        continue
      }
      candidate = index + 1
      if opportunities[next].isHard {
        lines.append(start..<index + 1)
        start = index + 1
        endsHard = true
      }
    }
    if start < clusters.count || endsHard { lines.append(start..<clusters.count) }
  }

  /// How wide some clusters are when a line starts with the first.
  static func width(_ clusters: [Cluster], _ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    let start = range.lowerBound > 0 ? clusters[range.lowerBound - 1].pen : 0
    return clusters[last].pen - start - clusters[range.lowerBound].kerning
  }
}
