import CopyModel
import RuleKit

extension Rule {
  static let startupAlert = Rule(
    "startup-alert", .alert, .note, editions: [.hig2008: .off, .hig2010: .off, .hig2019: .off],
    summary: "No alert appears when an app starts.",
    rationale: """
      People open an app to do something. What they should know at once can stand where they will see it.
      """,
    source: .hig(2022, section: "Best practices"), needs: [.trigger],
    examples: [
      .listed(title: "⟦A new version is available.⟧", buttons: ["OK"], trigger: .launch),
      .listed(title: "A new version is available.", buttons: ["OK"], trigger: .user),
      .listed(title: "A new version is available.", buttons: ["OK"]),
    ],
    check: .alert { alert, findings in
      guard alert.traits?.trigger == .launch, let part = alert.parts.first else { return }
      findings.flag(part, .showItLater)
    }
  )
}

extension Message {
  fileprivate static let showItLater: Message =
    "Do not show an alert at launch; say this where people will find it."
}
