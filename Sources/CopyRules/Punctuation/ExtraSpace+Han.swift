import CopyModel

extension AnalyzedText {
  /// What sets parts of a text apart, so that a space may belong to the layout: 照片 / 视频, 设置 > 隐私.
  private static let separators = ByteSet(ascii: "/>|=+:\n\t")

  /// The only space between two Han characters of a sentence, which has no words to set apart.
  var spaceBetweenHan: Range<Int>? {
    guard bytes.contains(0x20), profile.hasFullWidthMarks, !profile.uses(.kana),
      ending == .period || ending == .question || ending == .exclamation,
      placeholders.isEmpty, bytes.isDisjoint(with: Self.separators)
    else { return nil }
    let text = string.utf8.span
    var found: Range<Int>?
    for index in text.indices where text[index] == 0x20 {
      guard let before = text.scalar(before: index), ScalarClass(before) == .han,
        index + 1 < text.count, ScalarClass(text.scalar(at: index + 1).value) == .han
      else { continue }
      guard found == nil else { return nil }
      found = index..<index + 1
    }
    // Arrows lead from one menu to the next.
    return found == nil || contains("→") || isMasked(found ?? 0..<0) ? nil : found
  }
}
