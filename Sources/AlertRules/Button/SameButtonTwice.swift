import CopyModel
import RuleKit

extension Rule {
  static let sameButtonTwice = Rule(
    "same-button-twice", .button, .error,
    editions: [.hig2008: .error, .hig2019: .error, .material3: .error],
    yields: ["two-sources-one-translation"],
    summary: "No two buttons of an alert have the same title.",
    rationale: """
      Two English titles may have one usual translation. Side by side, people cannot tell the
      buttons apart.
      """,
    source: .hig(2010, 2022, section: "Buttons: each easily told from the others"),
    needs: [.wholeAlert],
    examples: [
      .alert(title: "Remove this photo?", buttons: ["Cancel", "Delete", "⟦Delete⟧"]),
      .alert(title: "Remove this photo?", buttons: ["Cancel", "Remove", "Delete"]),
      .alert(title: "사진을 지우겠습니까?", buttons: ["취소", "지우기", "⟦지우기⟧"], in: "ko"),
      .alert(title: "要移除照片吗？", buttons: ["取消", "移除", "删除"], in: "zh-Hans"),
      .alert(title: "要移除照片吗？", buttons: ["取消", "移除", "⟦移除⟧"], in: "zh-Hans"),
      .alert(title: "要清除資料嗎？", buttons: ["取消", "清除", "⟦清除⟧"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      var seen: Set<String> = []
      for button in alert.buttons {
        let key = CueTable.labelKey(button.text.string)
        // A title that is not there yet is no title.
        guard !key.isEmpty, !seen.insert(key).inserted else { continue }
        findings.flag(button, .tellApart)
      }
    }
  )
}

extension Message {
  fileprivate static let tellApart: Message =
    "Give this button another title; the alert has one with the same."
}
