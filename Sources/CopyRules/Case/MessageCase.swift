import CopyModel
import RuleKit

extension Rule {
  static let messageCase = Rule(
    "message-case", .case, .warning,
    summary: "A message is in sentence style.",
    rationale: """
      A message is read as text. Capitals on every word make it look like a heading and hide the
      names in it.
      """,
    source: .hig(2019, 2022, section: "Informative text"), needs: [.role],
    examples: [
      .message("Your ⟦Changes Will Be Lost⟧."),
      .message("Your changes will be lost."),
      .message("Open Settings to turn on Bluetooth."),
      .message("Turn off Night Mode."),
      .message("Read the Rules of the House."),
      .message("Unable to ⟦Save Photos⟧."),
    ],
    check: .text([.message]) { text, findings in
      guard let confidence = text.capitals.confidence,
        let fix = TextFix(text.caseFacts.againstSentence, in: text)
      else { return }
      findings.flag(
        fix.range, of: text, .sentenceStyle(fix.text), fix: text.wholeText(of: fix),
        confidence: confidence)
    }
  )
}

extension Message {
  fileprivate static func sentenceStyle(_ text: String) -> Message {
    "Write the message as a sentence: “\(text)”."
  }
}
