import CopyModel
import RuleKit

extension Rule {
  static let unstackedButtons = Rule(
    "unstacked-buttons", .alert, .note, editions: [.hig2008: .off, .hig2010: .off],
    summary: "In a stack of buttons, Cancel is last.",
    rationale: """
      More than two buttons are shown in a stack. The way out is at its bottom.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.buttonRoles, .buttonOrder],
    examples: [
      .listed(title: "Save changes?", buttons: ["⟦Cancel⟧ [cancel]", "Don’t Save", "Save"]),
      .listed(title: "Save changes?", buttons: ["Save", "Don’t Save", "Cancel [cancel]"]),
      .listed(title: "Save changes?", buttons: ["Cancel [cancel]", "Save"]),
      .listed(
        title: "Save changes?", buttons: ["Don’t Save", "Cancel [cancel]", "Save"],
        platforms: [.macos], under: .hig2019),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed(.alert)
      guard buttons.count > 2, !alert.hasRowOfThree(under: findings.edition),
        let position = buttons.firstIndex(where: \.cancels),
        position != buttons.count - 1
      else { return }
      findings.flag(buttons[position].part, .moveToBottom)
    }
  )
}

extension Message {
  fileprivate static let moveToBottom: Message = "Put Cancel at the bottom of the stack."
}
