import CopyModel
import RuleKit

extension Rule {
  static let explainedButton = Rule(
    "explained-button", .button, .warning,
    summary: "Alert text does not say which button to choose.",
    rationale: """
      Buttons whose titles are verbs explain themselves. A sentence about them makes people read
      everything twice.
      """,
    source: .hig(2010, 2019, 2022, section: "Informative text"), needs: [.alert],
    examples: [
      .alert(
        title: "Delete this note?", message: "⟦Choose Delete⟧ to remove it from all devices.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete this note?", message: "It will be removed from all devices.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete this note?", message: "Deleted notes can’t be recovered.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "모든 기기에서 제거하려면 ⟦삭제를 선택⟧하십시오.",
        buttons: ["취소", "삭제"], in: "ko"),
      .alert(
        title: "메모를 삭제하겠습니까?", message: "삭제한 메모는 복구할 수 없습니다.", buttons: ["취소", "삭제"],
        in: "ko"),
      .alert(
        title: "要删除备忘录吗？", message: "⟦轻点“删除”⟧以从所有设备上移除。", buttons: ["取消", "删除"],
        in: "zh-Hans"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "若要從所有裝置移除，請⟦點一下「刪除」⟧。", buttons: ["取消", "刪除"],
        in: "zh-Hant"),
      .alert(
        title: "要刪除備忘錄嗎？", message: "刪除的備忘錄無法復原。", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      for part in alert.titleAndMessage {
        let found = alert.buttons.lazy.flatMap { part.text.references(to: $0.text.string) }
          .first { $0.verb != nil }
        guard let found else { continue }
        findings.flag(part, found.whole, .letButtonsSpeak, confidence: 0.9)
      }
    }
  )
}

extension Message {
  fileprivate static let letButtonsSpeak: Message =
    "Leave out which button to choose; say what happens and let the buttons speak."
}
