import CopyModel
import RuleKit

extension Rule {
  static let messageCase = Rule(
    "message-case", .case, .warning,
    fix: .unsafe,
    summary: "A message is in sentence style.",
    rationale: """
      A message is read as text. Capitals on every word make it look like a heading and hide the
      names in it.
      """,
    source: .hig(
      2019, 2022, section: "Informative text", material: "Content design: Grammar and punctuation"),
    needs: [.alertPart],
    examples: [
      .message("Your ⟦Changes Will Be Lost⟧."),
      .message("Your changes will be lost."),
      .message("Open Settings to turn on Bluetooth."),
      .message("Turn off Night Mode."),
      .message("⟦your⟧ changes will be lost."),
      .message("The page is blank. ⟦you⟧ can reload it."),
      .message("your changes"),
      .message("npm can’t be found."),
      .message("Read the Rules of the House."),
      .message("Unable to ⟦Save Photos⟧."),
      .message("Unlock your iPhone with ⟦Face id⟧."),
      .message("Unlock your iPhone with Face ID."),
      .message("Open the ⟦Github⟧ app to continue."),
      .message("Read more at example.com/github/notes."),
    ],
    check: .text([.message]) { text, findings in
      if let confidence = text.capitals.confidence {
        guard let fix = TextFix(text.caseFacts.againstSentence, in: text) else { return }
        findings.flag(
          fix, of: text, .sentenceStyle(text.corrected(by: fix)), confidence: confidence)
      } else if let fix = TextFix(text.smallStarts, in: text) {
        findings.flag(fix, of: text, .sentenceStyle(text.corrected(by: fix)), confidence: 0.9)
      } else if let fix = TextFix(text.miscasedNames, in: text) {
        findings.flag(fix, of: text, .nameAsIs(fix.text), confidence: 0.9)
      }
    }
  )
}

extension AnalyzedText {
  /// The words in small letters that begin a sentence of a text which ends as one; inside, only words that hardly
  /// follow an abbreviation.
  fileprivate var smallStarts: [CaseFault] {
    guard completeness == .sentence, ending == .period || ending == .question else { return [] }
    let first = sentences.first?.range.lowerBound
    return caseFacts.againstSentence.filter { fault in
      guard fault.wantsCapital else { return false }
      let kinds = kinds(of: fault.range)
      if fault.range.lowerBound == first {
        return !kinds.isEmpty
          || profile.vocabulary?.knowsAll(of: string.utf8.span.extracting(fault.range)) == true
      }
      return !kinds.isDisjoint(with: [.sentenceOpener, .subject, .clause, .determiner])
    }
  }
}

extension Message {
  fileprivate static func sentenceStyle(_ text: String) -> Message {
    "Write the message as a sentence: \(text.quotedAtEnd)"
  }
}
