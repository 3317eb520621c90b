import CopyModel
import RuleKit

extension Rule {
  static let tapNotChoose = Rule(
    "tap-not-choose", .button, .warning,
    fix: .unsafe,
    summary: "Text that names a button says choose, not tap or click.",
    rationale: """
      People also use keyboards, remotes and their voice. Choose fits every way of doing it.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.alert],
    examples: [
      .alert(
        title: "Update Available", message: "⟦Tap⟧ Install to restart now.",
        buttons: ["Later", "Install"]),
      .files(
        (
          "en.lproj/Localizable.strings",
          """
          "alert.update.title" = "Update Available";
          "alert.update.message" = "⟦Tap⟧ Install to restart now, or ⟦tap⟧ Later to wait.";
          "alert.update.button.later" = "Later";
          "alert.update.button.install" = "Install";
          """
        )),
      .alert(
        title: "Update Available", message: "Choose Install to restart now.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "Update Available", message: "Tap and hold an icon to move it.",
        buttons: ["Later", "Install"]),
      .alert(
        title: "업데이트가 있음", message: "지금 재시동하려면 설치를 ⟦클릭⟧하십시오.", buttons: ["나중에", "설치"],
        in: "ko"),
      .alert(
        title: "업데이트가 있음", message: "지금 재시동하려면 설치를 선택하십시오.", buttons: ["나중에", "설치"],
        in: "ko"),
      .alert(
        title: "有可用更新", message: "⟦点按⟧“安装”即可立即重新启动。", buttons: ["以后", "安装"], in: "zh-Hans"),
      .alert(
        title: "有可用的更新項目", message: "⟦按一下⟧「安裝」即可立即重新啟動。", buttons: ["稍後", "安裝"],
        in: "zh-Hant"),
      .alert(
        title: "有可用的更新項目", message: "選擇「安裝」即可立即重新啟動。", buttons: ["稍後", "安裝"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      for part in alert.titleAndMessage {
        let verbs = alert.buttons.lazy.flatMap { part.text.references(to: $0.text.string) }
          .compactMap(\.verb)
        var seen: Set<Int> = []
        for verb in verbs {
          guard let instead = verb.instead, seen.insert(verb.range.lowerBound).inserted else {
            continue
          }
          let written = part.text.text(in: verb.range)
          let isCapitalized = written.first?.isUppercase == true
          let fix = isCapitalized ? instead.capitalizedFirst : instead
          findings.flag(part, verb.range, .sayChoose(fix, written), fix: fix, confidence: 0.9)
        }
      }
    }
  )
}

extension Message {
  fileprivate static func sayChoose(_ instead: String, _ written: String) -> Message {
    "Say “\(instead)” instead of “\(written)”; not everyone uses a finger or a mouse."
  }
}
