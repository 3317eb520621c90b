import CopyModel
import RuleKit

extension Rule {
  static let unpunctuatedMessage = Rule(
    "unpunctuated-message", .punctuation, .warning,
    summary: "A message ends with a mark.",
    rationale: """
      A message is made of sentences, and the last one ends as the others do.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.role],
    examples: [
      .message("Your changes will be lost⟦⟧"),
      .message("Your changes will be lost."),
      .message("Version %@"),
      .message("변경 사항이 손실됩니다⟦⟧", in: "ko"),
      .message("변경 사항이 손실됩니다.", in: "ko"),
      .message("您的更改将会丢失⟦⟧", in: "zh-Hans"),
      .message("您的更改将会丢失。", in: "zh-Hans"),
      .message("您的更動將會遺失⟦⟧", in: "zh-Hant"),
    ],
    check: .text([.message]) { text, findings in
      guard text.ending == .none, !text.endsInMask else { return }
      let isLong = text.profile.uses(.han) ? text.scripts.han >= 5 : text.words.count >= 3
      guard isLong else { return }
      findings.flag(text.endRange, of: text, .addMark, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let addMark: Message = "End the message with a mark, as every sentence."
}
