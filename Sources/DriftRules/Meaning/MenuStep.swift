import CopyModel

extension AnalyzedText {
  /// Whether a word names a step of a way through menus, `View->Show Grid`, and tells nobody to do anything.
  func isMenuStep(_ word: Range<Int>) -> Bool {
    let text = string.utf8.span
    guard bytes.contains(UInt8(ascii: ">")) || bytes.contains(0xE2) else { return false }
    let arrows = ["->", "→", "▸", "›", ">"]
    let end = text.has(" ", at: word.upperBound) ? word.upperBound + 1 : word.upperBound
    if arrows.contains(where: { text.has($0, at: end) }) { return true }
    let start =
      text.has(" ", at: word.lowerBound - 1) ? word.lowerBound - 1 : word.lowerBound
    return arrows.contains { text.has($0, at: start - $0.utf8.count) }
  }
}
