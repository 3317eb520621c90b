import CopyModel
import RuleKit

extension Rule {
  static let unreachablePluralCategory = Rule(
    "unreachable-plural-category", .plural, .note, isFolded: true,
    summary: "A plural has no form that its language never takes.",
    rationale: """
      Korean, Chinese and Japanese take `other` for every number, 1 among them: a text under `one` is
      never shown. Whoever mends it wonders why nothing changes.
      """,
    source: .work("Unicode CLDR, Language Plural Rules"),
    examples: [
      .files(
        PluralForms.english,
        (
          "values-ko/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">⟦파일 하나를 삭제했습니다⟧</item>
              <item quantity="other">파일 %d개를 삭제했습니다</item>
            """)
        ), in: "ko"),
      .files(
        PluralForms.english,
        (
          "values-ko/strings.xml",
          PluralForms.androidTable("<item quantity=\"other\">파일 %d개를 삭제했습니다</item>")
        ), in: "ko"),
      .files(
        PluralForms.english,
        (
          "values-zh-rCN/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">⟦已删除一个文件⟧</item>
              <item quantity="other">已删除 %d 个文件</item>
            """)
        ), in: "zh-Hans"),
      .pair(
        "{n, plural, one {# file} other {# files}}",
        "{n, plural, ⟦one⟧ {# 個檔案} other {# 個檔案}}", in: "zh-Hant"),
      .pair(
        "{n, plural, one {# file} other {# files}}",
        "{n, plural, =1 {一個檔案} other {# 個檔案}}", in: "zh-Hant"),
      .files(PluralForms.english, PluralForms.korean),
      .files(
        ("en/main.ftl", "cards = { $n ->\n    [0] No card\n   *[other] { $n } cards\n  }"),
        ("ko/main.ftl", "cards = { $n ->\n    [0] 카드 없음\n   *[other] 카드 { $n }장\n  }"), in: "ko"),
    ],
    check: .all([
      .table { table, findings in
        for forms in table.pluralForms() {
          guard let categories = table.categories(of: forms) else { continue }
          for (category, index) in forms.forms where !categories.knows(category) {
            let unit = table.units[index]
            // Apple's tables, Rails and i18next show `zero` for 0 in every language.
            if category == "zero", unit.format != "android" { continue }
            findings.flag(unit, .remove(category), confidence: 0.7)
          }
        }
      },
      .pair { pair, findings in
        guard let message = pair.target.message, message.problem == nil else { return }
        guard let categories = pair.target.profile.plurals[findings.locale] else { return }
        for argument in message.all where argument.kind == .plural {
          for branch in argument.branches
          where !branch.selector.hasPrefix("=") && !categories.knows(branch.selector) {
            findings.flag(
              source: nil, target: branch.selectorRange, .remove(branch.selector), confidence: 0.7)
            return
          }
        }
      },
    ])
  )
}

extension PluralFacts.Language {
  /// Whether some number takes the category.
  fileprivate func knows(_ category: String) -> Bool {
    // `[0]` of Fluent is the number itself.
    category == "other" || usual.contains(category) || rare.contains(category)
      || category.utf8.allSatisfy { $0.isASCIIDigit }
  }
}

extension Message {
  fileprivate static func remove(_ category: String) -> Message {
    "No number takes “\(category)” in this language, so this is never shown. Remove it."
  }
}
