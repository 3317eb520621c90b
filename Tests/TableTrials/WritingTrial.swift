package import CopyModel
import StringTables

/// Looks at how one text is written: its spans must be found behind escapes, entities and CDATA.
package struct WritingTrial {
  private let text: [UInt8]
  private let written: [UInt8]
  private let notation: StoredText.Notation
  /// What does not hold, in words; empty when all does.
  package private(set) var flaws: [String] = []

  package init(_ text: String, _ written: [UInt8], as notation: StoredText.Notation) {
    self.text = Array(text.utf8)
    self.written = written
    self.notation = notation
    let decoded = WrittenText.decode(written.span, as: notation)
    guard Array(decoded.utf8) == self.text else {
      flaws.append("“\(String(decoding: written, as: UTF8.self))” is “\(decoded)”, not “\(text)”")
      return
    }
    inspect(0..<self.text.count)
    // What is written as it is read is found wherever the whole is.
    guard self.written != self.text else { return }
    inspect(self.text.count * 2 / 3..<self.text.count)
    inspect(self.text.count / 3..<self.text.count * 2 / 3)
  }

  /// Looks at the characters that lie in a range of the text.
  package mutating func inspect(_ range: Range<Int>) {
    let range = scalarStart(at: range.lowerBound)..<scalarStart(at: range.upperBound)
    let found = WrittenText.range(range, in: written.span, as: notation)
    guard found.upperBound <= written.count else {
      flaws.append("\(found) is outside of \(written.count) written bytes")
      return
    }
    // Bytes that had to be repaired, and tags that are cut, have another length when read alone.
    guard !text.contains(0xEF) || !String(decoding: text, as: UTF8.self).contains("\u{FFFD}"),
      !isInsideTag(range.lowerBound), !isInsideTag(range.upperBound),
      !isAtFold(found.lowerBound), !isAtFold(found.upperBound)
    else { return }
    let before = range.isEmpty ? text[..<range.lowerBound] : decode(upTo: found.lowerBound)[...]
    let all = range.isEmpty ? before : decode(upTo: found.upperBound)[...]
    if before != text[..<range.lowerBound] || all != text[..<range.upperBound] {
      flaws.append(
        "\(range) of “\(string(text))” is written at \(found) of “\(string(written))”, "
          + "but the text is “\(string(Array(before)))” before and “\(string(Array(all)))” behind it"
      )
    }
  }

  private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// What the writing stands for up to a byte. A mark behind it keeps a space from being the last.
  private func decode(upTo end: Int) -> [UInt8] {
    if end == written.count { return text }
    let mark = UInt8(ascii: "x")
    let part = written[..<end] + [mark]
    return Array(WrittenText.decode(Array(part).span, as: notation).utf8.dropLast())
  }

  private func scalarStart(at offset: Int) -> Int {
    var start = offset
    while start > 0, start < text.count, text[start] & 0xC0 == 0x80 { start -= 1 }
    return start
  }

  /// Whether lines are joined at a byte: how many breaks follow tells what each of them stands for.
  private func isAtFold(_ offset: Int) -> Bool {
    switch notation {
    case .yamlPlain, .yamlSingleQuoted, .yamlDoubleQuoted, .yamlLiteral, .yamlFolded, .fluent:
      let near = written[max(0, offset - 1)..<min(written.count, offset + 1)]
      return near.contains { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
    default: return false
    }
  }

  /// Whether a tag of inline markup may open before an offset and not end there.
  private func isInsideTag(_ offset: Int) -> Bool {
    guard notation == .xml || notation == .android else { return false }
    return text[..<offset].indices.contains { start in
      guard text[start] == UInt8(ascii: "<") else { return false }
      var quote: UInt8?
      for index in start..<offset {
        if text[index] == quote {
          quote = nil
        } else if quote == nil {
          if text[index] == UInt8(ascii: ">") { return false }
          if [UInt8(ascii: "\""), UInt8(ascii: "'")].contains(text[index]) { quote = text[index] }
        }
      }
      return true
    }
  }
}
