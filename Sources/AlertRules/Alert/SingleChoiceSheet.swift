import CopyModel
import RuleKit

extension Rule {
  static let singleChoiceSheet = Rule(
    "single-choice-sheet", .alert, .error,
    summary: "An action sheet has more than one button.",
    rationale: """
      A sheet is there to offer choices; one button is none.
      """,
    source: .hig(2010, section: "Action sheets"), needs: [.kind],
    examples: [
      .listed(.actionSheet, title: nil, buttons: ["⟦Delete Draft⟧ [destructive]"]),
      .listed(
        .actionSheet, title: nil, buttons: ["Delete Draft [destructive]", "Cancel [cancel]"]),
      .listed(title: "Download Complete", buttons: ["OK"]),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed(.actionSheet)
      guard buttons.count == 1 else { return }
      findings.flag(buttons[0].part, .offerChoice)
    }
  )
}

extension Message {
  fileprivate static let offerChoice: Message =
    "Offer a second button, at least Cancel, or do without the action sheet."
}
