package import CopyModel

extension LocaleTag {
  /// The language of a table's texts, as far as their letters tell it.
  init?(lettersOf content: TableContent, fewest: Int = 2, _ context: ReadingContext) {
    let units = content.units.indices.lazy.compactMap { content.units.targetText(of: $0) }
    let entries = content.entries.indices.lazy.map { content.entries.text(of: $0) }
    self.init(
      lettersOf: [AnySequence(entries), AnySequence(units)].joined(), fewest: fewest, context)
  }

  /// The language of Korean, Japanese or Chinese texts; nil where not most of them are in one of these.
  package init?(
    lettersOf texts: some Sequence<String>, fewest: Int = 2, _ context: ReadingContext
  ) {
    var (korean, japanese, chinese, other) = (0, 0, 0, 0)
    for text in texts {
      let scripts = text.eastAsianScripts
      if scripts.contains(.kana) {
        japanese += 1
      } else if scripts.contains(.hangul) {
        korean += 1
      } else if scripts.contains(.han) {
        chinese += 1
      } else {
        other += 1
      }
    }
    // Many a Japanese label is Han alone.
    if japanese > 0 { (japanese, chinese) = (japanese + chinese, 0) }
    let most = max(korean, japanese, chinese)
    guard most >= fewest, most > (korean + japanese + chinese + other) / 2 else { return nil }
    let code =
      most == korean
      ? "ko"
      : most == japanese
        ? "ja" : ChineseScript.isTraditional(texts, context) ? "zh-Hant" : "zh-Hans"
    self.init(folding: code)
  }
}

extension String {
  /// Which of the scripts of Korean, Japanese and Chinese it has letters of.
  fileprivate var eastAsianScripts: ScriptSet {
    var scripts: ScriptSet = []
    for scalar in unicodeScalars where scalar.value >= 0x3041 {
      switch scalar.value {
      case 0x3041...0x30FF: scripts.insert(.kana)
      case 0x4E00...0x9FFF: scripts.insert(.han)
      case 0xAC00...0xD7A3: scripts.insert(.hangul)
      default: break
      }
    }
    return scripts
  }
}
