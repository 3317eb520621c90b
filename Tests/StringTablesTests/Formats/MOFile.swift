/// Builds compiled gettext tables for tests, as the gettext manual draws them.
struct MOFile {
  var entries: [(source: [UInt8], target: [UInt8])]
  var isLittleEndian = true
  var revision: UInt32 = 0

  init(_ entries: [(source: String, target: String)]) {
    self.entries = entries.map { (Array($0.source.utf8), Array($0.target.utf8)) }
  }

  static let sample = MOFile([
    (
      "",
      "Content-Type: text/plain; charset=UTF-8\nLanguage: ko\nPlural-Forms: nplurals=1; plural=0;\n"
    ),
    ("%d note\0%d notes", "메모 %d개"), ("Cancel", "취소"), ("alert\u{4}Delete?", "삭제하겠습니까? 😀"),
  ])

  func bytes() -> [UInt8] {
    let head = 28
    let strings = head + entries.count * 16
    var sources: [UInt8] = []
    var targets: [UInt8] = []
    var text: [UInt8] = []
    for (side, table) in [(\(source: [UInt8], target: [UInt8]).source, true), (\.target, false)] {
      for entry in entries {
        let string = entry[keyPath: side]
        let place = number(UInt32(string.count)) + number(UInt32(strings + text.count))
        if table { sources += place } else { targets += place }
        text += string + [0]
      }
    }
    let numbers: [UInt32] = [
      0x9504_12DE, revision, UInt32(entries.count), UInt32(head), UInt32(head + sources.count), 0,
      UInt32(strings),
    ]
    return numbers.flatMap(number) + sources + targets + text
  }

  func number(_ value: UInt32) -> [UInt8] {
    let bytes = (0..<4).map { UInt8(value >> ($0 * 8) & 0xFF) }
    return isLittleEndian ? bytes : bytes.reversed()
  }
}
