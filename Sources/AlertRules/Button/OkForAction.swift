import CopyModel
import RuleKit

extension Rule {
  static let okForAction = Rule(
    "ok-for-action", .button, .warning, yields: ["action-drift"],
    followsSource: true,
    summary: "OK stands only in alerts that inform.",
    rationale: """
      Beside Cancel, OK can mean “do it” or “I have read this”. The action's own name cannot be
      misread. In 2019 the guidelines still let OK accept what does no harm.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Erase this disk?", buttons: ["Cancel", "⟦OK⟧"]),
      .alert(title: "Erase this disk?", buttons: ["Cancel", "Erase"]),
      .alert(title: "Download Complete", buttons: ["OK"]),
      .alert(
        title: "Sign Out", message: "Do you want to sign out of this device?",
        buttons: ["Cancel", "⟦OK⟧"]),
      .alert(title: "Note Name", message: "Choose a short one.", buttons: ["Cancel", "OK"]),
      .alert(title: "This note is shared.", buttons: ["⟦OK⟧", "Delete"]),
      .alert(title: "디스크를 지우겠습니까?", buttons: ["취소", "⟦확인⟧"], in: "ko"),
      .alert(
        title: "로그아웃", message: "이 기기에서 로그아웃하시겠습니까?", buttons: ["취소", "⟦확인⟧"], in: "ko"),
      .alert(
        title: "退出登录", message: "要在这台设备上退出登录吗？", buttons: ["取消", "⟦确定⟧"], in: "zh-Hans"),
      .alert(title: "要抹掉磁盘吗？", buttons: ["取消", "⟦好⟧"], in: "zh-Hans"),
      .alert(title: "要清除磁碟嗎？", buttons: ["取消", "清除"], in: "zh-Hant"),
      .alert(title: "要清除磁碟嗎？", buttons: ["取消", "⟦好⟧"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count > 1,
        let button = alert.buttons.first(where: { $0.text.does([.ok]) })
      else { return }
      // A short title is often a label, and the message asks.
      let questions = alert.texts.filter { $0.ending == .question }
      let isDestructive =
        alert.buttons.contains { $0.text.takesAway }
        || questions.contains(where: \.namesDestruction)
      let asks = !questions.isEmpty && findings.edition != .hig2019
      guard asks || isDestructive else { return }
      findings.flag(button, .nameTheAction, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// Whether it surely speaks of an action that takes something away.
  var namesDestruction: Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].isDestructive }
  }
}

extension Message {
  fileprivate static let nameTheAction: Message =
    "Name the action that the question asks about; OK can be misread here."
}
