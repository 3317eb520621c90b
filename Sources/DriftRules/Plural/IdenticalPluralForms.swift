import CopyModel
import RuleKit

extension Rule {
  static let identicalPluralForms = Rule(
    "identical-plural-forms", .plural, .note,
    summary: "The forms of a plural differ.",
    rationale: """
      “1 files deleted” is what a plural is there to prevent. Where all forms are the same, one was
      copied and not changed, or the text needs no plural. Only languages whose nouns change behind
      a number are looked at: Korean and Chinese nouns do not.
      """,
    source: .practice("one form a category, each written out"),
    examples: [
      .files(
        (
          "values/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">%d files deleted</item>
              <item quantity="other">⟦%d files deleted⟧</item>
            """)
        ), PluralForms.korean),
      .files(PluralForms.english, PluralForms.korean),
      .files(
        (
          "values/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">%d MB</item>
              <item quantity="other">%d MB</item>
            """)
        ), PluralForms.korean),
      .files(
        PluralForms.english,
        (
          "values-ko/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">파일 %d개를 삭제했습니다</item>
              <item quantity="other">파일 %d개를 삭제했습니다</item>
            """)
        ), in: "ko"),
      .files(
        PluralForms.english,
        (
          "values-ru/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">Удалено %d файлов</item>
              <item quantity="few">Удалено %d файлов</item>
              <item quantity="many">Удалено %d файлов</item>
              <item quantity="other">⟦Удалено %d файлов⟧</item>
            """)
        ), in: "ru"),
    ],
    check: .table { table, findings in
      for forms in table.pluralForms() where forms.forms.count > 1 {
        guard let categories = table.categories(of: forms) else { continue }
        let used = forms.forms.filter { categories.usual.contains($0.category) }
        let locale = table.units.locale(of: forms.main)
        let changesNouns =
          categories.usual.count > 2 || !table.profile(locale).plurals.nouns.endings.isEmpty
        guard used.count > 1, changesNouns, let first = used.first else { continue }
        let text = table.text(of: first.index)
        guard used.dropFirst().allSatisfy({ table.text(of: $0.index) == text }),
          text.hasWordBesidePlaceholders
        else { continue }
        findings.flag(table.units[forms.main], .tellApart, confidence: 0.7)
      }
    }
  )
}

extension Message {
  fileprivate static let tellApart: Message =
    "All forms of this plural are the same. Write each as its numbers need it."
}
