import CopyModel
import RuleKit

extension Rule {
  static let pluralHeader = Rule(
    "plural-header", .plural, .error,
    summary: "Plural-Forms of a PO file fits its entries and its language.",
    rationale: """
      gettext picks `msgstr[n]` by the formula in the header. A formula that it cannot read, or that
      gives a number without a text, shows English or nothing. A language with one form has one.
      """,
    source: .work("GNU gettext manual, “Plural forms”; Unicode CLDR, Language Plural Rules"),
    examples: [
      .files(
        ("ko.po", Self.table("ko", "nplurals=1; plural=0;", ["⟦파일 %d개⟧", "파일 %d개"])), in: "ko"),
      .files(("ko.po", Self.table("ko", "nplurals=1; plural=0;", ["파일 %d개"])), in: "ko"),
      .files(
        ("ko.po", Self.table("ko", "nplurals=2; plural=(n != 1);", ["⟦파일 %d개⟧", "파일 %d개"])),
        in: "ko"),
      .files(
        ("zh_CN.po", Self.table("zh_CN", "⟦nplurals=2⟧; plural=n!=1;", ["%d 个文件"])), in: "zh-Hans"),
      .files(
        ("zh_TW.po", Self.table("zh_TW", "nplurals=1; plural=0;", ["%d 個檔案"])), in: "zh-Hant"),
      .files(
        (
          "ru.po",
          Self.table(
            "ru",
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
            ["%d файл", "%d файла", "%d файлов"])
        ), in: "ru"),
    ],
    check: .all([
      .reader(.pluralHeader),
      .table { table, findings in
        // The header is one for its file: the first string shows it.
        var told: Set<String> = []
        for forms in table.pluralForms(areNumbered: true) {
          guard let first = forms.forms.first, table.units[first.index].format == "po",
            told.insert(table.units.file(of: first.index)).inserted,
            let categories = table.categories(of: forms)
          else { continue }
          // Some languages are counted in two ways; one form is one form.
          let (has, wants) = (forms.forms.count, categories.usual.count)
          guard wants == 1 ? has > 1 : wants > 2 && has < wants && has > 1 else { continue }
          findings.flag(table.units[first.index], .count(has, wants), confidence: 0.85)
        }
      },
    ])
  )

  private static func table(_ language: String, _ header: String, _ forms: [String]) -> String {
    let strings = forms.enumerated().map { "msgstr[\($0)] \"\($1)\"\n" }.joined()
    return """
      msgid ""
      msgstr ""
      "Content-Type: text/plain; charset=UTF-8\\n"
      "Language: \(language)\\n"
      "Plural-Forms: \(header)\\n"

      msgid "%d file"
      msgid_plural "%d files"
      \(strings)
      """
  }
}

extension Message {
  fileprivate static func count(_ has: Int, _ wants: Int) -> Message {
    "This language has \(wants) plural form\(wants == 1 ? "" : "s"), and the strings here have \(has). Set nplurals=\(wants) and its formula."
  }
}
