import CopyModel
import RuleKit

extension Rule {
  static let unneutralTone = Rule(
    "unneutral-tone", .meaning, .note,
    summary: "Alerts are direct and neutral.",
    rationale: """
      Jokes and apologies take the room of what people need to know, and words such as fatal or
      illegal frighten them. Say what happened and what can be done.
      """,
    source: .hig(2019, 2022, section: "Tone: direct, neutral, approachable"),
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
    ],
    check: .text([]) { text, findings in
      guard let word = text.firstWording(.unneutral) else { return }
      findings.flag(word.range, of: text, .beNeutral(text.text(in: word.range)), confidence: 0.75)
    }
  )
}

extension Message {
  fileprivate static func beNeutral(_ word: String) -> Message {
    "Leave out “\(word)”; say plainly what happened and what can be done."
  }
}
