import CopyModel
import RuleKit

extension Rule {
  static let overLimit = Rule(
    "over-limit", .layout, .error,
    summary: "A text is no longer than its limit.",
    rationale: """
      A limit stands where text is cut off or refused beyond it. Limits come from the table, as “maxwidth” and
      “size-unit” of XLIFF, and from “limits” in the configuration: in characters, bytes, columns, points or lines.
      Points and lines are estimates, so that only what is over by more than 2 % is an error; pixels depend on the screen and are a note.
      """,
    source: .work(
      "XLIFF 1.2, 2.3: maxwidth, size-unit; XLIFF 2.1, 5.7: Size and Length Restriction"),
    examples: [
      .files(
        ("ko.xliff", xliff("ko", 12, "char", "Delete recording", "⟦이 녹음 항목을 삭제하기⟧")), in: "ko"),
      .files(("ko.xliff", xliff("ko", 12, "char", "Delete recording", "녹음 삭제")), in: "ko"),
      .files(
        ("zh-Hans.xliff", xliff("zh-Hans", 20, "byte", "Delete recording", "⟦删除这一段录音⟧")),
        in: "zh-Hans"),
      .files(
        ("zh-Hans.xliff", xliff("zh-Hans", 20, "byte", "Delete recording", "删除录音")),
        in: "zh-Hans"),
      .files(
        ("zh-Hant.xliff", xliff("zh-Hant", 90, "point", "Delete recording", "⟦刪除這一段錄音⟧")),
        in: "zh-Hant"),
      .files(
        ("zh-Hant.xliff", xliff("zh-Hant", 90, "point", "Delete recording", "刪除錄音")),
        in: "zh-Hant"),
      .files(
        ("zh-Hant.xliff", xliff("zh-Hant", 10, "col", "Delete recording", "⟦刪除這段錄音⟧")),
        in: "zh-Hant"),
      .files(
        ("en-GB.xliff", xliff("en-GB", 16, "char", "Delete recording", "⟦Delete the recording⟧"))),
      .files(("en-GB.xliff", xliff("en-GB", 16, "char", "Delete recording", "Delete recording"))),
    ],
    check: .limit { limited, findings in
      guard let text = limited.text else { return }
      for measure in limited.measures {
        guard let length = measure.length, length.upperBound > Double(measure.limit.count) else {
          continue
        }
        let isSure = length.lowerBound > Double(measure.limit.count)
        let worst = isSure ? measure.limit.unit == .pixels ? 0.7 : 1 : 0.6
        findings.flag(
          text.fullRange, of: text,
          .shorten(to: measure.limit, from: Int(length.upperBound.rounded(.up))),
          confidence: min(worst, measure.trust))
        return
      }
    }
  )

  private static func xliff(
    _ locale: String, _ count: Int, _ unit: String, _ source: String, _ target: String
  ) -> String {
    """
    <xliff version="1.2"><file original="A" source-language="en" target-language="\(locale)"><body>
    <trans-unit id="a" maxwidth="\(count)" size-unit="\(unit)"><source>\(source)</source>
    <target>\(target)</target></trans-unit></body></file></xliff>
    """
  }
}

extension Message {
  fileprivate static func shorten(to limit: TextLimit, from length: Int) -> Message {
    "Shorten the text to \(limit.count) \(limit.unit.noun(limit.count)); it has \(length)."
  }
}
