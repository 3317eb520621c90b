import CopyModel
import RuleKit

extension Rule {
  static let quotedButtonName = Rule(
    "quoted-button-name", .button, .warning,
    fix: .unsafe,
    summary: "A button's title stands in the text without quotation marks, in Chinese within them.",
    rationale: """
      In English the capitals set a title apart, in Korean its particle does. Chinese has neither:
      there Apple's own copy quotes titles, “好” or 「好」, so a bare one is a note.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.alert],
    examples: [
      .alert(
        title: "Update Available", message: "Choose ⟦“Install”⟧ to restart now.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Update Available", message: "Choose Install to restart now.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Delete “Plans”?", message: "The list will be removed.",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "업데이트가 있음", message: "지금 재시동하려면 ⟦‘설치’⟧를 선택하십시오.", buttons: ["나중에", "설치"],
        in: "ko"),
      .alert(
        title: "업데이트가 있음", message: "지금 재시동하려면 설치를 선택하십시오.", buttons: ["나중에", "설치"],
        in: "ko"),
      .alert(
        title: "有可用更新", message: "选择⟦安装⟧即可立即重新启动。", buttons: ["以后", "安装"], in: "zh-Hans"),
      .alert(
        title: "有可用更新", message: "选择“安装”即可立即重新启动。", buttons: ["以后", "安装"], in: "zh-Hans"),
      .alert(
        title: "有可用的更新項目", message: "選擇⟦安裝⟧即可立即重新啟動。", buttons: ["稍後", "安裝"],
        in: "zh-Hant"),
      .alert(
        title: "有可用的更新項目", message: "選擇「安裝」即可立即重新啟動。", buttons: ["稍後", "安裝"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      for part in alert.titleAndMessage {
        let wantsQuotes = part.text.profile.hasFullWidthMarks
        for button in alert.buttons {
          let title = button.text.string
          guard
            let found = part.text.references(to: title).first(where: { $0.isQuoted != wantsQuotes })
          else { continue }
          if wantsQuotes {
            let quotes = part.text.profile.quotes.preferred
            guard quotes.count == 2 else { continue }
            let fix = quotes[0] + title + quotes[1]
            findings.flag(part, found.title, .addQuotes(fix), fix: fix, confidence: 0.7)
          } else {
            findings.flag(part, found.quoted, .dropQuotes, fix: title, confidence: 0.9)
          }
        }
      }
    }
  )
}

extension Message {
  fileprivate static let dropQuotes: Message =
    "Write the button's title without quotation marks, just as the button has it."
  fileprivate static func addQuotes(_ title: String) -> Message {
    "Put the button's title in quotation marks: \(title)."
  }
}
