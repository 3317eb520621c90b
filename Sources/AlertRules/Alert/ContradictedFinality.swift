import CopyModel
import RuleKit

extension Rule {
  static let contradictedFinality = Rule(
    "contradicted-finality", .alert, .warning,
    summary: "What is gone permanently can't be undone in the same alert.",
    rationale: """
      “Permanently” and “You can undo this” cannot both be true. People who notice believe neither, and
      those who don't lose what they meant to get back.
      """,
    source: .practice(
      "what is final in one sentence is final in the next", alsoHig: 2022,
      section: "Informative text"), needs: [.alert],
    examples: [
      .alert(
        title: "Permanently delete this note?", message: "⟦You can undo⟧ this action.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Permanently delete this note?", message: "You can’t undo this action.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete this note?",
        message: "You can restore it for 30 days. After that, it’s permanently deleted.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "메모를 영구적으로 삭제하겠습니까?", message: "이 동작은 ⟦되돌릴 수 있⟧습니다.",
        buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "메모를 영구적으로 삭제하겠습니까?", message: "이 동작은 되돌릴 수 없습니다.",
        buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "要永久删除备忘录吗？", message: "此操作⟦可以撤销⟧。", buttons: ["取消", "删除"],
        in: "zh-Hans"),
      .alert(
        title: "要永久删除备忘录吗？", message: "此操作无法撤销。", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "要永久刪除備忘錄嗎？", message: "此操作⟦可以還原⟧。", buttons: ["取消", "刪除"],
        in: "zh-Hant"),
      .alert(
        title: "要永久刪除備忘錄嗎？", message: "此操作無法還原。", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      let texts = alert.texts
      guard texts.contains(where: { $0.saysSurely([.permanently]) }),
        // What can be had again for a time is final only then, and of two choices only one is.
        !texts.contains(where: { $0.saysSurely(laterOrElse) || $0.bytes.hasDigit })
      else { return }
      for part in alert.titleAndMessage {
        guard let wording = part.text.undoableWording else { continue }
        findings.flag(part, wording, .sayOne, confidence: 0.9)
        return
      }
    }
  )

  /// What sets a time or a condition, or joins two choices.
  private static let laterOrElse: [NamedConcept] = [
    .after, .before, .either, .elapsed, .if, .then, .unless, .until, .when, .within,
  ]
}

extension AnalyzedText {
  /// Whether it surely means one of some things.
  fileprivate func saysSurely(_ names: [NamedConcept]) -> Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].named.map(names.contains) == true }
  }
}

extension Message {
  fileprivate static let sayOne: Message =
    "The alert also says that this is permanent; say only which of the two is true."
}
