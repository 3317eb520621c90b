import CopyModel
import RuleKit

extension Rule {
  static let defaultDestructiveButton = Rule(
    "default-destructive-button", .alert, .error, editions: [.hig2010: .off],
    summary: "The default button destroys nothing.",
    rationale: """
      Return chooses the default button, and people press it before they have read. What they have just
      chosen to do, and the manifest says so, is only noted: later guidelines let Return confirm it.
      """,
    source: .hig(2008, 2019, 2022, section: "Buttons"), needs: [.buttonRoles],
    examples: [
      .listed(
        title: "Delete this note?", buttons: ["Cancel [cancel]", "⟦Delete⟧ [destructive, default]"]),
      .listed(
        title: "Delete this note?", buttons: ["Delete [destructive]", "Cancel [cancel, default]"]),
      .listed(title: "Delete this note?", buttons: ["Cancel [cancel]", "Delete [destructive]"]),
      .listed(
        title: "Empty the Trash?", buttons: ["Cancel [cancel]", "⟦Empty Trash⟧ [default]"],
        trigger: .user),
    ],
    check: .alert { alert, findings in
      guard let button = alert.listed(.alert).first(where: \.isDefault), button.destroys else {
        return
      }
      findings.flag(
        button.part, .makeAnotherDefault,
        confidence: alert.isChosen(under: findings.edition) ? 0.7 : 1)
    }
  )
}

extension Message {
  fileprivate static let makeAnotherDefault: Message =
    "Make Cancel, a harmless button or none the default; this one destroys."
}
