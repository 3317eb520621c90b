import CopyModel

/// A cell of a pipe table: `\|` is a pipe, and every other escape stays as written
/// (GitHub Flavored Markdown, section 4.10). `<br>` is how a cell has a second line.
enum MarkdownNotation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    if text[index] == UInt8(ascii: "<") {
      for mark in ["<br>", "<br/>", "<br />"] where text.has(mark, at: index) {
        return WritingStep(.scalar("\n"), mark.utf8.count)
      }
      return WritingStep(.verbatim, 1)
    }
    guard index + 1 < text.count else { return WritingStep(.verbatim, 1) }
    switch text[index + 1] {
    case UInt8(ascii: "|"): return WritingStep(.scalar("|"), 2)
    // The second backslash escapes nothing.
    case UInt8(ascii: "\\"): return WritingStep(.verbatim, 2)
    default: return WritingStep(.verbatim, 1)
    }
  }
}
