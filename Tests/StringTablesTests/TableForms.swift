import StringTables

extension TableForm {
  /// The forms of all formats with entries. A document has none; its paragraphs are damaged by nothing.
  static let all: [TableForm] = (keyed + listed + written + marked).filter { form in
    TableFormat.all.contains { $0.name == form.format }
  }

  /// `key = text`, a line each.
  private static let keyed = [
    TableForm(
      format: "strings", path: "ko.lproj/A.strings", entry: #""KEY" = "TEXT";"#,
      damages: [
        Damage("the closing quote is missing", "\";", ";"), Damage("“;” is missing", ";", ""),
        Damage("“=” is missing", " = ", " "), Damage("the opening quote is missing", "= \"", "= "),
        Damage("a quote stands inside", " \"글", " \"글\""),
        Damage("a line makes no sense", "\"key", "@@@ 글 ###\n\"key"),
        Damage("the key's quote is missing", "\" =", " ="),
      ]),
    TableForm(
      format: "properties", path: "App_ko.properties", entry: "KEY = TEXT"),
    TableForm(
      format: "po", path: "ko.po",
      head: "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\n",
      entry: "#. note\nmsgid \"KEY\"\nmsgstr \"TEXT\"\n",
      damages: [
        Damage("the last quote is missing", "\"\n", "\n"),
        Damage("the first quote is missing", "msgstr \"", "msgstr "),
        Damage("the key's quote is missing", "\"\nmsgstr", "\nmsgstr"),
        Damage("a line makes no sense", "msgstr", "@@@ 글\nmsgstr"),
        Damage("a keyword is misspelled", "msgstr", "msgst"),
        Damage("the key is gone", "msgid", "x"),
      ]),
    TableForm(
      format: "yaml", path: "config/locales/ko.yml", head: "ko:\n", entry: "  KEY: \"TEXT\"",
      damages: [
        Damage("the closing quote is missing", "\"", ""),
        Damage("text stands behind the quote", "\"", "\" 글"),
      ]),
    TableForm(
      format: "subtitles", path: "ko.vtt", head: "WEBVTT\n\n",
      entry: "KEY\n00:00:01.000 --> 00:00:04.000\nTEXT\n",
      damages: [
        Damage("the times are gone", "00:00:01.000 --> 00:00:04.000\n", ""),
        Damage("the arrow is cut", "-->", "--"), Damage("a time is none", ":04.000", ":04"),
      ]),
    TableForm(
      format: "fluent", path: "locales/ko/app.ftl", entry: "KEY = TEXT { $name }",
      damages: [
        Damage("“}” is missing", " }", ""), Damage("“=” is missing", " = ", " "),
        Damage("a line makes no sense", "key", "@@@ 글\nkey"),
      ]),
    TableForm(
      format: "csv", path: "A.csv", head: "Key,English,Korean\n", entry: "KEY,\"SOURCE\",\"TEXT\"",
      damages: [
        Damage("the last quote is missing", "\"", ""),
        Damage("text stands behind the quote", "\"", "\" 글"),
      ]),
  ]

