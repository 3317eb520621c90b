import CopyModel
import RuleKit

extension Rule {
  static let sheetMessage = Rule(
    "sheet-message", .alert, .warning,
    summary: "An action sheet has no message.",
    rationale: """
      People know what they have just tapped. The title, if any, is enough.
      """,
    source: .hig(2010, section: "Action sheets"), needs: [.kind],
    examples: [
      .listed(
        .actionSheet, title: "Share", message: "⟦Choose how to share it.⟧",
        buttons: ["Copy Link", "Cancel [cancel]"]),
      .listed(.actionSheet, title: "Share", buttons: ["Copy Link", "Cancel [cancel]"]),
      .listed(title: "Unable to Share", message: "The link has expired.", buttons: ["OK"]),
    ],
    check: .alert { alert, findings in
      guard alert.traits?.kind == .actionSheet, let message = alert.message else { return }
      findings.flag(message, .dropSheetMessage)
    }
  )
}

extension Message {
  fileprivate static let dropSheetMessage: Message =
    "Leave out the message; the choices of an action sheet speak for themselves."
}
