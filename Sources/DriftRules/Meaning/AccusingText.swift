import CopyModel
import RuleKit

extension Rule {
  static let accusingText = Rule(
    "accusing-text", .meaning, .warning, editions: [.material3: .warning],
    summary: "Copy says what went wrong, not who is to blame.",
    rationale: """
      People who read that they made a mistake stop reading. What is wrong with the entry, and how to
      put it right, helps them.
      """,
    source: .hig(2019, 2022, section: "Tone: neither oblique nor accusatory"),
    examples: [
      .text("⟦You entered an invalid⟧ date."),
      .text("The date isn’t valid. Use the form 2026-01-31."),
      .text("If you forgot to sign the form, send it again."),
      .text("주소를 ⟦잘못 입력하셨⟧습니다.", in: "ko"),
      .text("주소가 올바르지 않습니다.", in: "ko"),
      .text("⟦您输错⟧了日期。", in: "zh-Hans"),
      .text("日期不正确。", in: "zh-Hans"),
      .text("⟦您忘記了⟧簽名。", in: "zh-Hant"),
      .text("如果您忘記了密碼，可以重新設定。", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      guard let words = text.firstWording(.accusing),
        // “Did you forget?” and “forgot your password?” offer help.
        text.ending != .question
      else { return }
      findings.flag(words.range, of: text, .sayWhatIsWrong, confidence: 0.85)
    }
  )
}

extension Message {
  fileprivate static let sayWhatIsWrong: Message =
    "Say what is wrong and how to put it right, without saying whose fault it is."
}
