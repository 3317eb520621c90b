import CopyModel

extension AnalyzedText {
  /// Whether what the text says to choose is to be found in a place of its own, not on the alert: “From the File menu,
  /// choose Save.”, “Choose Save in the File menu.”, “Edit > Undo”, 설정 앱에서 삭제를 선택….
  func isElsewhere(_ reference: ButtonReference) -> Bool {
    namesPlace(before: reference) || goesOnElsewhere(behind: reference.quoted)
  }

  /// Whether the sentence has led to a place before it says what to choose.
  private func namesPlace(before reference: ButtonReference) -> Bool {
    let end = reference.whole.lowerBound
    var spaces = end
    while spaces > 0, string.utf8.span[spaces - 1] == 0x20 { spaces -= 1 }
    if has(.placeMarks, before: spaces) { return true }
    let sentence = sentences.firstPosition { $0.range.upperBound >= end }
    let start = sentence < sentences.count ? sentences[sentence].range.lowerBound : end
    let first = words.firstPosition { $0.lowerBound >= start }
    return words[first...].prefix { $0.upperBound <= end }.contains { word in
      isWord(word, in: .placeNames) || profile.uses(.hangul) && begins(word, in: .placeNames)
    }
  }

  /// Whether the text goes on with the place.
  private func goesOnElsewhere(behind range: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    let end = range.upperBound
    if [" >", ">", " ›", " →"].contains(where: { bytes.has($0, at: end) }) { return true }
    return bytes.has(" ", at: end)
      && profile.ruleWords[.placePrepositions].end(in: bytes, at: end + 1).map {
        bytes.has(" ", at: $0)
      } ?? false
  }
}
