import CopyModel
import RuleKit

extension TextPair {
  /// Whether a request of a few words became a clause that asks, behind a comma: “Choose another.”, “，请换一个”.
  var joinsRequest: Bool {
    guard let last = source.sentences.last, source.wordCount(in: last.range) <= 4 else {
      return false
    }
    let commas = ["，", "、", ","]
    return target.fullRange.contains { index in
      target.has(.requestOpeners, at: index)
        && commas.contains { target.string.utf8.span.has($0, at: index - $0.utf8.count) }
    }
  }

  /// How many requests of a few words became clauses that ask, each behind a comma: “Use caution when opening it.”,
  /// “，請多注意”.
  var joinedRequests: Int {
    let short = source.sentences.dropFirst().count {
      $0.ending == .period && source.wordCount(in: $0.range) <= 7
    }
    guard short > 0 else { return 0 }
    let text = target.string.utf8.span
    return min(
      short,
      target.fullRange.count { target.has(.requestOpeners, at: $0) && text.has("，", at: $0 - 3) })
  }

  /// Whether one word that calls for attention became what stands before a colon: “Caution! It is hot.”, 주의: 뜨겁습니다.
  var joinsCall: Bool {
    guard let call = source.sentences.first, call.ending == .exclamation,
      source.wordCount(in: call.range) == 1,
      target.sentences.first?.ending != .exclamation
        || target.sentences.count == 1
    else { return false }
    let text = target.string.utf8.span
    return target.words.prefix(3).contains { word in
      // A Korean word has its marks.
      text.has(":", at: word.upperBound - 1)
        || [":", "："].contains { text.has($0, at: word.upperBound) }
    }
  }

  /// Whether clauses of the translation stand for each sentence, by their length and by a word that both say.
  func joinsSentences(_ terms: SharedTerms?) -> Bool {
    guard let terms, let ratio = target.profile.lengthRatio,
      case let clauses = target.clauses, clauses.count >= source.sentences.count,
      let alignment = SentenceAlignment(clausesOf: self, terms)
    else { return false }
    return alignment.beads.allSatisfy { bead in
      guard bead.source.count == 1, !bead.target.isEmpty else { return false }
      let own = source.sentences[bead.source.lowerBound].range
      let said =
        clauses[bead.target.lowerBound].lowerBound..<clauses[bead.target.upperBound - 1].upperBound
      return terms.count(from: own, in: said).found > 0
        && Double(target.scalars(in: said)) > 0.4 * Double(source.scalars(in: own)) * ratio.median
    }
  }

  /// Whether a clause that speaks of nothing in the source takes as much room as the sentence that is said least:
  /// its words are freer than any vocabulary, “you'll hear back”, 將於 5 天內回覆.
  func saysRestFreely(_ terms: SharedTerms?) -> Bool {
    guard let terms, let ratio = target.profile.lengthRatio, source.sentences.count == 2,
      case let clauses = target.clauses, clauses.count > 1,
      let least = source.sentences.min(by: { terms.share(of: $0) < terms.share(of: $1) })
    else { return false }
    let free = clauses.filter { !terms.isAsked($0) }.reduce(0) { $0 + target.scalars(in: $1) }
    return Double(free) > 0.45 * Double(source.scalars(in: least.range)) * ratio.median
  }
}

extension SharedTerms {
  /// How much of a sentence the translation says, as far as its words are known.
  fileprivate func share(of sentence: Sentence) -> Double {
    let count = source(in: sentence.range)
    return Double(count.found) / Double(max(count.known, 1))
  }
}
