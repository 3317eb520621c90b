/// Operands: names, texts, and what stands in brackets.
extension LightParser {
  mutating func primary() -> CodeExpression {
    let token = token
    switch token.kind {
    case .word: return word(token)
    case .open: return bracket(token)
    case .sign: return sign(token)
    case .number, .part, .close:
      index += 1
      return .unknown
    case .end: return .unknown
    }
  }

  func name(_ token: LightToken) -> CodeExpression {
    .name(spelling(token), at: Int(token.start))
  }

  private mutating func word(_ token: LightToken) -> CodeExpression {
    switch token.word {
    case .true, .false:
      index += 1
      return .truth(token.word == .true)
    case .none:
      index += 1
      return .none
    case .if, .when, .switch, .try, .do, .while, .for:
      return chosen()
    case .object where grammar.linesEnd: return anonymousObject()
    case .new: return construction()
    case .fun where opens(.paren, at: index + 1):
      index += 1
      return anonymousFunction()
    case .return, .throw, .jump:
      index += 1
      guard index < end, !startsLine, !at(.comma), !at(.semicolon), token.word != .jump else {
        return .unknown
      }
      return .other([expression()])
    default:
      index += 1
      if grammar.lambdas, at(.arrow), token.word.isName {
        index += 1
        return .closure(CodeClosure(parameters: [spelling(token)], body: arrowBody()))
      }
      return name(token)
    }
  }

  private mutating func bracket(_ token: LightToken) -> CodeExpression {
    switch token.sign {
    case .text: return texts()
    case .paren:
      if grammar.lambdas, startsLambda(at: after(index)) { return lambda() }
      return inside(lines: false) { parser in
        let values = parser.values()
        return values.count == 1 ? values[0] : .list(values)
      }
    case .brace: return grammar.bracesAreClosures ? closure() : list()
    case .bracket: return grammar.messages ? message() : list()
    default:
      skip()
      return .unknown
    }
  }

  private mutating func sign(_ token: LightToken) -> CodeExpression {
    switch token.sign {
    case .comma, .semicolon: return .unknown
    case .dot, .safeDot, .twoDots:
      let name = self.token(at: index + 1)
      index += 1
      guard name.kind == .word else { return .unknown }
      index += 1
      return .member(nil, spelling(name), at: Int(name.start))
    case .doubleColon:
      index += 1
      let name = self.token
      guard name.kind == .word else { return .unknown }
      index += 1
      return self.name(name)
    case .at where grammar.messages: return literal()
    case .caret where grammar.messages: return block()
    default:
      index += 1
      return .unknown
    }
  }

  /// All values up to the end, with or without commas between them.
  mutating func values() -> [CodeExpression] {
    var values: [CodeExpression] = []
    while index < end {
      if take(.comma) || take(.semicolon) { continue }
      values.append(value())
    }
    return values
  }

  /// A value and whatever follows it that cannot be read, up to the next comma.
  mutating func value() -> CodeExpression {
    var result = expression()
    while index < end, !at(.comma), !at(.semicolon) {
      let before = index
      // `(line = read())`.
      if at(.assign) { index += 1 }
      result = .other(result, expression())
      limit(&result)
      if index == before { skip() }
    }
    return result
  }

  /// `if`, `when`, `switch`, `try` where they have a value.
  private mutating func chosen() -> CodeExpression {
    var list: [CodeStatement] = []
    let lines = linesEnd
    statement(into: &list)
    linesEnd = lines
    return list.isEmpty ? .unknown : Self.value(of: list)
  }

  /// The value of a block: that of its only expression, or all that it does.
  static func value(of body: [CodeStatement]) -> CodeExpression {
    guard body.count == 1, let only = body.first else {
      return body.isEmpty ? .unknown : .closure(CodeClosure(body: body))
    }
    switch only {
    case .expression(let value): return value
    case .returned(let value): return .other([value])
    case .branches(_, let ways): return .choice(ways.map { value(of: $0) })
    default: return .closure(CodeClosure(body: body))
    }
  }
}
