import CopyModel

/// What the look of one line tells of its place in a YAML file.
struct YAMLLine {
  let start: Int
  /// The offset of its line break, or of the end of the file.
  let end: Int
  /// The first byte that is no space or tab; `end` in a blank line.
  let first: Int
  /// Where the key starts, behind any `- `; nil when the line has none.
  private(set) var key: Int?
  /// Where the text behind the key or the last `- ` starts; `end` when there is none.
  private(set) var value: Int
  /// How far what the line holds is indented: the column of its key, or of its last `-`.
  private(set) var indentation: Int

  init(at start: Int, in text: Span<UInt8>) {
    self.start = start
    var end = start
    while end < text.count, text[end] != 0x0A, text[end] != 0x0D { end += 1 }
    self.end = end
    first = text.blankEnd(from: start)
    value = first
    indentation = first - start
    while value < end, text[value] == UInt8(ascii: "-"), value + 1 == end || text[value + 1] == 0x20
    {
      indentation = value - start
      value = Swift.min(text.blankEnd(from: value + 1), end)
    }
    guard let colon = colon(in: text) else { return }
    key = value
    indentation = value - start
    value = Swift.min(text.blankEnd(from: colon + 1), end)
    skipProperties(in: text)
  }

  var isBlank: Bool { first == end }

  /// Whether it can be told from text that goes on: it has a key, a `- ` or a document's mark.
  func isStructure(in text: Span<UInt8>) -> Bool {
    key != nil || value > first || text.has("---", at: start) || text.has("...", at: start)
  }

  /// Whether its value is the head of a `|` or `>` block.
  func opensBlock(in text: Span<UInt8>) -> Bool {
    guard value < end, text[value] == UInt8(ascii: "|") || text[value] == UInt8(ascii: ">") else {
      return false
    }
    var index = value + 1
    while index < end,
      [UInt8(ascii: "+"), UInt8(ascii: "-")].contains(text[index])
        || (0x31...0x39).contains(text[index])
    {
      index += 1
    }
    let rest = text.blankEnd(from: index)
    return rest == end || rest > index && text[rest] == UInt8(ascii: "#")
  }

  /// The `:` behind a key that starts at `value`: one with a space or the line's end behind it.
  private func colon(in text: Span<UInt8>) -> Int? {
    guard value < end else { return nil }
    var index = value
    let quote = text[index]
    if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
      index += 1
      while index < end, text[index] != quote {
        index += quote == UInt8(ascii: "\"") && text[index] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard index < end else { return nil }
      index = text.blankEnd(from: index + 1)
      return index < end && text[index] == UInt8(ascii: ":") ? index : nil
    }
    guard quote != UInt8(ascii: "#") else { return nil }
    while index < end {
      if text[index] == UInt8(ascii: ":"),
        index + 1 == end || text[index + 1] == 0x20 || text[index + 1] == 0x09
      {
        return index
      }
      if text[index] == UInt8(ascii: "#"), text[index - 1] == 0x20 { return nil }
      index += 1
    }
    return nil
  }

  /// Steps over `&anchor` and `!tag` before the value.
  private mutating func skipProperties(in text: Span<UInt8>) {
    while value < end, text[value] == UInt8(ascii: "&") || text[value] == UInt8(ascii: "!") {
      while value < end, text[value] != 0x20, text[value] != 0x09 { value += 1 }
      value = Swift.min(text.blankEnd(from: value), end)
    }
  }
}
