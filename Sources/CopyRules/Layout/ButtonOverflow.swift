import CopyModel
import RuleKit

extension Rule {
  static let buttonOverflow = Rule(
    "button-overflow", .layout, .warning,
    summary: "A button title has room on its button.",
    rationale: """
      Of two buttons that stand side by side each has half of the alert's width. A longer title makes the system
      stack them, which is a note; one that is wider than a whole row is cut off. Widths are measured as for titles.
      """,
    source: .hig(2010, 2019, 2022, section: "Buttons"), needs: [.wholeAlert],
    examples: [
      .alert(
        title: "Remove “Trip”?",
        buttons: ["Cancel", "⟦Remove Downloads from Every Device⟧"]),
      .alert(title: "Remove “Trip”?", buttons: ["Cancel", "⟦Remove Downloads⟧"]),
      .alert(title: "Remove “Trip”?", buttons: ["Cancel", "Remove"]),
      .alert(
        title: "Remove “Trip”?",
        buttons: ["Cancel", "Remove from This iPhone", "Remove Everywhere"]
      ),
      .alert(title: "‘여행’을 제거하겠습니까?", buttons: ["취소", "⟦이 기기에서만 제거하기⟧"], in: "ko"),
      .alert(title: "‘여행’을 제거하겠습니까?", buttons: ["취소", "기기에서 제거"], in: "ko"),
      .alert(title: "要移除“旅行”吗？", buttons: ["取消", "⟦仅从这部设备中移除⟧"], in: "zh-Hans"),
      .alert(title: "要移除“旅行”吗？", buttons: ["取消", "移除"], in: "zh-Hans"),
      .alert(title: "要移除「旅行」嗎？", buttons: ["取消", "⟦僅從這部裝置中移除⟧"], in: "zh-Hant"),
      .alert(title: "要移除「旅行」嗎？", buttons: ["取消", "移除"], in: "zh-Hant"),
    ],
    check: .shape { laidOut, findings in
      for (index, button) in laidOut.alert.buttons.enumerated() {
        if let platform = laidOut.platform(where: { $0.isCut(index) }) {
          findings.flag(button, .shortenCut(platform.name))
        } else if let platform = laidOut.platform(where: { $0.stacks(index) }) {
          findings.flag(button, .shortenStacked(platform.name), confidence: 0.75)
        }
      }
    }
  )
}

extension LaidOutAlert.Shape {
  /// Whether a title is wider than a row of its own.
  fileprivate func isCut(_ index: Int) -> Bool {
    guard let usual, usual.arrangement == .stacked else { return false }
    return usual.buttons.indices.contains(index) && usual.buttons[index].fit == .overflows
  }

  /// Whether a title makes two buttons stand one above the other.
  fileprivate func stacks(_ index: Int) -> Bool { usual?.stackers.contains(index) == true }
}

extension Message {
  fileprivate static func shortenCut(_ platform: String) -> Message {
    "Shorten the button title; an alert of \(platform) cuts it off."
  }
  fileprivate static func shortenStacked(_ platform: String) -> Message {
    """
    Shorten the button title to let both buttons stand side by side; an alert of \(platform) stacks them.
    """
  }
}
