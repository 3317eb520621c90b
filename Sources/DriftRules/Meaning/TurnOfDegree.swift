import CopyModel
import RuleKit

extension Turn {
  /// What is less so than something else for what is more so: “a bit less stable”, 更穩定.
  init?(ofDegree pair: borrowing TextPair) {
    guard pair.source.hasWord(of: .lessWords) else { return nil }
    let own = pair.source
    let their = pair.target
    guard !their.profile.ruleWords[.moreMarks].isEmpty,
      !pair.isTooLong,
      let fewer = own.profile.concept(.fewer), let more = own.profile.concept(.more),
      let terms = SharedTerms(pair)
    else { return nil }
    for sentences in SentencePairs(pair).pairs {
      guard
        let index = own.words.dropLast().indices.first(where: {
          sentences.source.overlaps(own.words[$0]) && own.isWord(own.words[$0], in: .lessWords)
        }), own.wordCount(in: sentences.source) <= 20,
        !own.words[index...].contains(where: { own.isWord($0, in: .distantComparatives) }),
        // 較不穩定 and 沒那麼穩定 are less so, too.
        Polarity(of: their, in: sentences.target).explicit.isEmpty,
        Polarity(of: own, in: sentences.source).explicit.isEmpty,
        case let quality = own.words[index + 1], !own.compares(at: quality),
        let answer = terms.placesSaid(of: terms.keysAsked(in: quality)).first(where: {
          sentences.target.overlaps($0) && their.isMore($0)
        })
      else { continue }
      self.init(
        source: Cue(
          concept: fewer, range: own.words[index].lowerBound..<quality.upperBound, isSure: true),
        target: Cue(concept: more, range: answer, isSure: true), opposite: more)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether a word is what an amount is held against: “less than 5”.
  fileprivate func compares(at word: Range<Int>) -> Bool {
    cues.contains {
      [.lessThan, .comparison].contains(profile.concepts[$0.concept].named)
        && $0.range.overlaps(word)
    }
  }

  /// Whether a word that makes more of a quality stands right before it: 更加穩定.
  fileprivate func isMore(_ quality: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let start = quality.lowerBound
    return [start, start - 1].contains { end in
      end > 0 && (end == start || bytes[end] == UInt8(ascii: " "))
        && profile.ruleWords[.moreMarks].ends(in: bytes, at: end)
    }
  }
}
