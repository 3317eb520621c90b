import CopyModel
import RuleKit

extension Rule {
  static let fragmentTitleCase = Rule(
    "fragment-title-case", .case, .warning,
    fix: .unsafe,
    summary: "A title that is no sentence is in title style.",
    rationale: """
      A phrase without an end mark needs its capitals to look like a title. A question without a
      verb, such as Delete “Plans”?, may be in either style. In 2010 the guidelines wanted title style
      for a single sentence too, unless it asks; that list survives at ansaurus.com/question/3354867.
      """,
    source: .hig(2010, 2019, 2022, section: "Titles"), needs: [.alertPart],
    examples: [
      .title("No ⟦internet connection⟧"),
      .title("No Internet Connection"),
      .title("Delete all photos?"),
      .title("Delete this photo"),
      .title("Delete This Photo"),
      .title("Delete ⟦all⟧ Photos?"),
      .title("⟦delete⟧ all photos?"),
      .title("Delete all photos of Mina?"),
      .title("Leave all Quiet Rooms?"),
      .title("Unable to ⟦join the network⟧ “%@”"),
      .title("Unable to Join the Network “%@”"),
      .title("The app quit unexpectedly"),
      .title("Download x86 Apps"),
      .title("Vitamin A Intake"),
      .title("새 Mac 설정", in: "ko"),
    ],
    check: .text([.title]) { text, findings in
      if text.isUnmarkedQuestion, findings.edition != .hig2010 { return }
      let isHeading =
        text.completeness == .fragment
        || findings.edition == .hig2010 && text.completeness == .sentence
          && text.sentences.count == 1 && text.ending != .question
      if isHeading, let fix = TextFix(text.caseFacts.againstTitle, in: text) {
        findings.flag(
          fix, of: text, .titleStyle(text.corrected(by: fix)),
          confidence: text.mayBeStatement ? 0.7 : 1)
      } else if text.isQuestionInNoStyle, let fix = TextFix(text.nearerStyle, in: text) {
        findings.flag(
          fix, of: text, .oneStyle(text.corrected(by: fix)),
          confidence: text.caseFacts.againstSentence.allSatisfy(\.wantsSmall) ? 0.7 : 0.9)
      }
    }
  )
}

extension AnalyzedText {
  /// Whether it is in sentence style, opens with an article or the like, and a word behind its noun may be a verb:
  /// “The widget shows old data”.
  fileprivate var mayBeStatement: Bool {
    guard completeness == .fragment, caseFacts.capitalization == .sentence, words.count > 3,
      kinds(of: words[0]).contains(.determiner)
    else { return false }
    let bytes = string.utf8.span
    return words.dropFirst(2).contains { word in
      has(.verbEndings, before: word.upperBound)
        && !profile.caseWords.kinds(ofVerb: word, of: bytes).isDisjoint(with: [.verb, .nounVerb])
    }
  }

  /// Whether it is a question without a verb whose capitals are of both styles, and none of them a name's.
  fileprivate var isQuestionInNoStyle: Bool {
    completeness == .questionFragment && caseFacts.capitalization == .neither
      && !endsInName && !marks.contains { $0.kind == .openingQuote }
      && caseFacts.againstSentence.allSatisfy { fault in
        !fault.wantsSmall
          || profile.vocabulary?.knowsAll(of: string.utf8.span.extracting(fault.range)) == true
      }
  }

  /// The changes to the style that wants fewer; to title style where both want as many.
  fileprivate var nearerStyle: [CaseFault] {
    let facts = caseFacts
    return facts.againstSentence.count < facts.againstTitle.count
      ? facts.againstSentence : facts.againstTitle
  }
}

extension Message {
  fileprivate static func oneStyle(_ text: String) -> Message {
    "Write the title in one style: \(text.quotedAtEnd)"
  }
  fileprivate static func titleStyle(_ text: String) -> Message {
    "Capitalize the title as a title: \(text.quotedAtEnd)"
  }
}
