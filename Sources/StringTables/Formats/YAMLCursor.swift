import CopyModel
import Yams

/// Turns the marks of Yams into byte offsets: it walks forward once, as the marks of a document do.
///
/// Yams counts lines and characters from 1 (libyaml's `yaml_mark_t`, by Unicode scalar).
struct YAMLCursor {
  private var offset = 0
  private var line = 1
  private var column = 1
  private var lineStart = 0

  mutating func offset(of mark: Yams.Mark, in text: Span<UInt8>) -> Int {
    if mark.line < line { self = YAMLCursor() }
    if mark.line == line, mark.column < column { (offset, column) = (lineStart, 1) }
    while line < mark.line, offset < text.count {
      let length = text.lineBreakLength(at: offset)
      offset += max(length, 1)
      guard length > 0 else { continue }
      line += 1
      (lineStart, column) = (offset, 1)
    }
    while column < mark.column, offset < text.count, text.lineBreakLength(at: offset) == 0 {
      offset += text.scalar(at: offset).length
      column += 1
    }
    return min(offset, text.count)
  }
}
