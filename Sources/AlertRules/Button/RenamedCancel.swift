import CopyModel
import RuleKit

extension Rule {
  static let renamedCancel = Rule(
    "renamed-cancel", .button, .error, editions: [.hig2008: .note, .hig2010: .note],
    yields: ["action-drift"],
    summary: "The button that cancels is titled Cancel.",
    rationale: """
      People look for Cancel when they want out. Any other word makes them stop and think what else
      it may do.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Delete this note?", buttons: ["cancel=⟦Dismiss⟧", "Delete"]),
      .alert(title: "Delete this note?", buttons: ["cancel=Cancel", "Delete"]),
      .listed(title: "Delete this note?", buttons: ["⟦Don’t Delete⟧ [cancel]", "Delete"]),
      .listed(title: "Sign in now?", buttons: ["Not Now [cancel]", "Sign In"]),
      .listed(title: "Cancel the order?", buttons: ["Keep Order [cancel]", "Cancel Order"]),
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
        findings.flag(button, .callItCancel(button.cancelTitle), confidence: 0.9)
      }
      // A title that says what stays as it is can be meant so, where the other button says Cancel.
      guard alert.buttons.count > 1, !alert.buttons.contains(where: \.mayCancel) else { return }
      for button in alert.listed where button.traits.role == .cancel && !button.part.hasCancelKey {
        let text = button.part.text
        guard text.profile.cues != nil, !text.does([.done, .notNow, .dontAllow, .ok]) else {
          continue
        }
        findings.flag(
          button.part, .callItCancel(button.part.cancelTitle), confidence: 0.7)
      }
    }
  )
}

extension Message {
  fileprivate static func callItCancel(_ title: String) -> Message {
    "This button cancels; title it “\(title)”, as people expect."
  }
}
