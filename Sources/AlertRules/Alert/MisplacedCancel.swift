import CopyModel
import RuleKit

extension Rule {
  static let misplacedCancel = Rule(
    "misplaced-cancel", .alert, .warning, editions: [.hig2010: .off],
    summary: "The Cancel button of a row is on the leading side.",
    rationale: """
      People find the way out where it always is. In 2008 it was on the right of a risky action and on the
      left of a harmless one. A Cancel button that is the default may be on either side.
      """,
    source: .hig(2008, 2019, 2022, section: "Buttons", material: "Dialogs: Buttons"),
    needs: [.buttonRoles, .buttonOrder],
    examples: [
      .listed(title: "Replace the file?", buttons: ["Replace", "⟦Cancel⟧ [cancel]"]),
      .listed(title: "Replace the file?", buttons: ["Cancel [cancel]", "Replace"]),
      .listed(title: "Replace the file?", buttons: ["Replace", "Cancel [cancel, default]"]),
      .listed(
        title: "Delete this note?", buttons: ["⟦Cancel⟧ [cancel]", "Delete [destructive]"],
        under: .hig2008),
      .listed(
        title: "Delete this note?", buttons: ["Delete [destructive]", "Cancel [cancel]"],
        under: .hig2008),
      .listed(
        title: "Delete this note?", buttons: ["Cancel [cancel]", "Delete [destructive]"],
        platforms: [.macos], under: .hig2008),
      .listed(title: "Open the link?", buttons: ["Cancel [cancel]", "Open"], under: .hig2008),
      .listed(title: "Open the link?", buttons: ["Open", "⟦Cancel⟧ [cancel]"], under: .hig2008),
    ],
    check: .alert { alert, findings in
      let buttons = alert.listed(.alert)
      // The rule of 2008 is the iPhone's.
      if findings.edition == .hig2008, alert.isForMac { return }
      guard buttons.count == 2, let position = buttons.firstIndex(where: \.cancels),
        !buttons[position].isDefault
      else { return }
      let isRisky = buttons.contains(where: \.destroys)
      let wanted = findings.edition == .hig2008 && isRisky ? 1 : 0
      guard position != wanted else { return }
      findings.flag(buttons[position].part, wanted == 0 ? .moveToLeadingSide : .moveToRight)
    }
  )
}

extension Message {
  fileprivate static let moveToLeadingSide: Message =
    "Put the Cancel button on the leading side of the row."
  fileprivate static let moveToRight: Message =
    "Put the Cancel button on the right: the other one is risky."
}