  /// The literals of programming languages, and settings.
  private static let written = [
    TableForm(
      format: "php", path: "lang/ko/messages.php", head: "<?php return [\n",
      entry: "    'KEY' => 'TEXT',", foot: "\n];\n",
      damages: [
        Damage("the closing quote is missing", "',", ","), Damage("“=>” is missing", " => ", " "),
        Damage("the opening quote is missing", "=> '", "=> "),
        Damage("a quote stands inside", "'글", "'글'"), Damage("a comma is missing", "',", "'"),
        Damage("a line makes no sense", "'key", "@@@ 글\n    'key"),
      ],
      nested: { "<?php return " + String(repeating: "['a' => [", count: $0) }),
    TableForm(
      format: "module", path: "locales/ko.js", head: "export default {\n",
      entry: "  KEY: 'TEXT',", foot: "\n}\n",
      damages: [
        Damage("the closing quote is missing", "',", ","), Damage("“:” is missing", ": ", " "),
        Damage("the opening quote is missing", ": '", ": "),
        Damage("a quote stands inside", "'글", "'글'"), Damage("a comma is missing", "',", "'"),
        Damage("a line makes no sense", "key", "@@@ 글\n  key"),
      ],
      nested: { "export default " + String(repeating: "{ a: [", count: $0) }),
    TableForm(
      format: "toml", path: "i18n/ko.toml", entry: "KEY = \"TEXT\"",
      damages: [
        Damage("the closing quote is missing", "\"", ""), Damage("“=” is missing", " = ", " "),
        Damage("a quote stands inside", "\"글", "\"글\""),
        Damage("a line makes no sense", "key", "@@@ 글\nkey"),
      ],
      nested: { "a = " + String(repeating: "[{ a = ", count: $0) }),
    TableForm(
      format: "ini", path: "language/ko-KR.ini", entry: "KEY=\"TEXT\"",
      damages: [
        Damage("the closing quote is missing", "\"", ""), Damage("“=” is missing", "=", " "),
        Damage("a line makes no sense", "key", "@@@ 글\nkey"),
      ]),
    TableForm(
      format: "rc", path: "app_ko.rc", head: "STRINGTABLE\nBEGIN\n", entry: "    KEY \"TEXT\"",
      foot: "\nEND\n",
      damages: [
        Damage("the closing quote is missing", "\"", ""),
        Damage("the text is missing", " \"글", "\n// \"글"),
      ]),
  ]

  /// JSON.
  private static let listed = [
    TableForm(
      format: "json", path: "ko.json", head: "{\n", entry: #"  "KEY": "TEXT""#, separator: ",\n",
      foot: "\n}\n", damages: jsonDamages, nested: { String(repeating: "{\"a\":[", count: $0) }),
    TableForm(
      format: "json5", path: "ko.json5", head: "{\n", entry: "  KEY: 'TEXT', // note",
      separator: "\n",
      foot: "\n}\n",
      damages: [
        Damage("the closing quote is missing", "'", ""), Damage("“:” is missing", ": ", " "),
        Damage("the opening quote is missing", ": '", ": "),
        Damage("a quote stands inside", ": '글", ": '글'"),
        Damage("the name has a quote", "key", "'key"),
        Damage("a line makes no sense", "key", "@@@\n  key"), Damage("a comma is missing", ",", ""),
      ], nested: { String(repeating: "{a:[", count: $0) }),
    TableForm(
      format: "arb", path: "app_ko.arb", head: "{\n  \"@@locale\": \"ko\",\n",
      entry: #"  "KEY": "TEXT""#, separator: ",\n", foot: "\n}\n", damages: jsonDamages,
      nested: { String(repeating: "{\"a\":[", count: $0) }),
    TableForm(
      format: "xcstrings", path: "A.xcstrings",
      head: "{\n  \"sourceLanguage\" : \"en\",\n  \"strings\" : {\n",
      entry: """
            "KEY" : {
              "localizations" : {
                "ko" : { "stringUnit" : { "state" : "translated", "value" : "TEXT" } }
              }
            }
        """, separator: ",\n", foot: "\n  },\n  \"version\" : \"1.0\"\n}\n",
      damages: [
        Damage("the closing quote is missing", "\" }", " }"),
        Damage("“:” is missing", " : {", " {"), Damage("a brace is missing", "} }", "}"),
        Damage("a brace is too many", "} }", "} } }"),
        Damage("the key's quote is missing", "\" : {\n      \"loc", " : {\n      \"loc"),
        Damage("a line makes no sense", "\"key", "@@@\n    \"key"),
        Damage("a comma is too many", "\" }", "\", }"),
      ],
      nested: { #"{"strings":{"k":"# + String(repeating: "{\"a\":[", count: $0) }),
  ]

  private static let jsonDamages = [
    Damage("the closing quote is missing", "\"", ""), Damage("“:” is missing", ": ", " "),
    Damage("the opening quote is missing", ": \"", ": "),
    Damage("a quote stands inside", ": \"글", ": \"글\""),
    Damage("the key's quote is missing", "\": ", ": "),
    Damage("a line makes no sense", "\"key", "@@@\n  \"key"),
    Damage("a comma is too many", "\"key", ",\n  \"key"),
  ]
}
