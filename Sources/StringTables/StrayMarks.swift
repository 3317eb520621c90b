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
    var isConflict = false
    for index in text.indices {
      let byte = text[index]
      guard byte == UInt8(ascii: "<") || byte == 0xEF || isConflict && byte.mayMark else {
        continue
      }
      guard index == 0 || text[index - 1] == 0x0A || text[index - 1] == 0x0D else { continue }
      if text.has("\u{FEFF}", at: index) {
        marks.append(
          Mark(
            kind: .strayBom, range: index..<index + 3,
            message: "A byte order mark (U+FEFF) stands here unseen. Remove it."))
      } else if text.has("<<<<<<< ", at: index) {
        isConflict = true
        addConflict(at: index, in: text)
      } else if isConflict,
        ["=======", ">>>>>>>", "|||||||"].contains(where: { text.has($0, at: index) })
      {
        isConflict = byte != UInt8(ascii: ">")
        addConflict(at: index, in: text)
      }
    }
  }

  private mutating func addConflict(at start: Int, in text: Span<UInt8>) {
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
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

extension UInt8 {
  /// Whether a line of a merge conflict may begin with this byte.
  fileprivate var mayMark: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: ">") || self == UInt8(ascii: "|")
  }
}
