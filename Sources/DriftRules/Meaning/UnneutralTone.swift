import CopyModel
import RuleKit

extension Rule {
  static let unneutralTone = Rule(
    "unneutral-tone", .meaning, .note,
    summary: "Alerts are direct and neutral.",
    rationale: """
      Jokes and apologies take the room of what people need to know, words such as fatal or illegal
      frighten them, and an exclamation mark shouts at whom something has failed. Say what happened
      and what can be done.
      """,
    source: .hig(
      2019, 2022, section: "Tone: direct, neutral, approachable", material: "Dialogs: Headline"),
    examples: [
      .text("⟦Oops⟧! The upload stopped."),
      .text("The upload stopped."),
      .text("The address has an ⟦illegal⟧ character."),
      .text("⟦앗⟧! 업로드가 중단되었습니다.", in: "ko"),
      .text("업로드가 중단되었습니다.", in: "ko"),
      .text("⟦哎呀⟧，上传已停止。", in: "zh-Hans"),
      .text("上传已停止。", in: "zh-Hans"),
      .text("⟦抱歉⟧，上傳已停止。", in: "zh-Hant"),
      .text("上傳已停止。", in: "zh-Hant"),
      .text("The upload failed⟦!⟧"),
      .text("The upload failed."),
      .text("Uploaded!"),
      .text("No errors found!"),
      .text("업로드에 실패했습니다⟦!⟧", in: "ko"),
      .text("无法上传⟦！⟧", in: "zh-Hans"),
      .text("發生錯誤⟦！⟧", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      if let word = text.firstWording(.unneutral) {
        findings.flag(word.range, of: text, .beNeutral(text.text(in: word.range)), confidence: 0.75)
        // A translation ends as its source does.
      } else if text.ending == .exclamation, !findings.isTranslation, let mark = text.endMark,
        text.reportsFailure
      {
        findings.flag(mark.range, of: text, .endPlainly, confidence: 0.75)
      }
    }
  )
}

extension AnalyzedText {
  /// Whether it says that something has failed, not that nothing has.
  fileprivate var reportsFailure: Bool {
    func says(_ name: NamedConcept) -> Bool {
      profile.concept(name).map(sure.contains) ?? false
    }
    return says(.failed) || says(.error) && !says(.negation)
  }
}

extension Message {
  fileprivate static let endPlainly: Message =
    "An exclamation mark shouts at whom something has failed. End with a period, or with nothing."

  fileprivate static func beNeutral(_ word: String) -> Message {
    "Leave out “\(word)”; say plainly what happened and what can be done."
  }
}
