import CopyModel

/// YAML's block scalars, which start behind the indentation of their first line (YAML 1.2.2, section 8.1).
enum YAMLBlockNotation {
  /// A line break of a `|` block, with the indentation of the next line.
  static func literal(in text: Span<UInt8>, at index: Int, indentation: Int) -> WritingStep {
    let next = index + text.lineBreakLength(at: index)
    return WritingStep(.scalar("\n"), text.blankEnd(from: next, atMost: indentation) - index)
  }

  /// A line break of a `>` block: a space between two lines of text; else it stays, but for the first of several.
  ///
  /// Lines that are indented further keep all their breaks.
  static func folded(in text: Span<UInt8>, at index: Int, indentation: Int) -> WritingStep {
    let kept = literal(in: text, at: index, indentation: indentation)
    var start = index
    while start > 0, text.lineBreakLength(at: start - 1) == 0 { start -= 1 }
    if start > 0 { start = text.blankEnd(from: start, atMost: indentation) }
    // The break of an empty line, or of one that is indented further.
    guard start < index, !text[start].isYAMLSpace else { return kept }
    var next = index + kept.length
    var isFollowedByEmptyLine = false
    while true {
      let length = text.lineBreakLength(at: next)
      guard length > 0 else { break }
      isFollowedByEmptyLine = true
      next = text.blankEnd(from: next + length, atMost: indentation)
    }
    guard next < text.count, !text[next].isYAMLSpace else { return kept }
    return WritingStep(isFollowedByEmptyLine ? .nothing : .scalar(" "), kept.length)
  }
}

extension Span<UInt8> {
  /// The end of the indentation at `start`: of at most `width` spaces or tabs.
  func blankEnd(from start: Int, atMost width: Int) -> Int {
    var end = start
    while end < count, end - start < width, self[end] == 0x20 || self[end] == 0x09 { end += 1 }
    return end
  }
}
