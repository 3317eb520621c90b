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
      .alert(title: "Delete this photo?", buttons: ["Cancel", "⟦Confirm⟧"]),
      .alert(title: "Download this photo?", buttons: ["Cancel", "Continue"]),
      .alert(title: "Remove this photo?", buttons: ["Archive", "Remove Photo"]),
      .alert(title: "Move this photo to the Trash?", buttons: ["Cancel", "Move to Trash"]),
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
      guard let title = alert.title, title.text.ending == .question,
        title.text.hasSureAction(\.actsOnSomething)
      else { return }
      // Where something is lost, Confirm and Continue answer no more than OK does.
      let isDestructive = title.text.hasSureAction(\.isDestructive)
      // Of several answers one may well be in other words than the question.
      let acting = alert.buttons.filter { button in
        !button.text.labels.isEmpty
          && button.text.labels.allSatisfy {
            $0.actsOnSomething || isDestructive && $0.isConsent
          }
      }
      guard acting.count == 1, let button = acting.first, !alert.mentions(button),
        !title.text.hasVerb(of: button.text),
        // The answer may be another button, by its verb and what that is done to.
        !alert.buttons.contains(where: {
          $0.text.labels.isEmpty && title.text.isAnswered(by: $0.text)
        })
      else { return }
      findings.flag(button, .useTheVerb, confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  /// Whether some word surely means such an action.
  fileprivate func hasSureAction(_ isSuch: (Concept) -> Bool) -> Bool {
    cues.contains { $0.isSure && isSuch(profile.concepts[$0.concept]) }
  }

  /// Whether a button's verb is one of its words, or means what it asks.
  fileprivate func isAnswered(by button: AnalyzedText) -> Bool {
    hasVerb(of: button) || button.deedConcepts.contains(where: mayMean)
  }

  /// Whether the first word of a button's title is one of its words: the Move of “Move to Trash”.
  fileprivate func hasVerb(of button: AnalyzedText) -> Bool {
    guard let verb = button.words.first else { return false }
    return words.contains { writes(button, verb, at: $0, inAnyCase: true) }
  }
}

extension Concept {
  /// Answers that fit any question, and what says little of what is done.
  private static let answers: Set = [
    "cancel", "ok", "yes", "no", "done", "close", "not-now", "continue", "confirm", "retry",
    "learn-more", "keep", "skip", "agree", "disagree", "accept", "allow", "dont-allow", "deny",
    "quit", "ignore", "dont-save", "discard", "open", "show", "start", "stop", "choose",
  ]

  /// Whether it is an action on something, and not an answer that fits any question.
  fileprivate var actsOnSomething: Bool { kind == .action && !Self.answers.contains(name) }

  /// Whether it only agrees.
  fileprivate var isConsent: Bool { [.confirm, .continue].contains(named) }
}

extension Message {
  fileprivate static let useTheVerb: Message =
    "Use the verb of the question on the button, or the button's verb in the question."
}
