import CopyModel
import RuleKit

extension Rule {
  static let misplacedSheetButton = Rule(
    "misplaced-sheet-button", .alert, .warning,
    summary: "An action sheet has its destructive button on top and Cancel at the bottom.",
    rationale: """
      What destroys must be seen first, and the way out is under the thumb.
      """,
    source: .hig(2010, section: "Action sheets"), needs: [.kind, .buttonRoles, .buttonOrder],
    examples: [
      .listed(.actionSheet, title: nil, buttons: ["⟦Cancel⟧ [cancel]", "Copy Link", "Share"]),
      .listed(
        .actionSheet, title: nil,
        buttons: ["Save Draft", "⟦Delete Draft⟧ [destructive]", "Cancel [cancel]"]),
      .listed(
        .actionSheet, title: nil,
        buttons: ["Delete Draft [destructive]", "Save Draft", "Cancel [cancel]"]),
      .listed(title: "Share it?", buttons: ["Cancel [cancel]", "Share"]),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed(.actionSheet)
      guard buttons.count > 1 else { return }
      if let position = buttons.firstIndex(where: \.cancels), position != buttons.count - 1 {
        findings.flag(buttons[position].part, .moveCancelDown)
      }
      // Several may destroy: they stand together on top.
      let first = buttons.firstIndex { !$0.destroys } ?? buttons.count
      if let button = buttons[first...].first(where: \.destroys) {
        findings.flag(button.part, .moveDestructiveUp)
      }
    }
  )
}

extension Message {
  fileprivate static let moveCancelDown: Message =
    "Put Cancel at the bottom of the action sheet."
  fileprivate static let moveDestructiveUp: Message =
    "Put the destructive button on top of the action sheet."
}
