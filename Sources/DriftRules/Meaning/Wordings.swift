import CopyModel

/// The cues of a stretch of text, to be counted.
struct Wordings {
  let cues: [Cue]

  init(of text: borrowing AnalyzedText, in stretch: Range<Int>) {
    let negation = text.profile.concept(.negation).flatMap { text.sure.contains($0) ? $0 : nil }
    // Most texts are one sentence, which has all of them.
    if negation == nil, text.cues.allSatisfy({ stretch.overlaps($0.range) }) {
      cues = text.cues
      return
    }
    let negations =
      negation == nil ? [] : text.cues.filter { $0.concept == negation && $0.isSure }
    let concepts = text.profile.concepts
    var cues: [Cue] = []
    cues.reserveCapacity(text.cues.count)
    // 끌 수 없 is no wording of its own: what is denied only reaches into what denies it.
    for cue in text.cues where stretch.overlaps(cue.range) {
      // 未保存 and “don't allow” are matters of polarity. 不到 is an amount, whatever it is made of, and
      // 还没 a time.
      let isDenied =
        concepts.kind(of: cue.concept) != .quantity && concepts[cue.concept].named != .notYet
        && negations.contains { $0.range.contains(cue.range) || cue.range.contains($0.range) }
      if !isDenied, !text.isPartOfOpposite(cue) { cues.append(cue) }
    }
    self.cues = cues
  }

  /// How often a concept is surely said.
  func sure(_ concept: Int) -> Int { count { $0.concept == concept && $0.isSure } }

  /// In how many places one of some concepts is surely said.
  func sure(anyOf concepts: [Int]) -> Int { count { concepts.contains($0.concept) && $0.isSure } }

  /// The same by words that share nothing with a stretch.
  func sure(_ concept: Int, apartFrom stretch: Range<Int>) -> Int {
    count { $0.concept == concept && $0.isSure && !$0.range.overlaps(stretch) }
  }

  /// How often a concept may be said, right beside another, only by words that surely say a third, which the translation
  /// says for itself: the “remove” of “add or remove” deletes nothing where 제거 answers it.
  func answered(_ concept: Int, by target: Wordings, beside neighbor: Cue) -> Int {
    let near = max(neighbor.range.lowerBound - 8, 0)..<neighbor.range.upperBound + 8
    return count { cue in
      cue.concept == concept && !cue.isSure && near.overlaps(cue.range)
        && cues.contains { other in
          other.range == cue.range && other.isSure
            && target.cues.contains { answer in
              answer.concept == other.concept && answer.isSure
                && !target.cues.contains {
                  $0.concept == concept && $0.range.overlaps(answer.range)
                }
            }
        }
    }
  }

  /// Whether one of some concepts is surely said.
  func says(anyOf concepts: [Int]) -> Bool { concepts.contains { sure($0) > 0 } }

  /// How often a concept may be said.
  func possible(_ concept: Int) -> Int { count { $0.concept == concept } }

  /// How often a concept may be said by other words than a part of those of a cue: “is” in “is being” is no “is”.
  func possible(_ concept: Int, apartFrom cue: Cue) -> Int {
    count {
      $0.concept == concept
        && !($0.range.count < cue.range.count && cue.range.lowerBound <= $0.range.lowerBound
          && cue.range.upperBound >= $0.range.upperBound)
    }
  }

  /// How often a concept may be said by words that no other meaning of the source has a better claim to:
  /// what may stand for it is taken where it surely stands for something else that the source says.
  /// So it is in the middle of a word for its opposite: 影 in 影片 is no photo; and one character in a word for what
  /// else the source says: 可 in 可用 allows nothing that is “available”.
  func answers(
    to concept: Int, of source: Wordings, opposites: [Int] = [], isAction: Bool = false
  ) -> Int {
    count { cue in
      guard cue.concept == concept else { return false }
      let isLetter = cue.range.count <= 3
      return cue.isSure
        || !cues.around(cue.range).contains {
          $0.isSure && $0.concept != concept
            && ($0.range == cue.range && source.sure($0.concept) > 0
              || $0.range.count > cue.range.count && $0.range.overlaps(cue.range)
                && (opposites.contains($0.concept)
                  || isAction && isLetter && source.sure($0.concept) > 0))
        }
    }
  }

  /// Overlapping wordings count once.
  private func count(_ isMeant: (Cue) -> Bool) -> Int {
    var (count, end) = (0, 0)
    for cue in cues where isMeant(cue) && cue.range.lowerBound >= end {
      count += 1
      end = cue.range.upperBound
    }
    return count
  }
}

extension AnalyzedText {
  /// Whether what may stand for an action is a part of what surely stands for its opposite: 可 in 不可用 allows nothing.
  fileprivate func isPartOfOpposite(_ cue: Cue) -> Bool {
    let concept = profile.concepts[cue.concept]
    return !cue.isSure && concept.kind == .action
      && cues.around(cue.range).contains {
        $0.isSure && $0.range.contains(cue.range) && concept.opposites.contains($0.concept)
      }
  }
}
