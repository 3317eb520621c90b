import CopyModel
import RuleKit

extension Rule {
  static let needlessAlert = Rule(
    "needless-alert", .alert, .note, followsSource: true,
    summary: "What people can take back needs no alert.",
    rationale: """
      An alert before a common action that can be undone interrupts for nothing; people learn to
      dismiss alerts unread. Do it, and offer Undo.
      """,
    source: .hig(2022, section: "Best practices"), needs: [.alert],
    examples: [
      .alert(
        title: "Delete this note?", message: "⟦You can undo⟧ this for 30 days.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete this note?", message: "You can’t undo this action.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "30일 동안 ⟦복구할 수 있⟧습니다.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "복구할 수 없습니다.", buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "要删除备忘录吗？", message: "您随时⟦可以恢复⟧它。", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "要删除备忘录吗？", message: "删除后无法恢复。", buttons: ["取消", "删除"], in: "zh-Hans"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "您隨時⟦可以復原⟧。", buttons: ["取消", "刪除"], in: "zh-Hant"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "刪除後無法復原。", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.contains(where: { $0.text.takesAway }),
        !alert.texts.contains(where: \.isFinal)
      else { return }
      for part in alert.titleAndMessage {
        guard let wording = part.text.undoableWording else { continue }
        findings.flag(part, wording, .doWithoutAlert, confidence: 0.7)
        return
      }
    }
  )
}

extension AnalyzedText {
  /// Whether it says that something cannot be had again.
  fileprivate var isFinal: Bool {
    cues.contains { $0.isSure && profile.concepts.kind(of: $0.concept) == .finality }
  }
}

extension Message {
  fileprivate static let doWithoutAlert: Message =
    "People can take this back: do it without an alert and offer Undo."
}
