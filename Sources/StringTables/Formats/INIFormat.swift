import CopyModel

extension TableFormat {
  /// Settings files with texts: `key = text` under `[section]`, Joomla's `KEY="text"` (Microsoft,
  /// “GetPrivateProfileString”; Joomla, “Specification of language files”).
  package static let ini = TableFormat(
    name: "ini", extensions: ["ini"], languages: .one, isEveryday: true, mayBeSettings: true,
    isAmongCode: true
  ) { file, context in
    var reader = INIReader(file.bytes)
    reader.read()
    return TextTreeReader.content(of: reader.tree, flaws: reader.flaws, in: &file, context)
  }
}

/// Reads the lines of a settings file into a tree.
private struct INIReader {
  private(set) var tree = TextTree()
  private(set) var flaws: [(range: Range<Int>, message: String)] = []
  private let bytes: [UInt8]
  private var section = TextTree.root
  private var comment: [String] = []
  /// The end of what was searched for a closing quote in vain: no text before it goes on behind its line.
  private var unclosedUpTo = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func read() {
    let bytes = bytes
    let text = bytes.span
    var line = 0
    while line < text.count {
      let first = spaceEnd(from: line)
      let end = text.lineEnd(from: line)
      var next = text.lineStart(behind: line)
      if first >= end {
        comment = []
      } else if text[first] == UInt8(ascii: ";") || text[first] == UInt8(ascii: "#") {
        comment.append(String(copying: text.extracting(first + 1..<end)).trimmed)
      } else {
        next = max(next, readLine(first..<end))
        comment = []
      }
      line = next
    }
  }

  private func spaceEnd(from start: Int) -> Int {
    var end = start
    while end < bytes.count, [0x20, 0x09, 0x00].contains(bytes[end]) { end += 1 }
    return end
  }

  /// Reads a section or an entry, and returns where the line begins that comes next.
  private mutating func readLine(_ line: Range<Int>) -> Int {
    let bytes = bytes
    let text = bytes.span
    if text[line.lowerBound] == UInt8(ascii: "[") {
      if let close = line.last(where: { text[$0] == UInt8(ascii: "]") }) {
        let name = String(copying: text.extracting(line.lowerBound + 1..<close)).trimmed
        section = tree.group(name, in: TextTree.root, at: line)
      } else {
        flaws.append((line, "“]” is missing behind the section’s name. Add it."))
      }
      return 0
    }
    guard let sign = line.first(where: { text[$0] == UInt8(ascii: "=") }), sign > line.lowerBound
    else {
      flaws.append(
        (line, "Here a key with its text should stand: key = text. Correct or remove it."))
      return 0
    }
    let key = String(copying: text.extracting(line.lowerBound..<sign)).trimmed
    let value = text.trimmed(sign + 1..<line.upperBound)
    guard !value.isEmpty, let quote = text.byte(at: value.lowerBound),
      quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") && value.count > 1
    else {
      add(key, value, as: .quoted(.verbatim))
      return 0
    }
    if quote == UInt8(ascii: "'") {
      let isClosed = text[value.upperBound - 1] == quote
      add(
        key, isClosed ? value.lowerBound + 1..<value.upperBound - 1 : value, as: .quoted(.verbatim))
      return 0
    }
    guard let end = closingQuote(behind: value.lowerBound + 1) else {
      flaws.append(
        (
          value.lowerBound..<value.lowerBound + 1,
          "The quote that opens here never closes. Close it."
        ))
      return 0
    }
    add(key, value.lowerBound + 1..<end, as: .quoted(.ini))
    return text.lineStart(behind: end)
  }

  private mutating func add(_ key: String, _ range: Range<Int>, as notation: StoredText.Notation) {
    let text = WrittenText.decode(bytes.span.extracting(range), as: notation)
    let node = tree.make(
      key, .text(text, range, notation), at: range,
      comment: comment.isEmpty ? nil : comment.joined(separator: "\n"))
    tree.append(node, to: section)
  }

  /// The quote that ends a text: one with nothing but a comment behind it on its line. A text may have several lines,
  /// but none that looks like an entry with a text of its own.
  private mutating func closingQuote(behind start: Int) -> Int? {
    let bytes = bytes
    let text = bytes.span
    var index = start
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "\\"): index += 2
      case UInt8(ascii: "\""):
        let next = text.blankEnd(from: index + 1)
        if next >= text.count || text[next].isLineBreak || text[next] == UInt8(ascii: ";") {
          return index
        }
        index += 1
      case 0x0A, 0x0D:
        let line = text.lineStart(behind: index)
        if line < unclosedUpTo || isEntry(at: line) { return nil }
        index = line
      default: index += 1
      }
    }
    unclosedUpTo = text.count
    return nil
  }

  /// Whether a line opens a section, or has a text between quotes behind its key.
  private func isEntry(at line: Int) -> Bool {
    let text = bytes.span
    let first = text.blankEnd(from: line)
    if text.has("[", at: first) || text.has(";", at: first) { return true }
    var end = first
    while end < text.count, text[end].isASCIIWord || ".-".utf8.contains(text[end]) { end += 1 }
    guard end > first else { return false }
    end = text.blankEnd(from: end)
    return text.has("=", at: end) && text.has("\"", at: text.blankEnd(from: end + 1))
  }
}
