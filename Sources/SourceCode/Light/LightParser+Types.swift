/// Types, which are skipped or kept as written.
extension LightParser {
  /// Behind `<…>` if it holds only what types are made of; nil where `<` compares.
  func skippingAngles(at start: Int) -> Int? {
    var depth = 0
    var next = start
    while next < end, next - start < 160 {
      let token = tokens[next]
      switch token.kind {
      case .word:
        switch token.word {
        case .true, .false, .none, .if, .when, .return: return nil
        default: next += 1
        }
      case .sign:
        switch token.sign {
        case .less: depth += 1
        case .greater:
          depth -= 1
          if depth == 0 { return next + 1 }
        case .dot, .comma, .question, .star, .ampersand, .at, .doubleColon, .colon, .threeDots,
          .arrow, .caret:
          break
        default: return nil
        }
        next += 1
      case .open:
        guard token.sign == .paren || token.sign == .bracket else { return nil }
        next = after(next)
      default: return nil
      }
    }
    return nil
  }

  /// Whether what follows `<…>` shows that it held types.
  func mayFollowAngles(at index: Int) -> Bool {
    let token = token(at: index)
    switch token.kind {
    case .end, .close: return true
    case .open: return token.sign != .text
    case .sign:
      switch token.sign {
      case .dot, .safeDot, .comma, .semicolon, .colon, .doubleColon, .twoDots: return true
      default: return false
      }
    default: return linesEnd && token.startsLine
    }
  }

  /// Skips `@Name(…)`, of Kotlin also `@get:Name` and `@[…]`.
  mutating func skipAnnotation() {
    index += 1
    if opens(.bracket, at: index) { return skip() }
    guard token.kind == .word else { return }
    index += 1
    while at(.dot) || (grammar.linesEnd && at(.colon) && !token.isSpaced),
      self.token(at: index + 1).kind == .word
    {
      index += 2
    }
    if opens(.paren, at: index), !tokens[index].isSpaced { skip() }
  }

  /// Skips a type where one must stand.
  mutating func skipType() {
    while index < end {
      while at(.at), !grammar.messages { skipAnnotation() }
      if linesEnd, token.startsLine, !isSign(.dot, at: index) { return }
      let token = token
      if token.opens(.paren) {
        skip()
        while take(.question) {}
        guard grammar.linesEnd, take(.arrow) else { return }
        continue
      }
      guard token.kind == .word else {
        if grammar.linesEnd, take(.star) { return }
        return
      }
      index += 1
      if token.word == .softModifier, self.token.kind == .word || opens(.paren, at: index) {
        continue
      }
      if at(.less), let next = skippingAngles(at: index) { index = next }
      if token.word == .function, opens(.paren, at: index) { skip() }
      skipMarks()
      guard at(.dot) || (at(.ampersand) && grammar.linesEnd) else { return }
      index += 1
    }
  }

  /// `?`, `*` and `[]` behind a type; `?` before a value asks rather.
  private mutating func skipMarks() {
    while index < end {
      if at(.question) {
        guard grammar.linesEnd || !token.isSpaced else { return }
        index += 1
      } else if opens(.bracket, at: index), Int(tokens[index].mate) == index + 1 {
        skip()
      } else if at(.star), grammar.messages {
        index += 1
      } else {
        return
      }
    }
  }

  /// The type in these tokens as it is written, without spaces but between words.
  func type(_ range: Range<Int>) -> String? {
    var text: [UInt8] = []
    var wasWord = false
    for index in range where index < end {
      let token = tokens[index]
      let isWord = token.kind == .word || token.kind == .number
      if isWord, wasWord { text.append(0x20) }
      text += bytes[Int(token.start)..<Int(token.end)]
      wasWord = isWord
    }
    return text.isEmpty ? nil : String(decoding: text, as: UTF8.self)
  }
}
