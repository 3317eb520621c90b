import CopyModel

/// Finds the translation of each block: blocks in one language, then blocks in the other, again and again.
enum DocumentPairing {
  struct Pair: Equatable {
    /// Indices into the blocks; one of the two may be missing.
    var source: Int?
    var target: Int?
  }

  static func pairs(of blocks: [DocumentBlock], target: LocaleTag) -> [Pair] {
    var pairs: [Pair] = []
    var next = 0
    while next < blocks.count {
      let sources = run(from: next, of: blocks, isTarget: false)
      let targets = run(from: sources.upperBound, of: blocks, isTarget: true)
      pairs += align(sources, targets, in: blocks)
      next = targets.upperBound
    }
    return pairs
  }

  private static func run(
    from start: Int, of blocks: [DocumentBlock], isTarget: Bool
  ) -> Range<Int> {
    var end = start
    while end < blocks.count, blocks[end].isTarget == isTarget { end += 1 }
    return start..<end
  }

  private static func align(
    _ sources: Range<Int>, _ targets: Range<Int>, in blocks: [DocumentBlock]
  ) -> [Pair] {
    // Quotations translate what stands right above them; what stands further up has none.
    let isQuoted = targets.allSatisfy { blocks[$0].isQuote } && targets.count < sources.count
    if isQuoted || targets.count == sources.count {
      let untranslated = sources.count - targets.count
      return sources.prefix(untranslated).map { Pair(source: $0, target: nil) }
        + zip(sources.dropFirst(untranslated), targets).map { Pair(source: $0, target: $1) }
    }
    guard sources.count * targets.count <= mostCells else {
      let paired = min(sources.count, targets.count)
      return zip(sources, targets).map { Pair(source: $0, target: $1) }
        + sources.dropFirst(paired).map { Pair(source: $0, target: nil) }
        + targets.dropFirst(paired).map { Pair(source: nil, target: $0) }
    }
    return alignByLength(Array(sources), Array(targets), in: blocks)
  }

  /// The largest alignment that is worth its memory: 8 bytes a cell. Longer runs are paired in order.
  private static let mostCells = 1_000_000

  /// The cheapest order-keeping pairing by length, after Gale and Church,
  /// “A Program for Aligning Sentences in Bilingual Corpora” (Computational Linguistics 19, 1993).
  private static func alignByLength(
    _ sources: [Int], _ targets: [Int], in blocks: [DocumentBlock]
  ) -> [Pair] {
    let skip = 1.5
    func cost(_ source: Int, _ target: Int) -> Double {
      // English letters per Han or Hangul letter, about: 3.
      let expected = Double(blocks[source].text.utf16.count) / 3
      let ratio = (Double(blocks[target].text.utf16.count) + 4) / (expected + 4)
      return ratio > 1 ? ratio - 1 : 1 / ratio - 1
    }
    var best = Array(
      repeating: Array(repeating: 0.0, count: targets.count + 1), count: sources.count + 1)
    for s in 0...sources.count {
      for t in 0...targets.count where s + t > 0 {
        var options: [Double] = []
        if s > 0 { options.append(best[s - 1][t] + skip) }
        if t > 0 { options.append(best[s][t - 1] + skip) }
        if s > 0, t > 0 {
          options.append(best[s - 1][t - 1] + cost(sources[s - 1], targets[t - 1]))
        }
        best[s][t] = options.min() ?? 0
      }
    }
    var pairs: [Pair] = []
    var (s, t) = (sources.count, targets.count)
    while s > 0 || t > 0 {
      if s > 0, t > 0, best[s][t] == best[s - 1][t - 1] + cost(sources[s - 1], targets[t - 1]) {
        (s, t) = (s - 1, t - 1)
        pairs.append(Pair(source: sources[s], target: targets[t]))
      } else if s > 0, best[s][t] == best[s - 1][t] + skip {
        s -= 1
        pairs.append(Pair(source: sources[s], target: nil))
      } else {
        t -= 1
        pairs.append(Pair(source: nil, target: targets[t]))
      }
    }
    return pairs.reversed()
  }
}
