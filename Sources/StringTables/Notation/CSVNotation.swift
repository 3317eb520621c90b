/// A quoted field of a delimited table: a quote is written twice (RFC 4180, section 2).
enum CSVNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    let isPair = index + 1 < text.count && text[index + 1] == UInt8(ascii: "\"")
    return isPair ? WritingStep(.scalar("\""), 2) : WritingStep(.verbatim, 1)
  }
}
