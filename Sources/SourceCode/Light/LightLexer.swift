/// Cuts a file into tokens and pairs its brackets, in one pass and without recursion.
///
/// A closing bracket that nothing opened is dropped. A brace closes what was left open inside of it,
/// so that one bad line does not swallow the next function.
struct LightLexer {
  /// A bracket that is open.
  struct Frame {
    var token: Int
    var sign: LightSign
    /// How many parentheses and square brackets are open since the last brace, this one included.
    var parens: Int32 = 0
    var brackets: Int32 = 0
    // Of a text:
    var quote: UInt8 = 0
    var quotes = 0
    var isRaw = false
  }

  let bytes: [UInt8]
  let grammar: LightGrammar
  var tokens: [LightToken] = []
  var stack: [Frame] = []
  var at = 0
  var startsLine = true
  var isSpaced = true
  /// Where the line of a `#define` ends whose value is read; nothing else ends it.
  var defineEnd: Int?
  /// How many brackets were open at each `#if`.
  var conditions: [Int] = []

  init(_ bytes: [UInt8], _ grammar: LightGrammar) {
    self.bytes = bytes
    self.grammar = grammar
    tokens.reserveCapacity(bytes.count / 5 + 16)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { at = 3 }
  }

  mutating func run() {
    if byte(0) == UInt8(ascii: "#"), byte(1) == UInt8(ascii: "!") { skipLine() }
    while at < bytes.count {
      if stack.last?.sign == .text { text() } else { code() }
      if let end = defineEnd, at >= end { finishDefine() }
    }
    closeAll()
    tokens.append(.end)
  }

  @inline(__always)
  func byte(_ offset: Int) -> UInt8 {
    let index = at + offset
    return index < bytes.count ? bytes[index] : 0
  }

  @inline(__always)
  mutating func append(
    _ kind: LightToken.Kind, _ sign: LightSign = .none, word: LightWord = .plain, length: Int
  ) {
    tokens.append(
      LightToken(
        kind: kind, word: word, sign: sign, startsLine: startsLine, isSpaced: isSpaced,
        start: Int32(truncatingIfNeeded: at), end: Int32(truncatingIfNeeded: at + length)))
    startsLine = false
    isSpaced = false
    at += length
  }

  private mutating func code() {
    let first = bytes[at]
    switch first {
    case 0x0A:
      startsLine = true
      isSpaced = true
      at += 1
    case 0...0x20:
      isSpaced = true
      at += 1
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"), 0x80...:
      word()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
    case UInt8(ascii: "\""): openText(prefix: 0, isRaw: false)
    case UInt8(ascii: "'"):
      if grammar.singleQuotes { openText(prefix: 0, isRaw: false) } else { character() }
    case UInt8(ascii: "`"): quotedName()
    case UInt8(ascii: "("): open(.paren)
    case UInt8(ascii: "["): open(.bracket)
    case UInt8(ascii: "{"): open(.brace)
    case UInt8(ascii: ")"): close(.paren)
    case UInt8(ascii: "]"): close(.bracket)
    case UInt8(ascii: "}"): closeBrace()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "/"): skipLine()
    case UInt8(ascii: "/") where byte(1) == UInt8(ascii: "*"): skipComment()
    case UInt8(ascii: "#") where grammar.messages && startsLine: directive()
    case UInt8(ascii: "@") where grammar.messages: atSign()
    case UInt8(ascii: "-"), UInt8(ascii: "+"):
      if startsMethod { closeAll() }
      sign()
    case UInt8(ascii: "$") where grammar.dollarNames: word()
    case UInt8(ascii: "\\") where defineEnd != nil: at += 1
    default: sign()
    }
  }

  // MARK: Brackets

  mutating func open(_ sign: LightSign, length: Int = 1) {
    var frame = Frame(token: tokens.count, sign: sign)
    if sign == .paren || sign == .bracket, let top = stack.last {
      frame.parens = top.parens
      frame.brackets = top.brackets
    }
    if sign == .paren { frame.parens += 1 }
    if sign == .bracket { frame.brackets += 1 }
    append(.open, sign, length: length)
    stack.append(frame)
  }

  private mutating func close(_ sign: LightSign) {
    guard let top = stack.last, (sign == .paren ? top.parens : top.brackets) > 0 else {
      at += 1
      return
    }
    while let frame = stack.popLast() {
      if frame.sign == sign {
        pair(frame, length: 1)
        return
      }
      tokens[frame.token].mate = Int32(truncatingIfNeeded: tokens.count)
    }
  }

  private mutating func closeBrace() {
    while let frame = stack.popLast() {
      if frame.sign == .brace || frame.sign == .insertion {
        pair(frame, length: 1)
        return
      }
      tokens[frame.token].mate = Int32(truncatingIfNeeded: end(of: frame))
    }
    at += 1
  }

  /// Where an unclosed bracket probably ends: before the next statement, if one comes soon.
  private func end(of frame: Frame) -> Int {
    var next = frame.token + 1
    while next < tokens.count, next - frame.token < 400 {
      let token = tokens[next]
      if token.kind == .sign, token.sign == .semicolon { return next }
      if token.kind == .word, token.startsLine, token.word.startsStatement { return next }
      next = token.kind == .open ? max(next + 1, Int(token.mate)) : next + 1
    }
    return tokens.count
  }

  /// Appends what closes a bracket that has just been taken from the stack.
  mutating func pair(_ frame: Frame, length: Int) {
    tokens[frame.token].mate = Int32(truncatingIfNeeded: tokens.count)
    append(.close, frame.sign, length: length)
    tokens[tokens.count - 1].mate = Int32(truncatingIfNeeded: frame.token)
  }

  mutating func closeAll() {
    let startedLine = startsLine
    while let frame = stack.popLast() {
      let end = frame.sign == .paren || frame.sign == .bracket ? end(of: frame) : tokens.count
      if end < tokens.count {
        tokens[frame.token].mate = Int32(truncatingIfNeeded: end)
      } else {
        pair(frame, length: 0)
      }
    }
    startsLine = startedLine
    conditions.removeAll()
  }
}
