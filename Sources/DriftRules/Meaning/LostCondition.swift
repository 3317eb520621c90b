import CopyModel
import RuleKit

extension Rule {
  static let lostCondition = Rule(
    "lost-condition", .meaning, .warning,
    summary: "A condition stays a condition.",
    rationale: """
      “If”, “unless” and “without” say when something holds. Dropped, the sentence promises or
      threatens it for good.
      """,
    source: .practice("conditions agree; how often good translations carry each is in Locales/"),
    examples: [
      .pair("⟦If⟧ you leave, the changes are lost.", "나가십시오. 변경 사항이 손실됩니다.", in: "ko"),
      .pair("If you leave, the changes are lost.", "나가면 변경 사항이 손실됩니다.", in: "ko"),
      .pair(
        "Contact your administrator ⟦if⟧ the problem continues.", "請聯絡管理者。", in: "zh-Hant"),
      .pair("Open Settings if you want to change it.", "可在“设置”中更改。", in: "zh-Hans"),
      .pair("Close ⟦without⟧ saving?", "要关闭并存储吗？", in: "zh-Hans"),
      .pair("Close without saving?", "要不存储就关闭吗？", in: "zh-Hans"),
      .pair("Close without saving?", "要不儲存就關閉嗎？", in: "zh-Hant"),
      .pair("We can’t go on without your help.", "我们需要您的帮助。", in: "zh-Hans"),
    ],
    check: .drift { pair, findings in
      guard let lost = LostCue([.if, .unless, .without, .when], in: pair),
        !pair.needs(lost.cue)
      else { return }
      findings.flag(
        source: lost.cue.range, target: nil, .restore(pair.source.text(in: lost.cue.range)),
        confidence: lost.confidence)
    }
  )
}

extension TextPair {
  /// Whether “can't … without” became “need”.
  fileprivate func needs(_ cue: Cue) -> Bool {
    guard cue.concept == source.profile.concept(.without),
      let negation = source.profile.concept(.negation),
      let need = source.profile.concept(.withRequirement), target.mayMean(need)
    else { return false }
    let sentence = source.sentence(at: cue.range)
    return source.cues.contains {
      $0.concept == negation && $0.isSure && sentence.overlaps($0.range)
        && $0.range.upperBound <= cue.range.lowerBound
    }
  }
}

extension Message {
  fileprivate static func restore(_ word: String) -> Message {
    "The source sets a condition (“\(word)”); the translation does not. Say it here too."
  }
}
