import CopyModel

/// Walks over a file of literals as over data: what is no literal is passed over, never run.
struct LiteralCursor {
  let bytes: [UInt8]
  let dialect: LiteralDialect
  var index: Int

  struct Failure: Error {
    var offset: Int
    var message: String
  }

  init(_ bytes: [UInt8], _ dialect: LiteralDialect, at index: Int = 0) {
    self.bytes = bytes
    self.dialect = dialect
    self.index = index
  }

  var isAtEnd: Bool { index >= bytes.count }

  func isAt(_ text: String) -> Bool { bytes.span.has(text, at: index) }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    index += text.utf8.count
    return true
  }

  mutating func skipGap() { index = bytes.span.gapEnd(from: index, in: dialect) }

  /// A name, as variables and keywords are; nil where none stands.
  mutating func word() -> String? {
    isAtEnd || bytes[index].isASCIIDigit ? nil : name()
  }

  /// A name, which may be a number; nil where none stands.
  mutating func name() -> String? {
    let start = index
    while index < bytes.count, dialect.isName(bytes[index]) { index += 1 }
    return index > start ? String(copying: bytes.span.extracting(start..<index)) : nil
  }

  /// Whether nothing but spaces follows on the line.
  func isLineEnd(_ place: Int) -> Bool {
    let end = bytes.span.blankEnd(from: place)
    return end == bytes.count || bytes[end].isLineBreak
  }

  /// Goes over a gap, and returns the comments in it: what stands behind the last entry on its line, and what the lines
  /// above the next one say.
  mutating func comments() -> (trailing: String?, leading: String?) {
    var (trailing, leading): (String?, [String]) = (nil, [])
    let bytes = bytes
    let text = bytes.span
    var breaks = 0
    while index < text.count {
      if text[index] <= 0x20 {
        let length = text.lineBreakLength(at: index)
        breaks += length > 0 ? 1 : 0
        index += max(length, 1)
      } else if let comment = text.comment(at: index, in: dialect) {
        let words = String(copying: text.extracting(comment.inside)).trimmed
        let isLast = text.lineBreakLength(at: text.blankEnd(from: comment.end)) > 0
        if breaks == 0, leading.isEmpty, trailing == nil, isLast {
          trailing = words
        } else {
          if breaks > 1 { leading = [] }
          leading.append(words)
          breaks = 0
        }
        index = comment.end
      } else {
        break
      }
    }
    // What a blank line parts from the next entry is about several.
    if breaks > 1 { leading = [] }
    return (trailing, leading.isEmpty ? nil : leading.joined(separator: "\n"))
  }

  /// A text as it stands in the file.
  struct Literal {
    var inside: Range<Int>
    var end: Int
    /// Whether it stands for itself, with nothing put in while the program runs.
    var isPlain: Bool
  }

  var isAtQuote: Bool { !isAtEnd && dialect.isQuote(bytes[index]) }

  /// The literal between the quotes that open here.
  func literal() throws(Failure) -> Literal {
    let (quote, start, text) = (bytes[index], index + 1, bytes.span)
    if quote == UInt8(ascii: "`") { return try template() }
    var end = start
    var isPlain = true
    while end < text.count, text[end] != quote {
      switch text[end] {
      case UInt8(ascii: "\\"): end += text.has("\r\n", at: end + 1) ? 3 : 2
      case 0x0A, 0x0D:
        guard dialect.spansLines(quote) else { throw unclosed }
        end += 1
      default:
        if dialect == .php, quote == UInt8(ascii: "\""), text.opensVariable(at: end) {
          isPlain = false
        }
        end += 1
      }
    }
    guard end < text.count else { throw unclosed }
    return Literal(inside: start..<end, end: end + 1, isPlain: isPlain)
  }

  var unclosed: Failure {
    Failure(offset: index + 1, message: "The quote that opens here never closes. Close it.")
  }

  /// A text between backticks. What stands in `${…}` may hold others.
  private func template() throws(Failure) -> Literal {
    let text = bytes.span
    var isPlain = true
    /// What closes each part that is open.
    var open = [UInt8(ascii: "`")]
    var end = index + 1
    while end < text.count, let closer = open.last {
      let byte = text[end]
      if byte == UInt8(ascii: "\\") {
        end += 2
        continue
      }
      if byte == closer {
        open.removeLast()
      } else if closer == UInt8(ascii: "`") {
        if text.has("${", at: end) {
          isPlain = false
          open.append(UInt8(ascii: "}"))
          end += 1
        }
      } else if byte == UInt8(ascii: "`") {
        open.append(byte)
      } else if byte == UInt8(ascii: "{") {
        open.append(UInt8(ascii: "}"))
      } else if byte == UInt8(ascii: "'") || byte == UInt8(ascii: "\"") {
        var close = end + 1
        while close < text.count, text[close] != byte, text[close] != 0x0A {
          close += text[close] == UInt8(ascii: "\\") ? 2 : 1
        }
        end = close
      }
      end += 1
    }
    guard open.isEmpty, end <= text.count else { throw unclosed }
    return Literal(inside: index + 1..<end - 1, end: end, isPlain: isPlain)
  }

  /// PHP's `<<<EOT`, up to the line that says EOT again; nil where none opens here.
  func heredoc() throws(Failure) -> (literal: Literal, notation: StoredText.Notation)? {
    guard dialect == .php, isAt("<<<") else { return nil }
    let text = bytes.span
    var cursor = self
    cursor.index = text.blankEnd(from: index + 3)
    let quote = cursor.isAtQuote ? text[cursor.index] : nil
    if quote != nil { cursor.index += 1 }
    guard let name = cursor.word() else { return nil }
    if quote != nil { cursor.index += 1 }
    let isRaw = quote == UInt8(ascii: "'")
    let first = text.lineStart(behind: cursor.index)
    var line = first
    while line < text.count {
      let mark = text.blankEnd(from: line)
      let end = mark + name.utf8.count
      if text.has(name, at: mark), text.byte(at: end).map({ !dialect.isName($0) }) ?? true {
        let indentation = mark - line
        var last = line
        if last > first { last -= text.has("\r\n", at: last - 2) ? 2 : 1 }
        let start = min(text.blankEnd(from: first, atMost: indentation), last)
        let isPlain = isRaw || !(start..<last).contains { text.opensVariable(at: $0) }
        return (
          Literal(inside: start..<last, end: end, isPlain: isPlain),
          .heredoc(indentation: Int16(clamping: indentation), isRaw: isRaw)
        )
      }
      line = text.lineStart(behind: line)
    }
    throw Failure(offset: index + 3, message: "The text that opens here never closes. Close it.")
  }
}

extension Span<UInt8> {
  /// Whether PHP puts a variable in the place of what stands here between double quotes.
  fileprivate func opensVariable(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "{"): return has("$", at: index + 1)
    case UInt8(ascii: "$"):
      guard index == 0 || self[index - 1] != UInt8(ascii: "\\") || isEscaped(index - 1),
        let next = byte(at: index + 1)
      else { return false }
      return next.isASCIILetter || next == UInt8(ascii: "_") || next == UInt8(ascii: "{")
        || next >= 0x80
    default: return false
    }
  }

  /// Whether a backslash is escaped by another, so that it escapes nothing.
  private func isEscaped(_ index: Int) -> Bool {
    var start = index
    while start > 0, self[start - 1] == UInt8(ascii: "\\") { start -= 1 }
    return (index - start) % 2 == 1
  }
}
