import CopyModel
import RuleKit

extension Rule {
  static let buttonCase = Rule(
    "button-case", .button, .error, yields: ["long-button", "button-overflow"],
    fix: .unsafe,
    summary: "A button title is in title style.",
    rationale: """
      Title style sets what can be chosen apart from what can only be read. Articles, conjunctions
      and short prepositions stay lowercase; the particle of a verb (Turn Off) does not.
      """,
    source: .hig(2019, 2022, section: "Buttons"), needs: [.alertPart],
    examples: [
      .button("View ⟦all⟧"),
      .button("View All"),
      .button("⟦CANCEL⟧"),
      .button("Turn Off"),
      .button("Open iCloud"),
      .button("Sign in with Apple"),
      .button("Follow @mina"),
      .button("OK"),
      .button("CANSEL"),
      .button("Rest&ore"),
      .button("Move ⟦To⟧ Trash"),
      .button("iCloud 열기", in: "ko"),
      .button("打开 iCloud", in: "zh-Hans"),
    ],
    check: .text([.button]) { text, findings in
      // “Ok” has its own rule.
      guard !["ok", "okay"].contains(text.string.filter(\.isLetter).lowercased()) else { return }
      guard !text.isUnknownInCapitals, let fix = TextFix(text.caseFacts.againstTitle, in: text)
      else { return }
      findings.flag(
        fix, of: text, .titleStyle(text.corrected(by: fix)), confidence: text.mayBeAcronym ? 0.7 : 1
      )
    }
  )
}

extension AnalyzedText {
  /// Whether it is one longer word in capitals that no interface has: an abbreviation, or a slip whose capitals are the
  /// least of it.
  fileprivate var isUnknownInCapitals: Bool {
    guard words.count == 1, let word = words.first, labelConcepts.isEmpty,
      !string.contains(where: \.isLowercase)
    else { return false }
    return profile.vocabulary?.knowsAll(of: string.utf8.span.extracting(word)) == false
  }

  /// Whether it is one short word in capitals that is no known title: SVG.
  fileprivate var mayBeAcronym: Bool {
    words.count == 1 && characters <= 4 && labelConcepts.isEmpty
      && !string.contains(where: \.isLowercase)
  }
}

extension Message {
  fileprivate static func titleStyle(_ text: String) -> Message {
    "Capitalize the button title as a title: \(text.quotedAtEnd)"
  }
}
