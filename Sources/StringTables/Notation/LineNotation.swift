/// Lines of a document: a line break, with the spaces and quote marks around it, is a space.
enum LineNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    var end = index
    while end < text.count, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    guard end < text.count, text[end] == 0x0A || text[end] == 0x0D else {
      return WritingStep(.verbatim, end - index)
    }
    while end < text.count, [0x0A, 0x0D, 0x20, 0x09, 0x3E].contains(text[end]) { end += 1 }
    return WritingStep(.scalar(" "), end - index)
  }
}
