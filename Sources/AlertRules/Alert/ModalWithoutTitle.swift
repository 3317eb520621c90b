import CopyModel
import RuleKit

extension Rule {
  static let modalWithoutTitle = Rule(
    "modal-without-title", .alert, .note,
    summary: "A modal view has a title.",
    rationale: """
      It takes the place of all else; its title tells people what they are doing there.
      """,
    source: .hig(2010, section: "Modal views"), needs: [.kind],
    examples: [
      .listed(
        .modal, title: nil, message: "⟦Choose a folder.⟧", buttons: ["Cancel [cancel]", "Done"]),
      .listed(.modal, title: "Choose a Folder", buttons: ["Cancel [cancel]", "Done"]),
      .listed(.actionSheet, title: nil, buttons: ["Copy Link", "Cancel [cancel]"]),
    ],
    check: .alert { alert, findings in
      guard alert.traits?.kind == .modal, alert.title == nil, let part = alert.parts.first else {
        return
      }
      findings.flag(part, .titleModal)
    }
  )
}

extension Message {
  fileprivate static let titleModal: Message = "Give the modal view a title that names the task."
}
