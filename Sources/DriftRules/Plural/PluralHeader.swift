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
        ("ko.po", Self.table("ko", "⟦nplurals=2⟧; plural=(n != 1);", ["파일 %d개", "파일 %d개"])),
        in: "ko"),
      .files(
        ("zh_CN.po", Self.table("zh_CN", "⟦nplurals=2⟧; plural=n!=1;", ["%d 个文件"])), in: "zh-Hans"),
      .files(
        ("zh_TW.po", Self.table("zh_TW", "nplurals=1; plural=0;", ["%d 個檔案"])), in: "zh-Hant"),
      .files(("app_ko.ts", Self.qtTable("ko_KR", ["⟦파일 %n개⟧", "파일 %n개"])), in: "ko"),
      .files(("app_zh.ts", Self.qtTable("zh_CN", ["%n 个文件"])), in: "zh-Hans"),
      .files(
        (
          "ru.po",
          Self.table(
            "ru",
            "nplurals=3; plural=(n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2);",
            ["%d файл", "%d файла", "%d файлов"])
        ), in: "ru"),
    ],
    check: .reader(.pluralHeader)
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

  private static func qtTable(_ language: String, _ forms: [String]) -> String {
    """
    <TS version="2.1" language="\(language)"><context><name>Main</name><message numerus="yes">
    <source>%n file(s)</source><translation>
    \(forms.map { "<numerusform>\($0)</numerusform>" }.joined(separator: "\n"))
    </translation></message></context></TS>
    """
  }
}
