import CopyModel
import RuleKit

extension Rule {
  static let singleButton = Rule(
    "single-button", .alert, .note, editions: [.hig2008: .warning, .hig2010: .warning],
    summary: "An alert offers a choice.",
    rationale: """
      One button that acts leaves no way out. In 2008 and 2010 the guidelines thought little of any
      alert with one button; since 2019 they allow one that only closes it.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(
        title: "The session has ended.", message: "The server closed it.", buttons: ["⟦Restart⟧"]),
      .alert(title: "The session has ended.", buttons: ["OK"]),
      .alert(title: "The session has ended.", buttons: ["Cancel", "Restart"]),
      // The Cancel of a question is surely somewhere.
      .alert(title: "Restart now?", buttons: ["Restart"]),
      .alert(title: "세션이 종료되었습니다.", buttons: ["⟦다시 시작⟧"], in: "ko"),
      .alert(title: "세션이 종료되었습니다.", buttons: ["확인"], in: "ko"),
      .alert(title: "会话已结束。", buttons: ["⟦重新启动⟧"], in: "zh-Hans"),
      .alert(title: "会话已结束。", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "連線已結束。", buttons: ["⟦重新啟動⟧"], in: "zh-Hant"),
      .alert(title: "連線已結束。", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count == 1, alert.shared.isEmpty, let button = alert.buttons.first,
        let title = alert.title,
        title.text.ending != .question, title.text.profile.cues != nil
      else { return }
      let isOld = findings.edition.year < 2019
      if alert.isAcknowledged {
        // Where there is no problem, the alert itself is one too many: another rule says so.
        guard isOld, alert.hasProblem else { return }
        findings.flag(button, .offerChoice, confidence: 0.9)
      } else {
        findings.flag(button, .offerChoice, confidence: 0.7)
      }
    }
  )
}

extension Message {
  fileprivate static let offerChoice: Message =
    "This is the alert's only button. Offer a way out as well, or do without the alert."
}
