/// Statements, told by their first word.
extension LightParser {
  /// All statements up to the end of the innermost bracket.
  mutating func statements() -> [CodeStatement] {
    var list: [CodeStatement] = []
    while index < end {
      let before = index
      statement(into: &list)
      if index == before { skip() }
    }
    return list
  }

  mutating func statement(into list: inout [CodeStatement]) {
    guard depth < Self.deepest else { return skip() }
    depth += 1
    reach = max(reach, depth)
    skipModifiers()
    switch token.kind {
    case .word: word(into: &list)
    case .sign: sign(into: &list)
    case .open where token.sign == .brace && !grammar.bracesAreClosures:
      list.append(.branches(subjects: [], [block(at: index)]))
    default: plain(into: &list)
    }
    depth -= 1
  }

  /// Annotations, and words that say how something is declared.
  mutating func skipModifiers() {
    while index < end {
      let token = tokens[index]
      if token.kind == .sign, token.sign == .at, !grammar.messages {
        let next = self.token(at: index + 1)
        // `@interface` of Java is a type.
        if next.word == .kind {
          index += 1
          return
        }
        skipAnnotation()
      } else if token.kind == .word, isModifier(token) {
        index += 1
      } else {
        return
      }
    }
  }

  private func isModifier(_ token: LightToken) -> Bool {
    switch token.word {
    case .modifier: return true
    case .static: return !opens(.brace, at: index + 1)
    case .const:
      return grammar.language == .dart && typeName != nil && !isSign(.assign, at: index + 2)
    case .default: return typeName != nil && !grammar.messages
    case .softModifier, .companion:
      let next = self.token(at: index + 1)
      if next.kind == .sign { return next.sign == .at }
      guard next.kind == .word else { return false }
      switch next.word {
      case .fun, .val, .kind, .object, .enum, .softModifier, .modifier, .static, .const,
        .constructor, .companion, .mixinKind, .extensionKind, .function, .skipped, .factory:
        return true
      default: return !grammar.linesEnd && next.word.isName
      }
    default: return false
    }
  }

  private mutating func word(into list: inout [CodeStatement]) {
    let next = self.token(at: index + 1)
    switch token.word {
    case .if, .when, .switch, .for, .while, .do, .try, .synchronized: branches(into: &list)
    case .else, .finally, .catch:
      index += 1
      if opens(.paren, at: index) { skip() }
    case .return, .throw:
      returned(into: &list)
    case .jump:
      index += 1
      if !grammar.linesEnd { skip(to: .semicolon) }
    case .skipped: skipLine()
    case .define: constant(into: &list)
    case .fun where next.word == .kind:
      index += 1
      kind(into: &list)
    case .fun where !next.opens(.paren): kotlinFunction(into: &list)
    case .val: bindings(into: &list)
    case .const where next.kind == .word && isSign(.assign, at: index + 2): bindings(into: &list)
    case .const where grammar.language == .dart && next.word == .plain: declaration(into: &list)
    case .kind, .enum, .namespace: kind(into: &list)
    case .object where next.word == .plain || next.sign == .colon || next.opens(.brace):
      kind(into: &list)
    case .record where next.word == .plain && opens(.paren, at: index + 2): kind(into: &list)
    case .extensionKind where next.kind == .word: kind(into: &list)
    case .mixinKind where next.kind == .word: kind(into: &list)
    case .constructor where next.opens(.paren) && typeName != nil: kotlinConstructor(into: &list)
    case .`init` where next.opens(.brace) && typeName != nil, .static where next.opens(.brace):
      list.append(.branches(subjects: [], [block(at: index + 1)]))
    case .case, .default:
      // Outside of a switch it is damaged, or a label.
      index += 1
      if !grammar.linesEnd { skip(to: .colon, .arrow, .semicolon) }
    default:
      if grammar.namesFirst { plain(into: &list) } else { declaration(into: &list) }
    }
  }

  private mutating func sign(into list: inout [CodeStatement]) {
    switch token.sign {
    case .semicolon, .comma, .colon: index += 1
    case .at where grammar.messages: directive(into: &list)
    case .minus where startsMethod, .plus where startsMethod: method(into: &list)
    case .less where grammar.language == .java:
      // `<T> void name(…)`.
      index = skippingAngles(at: index) ?? index + 1
      declaration(into: &list)
    default: plain(into: &list)
    }
  }

  private var startsMethod: Bool {
    grammar.messages && token.startsLine && opens(.paren, at: index + 1)
  }

  private mutating func returned(into list: inout [CodeStatement]) {
    let isReturn = token.word == .return
    index += 1
    if at(.star) { index += 1 }
    guard index < end, !startsLine, !at(.semicolon) else { return }
    let value = expression()
    list.append(isReturn ? .returned(value) : .expression(value))
  }

  /// `import`, `typedef`: up to the end of the line or to the semicolon.
  private mutating func skipLine() {
    index += 1
    if grammar.linesEnd {
      while index < end, !tokens[index].startsLine { skip() }
    } else {
      skip(to: .semicolon)
    }
  }

  /// `#define NAME @"…"`.
  private mutating func constant(into list: inout [CodeStatement]) {
    index += 1
    let name = token
    guard name.kind == .word else { return }
    index += 1
    list.append(.binding(name: spelling(name), type: nil, value: expression()))
    skip(to: .semicolon)
  }

  /// An expression, or an assignment.
  mutating func plain(into list: inout [CodeStatement]) {
    // `label:` and `name:` say nothing.
    if !grammar.linesEnd, token.kind == .word, isSign(.colon, at: index + 1) {
      index += 2
      return
    }
    let value = expression()
    if at(.assign) || at(.plusAssign) || at(.otherAssign) {
      assignment(to: value, into: &list)
    } else if !value.isUnknown {
      list.append(.expression(value))
    }
  }

  /// `a = value`, `a = b = value`, `a += value`.
  mutating func assignment(to first: CodeExpression, into list: inout [CodeStatement]) {
    var targets = [first]
    var joins = false
    while true {
      joins = at(.plusAssign)
      index += 1
      let value = expression()
      if at(.assign) {
        targets.append(value)
        continue
      }
      for target in targets {
        list.append(.assignment(target: target, value: joins ? .joined([target, value]) : value))
      }
      return
    }
  }
}
