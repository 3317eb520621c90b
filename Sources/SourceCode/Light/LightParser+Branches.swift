/// Conditions, loops and the like, with what stands in them.
extension LightParser {
  mutating func branches(into list: inout [CodeStatement]) {
    var subjects: [CodeExpression] = []
    var ways: [[CodeStatement]] = []
    switch token.word {
    case .if: conditions(&subjects, &ways)
    case .when, .switch:
      index += 1
      var bound: [CodeStatement] = []
      if opens(.paren, at: index) { subject(&subjects, &bound) }
      list += bound
      if opens(.brace, at: index) { ways = arms() }
    case .for:
      index += 1
      if at(.await) { index += 1 }
      let bound = loop(&subjects)
      ways = [bound + way()]
    case .while, .synchronized:
      index += 1
      var bound: [CodeStatement] = []
      subject(&subjects, &bound)
      ways = [bound + (at(.semicolon) ? [] : way())]
    case .do:
      index += 1
      ways = [way()]
      if take(.while) {
        var bound: [CodeStatement] = []
        subject(&subjects, &bound)
      }
    default: attempts(&subjects, &ways)
    }
    list.append(.branches(subjects: subjects, ways))
  }

  /// `if … else if … else`, in one list.
  private mutating func conditions(
    _ subjects: inout [CodeExpression], _ ways: inout [[CodeStatement]]
  ) {
    while take(.if) {
      var bound: [CodeStatement] = []
      subject(&subjects, &bound)
      ways.append(bound + way())
      if at(.semicolon), token(at: index + 1).word == .else { index += 1 }
      guard take(.else) else { return }
      if !at(.if) {
        ways.append(way())
        return
      }
    }
  }

  /// `try`, its catches, and what is done finally.
  private mutating func attempts(
    _ subjects: inout [CodeExpression], _ ways: inout [[CodeStatement]]
  ) {
    index += 1
    var bound: [CodeStatement] = []
    if opens(.paren, at: index) { subject(&subjects, &bound) }
    ways.append(bound + way())
    while index < end {
      if grammar.messages, at(.at), tokens[index].kind == .sign {
        let next = token(at: index + 1).word
        guard next == .catch || next == .finally else { return }
        index += 1
      }
      if at(.on) {
        index += 1
        skipType()
        if !at(.catch) {
          ways.append(way())
          continue
        }
      }
      guard at(.catch) || at(.finally) else { return }
      index += 1
      if opens(.paren, at: index) { skip() }
      ways.append(way())
    }
  }

  /// What is asked in parentheses: expressions, or what is bound there.
  private mutating func subject(
    _ subjects: inout [CodeExpression], _ bound: inout [CodeStatement]
  ) {
    guard opens(.paren, at: index) else { return }
    let list = inside(lines: false) { $0.statements() }
    for statement in list {
      if case .expression(let value) = statement {
        subjects.append(value)
      } else {
        bound.append(statement)
      }
    }
  }

  /// `(item in items)`, `(Item item : items)`, `(int i = 0; …)`.
  private mutating func loop(_ subjects: inout [CodeExpression]) -> [CodeStatement] {
    guard opens(.paren, at: index) else { return [] }
    let (found, list) = inside(lines: false) { parser -> ([CodeExpression], [CodeStatement]) in
      let start = parser.index
      while parser.index < parser.end, !parser.at(.in), !parser.at(.colon), !parser.at(.semicolon) {
        parser.skip()
      }
      if parser.take(.in) || parser.take(.colon) { return (parser.values(), []) }
      parser.index = start
      return ([], parser.statements())
    }
    subjects += found
    return list
  }

  /// A block or a single statement.
  mutating func way() -> [CodeStatement] {
    if opens(.brace, at: index) { return block(at: index) }
    guard index < end, !at(.semicolon) else { return [] }
    let saved = typeName
    typeName = nil
    defer { typeName = saved }
    var list: [CodeStatement] = []
    statement(into: &list)
    return list
  }

  /// The arms of `switch` and `when`.
  private mutating func arms() -> [[CodeStatement]] {
    let saved = (typeName, linesEnd)
    typeName = nil
    defer { typeName = saved.0 }
    return deeper(or: []) { parser in
      parser.inside(lines: true) { parser in
        var arms: [[CodeStatement]] = []
        while parser.index < parser.end {
          let before = parser.index
          if parser.take(.semicolon) || parser.take(.comma) { continue }
          let arm = parser.arm()
          if !arm.isEmpty { arms.append(arm) }
          if parser.index == before { parser.skip() }
        }
        return arms
      }
    }
  }

  private mutating func arm() -> [CodeStatement] {
    guard at(.case) || at(.default) else {
      skip(to: .arrow, .fatArrow)
      let isArrow = take(.arrow)
      guard isArrow || take(.fatArrow) else { return [] }
      return isArrow ? way() : [.expression(expression())]
    }
    index += 1
    // `case a when b ? c : d` is too rare to look for the second colon.
    skip(to: .colon, .arrow, .fatArrow)
    let isColon = at(.colon)
    index = min(index + 1, end)
    guard isColon else { return way() }
    var list: [CodeStatement] = []
    while index < end, !at(.case), !at(.default) {
      let before = index
      statement(into: &list)
      if index == before { skip() }
    }
    return list
  }
}
