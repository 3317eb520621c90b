import CopyModel
import RuleKit

extension Rule {
  static let paddedTitle = Rule(
    "padded-title", .alert, .note,
    summary: "A title begins with what it has to say.",
    rationale: """
      A title is a brief statement or question. “Warning!” before it alarms, “Sorry” apologizes, and
      “Are you sure” asks a second time what the buttons ask already.
      """,
    source: .material("Dialogs: Headline"), needs: [.alertPart],
    examples: [
      .title("⟦Warning!⟧ Storage is almost full"),
      .title("⟦Are you sure⟧ you want to delete this note?"),
      .title("⟦Sorry,⟧ the upload stopped"),
      .title("Delete this note?"),
      .title("Warning sounds"),
      .title("Sorry messages"),
      .title("⟦경고:⟧ 저장 공간이 거의 찼습니다", in: "ko"),
      .title("⟦정말⟧ 메모를 삭제하시겠습니까?", in: "ko"),
      .title("메모를 삭제하시겠습니까?", in: "ko"),
      .title("⟦警告：⟧储存空间即将用尽", in: "zh-Hans"),
      .title("⟦您确定⟧要删除此备忘录吗？", in: "zh-Hans"),
      .title("要删除此备忘录吗？", in: "zh-Hans"),
      .title("⟦抱歉，⟧上傳已停止", in: "zh-Hant"),
      .title("⟦確定要⟧刪除此備忘錄嗎？", in: "zh-Hant"),
      .title("注意事項", in: "zh-Hant"),
    ],
    check: .text([.title]) { text, findings in
      // A title that says nothing else is another rule's matter, and a translation says what its source does.
      guard !text.isEmptyTitle, !findings.isTranslation else { return }
      if let range = text.openingAlarm {
        findings.flag(range, of: text, .leaveOutAlarm, confidence: 0.7)
      } else if text.ending == .question, let range = text.opening(in: .doubledQuestions) {
        findings.flag(range, of: text, .askPlainly, confidence: 0.7)
      }
    }
  )
}

extension AnalyzedText {
  /// A word of a list that the text begins with, which ends as a word does; the longest where there are several.
  fileprivate func opening(in list: RuleWords.List) -> Range<Int>? {
    guard let start = words.first?.lowerBound else { return nil }
    let bytes = string.utf8.span
    var end = start
    _ = profile.ruleWords[list].first(inAnyCaseIn: bytes, at: start) { match in
      end = max(end, match.range.upperBound)
      return false
    }
    guard end > start, end < bytes.count, !bytes[end].isASCIILetter,
      // A word of Hangul goes on to the next space.
      !profile.uses(.hangul) || !bytes.hasLetter(at: end)
    else { return nil }
    return start..<end
  }

  /// A word that only alarms or apologizes, with the mark behind it; without one it says something: Warning sounds.
  fileprivate var openingAlarm: Range<Int>? {
    guard let word = opening(in: .alarms),
      let mark = marks.first(where: { $0.range.lowerBound == word.upperBound }),
      sentences.last.map({ $0.range.upperBound > mark.range.upperBound }) == true
    else { return nil }
    return word.lowerBound..<mark.range.upperBound
  }
}

extension Message {
  fileprivate static let leaveOutAlarm: Message =
    "Begin the title with what happened; leave out what only alarms or apologizes."
  fileprivate static let askPlainly: Message =
    "Ask for the action itself, such as “Delete this note?”, not whether people are sure."
}
