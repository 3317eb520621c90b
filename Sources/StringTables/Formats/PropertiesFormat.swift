import CopyModel

extension TableFormat {
  /// Java's `.properties` in one language (`java.util.Properties`, “load”); ISO-8859-1 before Java 9, UTF-8 since.
  static let properties = TableFormat(
    name: "properties", extensions: ["properties"], languages: .one,
    mayBeSettings: true, fallbackCharset: "ISO-8859-1"
  ) { file, _ in
    var reader = PropertiesReader(file: file)
    reader.read()
    file = reader.file
    return reader.content
  }
}

/// Reads one `.properties` file. Every line means something, so only the escapes can be wrong: `\u` without four
/// digits, at which Java gives up the whole file.
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
      var last = end
      if first == end {
        comment = []
      } else if bytes[first] == UInt8(ascii: "#") || bytes[first] == UInt8(ascii: "!") {
        comment.append(file.text(first + 1..<end).trimmed)
      } else {
        last = logicalEnd(from: first, in: bytes.span)
        add(first..<last, bytes.span)
        comment = []
      }
      start = last + (bytes.span.has("\r\n", at: last) ? 2 : 1)
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

  /// The first `\u` of a line that lacks some of its digits.
  private func brokenEscape(in line: Range<Int>, _ text: Span<UInt8>) -> Range<Int>? {
    var index = line.lowerBound
    while index + 1 < line.upperBound {
      guard text[index] == UInt8(ascii: "\\") else {
        index += 1
        continue
      }
      if text[index + 1] == UInt8(ascii: "u"),
        PropertiesNotation.escape(in: text.extracting(..<line.upperBound), at: index) == nil
      {
        return index..<index + 2
      }
      index += 2
    }
    return nil
  }

  /// Adds the entry on a logical line: a key up to the first space, `=` or `:`, then the value.
  private mutating func add(_ line: Range<Int>, _ text: Span<UInt8>) {
    var keyEnd = line.lowerBound
    while keyEnd < line.upperBound, ![0x20, 0x09, 0x0C, 0x3D, 0x3A].contains(text[keyEnd]) {
      keyEnd += text[keyEnd] == UInt8(ascii: "\\") ? 2 : 1
    }
    keyEnd = min(keyEnd, line.upperBound)
    if let escape = brokenEscape(in: line, text) {
      content.issues.append(
        file.issue(
          .unreadableEntry, escape,
          "Four hexadecimal digits must stand behind \\u. Add them, or write \\\\ for a backslash.")
      )
    }
    var start = min(spaceEnd(from: keyEnd, in: text), line.upperBound)
    if start < line.upperBound, text[start] == UInt8(ascii: "=") || text[start] == UInt8(ascii: ":")
    {
      start = min(spaceEnd(from: start + 1, in: text), line.upperBound)
    }
    content.entries.append(
      TableEntry(
        key: WrittenText.decode(text.extracting(line.lowerBound..<keyEnd), as: .properties),
        text: WrittenText.decode(text.extracting(start..<line.upperBound), as: .properties),
        comment: comment.isEmpty ? nil : comment.joined(separator: "\n"),
        stored: file.stored(start..<line.upperBound, as: .properties)))
  }
}
