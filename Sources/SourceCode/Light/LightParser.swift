/// Reads tokens as statements and expressions, whatever their language.
///
/// It never goes back over more than a few tokens, and every loop takes at least one, so time grows with
/// length. What it does not know it takes as `.other` with what stands in it.
struct LightParser {
  let bytes: [UInt8]
  let tokens: [LightToken]
  let grammar: LightGrammar
  /// The token to be read next.
  var index = 0
  /// Where the innermost bracket ends; nothing past it is looked at.
  var end: Int
  /// Whether the end of a line ends a statement here; within parentheses it does not.
  var linesEnd: Bool
  /// The type whose members are being read, and nil within their bodies.
  var typeName: String?
  /// Whether `..name` belongs to the expression being read.
  var takesCascades = true
  /// Whether `{` after a value may be its argument.
  var takesBraces = true

  /// How deep the parser is in the tree, and how deep what it has built reaches. Both are limited
  /// together, because whoever walks or releases a tree does so recursively.
  var depth = 0
  var reach = 0
  static let deepest = 200

  init(bytes: [UInt8], tokens: [LightToken], grammar: LightGrammar) {
    self.bytes = bytes
    self.tokens = tokens
    self.grammar = grammar
    end = max(0, tokens.count - 1)
    linesEnd = grammar.linesEnd
  }

  // MARK: Looking

  @inline(__always)
  var token: LightToken { index < end ? tokens[index] : .end }

  @inline(__always)
  func token(at index: Int) -> LightToken { index < end && index >= 0 ? tokens[index] : .end }

  @inline(__always)
  func at(_ sign: LightSign) -> Bool {
    index < end && tokens[index].sign == sign && tokens[index].kind == .sign
  }

  @inline(__always)
  func isSign(_ sign: LightSign, at index: Int) -> Bool {
    let token = token(at: index)
    return token.sign == sign && token.kind == .sign
  }

  @inline(__always)
  func at(_ word: LightWord) -> Bool {
    index < end && tokens[index].kind == .word && tokens[index].word == word
  }

  @inline(__always)
  func opens(_ sign: LightSign, at index: Int) -> Bool { token(at: index).opens(sign) }

  /// Whether the next token begins a statement because it begins a line.
  @inline(__always)
  var startsLine: Bool { linesEnd && index < end && tokens[index].startsLine }

  func spelling(_ token: LightToken) -> String {
    String(decoding: bytes[Int(token.start)..<Int(token.end)], as: UTF8.self)
  }

  func isSpelled(_ token: LightToken, _ word: String) -> Bool {
    bytes[Int(token.start)..<Int(token.end)].elementsEqual(word.utf8)
  }

  func isName(at index: Int) -> Bool {
    let token = token(at: index)
    return token.kind == .word && token.word.isName
  }

  // MARK: Going on

  mutating func take(_ sign: LightSign) -> Bool {
    guard at(sign) else { return false }
    index += 1
    return true
  }

  mutating func take(_ word: LightWord) -> Bool {
    guard at(word) else { return false }
    index += 1
    return true
  }

  /// What follows a bracket's other, or a token.
  func after(_ index: Int) -> Int {
    let token = token(at: index)
    guard token.kind == .open else { return index + 1 }
    let mate = Int(token.mate)
    let isPaired = mate < tokens.count && tokens[mate].kind == .close && tokens[mate].mate == index
    return min(max(isPaired ? mate + 1 : mate, index + 1), end)
  }

  mutating func skip() { index = min(after(index), end) }

  /// Skips to a sign outside of brackets, or to the end.
  mutating func skip(to signs: LightSign...) {
    while index < end, !(tokens[index].kind == .sign && signs.contains(tokens[index].sign)) {
      skip()
    }
  }

  /// Reads what stands in the bracket that comes next, and goes on behind it.
  mutating func inside<Result>(lines: Bool, _ read: (inout LightParser) -> Result) -> Result {
    let next = after(index)
    let saved = (end, linesEnd, takesCascades, takesBraces)
    end = min(max(Int(tokens[index].mate), index + 1), end)
    linesEnd = lines && grammar.linesEnd
    takesCascades = true
    takesBraces = true
    index += 1
    let result = read(&self)
    (end, linesEnd, takesCascades, takesBraces) = saved
    index = min(next, end)
    return result
  }

  /// Reads deeper, or skips what is too deep.
  mutating func deeper<Result>(or fallback: Result, _ read: (inout LightParser) -> Result) -> Result
  {
    guard depth < Self.deepest else {
      skip()
      return fallback
    }
    depth += 1
    reach = max(reach, depth)
    let result = read(&self)
    depth -= 1
    return result
  }
}

extension CodeExpression {
  /// What is known of nothing.
  static var unknown: CodeExpression { .other([]) }

  static func other(_ one: CodeExpression, _ two: CodeExpression) -> CodeExpression {
    .other([one, two].filter { !$0.isUnknown })
  }

  var isUnknown: Bool {
    if case .other(let parts) = self { parts.isEmpty } else { false }
  }
}
