/// What follows an operand: members, calls, subscripts, type arguments.
extension LightParser {
  mutating func chain(_ start: CodeExpression) -> CodeExpression {
    var base = start
    var isCascade = false
    while index < end {
      let token = tokens[index]
      if linesEnd, token.startsLine, token.sign != .dot, token.sign != .safeDot { break }
      let before = index
      switch token.kind {
      case .sign:
        if token.sign == .twoDots, !grammar.linesEnd { isCascade = true }
        guard link(token, &base) else { return base }
        if isCascade, at(.assign) || at(.plusAssign) || at(.otherAssign) { assign(&base) }
      case .open:
        switch token.sign {
        case .paren: base = called(base)
        case .bracket:
          // In Dart, a list may follow a type: `const <String>[]`; else it is a subscript.
          let keys = inside(lines: false) { $0.values() }
          base = .other([base] + keys)
        case .brace:
          guard grammar.bracesAreClosures, takesBraces, Self.isCallable(base) else { return base }
          base = trailed(base)
        default: return base
        }
      default: return base
      }
      if index > before { limit(&base) }
    }
    return base
  }

  /// Takes one sign that continues an operand; false where none does.
  private mutating func link(_ token: LightToken, _ base: inout CodeExpression) -> Bool {
    switch token.sign {
    case .dot, .safeDot: member(&base)
    case .arrow:
      guard grammar.messages else { return false }
      member(&base)
    case .twoDots:
      guard !grammar.linesEnd, takesCascades else { return false }
      member(&base)
    case .doubleColon:
      let name = self.token(at: index + 1)
      guard name.kind == .word else {
        index += 1
        return true
      }
      index += 2
      if name.word != .kind { base = .member(base, spelling(name), at: Int(name.start)) }
    case .twoBangs, .step: index += 1
    case .bang:
      guard grammar.language == .dart, !token.isSpaced else { return false }
      index += 1
    case .question:
      // `list?[0]`.
      guard grammar.language == .dart, !token.isSpaced, opens(.bracket, at: index + 1),
        !tokens[index + 1].isSpaced
      else { return false }
      index += 1
    case .less:
      guard let next = skippingAngles(at: index), mayFollowAngles(at: next) else { return false }
      index = next
    default: return false
    }
    return true
  }

  private mutating func member(_ base: inout CodeExpression) {
    index += 1
    if at(.less), let next = skippingAngles(at: index) { index = next }
    let name = token
    switch name.kind {
    case .word:
      index += 1
      base = .member(base, spelling(name), at: Int(name.start))
    case .open where name.sign == .bracket || name.sign == .paren: return
    default: return
    }
  }

  /// `..title = x` of a cascade.
  private mutating func assign(_ base: inout CodeExpression) {
    index += 1
    let saved = takesCascades
    takesCascades = false
    let value = expression()
    takesCascades = saved
    base = .call(
      CodeCall(callee: base, arguments: [.init(value: value)], offset: Self.offset(of: base) ?? 0))
  }

  private mutating func called(_ base: CodeExpression) -> CodeExpression {
    let open = Int(tokens[index].start)
    let arguments = arguments()
    var call = CodeCall(
      callee: base, arguments: arguments, offset: Self.offset(of: base) ?? open)
    if grammar.bracesAreClosures, takesBraces, opens(.brace, at: index), !startsLine {
      call.arguments.append(.init(value: closure(), isTrailing: true))
    }
    return .call(call)
  }

  /// `name { … }`.
  private mutating func trailed(_ base: CodeExpression) -> CodeExpression {
    let offset = Self.offset(of: base) ?? Int(tokens[index].start)
    let trailing = CodeCall.Argument(value: closure(), isTrailing: true)
    return .call(CodeCall(callee: base, arguments: [trailing], offset: offset))
  }

  private static func isCallable(_ base: CodeExpression) -> Bool {
    switch base {
    case .name, .member, .call: true
    default: false
    }
  }

  static func offset(of callee: CodeExpression) -> Int? {
    switch callee {
    case .name(_, at: let offset), .member(_, _, at: let offset): offset
    default: nil
    }
  }

  /// The arguments in the parentheses that come next.
  mutating func arguments() -> [CodeCall.Argument] {
    inside(lines: false) { parser in
      var arguments: [CodeCall.Argument] = []
      while parser.index < parser.end {
        if parser.take(.comma) || parser.take(.semicolon) { continue }
        let label = parser.label()
        arguments.append(.init(label: label, value: parser.value()))
      }
      return arguments
    }
  }

  private mutating func label() -> String? {
    let name = token
    guard name.kind == .word else { return nil }
    switch grammar.label {
    case .none: return nil
    case .assign: guard isSign(.assign, at: index + 1) else { return nil }
    case .colon: guard isSign(.colon, at: index + 1) else { return nil }
    }
    index += 2
    return spelling(name)
  }
}
