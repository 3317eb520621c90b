import CopyModel
import RuleKit

extension Rule {
  static let unstyledDestructiveButton = Rule(
    "unstyled-destructive-button", .alert, .warning, editions: [.hig2008: .off],
    summary: "A button has the destructive style exactly when it destroys.",
    rationale: """
      The style lets people see at a glance which button takes something away. In 2010 only action sheets
      had it. What people have just chosen to do, and the manifest says so, and what they can take back, is
      only noted: later guidelines leave the style off there.
      """,
    source: .hig(2010, 2019, 2022, section: "Buttons"), needs: [.buttonRoles],
    examples: [
      .listed(title: "Delete this note?", buttons: ["Cancel [cancel]", "⟦Delete⟧"]),
      .listed(title: "Delete this note?", buttons: ["Cancel [cancel]", "⟦Delete Note⟧"]),
      .listed(
        title: "Delete this note?", buttons: ["⟦Cancel⟧ [destructive]", "Delete [destructive]"]),
      .listed(title: "Delete this note?", buttons: ["Cancel [cancel]", "Delete [destructive]"]),
      .listed(title: "Delete this note?", buttons: ["Cancel [cancel]", "Delete"], under: .hig2010),
      .listed(
        title: "Empty the Trash?", buttons: ["Cancel [cancel]", "⟦Empty Trash⟧"], trigger: .user),
      .listed(title: "Erase this disk?", buttons: ["Cancel [cancel]", "OK [destructive]"]),
      .listed(
        .actionSheet, title: nil, buttons: ["⟦Delete⟧", "Cancel [cancel]"], under: .hig2010),
    ],
    check: .alert { alert, findings in
      if findings.edition == .hig2010, alert.traits?.kind != .actionSheet { return }
      for button in alert.listed {
        let text = button.part.text
        if button.traits.role == nil, text.takesAway {
          let isMild =
            alert.isChosen(under: findings.edition)
            || alert.texts.contains { $0.undoableWording != nil }
          findings.flag(
            button.part, .styleAsDestructive,
            confidence: isMild || text.onlySignsOut ? 0.7 : 0.9)
        } else if button.traits.role == .destructive,
          text.does([.cancel, .done, .keep, .ok, .save]),
          // OK does what the question asks about; that it does not say so is another rule's matter.
          !text.does([.ok]) || !alert.texts.contains(where: \.namesDestruction)
        {
          findings.flag(button.part, .styleAsHarmless, confidence: 0.9)
        }
      }
    }
  )
}

extension Message {
  fileprivate static let styleAsDestructive: Message =
    "Give this button the destructive role; it takes something away."
  fileprivate static let styleAsHarmless: Message =
    "Take the destructive role off this button; it destroys nothing."
}
