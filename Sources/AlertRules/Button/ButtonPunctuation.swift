import CopyModel
import RuleKit

extension Rule {
  static let buttonPunctuation = Rule(
    "button-punctuation", .button, .error,
    summary: "A button title takes no end mark.",
    rationale: """
      A title is a name, not a sentence. An ellipsis is another sign: it says that the button asks
      for more before it acts.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.role],
    examples: [
      .button("Delete"),
      .button("Delete⟦.⟧"),
      .button("Learn More…"),
      .button("삭제⟦.⟧", in: "ko"),
      .button("删除⟦。⟧", in: "zh-Hans"),
      .button("刪除⟦！⟧", in: "zh-Hant"),
    ],
    check: .text([.button]) { text, findings in
      guard let mark = text.endMark, mark.kind != .ellipsis else { return }
      // “O.K.” has its own rule.
      guard text.string.filter(\.isLetter).lowercased() != "ok" else { return }
      findings.flag(mark.range, of: text, .removeEndMark, fix: "")
    }
  )
}

extension Message {
  fileprivate static let removeEndMark: Message = "Remove the mark that ends the button title."
}
