package import CopyModel

/// Turns byte offsets into places: the file is walked once, and a step back costs no more than a kilobyte.
package struct PlaceCursor: Sendable {
  private struct Mark {
    var offset: Int
    var place: Place
  }

  /// How many bytes lie between two marks.
  private static let stride = 1024

  private var now: Mark
  /// Where the walk stood when it passed each multiple of the stride.
  private var marks: [Mark]

  /// A walk that begins at an offset whose place is known.
  package init(at offset: Int = 0, _ start: Place = Place(line: 1, column: 1)) {
    now = Mark(offset: offset, place: start)
    marks = [now]
  }

  /// Where the walk began.
  var start: Place { marks[0].place }

  /// Walks on to the start of a line whose number is known, without a look at what lies between.
  mutating func enter(line: Int, at offset: Int) {
    guard offset > now.offset else { return }
    now = Mark(offset: offset, place: Place(line: line, column: 1))
    while marks[0].offset + marks.count * Self.stride <= offset { marks.append(now) }
  }

  /// The place of a byte offset that is not before the start of the walk.
  package mutating func place(of target: Int, in text: Span<UInt8>) -> Place {
    let first = marks[0].offset
    // The nearest mark helps backwards, and forwards over what was walked before.
    var index = max(0, min((target - first) / Self.stride, marks.count - 1))
    // A mark may lie a byte behind its multiple.
    while index > 0, marks[index].offset > target { index -= 1 }
    if target < now.offset || marks[index].offset > now.offset { now = marks[index] }
    let end = min(target, text.count)
    var (offset, place) = (now.offset, now.place)
    var next = first + marks.count * Self.stride
    while offset < end {
      if offset >= next {
        marks.append(Mark(offset: offset, place: place))
        next += Self.stride
      }
      let stop = min(end, next)
      Self.walk(offset..<stop, of: text, from: &place)
      offset = stop
    }
    now = Mark(offset: offset, place: place)
    return place
  }

  /// Moves a place over some bytes. Few files have a return; of the others many bytes are looked at at a time.
  private static func walk(_ range: Range<Int>, of text: Span<UInt8>, from place: inout Place) {
    let bytes = text.extracting(range)
    guard !bytes.holds(0x0D, 0x0D) else {
      for index in range {
        let byte = text[index]
        if byte == 0x0A || byte == 0x0D && !text.has(0x0A, at: index + 1) {
          place = Place(line: place.line + 1, column: 1)
        } else if byte & 0xC0 != 0x80 {
          place.column += byte >= 0xF0 ? 2 : 1
        }
      }
      return
    }
    let breaks = bytes.count(of: 0x0A)
    var line = 0
    if breaks > 0 {
      line = bytes.count
      while bytes[line - 1] != 0x0A { line -= 1 }
      place = Place(line: place.line + breaks, column: 1)
    }
    place.column += bytes.extracting(line...).utf16Length
  }

  /// The place behind a text that starts at `place` and ends with a line break.
  static func place(behind text: Span<UInt8>, from place: Place) -> Place {
    guard text.count > 0, text[text.count - 1] == 0x0A || text[text.count - 1] == 0x0D else {
      var cursor = PlaceCursor(at: 0, place)
      return cursor.place(of: text.count, in: text)
    }
    var lines = text.count(of: 0x0A)
    // A return is a line break of its own where no line feed follows.
    if text.holds(0x0D, 0x0D) {
      for index in text.indices where text[index] == 0x0D && !text.has("\n", at: index + 1) {
        lines += 1
      }
    }
    return Place(line: place.line + lines, column: 1)
  }
}

extension Span<UInt8> {
  /// How often a byte occurs. The count wraps at 32 bits, so that the compiler looks at many bytes at a time.
  @inline(never)
  func count(of byte: UInt8) -> Int {
    var found: UInt32 = 0
    for index in 0..<count { found &+= UInt32(truncatingIfNeeded: self[index] == byte ? 1 : 0) }
    return Int(found)
  }

  /// How many UTF-16 units the bytes make, counted in the same way.
  fileprivate var utf16Length: Int {
    var length: UInt32 = 0
    for index in 0..<count {
      length &+= (self[index] & 0xC0 != 0x80 ? 1 : 0) &+ (self[index] >= 0xF0 ? 1 : 0)
    }
    return Int(length)
  }
}

extension Place {
  /// Where a file begins.
  static let first = Place(line: 1, column: 1)
}
