import CopyModel
import RuleKit

extension Rule {
  static let longButton = Rule(
    "long-button", .button, .error, yields: ["button-overflow"],
    summary: "A button title is one or two words.",
    rationale: """
      Two buttons share a row only while their titles are short; a long one forces a stack or is cut
      off. Where words say little the budget counts characters: 11 in Korean, 7 in Simplified and 8
      in Traditional Chinese, as 95 of 100 of Apple's own titles do. A name counts as one word, two
      Latin letters as one of these characters; a preposition may stand between two words. The buttons of a stack
      or a sheet, and a button alone, have a whole row each and are left alone.
      """,
    source: .hig(2010, 2019, 2022, section: "Buttons"), needs: [.alertPart],
    examples: [
      .button("Delete All"),
      .button("⟦Delete All of These Photos⟧"),
      .button("Don’t Save"),
      .button("Move to Trash"),
      .button("⟦Free Up Space⟧"),
      .button("Use Face ID"),
      .button("Sign in with Apple"),
      .button("⟦이 앨범의 모든 사진 삭제⟧", in: "ko"),
      .button("모든 사진 삭제", in: "ko"),
      .button("⟦删除此相簿中的所有照片⟧", in: "zh-Hans"),
      .button("删除所有照片", in: "zh-Hans"),
      .button("使用 Face ID", in: "zh-Hans"),
      .button("Apple Music 열기", in: "ko"),
      .button("⟦刪除此相簿裡的全部照片⟧", in: "zh-Hant"),
      .alert(title: "Delete photos?", buttons: ["Cancel", "⟦Delete All of These Photos⟧"]),
      .alert(
        title: "Delete photos?",
        buttons: ["Delete All of These Photos", "Delete Those in This Album", "Cancel"]),
      .alert(title: "Photos Deleted", buttons: ["Show All of the Other Photos"]),
      .listed(
        .actionSheet, title: nil,
        buttons: ["Delete All of These Photos [destructive]", "Cancel [cancel]"]),
      .alert(title: "사진을 삭제하겠습니까?", buttons: ["취소", "⟦이 앨범의 모든 사진 삭제⟧"], in: "ko"),
      .alert(title: "要删除照片吗？", buttons: ["取消", "⟦删除此相簿中的所有照片⟧"], in: "zh-Hans"),
      .alert(title: "要刪除照片嗎？", buttons: ["取消", "⟦刪除此相簿裡的全部照片⟧"], in: "zh-Hant"),
    ],
    check: .all([
      .text([.button]) { text, findings in
        // A button of a window has more room than one of an alert, and an alert tells more of its own.
        guard !findings.isButtonAnywhere, !findings.isOfAlert,
          let excess = text.excessOnButton
        else { return }
        findings.flag(text.fullRange, of: text, .shortenButton, confidence: excess)
      },
      .alert { alert, findings in
        // Only two buttons share a row.
        guard alert.buttons.count == 2 else { return }
        for button in alert.buttons {
          guard let excess = button.text.excessOnButton else { continue }
          findings.flag(button, .shortenButton, confidence: excess)
        }
      },
    ])
  )
}

extension AnalyzedText {
  /// How sure it is that a button with this title is too long for one of two in a row; nil where it is not.
  fileprivate var excessOnButton: Double? {
    let budgets = profile.budgets
    let isLong = budgets.buttonCharacters.map { budgetedCharacters > $0 } ?? false
    let isWordy = budgets.buttonWords.map(exceeds) ?? false
    // One word too many mostly fits, and a preposition always does.
    let isLittle = !isLong && budgets.buttonWords.map { !exceeds($0 + 1) } ?? false
    guard isLong || isWordy && !(isLittle && hasPreposition) else { return nil }
    let isPastLimit = budgets.buttonLimit.map { budgetedCharacters > $0 } ?? false
    return isPastLimit ? 1 : isLittle ? 0.7 : 0.9
  }
}

extension AnalyzedText {
  /// Whether it has a preposition or a conjunction, which title style writes small: Move *to* Trash.
  fileprivate var hasPreposition: Bool {
    let bytes = string.utf8.span
    return words.contains { word in
      let kinds = kinds(of: word)
      return bytes[word.lowerBound].isASCIISmall && kinds.contains(.small)
        && !kinds.contains(.determiner)
    }
  }
}

extension Message {
  fileprivate static let shortenButton: Message =
    "Shorten the button title; one or two words fit beside another button."
}
