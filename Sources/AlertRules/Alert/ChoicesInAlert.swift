import CopyModel
import RuleKit

extension Rule {
  static let choicesInAlert = Rule(
    "choices-in-alert", .alert, .note,
    summary: "On iPhone and iPad, choices that people ask for are an action sheet.",
    rationale: """
      An alert interrupts. Choices that belong to what people have just tapped are offered where they
      tapped. Before 2019 the number of choices decided: more than two.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Best practices"),
    needs: [.platform, .trigger, .buttonRoles],
    examples: [
      .listed(
        title: "⟦Delete Draft?⟧", buttons: ["Delete [destructive]", "Save", "Cancel [cancel]"],
        platforms: [.ios], trigger: .user),
      .listed(
        title: "Delete Draft?", buttons: ["Cancel [cancel]", "Delete [destructive]"],
        platforms: [.ios], trigger: .user),
      .listed(
        title: "Low Battery", buttons: ["Quit", "Save", "Cancel [cancel]"], platforms: [.ios],
        trigger: .system),
      .listed(
        title: "⟦Low Battery⟧", buttons: ["Quit", "Save", "Sleep", "Cancel [cancel]"],
        platforms: [.ios], trigger: .system, under: .hig2010),
      .listed(
        title: "Delete Draft?", buttons: ["Delete [destructive]", "Save", "Cancel [cancel]"],
        platforms: [.macos], trigger: .user),
    ],
    check: .alert { alert, findings in
      guard let traits = alert.traits,
        traits.platforms.contains(where: { $0 == .ios || $0 == .ipados }),
        let part = alert.parts.first
      else { return }
      let choices = alert.listed(.alert).count { !$0.cancels }
      let isMany = findings.edition.year <= 2010 && choices > 2
      let isAskedFor = findings.edition.year >= 2010 && traits.trigger == .user && choices >= 2
      guard isMany || isAskedFor else { return }
      findings.flag(part, .useActionSheet)
    }
  )
}

extension Message {
  fileprivate static let useActionSheet: Message =
    "Offer these choices in an action sheet; people asked for them."
}
