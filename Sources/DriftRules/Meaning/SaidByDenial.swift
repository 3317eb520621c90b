import CopyModel
import RuleKit

// What the source says without a denial, of how things stand, and the translation with one.

extension TextPair {
  /// Whether what is found wrong with something became what it must not be: “the name is empty”, 名称不能为空; “is longer than
  /// 9 letters”, 不能超过.
  func forbidsFlaw(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard source.wordCount(in: original) <= 12, !source.requires(in: original),
      !source.mayMean(anyOf: [.can], in: original),
      target.says(anyOf: [.forbidden, .cannot], in: negation)
    else { return false }
    // 空 stands behind 不能, and 비어 before 없.
    let near = max(negation.lowerBound - 16, 0)..<negation.upperBound + 12
    if let empty = source.profile.concept(.empty), let flaw = source.cue(empty, in: original),
      source.isFound(flaw), target.impliesDenial(in: near)
    {
      return true
    }
    return [NamedConcept.moreThan, .lessThan].contains { excess in
      guard let excess = source.profile.concept(excess),
        let flaw = source.cue(excess, in: original)
      else { return false }
      return source.isFound(flaw) && target.mayMean(excess, in: near)
    }
  }

  /// Whether what is still so became what has not ended yet: “the box is still there”, 尚未删除. What the source itself says
  /// has not begun: “still shared”, 尚未共享.
  func lasts(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let still = source.profile.concept(.still), source.cue(still, in: original) != nil,
      let pending = target.profile.concept(.notYet), target.cue(pending, in: negation) != nil
    else { return false }
    let asked = SharedTerms(self)?.places(of: target.denied(by: negation)) ?? []
    return !asked.contains(where: original.overlaps)
  }

  /// Whether what can be done until something happens can't be done from then on: “you can edit it until it is printed”,
  /// 打印后无法编辑.
  func endsThen(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    source.says(anyOf: [.until], in: original)
      && !target.says(anyOf: [.until, .before, .deadline], in: translation)
      && target.mayMean(anyOf: [.after, .sinceThen, .if, .when], in: translation)
  }

  /// Whether what is to be done first became what must not be done before: “finish the song before you leave”, 노래가 끝나기
  /// 전에 나가지 마세요.
  func waitsFirst(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let before = source.profile.concept(.before), let cue = source.cue(before, in: original),
      case let sentence = target.sentence(at: negation), target.asks(in: sentence),
      target.says(anyOf: [.before, .until], in: sentence), let terms = SharedTerms(self)
    else { return false }
    let deed = cue.range.upperBound..<max(original.upperBound, cue.range.upperBound)
    let places = terms.places(of: target.denied(by: negation))
    return places.isEmpty || places.contains(where: deed.overlaps)
  }

  /// Whether a request first tells why it is made, which is that what it asks for was not done: “sign in to go on”,
  /// 您尚未登录，请先登录.
  func tellsWhy(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard let clause = target.clauses.first(where: { $0.overlaps(negation) }),
      let verb = source.verbs.first(where: { $0.range.lowerBound == original.lowerBound }),
      let terms = SharedTerms(self)
    else { return false }
    let isPending = target.mayMean(anyOf: [.notYet], in: clause)
    let asks = target.clauses.contains {
      $0.lowerBound >= clause.upperBound && target.asks(in: $0)
    }
    let says = terms.placesSaid(of: terms.keysAsked(in: verb.range)).contains {
      $0.lowerBound >= clause.upperBound
    }
    // What it can't do else is another reason: “update the app”, 当前版本不支持，请更新.
    return isPending
      ? asks || says : asks && says && !terms.isAsked(target.denied(by: negation))
  }

  /// Whether the time since something was done became how long it was not: “30 days since your last backup”, 30 天没有备份.
  func countsSince(_ original: Range<Int>) -> Bool {
    guard let since = source.profile.concept(.sinceThen),
      // “From” tells a time no more than a place.
      let cue = source.cues.first(where: {
        $0.concept == since && original.overlaps($0.range)
          && source.mayMean(anyOf: [.elapsed], in: $0.range)
      })
    else { return false }
    return source.tellsTime(
      in: original.lowerBound..<max(cue.range.lowerBound, original.lowerBound))
  }

  /// Whether what only some can do became what others can't, be it beside it: “only guests can”, 其他人不能.
  func deniesOthers(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    source.mayMean(anyOf: [.only], in: original)
      && target.mayMean(
        anyOf: [.otherOne], in: target.clause(at: negation).start(before: negation))
  }

  /// The most bytes between 거의 and the 않 that belongs to it.
  private static let longestRarity = 24

  /// Whether “rarely” became “hardly ever … not”: 거의 … 않습니다.
  func deniesRarity(_ negation: Range<Int>, _ original: Range<Int>) -> Bool {
    guard target.profile.putsVerbLast, let rarely = source.profile.concept(.rarely),
      source.cue(rarely, in: original) != nil
    else { return false }
    let before = max(negation.lowerBound - Self.longestRarity, 0)..<negation.upperBound
    return target.cue(rarely, in: before) != nil
  }
}

extension AnalyzedText {
  /// Whether a cue tells how something is: “is empty”, “is longer than”.
  fileprivate func isFound(_ cue: Cue) -> Bool {
    guard let index = words.firstIndex(where: { $0.overlaps(cue.range) }) else { return false }
    return isWord(words[index], in: .linkingVerbs)
      || index > 0 && isWord(words[index - 1], in: .linkingVerbs)
  }
}
