/// Lists, sets and maps.
extension LightParser {
  /// `[a, b]`, `{a, b}`, `{key: value}`.
  mutating func list() -> CodeExpression {
    deeper(or: .unknown) { parser in
      parser.inside(lines: false) { parser in
        var elements: [CodeExpression] = []
        while parser.index < parser.end {
          if parser.take(.comma) || parser.take(.semicolon) { continue }
          let before = parser.index
          elements.append(parser.element())
          while parser.index < parser.end, !parser.at(.comma) {
            if parser.index == before { parser.skip() }
            let rest = parser.value()
            if !rest.isUnknown { elements.append(rest) }
            if parser.at(.semicolon) { parser.index += 1 }
          }
        }
        return .list(elements)
      }
    }
  }

  /// An element, also a conditional or repeated one.
  private mutating func element() -> CodeExpression {
    guard grammar.language == .dart, at(.if) || at(.for) else { return entry() }
    return deeper(or: .unknown) { parser in
      let isCondition = parser.at(.if)
      parser.index += 1
      if parser.opens(.paren, at: parser.index) { parser.skip() }
      let first = parser.element()
      guard isCondition, parser.take(.else) else { return first }
      return .choice([first, parser.element()])
    }
  }

  private mutating func entry() -> CodeExpression {
    let value = expression()
    guard take(.colon) else { return value }
    return .list([value, expression()])
  }
}
