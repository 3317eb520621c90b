import CopyModel

extension TableFormat {
  /// Java's `.properties` in one language (`java.util.Properties`, “load”).
  static let properties = TableFormat(
    name: "properties", extensions: ["properties"], isMonolingual: true, fallsBackToLatin1: true
  ) { file, _ in
    var reader = PropertiesReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads one `.properties` file. Every line means something, so only the escapes can be wrong.
private struct PropertiesReader {
  var file: TableFile
  var content = TableContent()
  private var comment: [String] = []

  init(file: TableFile) {
    self.file = file
  }

  mutating func read() {
    let bytes = file.bytes
    var start = 0
    while start < bytes.count {
      let first = spaceEnd(from: start, in: bytes.span)
      let end = file.lineEnd(from: first)
      if first == end {
        comment = []
        start = end + 1
      } else if bytes[first] == UInt8(ascii: "#") || bytes[first] == UInt8(ascii: "!") {
        comment.append(file.text(first + 1..<end).trimmed)
        start = end + 1
      } else {
        let last = logicalEnd(from: first, in: bytes.span)
        add(first..<last, bytes.span)
        comment = []
        start = last + 1
      }
    }
  }

  private func spaceEnd(from start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    // A zero byte is no text; Java would take it for a key.
    while end < text.count, [0x20, 0x09, 0x0C, 0x00].contains(text[end]) { end += 1 }
    return end
  }

  /// The end of a line that backslashes may lengthen.
  private func logicalEnd(from start: Int, in text: Span<UInt8>) -> Int {
    var end = start
    while end < text.count {
      if text[end] == UInt8(ascii: "\\"), end + 1 < text.count {
        end += text.has("\r\n", at: end + 1) ? 3 : 2
      } else if text[end] == 0x0A || text[end] == 0x0D {
        return end
      } else {
        end += 1
      }
    }
    return min(end, text.count)
  }

  /// Adds the entry on a logical line: a key up to the first space, `=` or `:`, then the value.
  private mutating func add(_ line: Range<Int>, _ text: Span<UInt8>) {
    var keyEnd = line.lowerBound
    while keyEnd < line.upperBound, ![0x20, 0x09, 0x0C, 0x3D, 0x3A].contains(text[keyEnd]) {
      keyEnd += text[keyEnd] == UInt8(ascii: "\\") ? 2 : 1
    }
    keyEnd = min(keyEnd, line.upperBound)
    var start = min(spaceEnd(from: keyEnd, in: text), line.upperBound)
    if start < line.upperBound, text[start] == UInt8(ascii: "=") || text[start] == UInt8(ascii: ":")
    {
      start = min(spaceEnd(from: start + 1, in: text), line.upperBound)
    }
    content.entries.append(
      TableEntry(
        key: PropertiesEscapes.decode(text.extracting(line.lowerBound..<keyEnd)),
        text: PropertiesEscapes.decode(text.extracting(start..<line.upperBound)),
        comment: comment.isEmpty ? nil : comment.joined(separator: "\n"),
        stored: file.stored(start..<line.upperBound, as: .properties)))
  }
}

/// The escapes of `.properties`: `\uXXXX`, `\n`, and a backslash that joins lines.
enum PropertiesEscapes {
  static func decode(_ text: Span<UInt8>) -> String {
    guard text.contains(UInt8(ascii: "\\")) else { return String(copying: text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var index = 0
    while index < text.count {
      let step = step(in: text, at: index)
      if let scalar = step.scalar { bytes.append(contentsOf: scalar.utf8) }
      index += step.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The scalar that is written at `index`, nil where lines are joined, and how many bytes it takes.
  static func step(in text: Span<UInt8>, at index: Int) -> (scalar: Unicode.Scalar?, length: Int) {
    let plain = text.scalar(at: index)
    guard text[index] == UInt8(ascii: "\\"), index + 1 < text.count else {
      return (Unicode.Scalar(plain.value) ?? "\u{FFFD}", plain.length)
    }
    switch text[index + 1] {
    case UInt8(ascii: "n"): return ("\n", 2)
    case UInt8(ascii: "t"): return ("\t", 2)
    case UInt8(ascii: "r"): return ("\r", 2)
    case UInt8(ascii: "f"): return ("\u{C}", 2)
    case 0x0A, 0x0D:
      var end = index + (text.has("\r\n", at: index + 1) ? 3 : 2)
      while end < text.count, [0x20, 0x09, 0x0C].contains(text[end]) { end += 1 }
      return (nil, end - index)
    case UInt8(ascii: "u"): return text.unicodeEscape(at: index) ?? ("u", 2)
    default:
      let next = text.scalar(at: index + 1)
      return (Unicode.Scalar(next.value) ?? "\u{FFFD}", 1 + next.length)
    }
  }
}
