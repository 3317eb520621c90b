import CopyModel
import RuleKit

extension Rule {
  static let missingPluralCategory = Rule(
    "missing-plural-category", .plural, .error,
    summary: "A plural has every form that its language needs.",
    rationale: """
      English has two forms, Russian three, Arabic six; Korean and Chinese have `other` alone. A
      number whose form is missing takes that of others, and reads like “1 files”.
      """,
    source: .work("Unicode CLDR, Language Plural Rules"),
    examples: [
      .files(
        (
          "values/strings.xml",
          PluralForms.androidTable("<item quantity=\"one\">⟦%d file deleted⟧</item>")
        ), PluralForms.korean),
      .files(PluralForms.english, PluralForms.korean),
      .files(
        PluralForms.english,
        (
          "values-ko/strings.xml",
          PluralForms.androidTable("<item quantity=\"one\">⟦파일 %d개를 삭제했습니다⟧</item>")
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
          PluralForms.androidTable("<item quantity=\"one\">⟦已删除 %d 个文件⟧</item>")
        ), in: "zh-Hans"),
      .files(
        PluralForms.english,
        (
          "values-zh-rTW/strings.xml",
          PluralForms.androidTable("<item quantity=\"other\">已刪除 %d 個檔案</item>")
        ), in: "zh-Hant"),
      .files(
        PluralForms.english,
        (
          "values-ru/strings.xml",
          PluralForms.androidTable(
            """
            <item quantity="one">Удалён %d файл</item>
              <item quantity="other">⟦Удалено %d файла⟧</item>
            """)
        ), in: "ru"),
      .pair(
        "{n, plural, one {# file} other {# files}}",
        "⟦{n, plural, one {# plik} other {# pliku}}⟧", in: "pl"),
      .pair(
        "{n, plural, one {# file} other {# files}}", "{n, plural, other {#개의 파일}}", in: "ko"),
      .pair(
        "{n, plural, one {# file} other {# files}}", "{n, plural, =1 {# Datei} other {# Dateien}}",
        in: "de"),
    ],
    check: .all([
      .table { table, findings in
        let all = table.pluralForms()
        if all.isEmpty { return }
        // A source with one form alone is no plural, and its translations need not be.
        let isTold = table.units.indices.contains {
          table.units.locale(of: $0) == table.sourceLocale
        }
        let plurals = Set(
          all.filter { table.isSource($0) && ($0.forms.count > 1 || !$0.has("other")) }
            .map { table.units.key(of: $0.main) })
        for forms in all {
          guard let categories = table.categories(of: forms) else { continue }
          let index = forms.main
          let missing = (categories.usual.filter { $0 != "other" } + ["other"])
            .filter {
              // The number that “one” stands for may have a form of its own.
              !forms.has($0) && !($0 == "one" && !categories.isOneBroad && forms.has("1"))
            }
          guard let first = missing.first else { continue }
          let isSource = table.isSource(forms)
          let isPlain = isTold && !plurals.contains(table.units.key(of: index))
          let isSingle = isPlain && forms.forms.count == 1
          if first == "other" {
            // Xcode takes the key for the form that a catalog leaves out.
            if isSource, table.units[index].format == "xcstrings" { continue }
            // Fluent demands a default of every choice, whatever it is called: `*[many]`.
            if table.units[index].format == "fluent" { continue }
          } else if isSingle && !isSource || !table.text(of: index).hasWordBesidePlaceholders {
            // “%d MB” is the same for one and for many.
            continue
          }
          // English and German show “1 files” at worst; where there are more forms, most numbers are
          // wrong. A source without a plural may never meet the number that is missing.
          let confidence =
            first == "other"
            ? 1 : isSingle ? 0.7 : categories.usual.count > 2 && !isPlain ? 0.96 : 0.85
          findings.flag(table.units[index], .add(missing), confidence: confidence)
        }
      },
      .pair { pair, findings in
        guard let message = pair.target.message, message.problem == nil else { return }
        guard let categories = pair.target.profile.plurals[findings.locale] else { return }
        for argument in message.all where argument.kind == .plural {
          let missing = categories.usual.filter { !argument.has($0, categories) }
          guard !missing.isEmpty else { continue }
          findings.flag(
            source: nil, target: argument.range, .add(missing),
            confidence: categories.usual.count > 2 ? 0.96 : 0.85)
          return
        }
      },
    ])
  )
}

extension MessageFormat.Argument {
  /// Whether a category has a branch, or the one number that it stands for has.
  fileprivate func has(_ category: String, _ categories: PluralFacts.Language) -> Bool {
    let number: String? =
      switch category {
      case "zero": "=0"
      case "one": categories.isOneBroad ? nil : "=1"
      case "two": "=2"
      default: nil
      }
    return branches.contains { $0.selector == category || $0.selector == number }
  }
}

extension String {
  /// Whether it has a word of three letters or more, or a Han or Hangul letter: `MB` and `%d` are none.
  var hasWordBesidePlaceholders: Bool {
    let bytes = utf8.span
    var letters = 0
    var index = 0
    while index < bytes.count {
      if let end = bytes.endOfName(at: index) {
        (letters, index) = (0, end)
        continue
      }
      let (scalar, length) = bytes.scalar(at: index)
      letters = bytes.hasLetter(at: index) ? letters + 1 : 0
      // Han, Hangul and kana say in one letter what others say in a word, and vowel signs of India part letters.
      if letters > 2 || letters > 0 && scalar >= 0x0800 { return true }
      index += length
    }
    return false
  }
}

extension Span<UInt8> {
  /// Where the name of a placeholder ends that starts here: `{count}`, `%(count)`.
  fileprivate func endOfName(at start: Int) -> Int? {
    let close = has("{", at: start) ? "}" : has("%(", at: start) ? ")" : nil
    return close.flatMap { mark in
      (start..<min(start + 64, count)).first { has(mark, at: $0) }.map { $0 + 1 }
    }
  }
}

extension Message {
  fileprivate static func add(_ categories: [String]) -> Message {
    let names = categories.map { "“\($0)”" }.joined(separator: ", ")
    return "The plural lacks \(names), which this language needs. Add it."
  }
}
