import CopyModel
import RuleKit

extension Rule {
  static let missingTranslation = Rule(
    "missing-translation", .table, .warning, isFolded: true,
    crowdMessage: { .translate($0, $1, $2) },
    statusMessage: { "\($0) strings have no translation. Add them." },
    summary: "Every string is translated into every language of its table.",
    rationale: """
      A string without a translation shows in English between translated ones. Where a language has
      nothing of a table that most others have, or nothing at all though it is asked for, that is one
      finding; so is it where a file lacks many, and the formats for programs have all their keys.
      """,
    source: .practice("tables are complete"),
    examples: [
      .files(
        ("en.lproj/Localizable.strings", "\"a\" = \"⟦Archive⟧\";\n\"b\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"b\" = \"뒤로\";\n")),
      .files(
        ("en.lproj/Localizable.strings", "\"b\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"b\" = \"뒤로\";\n")),
      .files(
        (
          "en.lproj/Localizable.strings",
          "\"a\" = \"20\";\n\"b\" = \"Back\";\n\"c\" = \"#80102030\";\n"
        ),
        ("ko.lproj/Localizable.strings", "\"b\" = \"뒤로\";\n")),
      // It is there, though nobody can read it.
      .files(
        ("en.lproj/Localizable.strings", "\"a\" = \"Archive\";\n\"b\" = \"Back\";\n"),
        ("zh-Hans.lproj/Localizable.strings", "\"a\" = \"归档\"\n\"b\" = \"返回\";\n")),
      .files(
        (
          "Base.lproj/A.xib",
          """
          <document><objects><label text="⟦Archive⟧" id="a"/><label text="Back" id="b"/>
          <label text="Label" id="c"/></objects></document>
          """
        ), ("ko.lproj/A.strings", "\"b.text\" = \"뒤로\";\n")),
      .files(
        ("values/strings.xml", "<resources><string name=\"a\">Archive</string></resources>"),
        ("values-ko/strings.xml", "⟦⟧<resources></resources>")),
      .files(
        ("en.lproj/A.strings", "⟦⟧\"a\" = \"Archive\";\n"),
        ("fr.lproj/A.strings", "\"a\" = \"Archiver\";\n"),
        ("en.lproj/B.strings", "\"b\" = \"Back\";\n"),
        ("fr.lproj/B.strings", "\"b\" = \"Retour\";\n"),
        ("ko.lproj/B.strings", "\"b\" = \"뒤로\";\n")),
    ],
    check: .all([
      .reader(.missingTranslation),
      .missing { source, findings in
        guard source.ordinaryWords > 0, !source.isValue, !findings.isNameOfApp else { return }
        findings.flagUnit(
          .translate(source.string, findings.locale),
          confidence: findings.isInInterface ? 0.7 : 0.9)
      },
    ])
  )
}

extension Findings {
  /// Whether it stands in an interface file, of whose texts the app sets many itself.
  fileprivate var isInInterface: Bool { file.hasSuffix(".storyboard") || file.hasSuffix(".xib") }
}

extension Message {
  fileprivate static func translate(_ source: String, _ locale: LocaleTag) -> Message {
    "“\(source.excerpt)” has no translation into \(locale). Add one."
  }

  /// `40 strings have no translation into ko: “Back”, “Cancel”, “Close” and 37 more. Add them.`
  fileprivate static func translate(
    _ count: Int, _ first: [String], _ locale: LocaleTag
  ) -> Message {
    "\(count) strings have no translation into \(locale): \(first.asBeginning(of: count)). Add them."
  }
}
