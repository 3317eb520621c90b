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
      .pair("Back on {day, date, short}", "⟦{day, time, short}⟧에 돌아옵니다", in: "ko"),
      .pair("Back on {day, date, short}", "{day, date, medium}에 돌아옵니다", in: "ko"),
      .pair("{part, number, percent} full", "已满 ⟦{part}⟧", in: "zh-Hans"),
      .pair("{part, number, percent} full", "已满 {part, number, percent}", in: "zh-Hans"),
      .pair("{n, number} boats", "배 {n}척", in: "ko"),
      .pair(
        "Fare: {fare, number, ::currency/USD}", "票價：⟦{fare, number, ::currency/TWD}⟧",
        in: "zh-Hant"),
      .pair(
        "{n, selectordinal, one {#st} other {#th}} boat", "⟦{n, plural, other {#}}⟧번째 배",
        in: "ko"),
      .pair(
        "{n, selectordinal, one {#st} other {#th}} boat", "{n, selectordinal, other {第#}}艘船",
        in: "zh-Hant"),
    ],
    check: .all([
      .reader(.placeholderType),
      .pair { pair, findings in
        guard pair.source.inserts != nil, pair.target.inserts != nil else { return }
        if let retyped = PlaceholderParity(pair, findings.formatFlags).retyped.first {
          findings.flag(
            source: retyped.source.range, target: retyped.target.range,
            .change(retyped.source.text, retyped.target.text), fix: nil)
        } else if let changed = pair.changedArgument {
          let (own, theirs) = (changed.source.range, changed.target)
          findings.flag(
            source: own, target: theirs,
            .show(changed.source, as: pair.source.text(in: own)), confidence: 0.96)
        }
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
  fileprivate static func show(_ argument: MessageFormat.Argument, as text: String) -> Message {
    argument.branches.isEmpty
      ? "The source shows its value as \(text), this in another way. Write \(text)."
      : "The source counts by “\(argument.kind == .ordinal ? "selectordinal" : "plural")”, this does not. Write the same word."
  }

  fileprivate static func change(_ source: String, _ target: String) -> Message {
    "The source has \(source), this has \(target): another kind of value. Use \(source)."
  }
}
