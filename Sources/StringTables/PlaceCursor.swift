import CopyModel

/// Turns byte offsets into places, in one pass: offsets that only grow cost the file once.
struct PlaceCursor {
  private var offset = 0
  private var place = Place(line: 1, column: 1)
  /// Where the line of `offset` starts.
  private var lineStart = 0

  /// The place of a byte offset. One before the last asked for starts the count again.
  mutating func place(of target: Int, in text: Span<UInt8>) -> Place {
    if target < offset {
      if target >= lineStart {
        offset = lineStart
        place.column = 1
      } else {
        self = PlaceCursor()
      }
    }
    let end = min(target, text.count)
    while offset < end {
      let byte = text[offset]
      offset += 1
      if byte == 0x0A || (byte == 0x0D && !(offset < text.count && text[offset] == 0x0A)) {
        place = Place(line: place.line + 1, column: 1)
        lineStart = offset
      } else if byte & 0xC0 != 0x80 {
        place.column += byte >= 0xF0 ? 2 : 1
      }
    }
    return place
  }
}
