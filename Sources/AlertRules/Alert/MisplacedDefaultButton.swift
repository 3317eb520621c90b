import CopyModel
import RuleKit

extension Rule {
  static let misplacedDefaultButton = Rule(
    "misplaced-default-button", .alert, .warning, editions: [.hig2010: .off],
    summary: "The default button is on the trailing side of a row or on top of a stack.",
    rationale: """
      People look for the likely answer where it always is. A Cancel button that is the default may be on
      either side: the guidelines say both.
      """,
    source: .hig(2008, 2019, 2022, section: "Buttons"), needs: [.buttonRoles, .buttonOrder],
    examples: [
      .listed(title: "Save changes?", buttons: ["⟦Save⟧ [default]", "Cancel [cancel]"]),
      .listed(title: "Save changes?", buttons: ["Cancel [cancel]", "Save [default]"]),
      .listed(title: "Delete it?", buttons: ["Cancel [cancel, default]", "Delete [destructive]"]),
      .listed(
        title: "Save changes?", buttons: ["Don’t Save", "⟦Save⟧ [default]", "Cancel [cancel]"]),
      .listed(
        title: "Save changes?", buttons: ["Save [default]", "Don’t Save", "Cancel [cancel]"]),
      .listed(
        title: "Save changes?", buttons: ["Cancel [cancel]", "Don’t Save", "Save [default]"],
        under: .hig2008),
      .listed(
        title: "Save changes?", buttons: ["Don’t Save", "Cancel [cancel]", "Save [default]"],
        platforms: [.macos], under: .hig2019),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed(.alert)
      guard buttons.count > 1, let position = buttons.firstIndex(where: \.isDefault),
        !buttons[position].cancels
      else { return }
      // In 2008 alerts had no stacks that a guideline speaks of.
      let isStack = buttons.count > 2
      if isStack, findings.edition == .hig2008 || alert.hasRowOfThree(under: findings.edition) {
        return
      }
      guard position != (isStack ? 0 : buttons.count - 1) else { return }
      findings.flag(buttons[position].part, isStack ? .moveToTop : .moveToTrailingSide)
    }
  )
}

extension Message {
  fileprivate static let moveToTop: Message = "Put the default button on top of the stack."
  fileprivate static let moveToTrailingSide: Message =
    "Put the default button on the trailing side of the row."
}
