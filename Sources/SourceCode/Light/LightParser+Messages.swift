/// What only Objective-C writes: messages, blocks, literals with `@`.
extension LightParser {
  /// `[receiver name]`, `[receiver name:a label:b]`; a list where no name follows.
  mutating func message() -> CodeExpression {
    deeper(or: .unknown) { parser in
      let next = parser.after(parser.index)
      // `[&](…) { … }` of C++ captures, then takes parameters.
      if parser.opens(.paren, at: next), parser.opens(.brace, at: parser.after(next)) {
        parser.index = next
        let names = parser.parameters().map(\.name)
        return .closure(CodeClosure(parameters: names, body: parser.block(at: parser.index)))
      }
      return parser.inside(lines: false) { parser in
        guard parser.index < parser.end else { return .list([]) }
        let receiver = parser.operand()
        guard parser.token.kind == .word || parser.at(.colon) else {
          return .list([receiver] + parser.values())
        }
        return parser.selector(of: receiver)
      }
    }
  }

  private mutating func selector(of receiver: CodeExpression) -> CodeExpression {
    let first = token
    let callee = CodeExpression.member(
      receiver, first.kind == .word ? spelling(first) : "", at: Int(first.start))
    if first.kind == .word { index += 1 }
    var arguments: [CodeCall.Argument] = []
    var label: String?
    while index < end {
      if take(.colon) {
        arguments.append(.init(label: label, value: argument()))
        // `format:@"…", a, b`.
        while take(.comma) { arguments.append(.init(value: argument())) }
      } else if token.kind == .word, isSign(.colon, at: index + 1) {
        label = spelling(token)
        index += 1
      } else {
        let before = index
        let rest = expression()
        if !rest.isUnknown { arguments.append(.init(value: rest)) }
        if index == before { skip() }
      }
    }
    return .call(CodeCall(callee: callee, arguments: arguments, offset: Int(first.start)))
  }

  /// A value up to the next comma or label.
  private mutating func argument() -> CodeExpression {
    guard !at(.comma), index < end else { return .unknown }
    return expression()
  }

  /// `^(UIAlertAction *action) { … }`, also with the type of its value.
  mutating func block() -> CodeExpression {
    index += 1
    let start = index
    while index < end, index - start < 12, token.kind == .word || at(.star) { index += 1 }
    let names = opens(.paren, at: index) ? parameters().map(\.name) : []
    guard opens(.brace, at: index) else { return .unknown }
    return .closure(CodeClosure(parameters: names, body: block(at: index)))
  }

  /// `@[…]`, `@{…}`, `@(…)`, `@YES`, `@selector(…)`.
  mutating func literal() -> CodeExpression {
    index += 1
    let next = token
    switch next.kind {
    case .open where next.sign == .bracket || next.sign == .brace: return list()
    case .open: return primary()
    case .word:
      if opens(.paren, at: index + 1) {
        index += 1
        skip()
        return .unknown
      }
      index += 1
      return next.word == .true || next.word == .false ? .truth(next.word == .true) : .unknown
    case .number:
      index += 1
      return .unknown
    default: return .unknown
    }
  }
}
