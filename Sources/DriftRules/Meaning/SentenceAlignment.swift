import CopyModel
import RuleKit

/// Which sentences of a text became which of its translation, where there are not as many.
///
/// After Gale and Church, “A Program for Aligning Sentences in Bilingual Corpora” (1993): sentences keep
/// their order, one becomes one, up to three become one or one up to three, or one has no counterpart. What is
/// cheapest by length and by the words that both say is taken.
struct SentenceAlignment {
  /// Some sentences, by number, and those that stand for them.
  struct Bead {
    let source: Range<Int>
    let target: Range<Int>
  }

  let beads: [Bead]
  /// Beyond this many sentences a text is no copy.
  private static let most = 24

  private typealias Kind = (source: Int, target: Int, cost: Double)
  /// What each kind of bead costs before anything is compared.
  private static let kinds: [Kind] = [
    (1, 1, 0), (2, 1, 1.6), (1, 2, 1.6), (3, 1, 2.6), (1, 3, 2.6), (1, 0, 2.4), (0, 1, 3),
  ]
  /// A sentence has as many clauses as it likes.
  private static let clauseKinds: [Kind] = [
    (1, 1, 0), (1, 2, 0.3), (1, 3, 0.6), (1, 4, 0.9), (2, 1, 1.6), (1, 0, 2.4), (0, 1, 3),
  ]

  /// Nil without a vocabulary or a usual length, or for too much text.
  init?(_ pair: TextPair, _ terms: SharedTerms?) {
    self.init(pair, terms, pair.target.sentences.map(\.range), Self.kinds)
  }

  /// Sentences and the clauses of their translation, that commas part.
  init?(clausesOf pair: TextPair, _ terms: SharedTerms?) {
    self.init(pair, terms, pair.target.clauses, Self.clauseKinds)
  }

  private init?(
    _ pair: TextPair, _ terms: SharedTerms?, _ theirs: [Range<Int>], _ kinds: [Kind]
  ) {
    let own = pair.source.sentences
    guard let terms, let ratio = pair.target.profile.lengthRatio,
      max(own.count, theirs.count) <= Self.most
    else { return nil }
    let width = theirs.count + 1
    var costs = Array(repeating: Double.infinity, count: (own.count + 1) * width)
    var steps = Array(repeating: 0, count: costs.count)
    costs[0] = 0
    for source in 0...own.count {
      for target in 0...theirs.count {
        let cost = costs[source * width + target]
        guard cost.isFinite else { continue }
        for (number, kind) in kinds.enumerated() {
          let (nextSource, nextTarget) = (source + kind.source, target + kind.target)
          guard nextSource <= own.count, nextTarget <= theirs.count else { continue }
          var total = cost + kind.cost
          if kind.source > 0, kind.target > 0 {
            let here = own[source].range.lowerBound..<own[nextSource - 1].range.upperBound
            let there = theirs[target].lowerBound..<theirs[nextTarget - 1].upperBound
            let wanted = Double(pair.source.scalars(in: here)) * ratio.median
            let miss = (Double(pair.target.scalars(in: there)) - wanted) / (0.4 * wanted + 3)
            let count = terms.count(from: here, in: there)
            total += min(miss * miss / 2, 4) - 0.8 * Double(count.found)
            total += 0.8 * Double(count.known - count.found)
          }
          if total < costs[nextSource * width + nextTarget] {
            costs[nextSource * width + nextTarget] = total
            steps[nextSource * width + nextTarget] = number
          }
        }
      }
    }
    var found: [Bead] = []
    var (source, target) = (own.count, theirs.count)
    while source > 0 || target > 0 {
      let kind = kinds[steps[source * width + target]]
      found.append(
        Bead(source: source - kind.source..<source, target: target - kind.target..<target))
      (source, target) = (source - kind.source, target - kind.target)
    }
    beads = found.reversed()
  }

  /// The sentences without a counterpart, by number.
  var dropped: [Int] {
    beads.compactMap { $0.target.isEmpty ? $0.source.lowerBound : nil }
  }
}

extension AnalyzedText {
  /// The clause around a place, or its sentence where it has no clause.
  func clause(at place: Range<Int>) -> Range<Int> {
    clauses.first { $0.overlaps(place) } ?? sentence(at: place)
  }

  /// What commas and stops divide it into.
  var clauses: [Range<Int>] {
    let bytes = string.utf8.span
    var clauses: [Range<Int>] = []
    for sentence in sentences {
      var start = sentence.range.lowerBound
      for index in sentence.range {
        guard let mark = bytes.clauseMark(at: index) else { continue }
        if start < index { clauses.append(start..<index) }
        start = index + mark
      }
      if start < sentence.range.upperBound { clauses.append(start..<sentence.range.upperBound) }
    }
    return clauses
  }

  /// How many characters a stretch has, clusters aside.
  func scalars(in stretch: Range<Int>) -> Int {
    let bytes = string.utf8.span
    return stretch.count { bytes[$0] & 0xC0 != 0x80 }
  }
}

extension Span<UInt8> {
  /// How many bytes a comma or semicolon takes that stands here; nil where none does. One with a sign of ASCII
  /// right behind it is none: 1,000.
  fileprivate func clauseMark(at index: Int) -> Int? {
    switch self[index] {
    case UInt8(ascii: ","), UInt8(ascii: ";"):
      index + 1 < count && !(0x21...0x7E).contains(self[index + 1]) ? 1 : nil
    case 0xEF: has("，", at: index) || has("；", at: index) ? 3 : nil
    default: nil
    }
  }
}
