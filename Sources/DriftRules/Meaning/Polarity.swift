import CopyModel
import RuleKit

/// How often a stretch of text denies something.
struct Polarity {
  /// The words that deny: not, can't, 않, 不.
  private(set) var explicit: [Range<Int>] = []
  private let text: AnalyzedText
  private let stretch: Range<Int>

  init(of text: AnalyzedText, in stretch: Range<Int>) {
    self.text = text
    self.stretch = stretch
    let negation = text.profile.concept(.negation)
    var end = 0
    for cue in text.cues
    where cue.concept == negation && cue.isSure && stretch.overlaps(cue.range) {
      guard cue.range.lowerBound >= end else { continue }
      let word = text.words.first { $0.overlaps(cue.range) } ?? cue.range
      // “No-no” is one word.
      if explicit.last != word { explicit.append(word) }
      end = cue.range.upperBound
    }
  }

  /// Whether one of the words that deny stands in front of a place.
  func denies(before place: Int) -> Bool { explicit.contains { $0.upperBound < place } }

  /// How many words deny without a “not”: failed, invalid, 부족, 空.
  var implied: Int {
    Set(denying { $0.isSure }).count + negatives + negativesBySyllable.count
  }

  /// How many of those words say nothing that another text surely says in words without a negation: 未满 denies
  /// nothing that “under 13” does not.
  func implied(apartFrom other: Polarity) -> Int {
    let concepts = text.profile.concepts
    var said = ConceptSet(
      other.text.cues.lazy.filter { cue in
        cue.isSure && other.stretch.overlaps(cue.range)
          && ![.polarity, .finality].contains(concepts.kind(of: cue.concept))
          // What failed was not done, and what only some can do, others cannot.
          && ![.error, .failed, .notYet, .only].contains(concepts[cue.concept].named)
          && !other.explicit.contains { $0.overlaps(cue.range) }
      }.map(\.concept))
    // What compares denies nothing: “files over 100 MB” are 超过 100 MB 的文件. Nor does 仅 where the source says “just”.
    for comparison in [NamedConcept.moreThan, .lessThan, .only] {
      guard let comparison = text.profile.concept(comparison),
        other.text.mayMean(comparison, in: other.stretch)
      else { continue }
      said.insert(comparison)
    }
    // “More than one” is two or more, and “fewer than three” at most two.
    for (excess, bound) in [(NamedConcept.moreThan, NamedConcept.atLeast), (.lessThan, .atMost)] {
      guard let excess = text.profile.concept(excess), let bound = text.profile.concept(bound),
        said.contains(excess)
      else { continue }
      said.insert(bound)
    }
    return Set(
      denying { cue in
        cue.isSure
          && !text.cues.contains {
            $0.isSure && said.contains($0.concept) && $0.range.overlaps(cue.range)
              && $0.range.count >= cue.range.count
          }
          // A keyword that stands in the other text as well is a name: ONLY.
          && !other.text.shows(text.text(in: cue.range))
          // 问题 is what is wrong, or a question.
          && !text.things.contains {
            $0.range == cue.range && other.text.named.contains($0.concept)
          }
      }
    ).count + negatives { !other.text.shows(text.text(in: $0)) }
      + negativesBySyllable.count { !text.isWhole($0, in: other.text) }
  }

  /// How many words are negatives of known ones: unsafe, invalid.
  var negatives: Int { negatives { _ in true } }

  private func negatives(_ counts: (Range<Int>) -> Bool) -> Int {
    text.negativeWords { text.isNegative($0) }.count { stretch.overlaps($0) && counts($0) }
  }

  /// The words that start like a negative: unread, non-Latin.
  var negativeWords: [Range<Int>] {
    text.negativeWords { !text.begins($0, in: .negativeLookalikes) }.filter(stretch.overlaps)
      + negativesBySyllable.map(\.range)
  }

  /// The words that deny by their first syllable, 미전송, but for those whose wording denies.
  private var negativesBySyllable: [NegativeWord] {
    text.negativesBySyllable.filter { word in
      stretch.overlaps(word.range) && !explicit.contains { $0.overlaps(word.range) }
        && !text.impliesDenial(in: word.range)
    }
  }

  /// The words that deny beside those that do so as `explicit` has it: failed, unknown.
  var selfDenying: [Range<Int>] {
    let implied = text.cues.filter {
      $0.isSure && stretch.overlaps($0.range)
        && text.profile.concepts[$0.concept].impliesNegation
    }
    return (implied.map(\.range) + negativeWords).filter { word in
      !explicit.contains { $0.overlaps(word) }
    }
  }

  /// As `implied`, with what a translation may put as a negation: “any”, and whatever starts like a negative.
  var loose: Int {
    denying { _ in true }.count + negativeWords.count
  }

  /// The words that deny so, each once, whatever it may stand for: “not allowed” has its “not”, and “later”
  /// only says when.
  private func denying(_ isMeant: (Cue) -> Bool) -> [String] {
    let later = text.profile.concept(.notNow)
    var (words, end): ([String], Int) = ([], 0)
    for cue in text.cues
    where isMeant(cue) && cue.concept != later && cue.range.lowerBound >= end
      && stretch.overlaps(cue.range) && text.profile.concepts[cue.concept].impliesNegation
      && !explicit.contains(where: { $0.overlaps(cue.range) })
    {
      words.append(text.text(in: cue.range))
      end = cue.range.upperBound
    }
    return words
  }

  /// Whether a word denies by how it starts, as “unsaved” does.
  var hasNegativePrefix: Bool { !negativeWords.isEmpty }
}

extension TextPair {
  /// Whether either side surely denies, or something fails: most pairs end here.
  var mayDeny: Bool {
    source.says(anyOf: [.negation, .failed]) || target.says(anyOf: [.negation])
      || !target.negativesBySyllable.isEmpty
  }
}
