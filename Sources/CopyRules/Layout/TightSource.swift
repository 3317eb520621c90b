import CopyModel
import RuleKit

extension Rule {
  static let tightSource = Rule(
    "tight-source", .layout, .note,
    summary: "A source leaves its translations room in their limit.",
    rationale: """
      Where a translation of usual length is over the limit, no translator can help: the source has to be
      shorter, or the limit wider. It is asked where there is no translation yet, or one that does not fit. The usual
      length is the median of each locale; a Chinese or Korean letter takes three bytes and the room of two.
      """,
    source: .practice("length ratios measured per locale; see Locales/"),
    examples: [
      .files(("ko.xliff", xliff("ko", 40, "byte", "⟦Delete this recording for all of you⟧", nil))),
      .files(("ko.xliff", xliff("ko", 40, "byte", "Delete recording", nil))),
      .files(
        ("ko.xliff", xliff("ko", 40, "byte", "Delete this recording for all of you", "녹음 삭제"))),
      .files(
        (
          "zh-Hant.xliff",
          xliff("zh-Hant", 20, "byte", "⟦Delete recordings for all⟧", "為所有人刪除錄音")
        )),
      .files(
        ("zh-Hans.xliff", xliff("zh-Hans", 20, "char", "Delete recordings for all of you", nil))),
    ],
    check: .limit { limited, findings in
      guard limited.source != nil, let ratio = limited.profile.lengthRatio else { return }
      for measure in limited.measures {
        let most = Double(measure.limit.count)
        if let length = measure.length, length.lowerBound <= most { continue }
        guard let source = measure.sourceLength,
          let growth = limited.profile.growth(in: measure.limit.unit)
        else { continue }
        let usual = source.upperBound * ratio.median * growth
        guard usual > most else { continue }
        findings.flagSource(
          of: limited.unit,
          .shortenSource(
            limited.profile.name, measure.limit, usual: Int(usual.rounded(.up))),
          confidence: 0.7)
        return
      }
    }
  )

  private static func xliff(
    _ locale: String, _ count: Int, _ unit: String, _ source: String, _ target: String?
  ) -> String {
    """
    <xliff version="1.2"><file original="A" source-language="en" target-language="\(locale)"><body>
    <trans-unit id="a" maxwidth="\(count)" size-unit="\(unit)"><source>\(source)</source>
    \(target.map { "<target>\($0)</target>" } ?? "")</trans-unit></body></file></xliff>
    """
  }
}

extension LocaleProfile {
  /// How much more of a unit a character of the locale takes than one of English, on average; nil for units that
  /// this cannot be told of. UTF-8 has three bytes for Han and Hangul, but one for the spaces between; a
  /// Latin letter is about half an em wide, Han one, Hangul with its spaces 0.72 (see `Layout/metrics.json`).
  fileprivate func growth(in unit: TextLimit.Unit) -> Double? {
    switch unit {
    case .characters: 1
    case .bytes: uses(.hangul) ? 2.5 : uses(.han) ? 2.9 : 1
    case .columns: uses(.hangul) ? 1.75 : uses(.han) ? 2 : 1
    case .points, .pixels: uses(.hangul) ? 1.44 : uses(.han) ? 2 : 1
    case .lines: nil
    }
  }
}

extension Message {
  fileprivate static func shortenSource(
    _ language: String, _ limit: TextLimit, usual: Int
  ) -> Message {
    """
    Shorten the source, or allow more than \(limit.count) \(limit.unit.noun(limit.count)); a translation \
    into \(language) usually takes \(usual).
    """
  }
}
