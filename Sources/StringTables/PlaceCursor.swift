import CopyModel

/// Turns byte offsets into places: the file is walked once, and a step back costs no more than a kilobyte.
struct PlaceCursor {
  private struct Mark {
    var offset = 0
    var place = Place(line: 1, column: 1)
  }

  /// How many bytes lie between two marks.
  private static let stride = 1024

  private var now = Mark()
  /// Where the walk stood when it passed each multiple of the stride.
  private var marks = [Mark()]

  /// The place of a byte offset.
  mutating func place(of target: Int, in text: Span<UInt8>) -> Place {
    // The nearest mark helps backwards, and forwards over what was walked before.
    var index = min(target / Self.stride, marks.count - 1)
    // A mark may lie a byte behind its multiple.
    while marks[index].offset > target { index -= 1 }
    if target < now.offset || marks[index].offset > now.offset { now = marks[index] }
    let end = min(target, text.count)
    while now.offset < end {
      if now.offset >= marks.count * Self.stride { marks.append(now) }
      let byte = text[now.offset]
      now.offset += 1
      if byte == 0x0A || (byte == 0x0D && !(now.offset < text.count && text[now.offset] == 0x0A)) {
        now.place = Place(line: now.place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        now.place.column += byte >= 0xF0 ? 2 : 1
      }
    }
    return now.place
  }
}
