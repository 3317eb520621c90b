import CopyModel
import RuleKit

extension Rule {
  static let fragmentTitleCase = Rule(
    "fragment-title-case", .case, .warning,
    summary: "A title that is no sentence is in title style.",
    rationale: """
      A phrase without an end mark needs its capitals to look like a title. A question without a
      verb, such as Delete “Plans”?, may be in either style. In 2010 the guidelines wanted title style
      for a single sentence too, unless it asks; that list survives at ansaurus.com/question/3354867.
      """,
    source: .hig(2010, 2019, 2022, section: "Titles"), needs: [.role],
    examples: [
      .title("No ⟦internet connection⟧"),
      .title("No Internet Connection"),
      .title("Delete all photos?"),
      .title("Unable to ⟦join the network⟧ “%@”"),
      .title("Unable to Join the Network “%@”"),
      .title("새 Mac 설정", in: "ko"),
    ],
    check: .text([.title]) { text, findings in
      let isHeading =
        text.completeness == .fragment
        || findings.edition == .hig2010 && text.completeness == .sentence
          && text.sentences.count == 1 && text.ending != .question
      guard isHeading, let fix = TextFix(text.caseFacts.againstTitle, in: text)
      else { return }
      findings.flag(fix.range, of: text, .titleStyle(fix.text), fix: text.wholeText(of: fix))
    }
  )
}

extension Message {
  fileprivate static func titleStyle(_ text: String) -> Message {
    "Capitalize the title as a title: “\(text)”."
  }
}
