/// What only Objective-C has: lines for the preprocessor, and words with `@`.
extension LightLexer {
  /// Whether a method starts here, which no open bracket can hold: a brace before it was forgotten.
  var startsMethod: Bool {
    guard grammar.messages, startsLine, at > 0, bytes[at - 1] == 0x0A, !stack.isEmpty else {
      return false
    }
    return byte(1) == UInt8(ascii: "(") || (byte(1) == 0x20 && byte(2) == UInt8(ascii: "("))
  }

  mutating func atSign() {
    if byte(1) == UInt8(ascii: "\"") { return openText(prefix: 1, isRaw: false) }
    if startsLine, !stack.isEmpty,
      starts("@end", at) || starts("@implementation", at) || starts("@interface", at)
    {
      closeAll()
    }
    sign()
  }

  private func starts(_ word: String, _ index: Int) -> Bool {
    index <= bytes.count && bytes[index...].starts(with: word.utf8)
  }

  private mutating func blanks() {
    while byte(0) == 0x20 || byte(0) == 0x09 { at += 1 }
  }

  /// White space within a directive, which a backslash continues on the next line.
  private mutating func longBlanks() {
    blanks()
    while byte(0) == UInt8(ascii: "\\"), byte(1) == 0x0A || byte(1) == 0x0D {
      at += byte(1) == 0x0D ? 3 : 2
      blanks()
    }
  }

  /// One way of a condition is read if the ways are balanced, else only the first.
  mutating func directive() {
    at += 1
    blanks()
    if starts("if", at) {
      conditions.append(stack.count)
    } else if starts("el", at) {
      if let open = conditions.last, open != stack.count {
        skipDirective()
        return skipToEndif()
      }
    } else if starts("endif", at) {
      _ = conditions.popLast()
    } else if starts("define", at) {
      at += 6
      return define()
    }
    skipDirective()
  }

  /// To the end of the line, or of the lines that backslashes join.
  private mutating func skipDirective() {
    while at < bytes.count, bytes[at] != 0x0A {
      at += bytes[at] == UInt8(ascii: "\\") ? (byte(1) == 0x0D ? 3 : 2) : 1
    }
    at = min(at, bytes.count)
  }

  private mutating func skipToEndif() {
    var depth = 1
    while at < bytes.count {
      at += 1
      blanks()
      if byte(0) == UInt8(ascii: "#") {
        at += 1
        blanks()
        if starts("if", at) { depth += 1 }
        if starts("endif", at) { depth -= 1 }
        if depth == 0 {
          _ = conditions.popLast()
          return skipDirective()
        }
      }
      skipDirective()
    }
    at = min(at, bytes.count)
  }

  /// `#define NAME @"…"`, also in parentheses or `LOCALIZED(@"…")`, is a constant; other macros are skipped.
  private mutating func define() {
    let start = at
    blanks()
    while isNameByte(byte(0)) { at += 1 }
    guard byte(0) == 0x20 || byte(0) == 0x09 else { return skipDirective() }
    longBlanks()
    while byte(0) == UInt8(ascii: "(") { at += 1 }
    if byte(0) != UInt8(ascii: "@") {
      while isNameByte(byte(0)) { at += 1 }
      if byte(0) == UInt8(ascii: "(") { at += 1 }
      longBlanks()
    }
    guard starts("@\"", at) || starts("\"", at) else {
      at = start
      return skipDirective()
    }
    at = start
    skipDirective()
    defineEnd = at
    at = start
    startsLine = true
    append(.word, word: .define, length: 0)
    blanks()
  }

  mutating func finishDefine() {
    guard defineEnd != nil else { return }
    defineEnd = nil
    append(.sign, .semicolon, length: 0)
  }
}
