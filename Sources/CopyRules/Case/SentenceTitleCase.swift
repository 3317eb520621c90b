import CopyModel
import RuleKit

extension Rule {
  static let sentenceTitleCase = Rule(
    "sentence-title-case", .case, .warning,
    fix: .unsafe,
    summary: "A title that is a sentence is in sentence style.",
    rationale: """
      Capitals in mid-sentence slow reading down. They mark names; a sentence keeps them for these.
      """,
    source: .hig(
      2019, 2022, section: "Titles", material: "Content design: Grammar and punctuation"),
    needs: [.alertPart],
    examples: [
      .title("The ⟦Server Can’t Be Reached⟧."),
      .title("The server can’t be reached."),
      .title("Do ⟦You Want to Save the Changes⟧?"),
      .title("Your iPhone couldn’t be updated."),
      .title("Your ⟦Ipad⟧ is locked."),
      .title("The ⟦App Quit Unexpectedly⟧"),
      .title("Please ⟦Try Again Later⟧."),
      .title("No Photos Found."),
      .title("Some ⟦Photos Couldn’t Be Saved⟧"),
      .title("Delete All Photos?"),
      .title("Software Update Failed"),
    ],
    check: .text([.title]) { text, findings in
      guard text.completeness == .sentence, text.caseFacts.capitalization != .sentence else {
        return
      }
      if text.capitals.confidence == nil, let fix = TextFix(text.miscasedNames, in: text) {
        findings.flag(fix, of: text, .nameAsIs(fix.text), confidence: 0.9)
      }
      guard let confidence = text.capitals.confidence, !text.isHeadline, !text.isMarkedPhrase,
        let fix = TextFix(text.caseFacts.againstSentence, in: text)
      else { return }
      findings.flag(fix, of: text, .sentenceStyle(text.corrected(by: fix)), confidence: confidence)
    }
  )
}

extension Message {
  fileprivate static func sentenceStyle(_ text: String) -> Message {
    "Write the title as a sentence, with capitals for names only: \(text.quotedAtEnd)"
  }
}
