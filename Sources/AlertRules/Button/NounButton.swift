import CopyModel
import RuleKit

extension Rule {
  static let nounButton = Rule(
    "noun-button", .button, .note, yields: ["long-button", "button-overflow"],
    summary: "A button title is a verb.",
    rationale: """
      A verb says what will happen; Log In is one, Login a noun. Korean titles a button with a noun
      of action (삭제, 지우기) and Chinese with a verb; neither is a whole sentence there.
      """,
    source: .hig(2019, 2022, section: "Buttons", material: "Dialogs: Buttons"), needs: [.role],
    examples: [
      .button("⟦Deletion⟧"),
      .button("⟦Removal of Bookmark⟧"),
      .button("Delete"),
      .button("Confirm Deletion"),
      .button("Comment"),
      .button("⟦Login⟧"),
      .button("⟦Setup Your Printer⟧"),
      .button("Set Up"),
      .button("Setup Assistant"),
      .button("⟦삭제하시겠습니까⟧", in: "ko"),
      .button("⟦삭제합니다⟧", in: "ko"),
      .button("삭제", in: "ko"),
      .button("⟦要删除吗⟧", in: "zh-Hans"),
      .button("删除", in: "zh-Hans"),
      .button("⟦要刪除嗎⟧", in: "zh-Hant"),
      .button("刪除", in: "zh-Hant"),
    ],
    check: .text([.button]) { text, findings in
      guard findings.isRoleSure else { return }
      guard text.isSentenceOnButton || text.opensWithActionNoun || text.opensWithJoinedVerb
      else { return }
      findings.flag(text.fullRange, of: text, .useVerb, confidence: 0.8)
    }
  )
}

extension AnalyzedText {
  /// Whether the last word ends a sentence.
  fileprivate var isSentenceOnButton: Bool {
    guard let last = words.last else { return false }
    let word = text(in: last)
    return profile.alertWords.sentenceEndings.contains { word.hasSuffix($0) }
  }

  /// Whether the first word is a noun that has a verb to it: Deletion, Removal.
  fileprivate var opensWithActionNoun: Bool {
    guard words.count <= 2 || kinds(of: words[1]).contains(.small), labelConcepts.isEmpty,
      let first = words.first
    else { return false }
    let word = text(in: first).lowercased()
    return profile.alertWords.nounEndings.contains { word.hasSuffix($0) }
      && !profile.alertWords.nounLikeVerbs.contains(word)
  }

  /// Whether a verb is written as its noun: Login, Backup All Photos, Setup with iPhone; not so Login Items.
  fileprivate var opensWithJoinedVerb: Bool {
    guard let first = words.first, isWord(first, in: .joinedVerbs) else { return false }
    guard words.count > 1 else { return true }
    let next = kinds(of: words[1])
    return isWord(words[1], in: .nounPhraseOpeners)
      || next.contains(.small) && !isWord(words[1], in: .joiners)
  }
}

extension Message {
  fileprivate static let useVerb: Message = "Say with a verb what the button does, such as Delete."
}
