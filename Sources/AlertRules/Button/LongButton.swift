import CopyModel
import RuleKit

extension Rule {
  static let longButton = Rule(
    "long-button", .button, .error,
    summary: "A button title is one or two words.",
    rationale: """
      Two buttons share a row only while their titles are short; a long one forces a stack or is cut
      off. Where words say little the budget counts characters: 11 in Korean, 7 in Simplified and 8
      in Traditional Chinese, as 95 of 100 of Apple's own titles do. A name counts as one word, two
      Latin letters as one of these characters; a preposition may stand between two words.
      """,
    source: .hig(2010, 2019, 2022, section: "Buttons"), needs: [.role],
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
    ],
    check: .text([.button]) { text, findings in
      // A button of a window has more room than one of an alert.
      guard !findings.isButtonAnywhere else { return }
      let budgets = text.profile.budgets
      let isLong = budgets.buttonCharacters.map { text.budgetedCharacters > $0 } ?? false
      let isWordy = budgets.buttonWords.map(text.exceeds) ?? false
      // One word too many mostly fits, and a preposition always does.
      let isLittle = !isLong && budgets.buttonWords.map { !text.exceeds($0 + 1) } ?? false
      guard isLong || isWordy && !(isLittle && text.hasPreposition) else { return }
      let isPastLimit = budgets.buttonLimit.map { text.budgetedCharacters > $0 } ?? false
      let confidence = isPastLimit ? 1 : isLittle ? 0.7 : 0.9
      findings.flag(text.fullRange, of: text, .shortenButton, confidence: confidence)
    }
  )
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
