import CopyModel

/// The words, texts and signs of a resource script, without comments and the lines of the preprocessor.
struct ResourceTokens {
  enum Token {
    /// A keyword, an identifier or a number.
    case word(Range<Int>)
    /// What stands between quotes.
    case text(Range<Int>)
    case sign(UInt8)
  }

  private let bytes: [UInt8]
  private var index = 0
  /// The quotes that open and never close on their lines.
  private(set) var unclosed: [Range<Int>] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// The next token; nil at the end.
  mutating func next() -> Token? {
    while true {
      skipGap(isWithinLine: false)
      if index >= bytes.count { return nil }
      if let token = token() { return token }
    }
  }

  /// The next token if it stands on the same line.
  mutating func nextOnLine() -> Token? {
    skipGap(isWithinLine: true)
    guard index < bytes.count, !bytes[index].isLineBreak else { return nil }
    return token()
  }

  /// Takes a comma.
  mutating func takeComma() -> Bool {
    skipGap(isWithinLine: true)
    guard index < bytes.count, bytes[index] == UInt8(ascii: ",") else { return false }
    index += 1
    return true
  }

  mutating func passLine() { index = bytes.span.lineEnd(from: index) }

  /// Whether a line ends in a range.
  func hasLineEnd(in range: Range<Int>) -> Bool { range.contains { bytes[$0].isLineBreak } }

  /// How a token changes the number of open blocks.
  func change(of token: Token) -> Int {
    switch token {
    case .sign(UInt8(ascii: "{")): return 1
    case .sign(UInt8(ascii: "}")): return -1
    case .word(let range):
      let word = bytes.span.extracting(range)
      if word.count == 5, word.has(inAnyCase: "begin", at: 0) { return 1 }
      return word.count == 3 && word.has(inAnyCase: "end", at: 0) ? -1 : 0
    default: return 0
    }
  }

  private mutating func skipGap(isWithinLine: Bool) {
    let bytes = bytes
    let text = bytes.span
    while index < text.count {
      if isWithinLine, text[index].isLineBreak { return }
      if text.has("//", at: index) {
        index = text.lineEnd(from: index)
      } else if text.has("/*", at: index) {
        index += 2
        while index < text.count, !text.has("*/", at: index) { index += 1 }
        index = min(index + 2, text.count)
      } else if text[index] == UInt8(ascii: "#"), isLineStart {
        // A line of the preprocessor may go on behind a backslash.
        index = text.lineEnd(from: index)
        while index < text.count, text.has(UInt8(ascii: "\\"), at: index - 1) {
          index = text.lineEnd(from: text.lineStart(behind: index))
        }
      } else if text[index] <= 0x20 {
        index += 1
      } else {
        return
      }
    }
  }

  private var isLineStart: Bool {
    var start = index
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    return start == 0 || bytes[start - 1].isLineBreak
  }

  private mutating func token() -> Token? {
    if bytes[index] == UInt8(ascii: "\"") || bytes.span.has("L\"", at: index) { return text() }
    let start = index
    while index < bytes.count, bytes[index].isResourceWord { index += 1 }
    if index > start { return .word(start..<index) }
    index += 1
    return .sign(bytes[start])
  }

  /// A text between quotes, or several side by side; nil where the quote never closes: then its line is passed over.
  private mutating func text() -> Token? {
    let bytes = bytes
    let text = bytes.span
    let opening = index
    let start = index + (text[index] == UInt8(ascii: "\"") ? 1 : 2)
    var end = start
    while end < text.count, !text[end].isLineBreak {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 1 + max(1, text.lineBreakLength(at: end + 1))
      case UInt8(ascii: "\""):
        var next = end + 1
        if text.has("\"", at: next) {
          end += 2
          continue
        }
        while next < text.count, text[next].isYAMLSpace { next += 1 }
        guard text.has("\"", at: next) else {
          index = end + 1
          return .text(start..<end)
        }
        end = next + 1
      default: end += 1
      }
    }
    unclosed.append(opening..<opening + 1)
    index = text.lineEnd(from: min(end, text.count))
    return nil
  }
}

extension UInt8 {
  /// Whether a word of a resource script may hold the byte: `IDS_A`, `-1`, `0x12`.
  fileprivate var isResourceWord: Bool {
    isASCIIWord || self >= 0x80 || "-+|.".utf8.contains(self)
  }
}
