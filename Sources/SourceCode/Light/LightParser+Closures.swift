/// Closures and anonymous types.
extension LightParser {
  /// `{ dialog, which -> … }`.
  mutating func closure() -> CodeExpression {
    deeper(or: .unknown) { parser in
      let saved = parser.typeName
      parser.typeName = nil
      defer { parser.typeName = saved }
      return parser.inside(lines: true) { parser in
        let parameters = parser.closureParameters()
        return .closure(CodeClosure(parameters: parameters, body: parser.statements()))
      }
    }
  }

  /// The names before `->`; none where none comes soon.
  private mutating func closureParameters() -> [String] {
    var next = index
    scan: while next < end, next - index < 60 {
      let token = tokens[next]
      switch token.kind {
      case .word where token.word.isName || token.word == .in: next += 1
      case .open where token.sign == .paren: next = after(next)
      case .sign:
        switch token.sign {
        case .arrow: break scan
        case .comma, .colon, .dot, .question, .star: next += 1
        case .less:
          guard let behind = skippingAngles(at: next) else { return [] }
          next = behind
        default: return []
        }
      default: return []
      }
    }
    guard isSign(.arrow, at: next) else { return [] }
    var names: [String] = []
    while index < next {
      if isName(at: index) { names.append(spelling(token)) }
      while index < next, !at(.comma) { skip() }
      index += 1
    }
    index = next + 1
    return names
  }

  /// Whether a closure's body follows its parameters.
  func startsLambda(at next: Int) -> Bool {
    let token = token(at: next)
    if grammar.language == .java { return isSign(.arrow, at: next) }
    return isSign(.fatArrow, at: next) || token.opens(.brace) || token.word == .async
  }

  /// `(context) => …`, `(dialog, which) -> { … }`.
  mutating func lambda() -> CodeExpression {
    let names = parameters().map(\.name)
    if at(.async) { index += 1 }
    if at(.star) { index += 1 }
    if at(.arrow) || at(.fatArrow) {
      index += 1
      return .closure(CodeClosure(parameters: names, body: arrowBody()))
    }
    return .closure(CodeClosure(parameters: names, body: block(at: index)))
  }

  /// The body behind an arrow: an expression, or in Java a block.
  mutating func arrowBody() -> [CodeStatement] {
    if opens(.brace, at: index), grammar.language == .java { return block(at: index) }
    let saved = typeName
    typeName = nil
    defer { typeName = saved }
    let value = expression()
    guard at(.assign) || at(.plusAssign) || at(.otherAssign) else { return [.expression(value)] }
    var list: [CodeStatement] = []
    assignment(to: value, into: &list)
    return list
  }

  /// The statements in braces, outside of any type; none where there are no braces.
  mutating func block(at start: Int) -> [CodeStatement] {
    guard opens(.brace, at: start) else { return [] }
    index = start
    let saved = typeName
    typeName = nil
    defer { typeName = saved }
    return deeper(or: []) { $0.inside(lines: true) { $0.statements() } }
  }

  /// Members in braces.
  mutating func members(of name: String) -> [CodeStatement] {
    guard opens(.brace, at: index) else { return [] }
    let saved = typeName
    typeName = name
    defer { typeName = saved }
    return deeper(or: []) { $0.inside(lines: true) { $0.statements() } }
  }

  /// `fun(x: Int) { … }` without a name.
  mutating func anonymousFunction() -> CodeExpression {
    let names = parameters().map(\.name)
    if take(.colon) { skipType() }
    return .closure(CodeClosure(parameters: names, body: body()))
  }

  /// `object : Type(…) { … }`: a call of the type, whose members are its closure.
  mutating func anonymousObject() -> CodeExpression {
    let offset = Int(token.start)
    index += 1
    var base = CodeExpression.name("object", at: offset)
    var arguments: [CodeCall.Argument] = []
    if take(.colon) {
      var isFirst = true
      while token.kind == .word {
        let start = index
        skipType()
        if isFirst { base = path(start..<index) ?? base }
        if opens(.paren, at: index) {
          let given = self.arguments()
          if isFirst { arguments = given }
        }
        isFirst = false
        guard take(.comma) else { break }
      }
    }
    return construct(base, arguments)
  }

  /// `new Type(…) { … }`, `new Type[] { … }`.
  mutating func construction() -> CodeExpression {
    index += 1
    let start = index
    skipType()
    guard let base = path(start..<index) else { return .unknown }
    if opens(.brace, at: index) { return list() }
    guard opens(.paren, at: index) else { return base }
    return construct(base, arguments())
  }

  private mutating func construct(
    _ base: CodeExpression, _ given: [CodeCall.Argument]
  ) -> CodeExpression {
    var arguments = given
    if opens(.brace, at: index) {
      let members = members(of: "")
      arguments.append(.init(value: .closure(CodeClosure(body: members)), isTrailing: true))
    }
    return .call(
      CodeCall(callee: base, arguments: arguments, offset: Self.offset(of: base) ?? 0))
  }

  /// `a.b.C<D>` as a chain of members.
  private func path(_ range: Range<Int>) -> CodeExpression? {
    var result: CodeExpression?
    var next = range.lowerBound
    while next < range.upperBound, next < range.lowerBound + 40 {
      let token = tokens[next]
      if token.kind == .word {
        let (name, offset) = (spelling(token), Int(token.start))
        result = result.map { .member($0, name, at: offset) } ?? .name(name, at: offset)
      } else if isSign(.less, at: next) {
        return result
      }
      next += 1
    }
    return result
  }
}
