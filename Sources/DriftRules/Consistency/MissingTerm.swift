import CopyModel
import RuleKit

extension Rule {
  static let missingTerm = Rule(
    "missing-term", .consistency, .warning,
    summary: "A term of the glossary is translated as the glossary says.",
    rationale: """
      One thing has one name in all of an app. The glossary is the project’s own, a table or TBX file
      that `glossary` names in the configuration; without one the rule is silent.
      """,
    source: .practice("a project’s glossary decides"),
    examples: [
      .pair("Delete the ⟦project⟧?", "기획을 삭제하겠습니까?", in: "ko", under: Self.terms),
      .pair("Delete the project?", "프로젝트를 삭제하겠습니까?", in: "ko", under: Self.terms),
      .pair("Project Settings", "프로젝트 설정", in: "ko", under: Self.terms),
      .pair("Share ⟦workspaces⟧", "작업장 공유", in: "ko", under: Self.terms),
      .pair("Open the ⟦project⟧", "打开工程", in: "zh-Hans", under: Self.terms),
      .pair("Open the project", "打开项目", in: "zh-Hans", under: Self.terms),
      .pair("Projector settings", "投影仪设置", in: "zh-Hans", under: Self.terms),
      .pair("Open the ⟦project⟧", "打開工程", in: "zh-Hant", under: Self.terms),
      .pair("Open the project", "打開專案", in: "zh-Hant", under: Self.terms),
    ],
    check: .pair { pair, findings in
      guard let matches = GlossaryMatches(pair) else { return }
      for term in matches.unsaidTerms {
        let entry = matches.glossary.entries[term.number]
        guard let wanted = entry.wanted.first else { continue }
        findings.flag(
          source: term.range, target: nil, .use(wanted, for: entry.source), confidence: 0.9)
      }
    }
  )

  /// A small glossary for the examples.
  static let terms: [GlossaryTerm] = [
    ("project", "ko", "프로젝트", false), ("project", "zh-Hans", "项目", false),
    ("project", "zh-Hant", "專案", false), ("project", "zh-Hans", "工程", true),
    ("project", "zh-Hant", "工程", true), ("project", "ko", "과제", true),
    ("workspace", "ko", "작업 공간", false), ("file", "zh-Hans", "档案", true),
  ].compactMap { source, locale, target, isForbidden in
    LocaleTag(folding: locale).map {
      GlossaryTerm(source: source, locale: $0, target: target, isForbidden: isForbidden)
    }
  }
}

extension Message {
  fileprivate static func use(_ wanted: String, for term: String) -> Message {
    "The glossary calls “\(term)” “\(wanted)”. Use that."
  }
}
