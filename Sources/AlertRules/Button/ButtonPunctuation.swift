import CopyModel
import RuleKit

extension Rule {
  static let buttonPunctuation = Rule(
    "button-punctuation", .button, .error,
    fix: .unsafe,
    summary: "A button title takes no end mark.",
    rationale: """
      A title is a name, not a sentence. An ellipsis is another sign: it says that the button asks
      for more before it acts.
      """,
    source: .hig(
      2019, 2022, section: "Buttons", material: "Content design: Grammar and punctuation"),
    needs: [.alertPart],
    examples: [
      .button("Delete"),
      .button("Delete⟦.⟧"),
      .button("Learn More…"),
      .button("삭제⟦.⟧", in: "ko"),
      .button("删除⟦。⟧", in: "zh-Hans"),
      .button("刪除⟦！⟧", in: "zh-Hant"),
    ],
    check: .text([.button]) { text, findings in
      // With a colon it is the label of something and no button.
      guard let mark = text.endMark, mark.kind != .ellipsis, mark.kind != .colon else { return }
      // “O.K.” has its own rule.
      guard text.string.filter(\.isLetter).lowercased() != "ok" else { return }
      findings.flag(mark.range, of: text, .removeEndMark, fix: "")
    }
  )
}

extension Message {
  fileprivate static let removeEndMark: Message = "Remove the mark that ends the button title."
}
