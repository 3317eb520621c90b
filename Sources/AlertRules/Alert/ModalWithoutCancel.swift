import CopyModel
import RuleKit

extension Rule {
  static let modalWithoutCancel = Rule(
    "modal-without-cancel", .alert, .note,
    summary: "A modal view has a Cancel button.",
    rationale: """
      People must be able to leave a task undone.
      """,
    source: .hig(2010, section: "Modal views"), needs: [.kind, .buttonRoles],
    examples: [
      .listed(.modal, title: "⟦Choose a Folder⟧", buttons: ["Done"]),
      .listed(.modal, title: "Choose a Folder", buttons: ["Cancel [cancel]", "Done"]),
      .listed(title: "Download Complete", buttons: ["OK"]),
    ],
    check: .alert { alert, findings in
      guard alert.traits?.kind == .modal, !alert.listed.contains(where: \.cancels),
        let part = alert.parts.first
      else { return }
      findings.flag(part, .addModalCancel)
    }
  )
}

extension Message {
  fileprivate static let addModalCancel: Message =
    "Add a Cancel button, so that people can abandon the task."
}
