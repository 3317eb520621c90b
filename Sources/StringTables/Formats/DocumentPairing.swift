import CopyModel

/// Finds the translation of each block: blocks in one language, then blocks in the other, again and again.
enum DocumentPairing {
  struct Pair: Equatable {
    /// Indices into the blocks; one of the two may be missing.
    var source: Int?
    var target: Int?
  }

  /// Blocks in the source language, and the translations behind them.
  struct Group {
    var sources: Range<Int>
    var targets: Range<Int>
  }

  /// The blocks as they change from the source language to another and back.
  static func groups(of blocks: [DocumentBlock]) -> [Group] {
    var groups: [Group] = []
    var next = 0
    while next < blocks.count {
      let sources = run(from: next, of: blocks, isTarget: false)
      let targets = run(from: sources.upperBound, of: blocks, isTarget: true)
      groups.append(Group(sources: sources, targets: targets))
      next = targets.upperBound
    }
    return groups
  }

  /// The pairs of one language; `isIn` tells whether a translation is in it.
  ///
  /// Headings that are never translated only name what stands below them.
  static func pairs(of blocks: [DocumentBlock], where isIn: (Int) -> Bool) -> [Pair] {
    var pairs: [Pair] = []
    for group in groups(of: blocks) {
      pairs += align(Array(group.sources), group.targets.filter(isIn), in: blocks)
    }
    let isHeading = { (pair: Pair) in pair.source.map { blocks[$0].isHeading } ?? false }
    guard !pairs.contains(where: { isHeading($0) && $0.target != nil }) else { return pairs }
    return pairs.filter { !isHeading($0) }
  }

  private static func run(
    from start: Int, of blocks: [DocumentBlock], isTarget: Bool
  ) -> Range<Int> {
    var end = start
    while end < blocks.count, blocks[end].isTarget == isTarget { end += 1 }
    return start..<end
  }

  private static func align(
    _ sources: [Int], _ targets: [Int], in blocks: [DocumentBlock]
  ) -> [Pair] {
    if targets.count == sources.count { return alignLast(sources, targets) }
    // Quotations translate what stands right above them; what stands further up has none.
    let isQuoted = targets.allSatisfy { blocks[$0].isQuote } && targets.count < sources.count
    if isQuoted { return alignLast(sources, targets) }
    // So do lines without a blank line between.
    let touching = touching(sources, targets, in: blocks)
    if touching == targets.count, touching < sources.count { return alignLast(sources, targets) }
    let texts = sources.filter { !blocks[$0].isHeading }
    if texts.count == targets.count, !targets.contains(where: { blocks[$0].isHeading }) {
      let headings = sources.filter { blocks[$0].isHeading }.map { Pair(source: $0, target: nil) }
      return (headings + alignLast(texts, targets)).sorted { ($0.source ?? 0) < ($1.source ?? 0) }
    }
    guard sources.count * targets.count <= mostCells else {
      let paired = min(sources.count, targets.count)
      return zip(sources, targets).map { Pair(source: $0, target: $1) }
        + sources.dropFirst(paired).map { Pair(source: $0, target: nil) }
        + targets.dropFirst(paired).map { Pair(source: nil, target: $0) }
    }
    return alignByLength(sources, targets, in: blocks)
  }

  /// Pairs the last sources with as many translations.
  private static func alignLast(_ sources: [Int], _ targets: [Int]) -> [Pair] {
    let untranslated = sources.count - targets.count
    return sources.prefix(untranslated).map { Pair(source: $0, target: nil) }
      + zip(sources.dropFirst(untranslated), targets).map { Pair(source: $0, target: $1) }
  }

  /// How many sources stand above the first translation without a blank line between.
  private static func touching(
    _ sources: [Int], _ targets: [Int], in blocks: [DocumentBlock]
  ) -> Int {
    guard let first = targets.first, let last = sources.last, blocks[first].isBelowText,
      first == last + 1
    else { return 0 }
    return 1 + sources.dropFirst().reversed().prefix { blocks[$0].isBelowText }.count
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
