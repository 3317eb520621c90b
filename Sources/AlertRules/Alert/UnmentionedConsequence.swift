import CopyModel
import RuleKit

extension Rule {
  static let unmentionedConsequence = Rule(
    "unmentioned-consequence", .alert, .note, followsSource: true,
    summary: "An alert before a deletion says whether it can be taken back.",
    rationale: """
      The message is the place to remind people that they can't undo an action. An alert that only
      asks leaves them to find out.
      """,
    source: .hig(2022, section: "Informative text"), needs: [.alert],
    examples: [
      .alert(title: "⟦Delete this note?⟧", buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete this note?", message: "You can’t undo this action.",
        buttons: ["Cancel", "Delete"]),
      .alert(title: "Delete this note for good?", buttons: ["Cancel", "Delete"]),
      .alert(title: "Sign out of this account?", buttons: ["Cancel", "Sign Out"]),
      .alert(title: "⟦메모를 삭제하겠습니까?⟧", buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "이 동작은 취소할 수 없습니다.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(title: "⟦要删除备忘录吗？⟧", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "要删除备忘录吗？", message: "此操作无法撤销。", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "⟦它會從所有裝置上移除。⟧", buttons: ["取消", "刪除"],
        in: "zh-Hant"),
      .alert(title: "要永久刪除備忘錄嗎？", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let part = alert.message ?? alert.title, alert.title != nil,
        alert.buttons.contains(where: {
          $0.text.does([.delete, .emptyTrash, .erase, .overwrite])
        }),
        // A message of several sentences tells of more than that something is deleted.
        (alert.message?.text.sentences.count ?? 0) < 3,
        !alert.texts.contains(where: \.saysConsequence)
      else { return }
      findings.flag(part, .sayConsequence, confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  /// Whether it says what is lost, or whether it can be had again.
  fileprivate var saysConsequence: Bool {
    undoableWording != nil
      || cues.contains {
        let concept = profile.concepts[$0.concept]
        return concept.kind == .finality
          || $0.isSure && [.keep, .lost, .restore, .undo].contains(concept.named)
      }
  }

  /// Where it says that an action can be taken back.
  var undoableWording: Range<Int>? {
    let lowered = string.lowercased()
    guard lowered.utf8.count == string.utf8.count else { return nil }
    let bytes = lowered.utf8.span
    for index in bytes.indices {
      for wording in profile.alertWords.undoable where bytes.has(wording, at: index) {
        return index..<index + wording.utf8.count
      }
    }
    return nil
  }
}

extension Message {
  fileprivate static let sayConsequence: Message =
    "Say that people can’t undo this, or how they can get it back."
}
