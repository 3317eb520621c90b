import CopyModel
import RuleKit

extension TextPair {
  /// Whether what must be done to be able to do more became what lets people do more: “must sign in to comment”,
  /// 登录后即可评论.
  func leadsOn(
    at duty: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    duty.concept == source.profile.concept(.must)
      && source.hasAim(behind: duty.range.upperBound, in: sentences.source)
      && !source.setsCondition(in: sentences.source) && target.setsCondition(in: sentences.target)
  }
}

extension Turn {
  /// A duty for what is only possible or allowed: “may need to sign in”, “may sign in”, 必须登录.
  init?(ofDoubt pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let may = own.profile.concept(.may), let must = own.profile.concept(.must),
      let can = own.profile.concept(.can), own.sure.contains(may),
      own.sentences.count == 1, their.sentences.count == 1, own.words.count <= 20,
      !their.mayMean(may), !their.sure.contains(can),
      let answer = their.cue(must, in: their.fullRange),
      let doubt = own.cue(may, in: own.fullRange), !own.bans(by: doubt), pair.sharesTerms
    else { return nil }
    var end = doubt.range.upperBound
    if let duty = own.cue(must, in: own.fullRange) {
      guard duty.range.lowerBound - end == 1 else { return nil }
      end = duty.range.upperBound
    } else if own.words.count > 12 || own.mayMean(must) || answer.range.count <= 3 {
      // 要 alone is many things.
      return nil
    }
    self.init(
      source: Cue(concept: may, range: doubt.range.lowerBound..<end, isSure: true),
      target: answer, opposite: must)
  }
}

extension Turn {
  /// One denial for another: “must not share it” or “can't share it”, 不必共享; “no longer valid”, 尚未生效.
  init?(ofDenial pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    // Most pairs end here.
    guard !own.sure.isDisjoint(with: own.profile.concepts.denials), own.sentences.count == 1,
      their.sentences.count == 1, own.words.count <= 20
    else { return nil }
    for (said, turned) in Self.denials {
      guard let said = own.profile.concept(said), let turned = own.profile.concept(turned),
        own.sure.contains(said), !their.sure.contains(said), let source = own.cue(said),
        // “Don't have to” has a “don't”.
        !own.cues.contains(where: {
          $0.concept == turned && !$0.range.overlaps(source.range)
        }),
        let target = their.cue(turned),
        // 仍 denies nothing: what is no longer so may still have another consequence, 已停止支持，但仍可使用.
        turned != own.profile.concept(.still) || !their.mayMean(said) && pair.deniesNothing
      else { continue }
      self.init(source: source, target: target, opposite: turned)
      return
    }
    return nil
  }

  /// What is denied, and what it may become.
  private static let denials: [(NamedConcept, NamedConcept)] = [
    (.forbidden, .needless), (.needless, .forbidden), (.cannot, .needless), (.noLonger, .notYet),
    (.notYet, .noLonger), (.noLonger, .still),
  ]
}

extension TextPair {
  /// Whether the translation has no word that denies, and the source says nothing of what goes on.
  fileprivate var deniesNothing: Bool {
    guard let still = source.profile.concept(.still) else { return false }
    let polarity = Polarity(of: target, in: target.fullRange)
    return !source.mayMean(still) && polarity.explicit.isEmpty
      && !target.clauses.dropFirst().contains { target.cue(still, in: $0) != nil }
  }
}

extension Turn {
  /// A duty for what is not needed or left to choice: “you don't need to sign in”, “signing in is optional”,
  /// 必须登录才能使用.
  init?(ofNeed pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let need = own.profile.concept(.withRequirement),
      let must = own.profile.concept(.must), !own.mayMean(must),
      let negation = own.profile.concept(.negation), !their.sure.contains(negation),
      own.sentences.count == 1, their.sentences.count == 1, own.words.count <= 14
    else { return nil }
    let (needless, optional) = (own.profile.concept(.needless), own.profile.concept(.optional))
    for freedom in [needless, optional] {
      guard let freedom, own.sure.contains(freedom), !their.mayMean(freedom),
        freedom != optional || !own.mayMean(need), let source = own.cue(freedom),
        let target = their.cue(need) ?? their.cue(must)
      else { continue }
      self.init(source: source, target: target, opposite: must)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether it is said what something is done for, or before: “to comment”.
  fileprivate func hasAim(behind place: Int, in sentence: Range<Int>) -> Bool {
    if let before = profile.concept(.before), mayMean(before, in: sentence) { return true }
    return words.indices.dropLast().contains { index in
      words[index].lowerBound > place && sentence.overlaps(words[index])
        && isWord(words[index], in: .toWords)
        // “Belong to the team” names no aim.
        && kinds(of: words[index + 1]).isDisjoint(with: .determiner)
    }
  }

  /// Whether something may be said to follow from something else, or to come after it.
  func setsCondition(in sentence: Range<Int>) -> Bool {
    mayMean(anyOf: [.if, .when, .after], in: sentence)
  }
}

extension AnalyzedText {
  /// Whether a permission stands behind a denial, and so is none: “none of the cards may be empty”.
  func bans(by permission: Cue) -> Bool {
    Polarity(of: self, in: sentence(at: permission.range))
      .denies(before: permission.range.lowerBound)
  }
}
