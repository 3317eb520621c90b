import CopyModel
import RuleKit

extension Rule {
  static let impliedQuantity = Rule(
    "implied-quantity", .plural, .note,
    summary: "The form `one` shows its number where it stands for several numbers.",
    rationale: """
      In Russian `one` is also 21 and 101, in French also 0. A form that says “one file” in words is
      wrong for those. English `one` is 1 alone, and Korean and Chinese have no such form.
      """,
    source: .work("Unicode CLDR, Language Plural Rules"),
    examples: [
      .files(
        PluralForms.english,
        (
          "values-ru/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">⟦Один файл удалён⟧</item>
              <item quantity="few">Удалено %d файла</item>
              <item quantity="many">Удалено %d файлов</item>
              <item quantity="other">Удалено %d файла</item>
            """)
        ), in: "ru"),
      .files(
        PluralForms.english,
        (
          "values-fr/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">%d fichier supprimé</item>
              <item quantity="other">%d fichiers supprimés</item>
            """)
        ), in: "fr"),
      .files(
        (
          "values/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">One file deleted</item>
              <item quantity="other">%d files deleted</item>
            """)
        ), PluralForms.korean),
      .pair(
        "{n, plural, one {A file} other {# files}}",
        "{n, plural, ⟦one⟧ {Un fichier} other {# fichiers}}", in: "fr"),
    ],
    check: .all([
      .table { table, findings in
        for forms in table.pluralForms() {
          guard let one = forms["one"], let other = forms["other"],
            table.categories(of: forms)?.isOneBroad == true,
            table.text(of: other).hasPercentValue, !table.text(of: one).hasPercentValue
          else { continue }
          findings.flag(table.units[one], .showNumber, confidence: 0.7)
        }
      },
      .pair { pair, findings in
        guard let message = pair.target.message, message.problem == nil,
          pair.target.profile.plurals[findings.locale]?.isOneBroad == true
        else { return }
        for argument in message.all where argument.kind == .plural {
          guard let one = argument.branches.first(where: { $0.selector == "one" }),
            let other = argument.mainBranch, other.shows(argument), !one.shows(argument)
          else { continue }
          findings.flag(source: nil, target: one.selectorRange, .showNumber, confidence: 0.7)
          return
        }
      },
    ])
  )
}

extension MessageFormat.Branch {
  /// Whether the branch shows the number that it was chosen by.
  fileprivate func shows(_ argument: MessageFormat.Argument) -> Bool {
    !numberSigns.isEmpty || arguments.contains { $0.name == argument.name }
  }
}

extension String {
  /// Whether it shows a value: `%d`, `%1$d`, `{count}`.
  fileprivate var hasPercentValue: Bool {
    utf8.contains { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "{") }
  }
}

extension Message {
  fileprivate static let showNumber: Message =
    "“one” also stands for other numbers in this language. Show the number, as “other” does."
}
