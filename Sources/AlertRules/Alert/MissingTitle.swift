import CopyModel
import RuleKit

extension Rule {
  static let missingTitle = Rule(
    "missing-title", .alert, .error,
    summary: "An alert has a title.",
    rationale: """
      The title is what people read first, and often all that they read. Without it the message
      takes its place in small type; only the guidelines of 2008 let it.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Titles"), needs: [.wholeAlert],
    examples: [
      .alert(title: nil, message: "⟦The file could not be saved.⟧", buttons: ["OK"]),
      .alert(title: "Unable to Save", message: "The disk is full.", buttons: ["OK"]),
      .alert(title: nil, message: "⟦파일을 저장할 수 없습니다.⟧", buttons: ["확인"], in: "ko"),
      .alert(title: "无法存储文件", message: "磁盘已满。", buttons: ["好"], in: "zh-Hans"),
      .alert(title: nil, message: "⟦无法存储文件。⟧", buttons: ["好"], in: "zh-Hans"),
      .alert(title: nil, message: "⟦無法儲存檔案。⟧", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      // In 2008 a message may stand alone.
      guard findings.edition != .hig2008, alert.title == nil, let message = alert.message,
        !alert.buttons.isEmpty
      else { return }
      findings.flag(message, .addTitle, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let addTitle: Message = "Give the alert a title that says what happened."
}
