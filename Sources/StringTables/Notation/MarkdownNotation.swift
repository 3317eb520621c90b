/// A cell of a pipe table: `\|` is a pipe, and every other escape stays as written
/// (GitHub Flavored Markdown, section 4.10).
enum MarkdownNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    switch text[index + 1] {
    case UInt8(ascii: "|"): return WritingStep(.scalar("|"), 2)
    // The second backslash escapes nothing.
    case UInt8(ascii: "\\"): return WritingStep(.verbatim, 2)
    default: return WritingStep(.verbatim, 1)
    }
  }
}
