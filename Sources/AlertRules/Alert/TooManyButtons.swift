import CopyModel
import RuleKit

extension Rule {
  static let tooManyButtons = Rule(
    "too-many-buttons", .alert, .error,
    summary: "An alert has three buttons at most.",
    rationale: """
      Each button is a choice to weigh. The system shows three at most as an alert should look; more
      choices belong in an action sheet or in the app itself.
      """,
    source: .hig(2022, section: "Content"), needs: [.alert],
    examples: [
      .alert(
        title: "Save changes?", buttons: ["Save", "Save As…", "Don’t Save", "⟦Cancel⟧"]),
      .alert(title: "Save changes?", buttons: ["Save", "Don’t Save", "Cancel"]),
    ],
    check: .alert { alert, findings in
      guard alert.buttons.count > 3 else { return }
      findings.flag(alert.buttons[3], nil, .fewerButtons, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let fewerButtons: Message =
    "Offer three buttons at most; use an action sheet for more choices."
}
