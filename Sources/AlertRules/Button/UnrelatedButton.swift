import CopyModel
import RuleKit

extension Rule {
  static let unrelatedButton = Rule(
    "unrelated-button", .button, .note,
    summary: "A button answers in the words of the question.",
    rationale: """
      When the title asks “Remove?” and the button says Delete, people wonder whether both are one
      thing.
      """,
    source: .hig(2010, 2019, 2022, section: "Buttons"), needs: [.alert],
    examples: [
      .alert(title: "Remove this photo?", buttons: ["Cancel", "⟦Erase⟧"]),
      .alert(title: "Remove this photo?", buttons: ["Cancel", "Remove"]),
      .alert(title: "Unable to Connect", buttons: ["Cancel", "Try Again"]),
      .alert(title: "Do you want to save the changes?", buttons: ["Don’t Save", "Cancel", "Save"]),
      .alert(title: "사진을 복사하겠습니까?", buttons: ["취소", "⟦내보내기⟧"], in: "ko"),
      .alert(title: "사진을 지우겠습니까?", buttons: ["취소", "지우기"], in: "ko"),
      .alert(title: "要移除照片吗？", buttons: ["取消", "⟦抹掉⟧"], in: "zh-Hans"),
      .alert(title: "要移除照片吗？", buttons: ["取消", "移除"], in: "zh-Hans"),
      .alert(title: "要移除照片嗎？", buttons: ["取消", "⟦輸出⟧"], in: "zh-Hant"),
      .alert(title: "要移除照片嗎？", buttons: ["取消", "移除"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let title = alert.title, title.text.ending == .question, title.text.hasSureAction
      else { return }
      // Of several answers one may well be in other words than the question.
      let acting = alert.buttons.filter {
        !$0.text.labels.isEmpty && $0.text.labels.allSatisfy(\.isPlainAction)
      }
      guard acting.count == 1, let button = acting.first, !alert.mentions(button) else { return }
      findings.flag(button, nil, .useTheVerb, confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  /// Whether some word surely means an action.
  fileprivate var hasSureAction: Bool {
    cues.contains { $0.isSure && profile.concepts[$0.concept].isPlainAction }
  }
}

extension Concept {
  /// Whether it is an action on something, and not an answer that fits any question.
  fileprivate var isPlainAction: Bool {
    let answers: Set = [
      "cancel", "ok", "yes", "no", "done", "close", "not-now", "continue", "confirm", "retry",
      "learn-more", "keep", "skip", "agree", "disagree", "accept", "allow", "dont-allow", "deny",
      "quit", "ignore", "dont-save", "discard", "open", "show", "start", "stop", "choose",
    ]
    return kind == .action && !answers.contains(name)
  }
}

extension Message {
  fileprivate static let useTheVerb: Message =
    "Use the verb of the question on the button, or the button's verb in the question."
}
