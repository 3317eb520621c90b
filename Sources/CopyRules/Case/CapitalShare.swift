import CopyModel

extension AnalyzedText {
  /// Whether capitals are the text's style, not a name or two in it.
  var isMostlyCapitalized: Bool {
    let faults = caseFacts.againstSentence.count
    return faults > 1 && (caseFacts.capitalization == .title || faults * 2 >= words.count)
  }
}
