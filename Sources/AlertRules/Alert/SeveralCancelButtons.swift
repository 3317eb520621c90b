import CopyModel
import RuleKit

extension Rule {
  static let severalCancelButtons = Rule(
    "several-cancel-buttons", .alert, .warning,
    summary: "Exactly one button of an alert has the cancel role.",
    rationale: """
      The system chooses that button when people leave the alert another way: with the Home button, with
      Escape. With none or several it cannot know which.
      """,
    source: .hig(2010, section: "Buttons"), needs: [.buttonRoles],
    examples: [
      .listed(title: "Leave now?", buttons: ["Cancel [cancel]", "⟦Stay⟧ [cancel]", "Leave"]),
      .listed(title: "Leave now?", buttons: ["⟦Cancel⟧", "Leave"]),
      .listed(title: "Leave now?", buttons: ["Cancel [cancel]", "Leave"]),
      .listed(title: "Download Complete", buttons: ["OK"]),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed
      let cancelling = buttons.filter { $0.traits.role == .cancel }
      if cancelling.count > 1 {
        findings.flag(cancelling[1].part, .keepOneCancel)
      } else if cancelling.isEmpty, let button = buttons.first(where: \.cancels) {
        findings.flag(button.part, .giveCancelRole)
      }
    }
  )
}

extension Message {
  fileprivate static let keepOneCancel: Message =
    "Give one button the cancel role; the alert has another one."
  fileprivate static let giveCancelRole: Message =
    "Give this button the cancel role, so that the system knows it."
}
