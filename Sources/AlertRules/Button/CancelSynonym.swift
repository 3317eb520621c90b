import CopyModel
import RuleKit

extension Rule {
  static let cancelSynonym = Rule(
    "cancel-synonym", .button, .warning, editions: [.hig2008: .note, .hig2010: .note],
    summary: "The way out of an alert is not called Abort, Back or Close.",
    rationale: """
      Beside a button that acts, the other one leaves things as they are. Everybody knows it as
      Cancel; another word might do something too. A word that the text itself speaks of is an
      action and no way out.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Delete this note?", buttons: ["⟦Back⟧", "Delete"]),
      .alert(title: "Delete this note?", buttons: ["Cancel", "Delete"]),
      .alert(title: "Stop the download?", buttons: ["Continue", "Stop"]),
      .alert(title: "Cancel the order?", buttons: ["Back", "Cancel Order"]),
      .alert(title: "An update is available.", buttons: ["Close", "Install"]),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["⟦닫기⟧", "삭제"], in: "ko"),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["취소", "삭제"], in: "ko"),
      .alert(title: "要删除备忘录吗？", buttons: ["⟦返回⟧", "删除"], in: "zh-Hans"),
      .alert(title: "要取消订单吗？", buttons: ["返回", "取消订单"], in: "zh-Hans"),
      .alert(title: "要停止下载吗？", buttons: ["停止", "继续"], in: "zh-Hans"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["⟦關閉⟧", "刪除"], in: "zh-Hant"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let button = alert.wayOut else { return }
      findings.flag(button, .callItCancel(button.cancelTitle), confidence: 0.9)
    }
  )
}

extension AnalyzedAlert {
  /// The button that leaves what the alert asks about as it is, under another title than Cancel.
  var wayOut: AlertPart? {
    let words = buttons.first?.text.profile.alertWords
    guard buttons.count > 1, let words,
      !buttons.contains(where: { $0.text.does([.cancel, .continue]) || $0.text.leavesAsIs })
    else { return nil }
    let stand = buttons.filter { words.cancelSynonyms.contains(CueTable.labelKey($0.text.string)) }
    guard stand.count == 1, let button = stand.first,
      // Where the alert asks whether to cancel something, another Cancel would only confuse.
      !buttons.contains(where: \.saysCancel),
      // A button whose key says that it cancels is another rule's matter.
      !button.hasCancelKey, !mentions(button)
    else { return nil }
    // News may well be closed; only what is asked is cancelled.
    return title?.text.ending == .question ? button : nil
  }

  /// The texts of its title and its message.
  var texts: [AnalyzedText] { titleAndMessage.map(\.text) }

  /// Whether the text may speak of what a button does.
  func mentions(_ button: AlertPart) -> Bool {
    let label = button.text.string.lowercased()
    return texts.contains { text in
      button.text.labelConcepts.contains(where: text.mayMean)
        || text.string.lowercased().contains(label)
    }
  }
}

extension AlertPart {
  /// Whether its title is Cancel, or may speak of canceling.
  var mayCancel: Bool { text.does([.cancel]) || saysCancel }

  /// Whether its title may speak of canceling.
  fileprivate var saysCancel: Bool { text.profile.concept(.cancel).map(text.mayMean) ?? false }
}

extension Message {
  fileprivate static func callItCancel(_ title: String) -> Message {
    "If this button only leaves the alert, title it “\(title)”."
  }
}
