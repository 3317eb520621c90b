import CopyModel

/// Marks at the start of lines that no format knows: what a merge left behind, and byte order marks.
///
/// They are found before a format reads the file, which then sees spaces in their place.
struct StrayMarks {
  struct Mark {
    let kind: ReadIssue.Kind
    let range: Range<Int>
    let message: String
  }

  private(set) var marks: [Mark] = []

  init(in text: Span<UInt8>) {
    guard Self.mayStand(in: text) else { return }
    var isConflict = false
    var line = 0
    while line < text.count {
      if text[line] == 0xEF, text.has("\u{FEFF}", at: line) {
        marks.append(
          Mark(
            kind: .strayBom, range: line..<line + 3,
            message: "A byte order mark (U+FEFF) stands here unseen. Remove it."))
      } else if text[line] == UInt8(ascii: "<"), text.has("<<<<<<< ", at: line) {
        isConflict = true
        addConflict(at: line, in: text)
      } else if isConflict,
        ["=======", ">>>>>>>", "|||||||"].contains(where: { text.has($0, at: line) })
      {
        isConflict = text[line] != UInt8(ascii: ">")
        addConflict(at: line, in: text)
      }
      line = text.lineEnd(from: line) + 1
    }
  }

  /// Whether a line begins like such a mark. All lines are looked at, so that the compiler looks at many bytes at a time.
  private static func mayStand(in text: Span<UInt8>) -> Bool {
    guard text.count > 0 else { return false }
    let (breaks, starts) = (text.extracting(0..<text.count - 1), text.extracting(1..<text.count))
    var found = mayBegin(text[0])
    for index in 0..<breaks.count {
      let isBreak: UInt8 = (breaks[index] == 0x0A ? 1 : 0) | (breaks[index] == 0x0D ? 1 : 0)
      found |= isBreak & mayBegin(starts[index])
    }
    return found != 0
  }

  @inline(__always)
  private static func mayBegin(_ byte: UInt8) -> UInt8 {
    (byte == 0xEF ? 1 : 0) | (byte == UInt8(ascii: "<") ? 1 : 0)
  }

  private mutating func addConflict(at start: Int, in text: Span<UInt8>) {
    let end = text.lineEnd(from: start)
    marks.append(
      Mark(
        kind: .conflictMarker, range: start..<end,
        message: "A merge conflict was left in the file. Keep one side and delete the markers."))
  }

  /// Puts spaces in the place of the marks.
  func blank(_ bytes: inout [UInt8]) {
    for mark in marks {
      for index in mark.range { bytes[index] = 0x20 }
    }
  }
}
