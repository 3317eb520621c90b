import CopyModel
import RuleKit

extension Rule {
  static let tooManyButtons = Rule(
    "too-many-buttons", .alert, .error,
    summary: "An alert has three buttons at most.",
    rationale: """
      Each button is a choice to weigh. The system shows three at most as an alert should look; more
      choices belong in an action sheet or in the app itself.
      """,
    source: .hig(2022, section: "Content"), needs: [.wholeAlert],
    examples: [
      .alert(
        title: "Save changes?", buttons: ["Save", "Save As…", "Don’t Save", "⟦Cancel⟧"]),
      .alert(title: "Save changes?", buttons: ["Save", "Don’t Save", "Cancel"]),
      .alert(
        title: "변경사항을 저장하겠습니까?", buttons: ["저장", "복사본 저장", "저장 안 함", "⟦취소⟧"], in: "ko"),
      .alert(title: "변경사항을 저장하겠습니까?", buttons: ["저장", "저장 안 함", "취소"], in: "ko"),
      .alert(title: "要存储更改吗？", buttons: ["存储", "存储副本", "不存储", "⟦取消⟧"], in: "zh-Hans"),
      .alert(title: "要儲存更動嗎？", buttons: ["儲存", "儲存副本", "不儲存", "⟦取消⟧"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count > 3 else { return }
      findings.flag(alert.buttons[3], .fewerButtons, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let fewerButtons: Message =
    "Offer three buttons at most; use an action sheet for more choices."
}
