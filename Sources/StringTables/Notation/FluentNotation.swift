/// Fluent's patterns on several lines: line breaks stay, the lines' common indentation goes (Fluent Syntax Guide 1.0, “Multiline Text”).
enum FluentNotation {
  /// A line break with the indentation of the next line; a line of spaces alone is empty.
  static func step(in text: Span<UInt8>, at index: Int, indentation: Int) -> WritingStep {
    let next = index + text.lineBreakLength(at: index)
    var end = next
    while end < text.count, text[end] == 0x20 { end += 1 }
    let isBlank = end == text.count || text.lineBreakLength(at: end) > 0
    return WritingStep(.scalar("\n"), (isBlank ? end : min(end, next + indentation)) - index)
  }
}
