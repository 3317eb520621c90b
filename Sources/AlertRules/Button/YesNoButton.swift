import CopyModel
import RuleKit

extension Rule {
  static let yesNoButton = Rule(
    "yes-no-button", .button, .error,
    summary: "A button says what it does, not Yes or No.",
    rationale: """
      Yes and No make people read the question again. A verb can be chosen without it.
      """,
    source: .hig(2019, 2022, section: "Buttons", material: "Dialogs: Buttons"), needs: [.role],
    examples: [
      .button("⟦Yes⟧"),
      .button("Delete"),
      .button("No Thanks"),
      .button("⟦아니요⟧", in: "ko"),
      .button("취소", in: "ko"),
      .button("⟦否⟧", in: "zh-Hans"),
      .button("⟦是⟧", in: "zh-Hant"),
      .button("刪除", in: "zh-Hant"),
    ],
    check: .text([.button]) { text, findings in
      guard text.profile.answers.contains(CueTable.labelKey(text.string)) else { return }
      findings.flag(text.fullRange, of: text, .nameTheResult)
    }
  )
}

extension Message {
  fileprivate static let nameTheResult: Message =
    "Name what the button does, such as Delete or Cancel, instead of answering."
}
