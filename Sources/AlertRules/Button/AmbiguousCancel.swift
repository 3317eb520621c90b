import CopyModel
import RuleKit

extension Rule {
  static let ambiguousCancel = Rule(
    "ambiguous-cancel", .button, .warning, followsSource: true,
    summary: "A question whether to cancel something has no button that says only Cancel.",
    rationale: """
      “Cancel your subscription?” with Cancel Subscription and Cancel leaves people guessing which of
      the two keeps it. Keep Subscription, or Not Now, can't be misread. In a
      translation only what its source asks too counts: 取消 is many a verb in Chinese.
      """,
    source: .hig(
      2008, 2010, 2019, 2022, section: "Buttons: each says its result",
      material: "Dialogs: Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Cancel your subscription?", buttons: ["⟦Cancel⟧", "Cancel Subscription"]),
      .alert(title: "Cancel your subscription?", buttons: ["⟦Cancel⟧", "OK"]),
      .alert(title: "Cancel your subscription?", buttons: ["Keep It", "Cancel Subscription"]),
      .alert(title: "Cancel the upload?", buttons: ["Continue", "Cancel"]),
      .alert(title: "Delete this note?", buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Order", message: "Do you want to cancel this order?",
        buttons: ["⟦Cancel⟧", "Cancel Order"]),
      .alert(title: "구독을 취소하겠습니까?", buttons: ["⟦취소⟧", "구독 취소"], in: "ko"),
      .alert(title: "구독을 취소하겠습니까?", buttons: ["구독 유지", "구독 취소"], in: "ko"),
      .alert(title: "메모를 삭제하겠습니까?", buttons: ["취소", "삭제"], in: "ko"),
      .alert(title: "要取消订阅吗？", buttons: ["⟦取消⟧", "取消订阅"], in: "zh-Hans"),
      .alert(title: "要取消订阅吗？", buttons: ["保留订阅", "取消订阅"], in: "zh-Hans"),
      .alert(title: "要取消訂閱嗎？", buttons: ["⟦取消⟧", "取消訂閱"], in: "zh-Hant"),
      .alert(title: "要刪除備忘錄嗎？", buttons: ["取消", "刪除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let cancel = alert.buttons.first(where: { $0.text.does([.cancel]) }),
        alert.texts.contains(where: { $0.asks(whetherTo: cancel.cancelTitle) })
      else { return }
      let others = alert.buttons.filter { $0.text.string != cancel.text.string }
      // A button that goes on or keeps things leaves Cancel only one meaning.
      guard !others.contains(where: { $0.text.leavesAsIs || $0.text.does([.continue]) }),
        others.contains(where: {
          $0.text.string.lowercased().contains(cancel.cancelTitle.lowercased())
            || $0.text.does([.ok, .confirm])
        })
      else { return }
      findings.flag(cancel, .sayWhatStays, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// Whether the question that it ends with has a word in it, in any case, and does not say that something is final.
  fileprivate func asks(whetherTo verb: String) -> Bool {
    guard ending == .question, let question = sentences.last?.range else { return false }
    return text(in: question).lowercased().contains(verb.lowercased())
      && !cues.contains {
        $0.range.overlaps(question) && profile.concepts.kind(of: $0.concept) == .finality
      }
  }
}

extension Message {
  fileprivate static let sayWhatStays: Message =
    "Say on this button what stays as it is, such as Keep; Cancel is also what the question asks."
}
