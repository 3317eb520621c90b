import CopyModel
import RuleKit

extension Rule {
  static let renamedCancel = Rule(
    "renamed-cancel", .button, .error, editions: [.hig2008: .note, .hig2010: .note],
    summary: "The button that cancels is titled Cancel.",
    rationale: """
      People look for Cancel when they want out. Any other word makes them stop and think what else
      it may do.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Delete this note?", buttons: ["cancel=⟦Dismiss⟧", "Delete"]),
      .alert(title: "Delete this note?", buttons: ["cancel=Cancel", "Delete"]),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["cancel=⟦닫기⟧", "삭제"], in: "ko"),
      .alert(title: "要删除备忘录吗？", buttons: ["cancel=取消", "删除"], in: "zh-Hans"),
      .alert(title: "要删除备忘录吗？", buttons: ["cancel=⟦关闭⟧", "删除"], in: "zh-Hans"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["cancel=⟦返回⟧", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      for button in alert.buttons where button.hasCancelKey {
        guard button.text.profile.cues != nil,
          !button.text.does([.cancel])
        else { continue }
        findings.flag(button, nil, .callItCancel(button.cancelTitle), confidence: 0.9)
      }
    }
  )
}

extension Message {
  fileprivate static func callItCancel(_ title: String) -> Message {
    "This button cancels; title it “\(title)”, as people expect."
  }
}
