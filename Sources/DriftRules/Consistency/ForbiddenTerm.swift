import CopyModel
import RuleKit

extension Rule {
  static let forbiddenTerm = Rule(
    "forbidden-term", .consistency, .warning,
    summary: "A translation has no word that the glossary rules out.",
    rationale: """
      Words that a project has given up come back with old translations and new translators. They
      are the terms that its glossary marks as deprecated. In Korean a particle may follow; in Chinese
      a part of a longer word is another word.
      """,
    source: .practice("a project’s glossary decides"),
    examples: [
      .pair("Delete the project?", "⟦과제⟧를 삭제하겠습니까?", in: "ko", under: Self.terms),
      .pair("Delete the project?", "프로젝트를 삭제하겠습니까?", in: "ko", under: Self.terms),
      .pair("Finish your homework", "과제를 끝내십시오.", in: "ko", under: Self.terms),
      .pair("Open the project", "打开⟦工程⟧", in: "zh-Hans", under: Self.terms),
      .pair("Ask the project’s engineers", "询问项目的工程师", in: "zh-Hans", under: Self.terms),
      .pair("Open the project", "打開⟦工程⟧", in: "zh-Hant", under: Self.terms),
      .pair("Open the project", "打開專案", in: "zh-Hant", under: Self.terms),
    ],
    check: .pair { pair, findings in
      guard let matches = GlossaryMatches(pair) else { return }
      let forbidden = matches.forbiddenWords
      if forbidden.isEmpty { return }
      // What is wrong for one term may be right for another text.
      let terms = Set(matches.sourceTerms.map(\.number))
      for word in forbidden where terms.contains(word.number) {
        let entry = matches.glossary.entries[word.number]
        findings.flag(
          source: nil, target: word.range,
          .avoid(pair.target.text(in: word.range), instead: entry.wanted.first), confidence: 0.9)
      }
    }
  )
}

extension Message {
  fileprivate static func avoid(_ word: String, instead: String?) -> Message {
    guard let instead else { return "The glossary rules out “\(word)”. Use another word." }
    return "The glossary rules out “\(word)”. Use “\(instead)”."
  }
}
