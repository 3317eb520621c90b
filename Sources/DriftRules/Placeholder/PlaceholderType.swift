import CopyModel
import RuleKit

extension Rule {
  static let placeholderType = Rule(
    "placeholder-type", .placeholder, .error,
    summary: "A placeholder takes the same kind of value on both sides.",
    rationale: """
      `%d` for `%@` prints a memory address, and `%@` for `%d` crashes. Widths and flags may differ.
      """,
    source: .work("Foundation, String Format Specifiers"),
    examples: [
      .pair("Delete “%@”?", "‘⟦%d⟧’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("%d files", "%d개의 파일", in: "ko"),
      .pair("%lld files", "%d个文件", in: "zh-Hans"),
      .pair("%d files", "⟦%@⟧個檔案", in: "zh-Hant"),
      .files(("en.lproj/Localizable.stringsdict", plural("lu", "⟦%@ notes⟧"))),
      .files(("en.lproj/Localizable.stringsdict", plural("lu", "%lu notes"))),
      .files(("ko.lproj/Localizable.stringsdict", plural("d", "⟦메모 %@개⟧"))),
      .files(("zh-Hans.lproj/Localizable.stringsdict", plural("d", "⟦%1$@ 个备忘录⟧"))),
      .files(("zh-Hant.lproj/Localizable.stringsdict", plural("d", "%d 個備忘錄"))),
    ],
    check: .all([
      .reader(.placeholderType),
      .pair { pair, findings in
        guard pair.source.inserts != nil, pair.target.inserts != nil,
          let retyped = PlaceholderParity(pair).retyped.first
        else { return }
        findings.flag(
          source: retyped.source.range, target: retyped.target.range,
          .change(retyped.source.text, retyped.target.text), fix: nil)
      },
    ])
  )
}

/// A table with one plural whose number is said to be of a type.
private func plural(_ type: String, _ form: String) -> String {
  """
  <?xml version="1.0" encoding="UTF-8"?>
  <plist version="1.0"><dict><key>note.count</key><dict>
  <key>NSStringLocalizedFormatKey</key><string>%#@notes@</string>
  <key>notes</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
  <key>NSStringFormatValueTypeKey</key><string>\(type)</string>
  <key>other</key><string>\(form)</string></dict></dict></dict></plist>
  """
}

extension Message {
  fileprivate static func change(_ source: String, _ target: String) -> Message {
    "The source has \(source), this has \(target): another kind of value. Use \(source)."
  }
}
