import CopyModel

extension LiteralCursor {
  /// Goes over an expression, up to what ends it at its own level: a comma, a semicolon, a bracket that it did not open.
  /// With `isKey`, also PHP's `=>`; as a statement, also the block that it ends with, or a line that begins the next one.
  mutating func passExpression(
    isKey: Bool = false, isStatement: Bool = false
  ) throws(Failure) {
    let bytes = bytes
    let text = bytes.span
    var open = 0
    while true {
      let start = index
      skipGap()
      guard index < text.count else { return }
      if isStatement, open == 0, endsStatement(from: start) { return }
      switch text[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        if open == 0 { return }
        open -= 1
        index += 1
        if isStatement, dialect == .php, open == 0, text[index - 1] == UInt8(ascii: "}") { return }
      case UInt8(ascii: ","), UInt8(ascii: ";"):
        if open == 0 { return }
        index += 1
      case UInt8(ascii: "=") where isKey && open == 0 && text.has("=>", at: index): return
      default: try passPiece()
      }
    }
  }

  /// Whether PHP ends here, or JavaScript's next statement begins on a line of its own, behind a gap.
  private func endsStatement(from gap: Int) -> Bool {
    if dialect == .php { return isAt("?>") }
    guard (gap..<index).contains(where: { bytes[$0].isLineBreak }) else { return false }
    var ahead = self
    return ahead.word().map { Self.openers.contains($0) } ?? false
  }

  /// The words that open a statement of JavaScript.
  private static let openers: Set = [
    "async", "class", "const", "declare", "enum", "export", "exports", "for", "function", "if",
    "import", "interface", "let", "module", "type", "var",
  ]

  /// Goes over what is in brackets, or over one sign, name or text.
  mutating func passGroup() throws(Failure) {
    var open = 0
    repeat {
      skipGap()
      guard !isAtEnd else { return }
      switch bytes[index] {
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open += 1
        index += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        open -= 1
        index += 1
      default: try passPiece()
      }
    } while open > 0
  }

  /// Goes over a name, a text or a sign.
  private mutating func passPiece() throws(Failure) {
    if isAtQuote {
      let literal = try literal()
      // A text that begins like this is what stands between two.
      let isBetween = [UInt8(ascii: ","), UInt8(ascii: ";")].contains(
        bytes[literal.inside.lowerBound])
      if isBetween, isLineEnd(literal.inside.lowerBound + 1) { throw unclosed }
      index = literal.end
    } else if let heredoc = try heredoc() {
      index = heredoc.literal.end
    } else if dialect.isName(bytes[index]) {
      while index < bytes.count, dialect.isName(bytes[index]) { index += 1 }
    } else if let end = expressionEnd {
      index = end
    } else {
      index += 1
    }
  }

  /// The end of the regular expression that opens here; nil where a slash divides, or there is none.
  private var expressionEnd: Int? {
    let text = bytes.span
    guard dialect == .script, text[index] == UInt8(ascii: "/") else { return nil }
    var before = index
    while before > 0, text[before - 1] <= 0x20 { before -= 1 }
    if before > 0 {
      let last = text[before - 1]
      let isValue =
        dialect.isName(last) || dialect.isQuote(last) || last == UInt8(ascii: ")")
        || last == UInt8(ascii: "]") || last == UInt8(ascii: "}")
      if isValue { return nil }
    }
    var end = index + 1
    var isInClass = false
    while end < text.count, !text[end].isLineBreak {
      switch text[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "/") where !isInClass: return end + 1
      default: break
      }
      end += 1
    }
    return nil
  }

  /// Whether an expression goes on here, so that what stands before is no more than a part of it.
  var isAtOperator: Bool {
    guard let byte = bytes.span.byte(at: index) else { return false }
    if ".?=<>&|+-*/%!^[(".utf8.contains(byte) { return !isAt("=>") && !isAt("?>") }
    var ahead = self
    return ["instanceof", "in", "and", "or", "xor"].contains(ahead.word() ?? "")
  }

  /// Goes over what TypeScript says of a value's type: `as const`, `satisfies Messages`.
  mutating func passType() {
    guard dialect == .script else { return }
    while true {
      var ahead = self
      ahead.skipGap()
      guard ["as", "satisfies"].contains(ahead.word() ?? "") else { return }
      ahead.skipGap()
      var open = 0
      while let byte = ahead.bytes.span.byte(at: ahead.index) {
        if "<([{".utf8.contains(byte) { open += 1 }
        if ">)]}".utf8.contains(byte) {
          if open == 0 { break }
          open -= 1
        }
        if open == 0, ",;\n\r".utf8.contains(byte) { break }
        ahead.index += 1
      }
      index = ahead.index
    }
  }

  /// Where the next line begins, behind the one of `start`, that looks like an entry or closes a group.
  func nextEntry(after start: Int) -> Int {
    let text = bytes.span
    var line = text.lineStart(behind: start)
    while line < text.count {
      let first = text.blankEnd(from: line)
      if first < text.count, isEntry(at: first) { return first }
      line = text.lineStart(behind: first)
    }
    return text.count
  }

  private func isEntry(at first: Int) -> Bool {
    let text = bytes.span
    if ")]}".utf8.contains(text[first]) { return true }
    var end = first
    if dialect.isQuote(text[first]) {
      end += 1
      while end < text.count, text[end] != text[first], !text[end].isLineBreak {
        end += text[end] == UInt8(ascii: "\\") ? 2 : 1
      }
      guard text.byte(at: end) == text[first] else { return false }
      end += 1
    } else {
      while end < text.count, dialect.isName(text[end]) { end += 1 }
      guard end > first else { return false }
    }
    end = text.blankEnd(from: end)
    return switch dialect {
    case .php: text.has("=>", at: end) || text[first] == UInt8(ascii: "$") && text.has("[", at: end)
    case .script: text.has(":", at: end)
    }
  }
}
