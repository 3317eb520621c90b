import CopyModel
import RuleKit

extension Rule {
  static let unusualWording = Rule(
    "unusual-wording", .meaning, .warning,
    yields: [
      "action-drift", "opposite-action", "thing-drift", "wrong-sense", "wrong-row",
      "wrong-language",
      "mixed-script", "polarity-drift", "misspelled-wording", "region-vocabulary",
    ],
    summary: "A label is worded as it is worded elsewhere.",
    rationale: """
      A label that stands alone has no words beside it that tell what it means: a translator who sees only Play
      may think of a playground, and one who slips by a row writes Password for Settings. But hundreds
      of apps have the same label. Where none of them words it so, nor anything like it, somebody should
      look; where the wording is what they say for another label, most probably it is one. How the project's own
      tables word it, counted by `copydesk learn`, goes before what others do.
      """,
    source: .work("Locales/wordings: labels counted over the catalogs of Debian’s packages"),
    examples: [
      .pair("Language", "⟦语音⟧", in: "zh-Hans"),
      .pair("Language", "语言", in: "zh-Hans"),
      .pair("Settings", "⟦密码⟧", in: "zh-Hans"),
      .pair("Settings:", "设置：", in: "zh-Hans"),
      .pair("Play", "⟦놀다⟧", in: "ko"),
      .pair("_Play", "재생(_P)", in: "ko"),
      .pair("Save", "⟦구하다⟧", in: "ko"),
      .pair("Save", "저장", in: "ko"),
      .pair("Settings", "⟦パスワード⟧", in: "ja"),
      .pair("Settings", "設定", in: "ja"),
      .pair("Zither", "가야금", in: "ko"),
    ],
    check: .drift { pair, findings in
      guard let label = UnusualLabel(pair) else { return }
      findings.flag(
        source: nil, target: pair.target.fullRange, .unusual(label, pair),
        confidence: label.confidence)
    }
  )
}

extension Message {
  fileprivate static func unusual(_ label: UnusualLabel, _ pair: TextPair) -> Message {
    let usage = label.usage
    let usual = usage.wordings[0]
    let shares = "\(usual.sources) of \(usage.sources)"
    if label.isOwn {
      return
        "\(shares) of your own tables word “\(pair.source.string)” as \(usual.text). Say it in one way."
    }
    let said = pair.target.string
    guard let other = label.mistaken else {
      return
        "None of \(usage.sources) sources words “\(pair.source.string)” as \(said); \(usual.sources) say \(usual.text). See which sense is meant."
    }
    return
      "\(said) is how others word “\(other.key)”. “\(pair.source.string)” is \(usual.text) in \(shares) sources."
  }
}
