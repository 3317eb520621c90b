/// Declarations that begin with a type: `String title = …;`, `Widget build(BuildContext context) { … }`.
extension LightParser {
  /// A type and the name behind it, which tell a declaration from an expression.
  struct TypedName {
    /// Where the type ends.
    var typeEnd: Int
    /// Which token is the name.
    var name: Int
  }

  func typedName(at start: Int) -> TypedName? {
    grammar.messages ? pointedName(at: start) : spacedName(at: start)
  }

  /// Java and Dart: `a.B<C>? name`, `int[] name`, `void Function(int) name`, `(int, String) name`.
  private func spacedName(at start: Int) -> TypedName? {
    var next = start
    if opens(.paren, at: next), grammar.language == .dart {
      next = after(next)
    } else {
      guard isName(at: next) else { return nil }
      next += 1
      while isSign(.dot, at: next), token(at: next + 1).kind == .word { next += 2 }
      if isSign(.less, at: next) {
        guard let behind = skippingAngles(at: next) else { return nil }
        next = behind
      }
      while isSign(.dot, at: next), token(at: next + 1).kind == .word { next += 2 }
      if token(at: start).word == .function, opens(.paren, at: next) { next = after(next) }
    }
    while next < end {
      if isSign(.question, at: next), grammar.language == .dart {
        guard !tokens[next].isSpaced else { return nil }
        next += 1
      } else if opens(.bracket, at: next), Int(tokens[next].mate) == next + 1 {
        next += 2
      } else if isSign(.threeDots, at: next) {
        next += 1
      } else if token(at: next).word == .function, next > start, grammar.language == .dart {
        next += 1
        if isSign(.less, at: next) { next = skippingAngles(at: next) ?? next + 1 }
        if opens(.paren, at: next) { next = after(next) }
      } else {
        break
      }
    }
    guard isName(at: next), next > start else { return nil }
    return TypedName(typeEnd: next, name: next)
  }

  /// C: words, stars and type arguments, the last word being the name.
  private func pointedName(at start: Int) -> TypedName? {
    var next = start
    var last: Int?
    var words = 0
    scan: while next < end {
      let token = tokens[next]
      switch token.kind {
      case .word:
        if token.word == .function, opens(.paren, at: next + 1) {
          words += 1
          next = after(next + 1)
          continue
        }
        switch token.word {
        case .plain, .modifier, .kind, .enum: break
        case .this, .case, .default, .in: break scan
        default: return nil
        }
        words += 1
        last = next
        next += 1
      case .sign:
        switch token.sign {
        case .star, .ampersand, .logical:
          guard words > 0 else { return nil }
          next += 1
        case .doubleColon: next += 1
        case .less:
          guard let behind = skippingAngles(at: next) else { return nil }
          next = behind
        default: break scan
        }
      default: break scan
      }
      if next - start > 40 { return nil }
    }
    guard let last, words > 1, last == next - 1, !isSign(.doubleColon, at: last - 1) else {
      return nil
    }
    return TypedName(typeEnd: last, name: last)
  }

  /// A declaration of values or of a function, else an expression.
  mutating func declaration(into list: inout [CodeStatement]) {
    if constructs() { return constructor(into: &list) }
    guard let found = typedName(at: index) else { return untyped(into: &list) }
    let start = index
    let name = tokens[found.name]
    let next = token(at: found.name + 1)
    if name.word == .get || name.word == .set || name.word == .operator, next.kind != .end,
      grammar.language == .dart, !(next.kind == .sign && next.sign == .assign), !next.opens(.paren)
    {
      index = found.name
      return accessor(into: &list)
    }
    var open = found.name + 1
    if isSign(.less, at: open), let behind = skippingAngles(at: open) { open = behind }
    if opens(.paren, at: open) {
      index = open
      return function(named: name, into: &list)
    }
    switch next.kind {
    case .sign:
      switch next.sign {
      case .assign, .semicolon, .comma, .colon: break
      default: return plain(into: &list)
      }
    case .open where next.sign == .bracket || (grammar.messages && next.sign == .brace): break
    case .end: break
    case .word where next.word == .function || next.word == .in: break
    default: return plain(into: &list)
    }
    index = found.name
    names(type: type(start..<found.typeEnd), into: &list)
    if !at(.semicolon), grammar.messages, token.word == .function { skip(to: .semicolon) }
  }

  /// A statement without a type: a function that has none, a getter, or an expression.
  private mutating func untyped(into list: inout [CodeStatement]) {
    if grammar.language == .dart, at(.get) || at(.set) || at(.operator), typeName != nil {
      return accessor(into: &list)
    }
    if token.kind == .word, opens(.paren, at: index + 1), token.word.isName {
      let next = after(index + 1)
      let isBody =
        opens(.brace, at: next)
        || (grammar.language == .dart
          && (isSign(.fatArrow, at: next) || token(at: next).word == .async))
      if isBody {
        let name = token
        index += 1
        return function(named: name, into: &list)
      }
    }
    if blockVariable(into: &list) { return }
    plain(into: &list)
  }

  /// `void (^name)(NSString *) = ^…;`.
  private mutating func blockVariable(into list: inout [CodeStatement]) -> Bool {
    guard grammar.messages, token.kind == .word else { return false }
    var open = index + 1
    while token(at: open).kind == .word || isSign(.star, at: open), open - index < 8 { open += 1 }
    guard opens(.paren, at: open), isSign(.caret, at: open + 1) || isSign(.star, at: open + 1)
    else {
      return false
    }
    var name = open + 2
    while token(at: name).kind == .word, token(at: name + 1).kind == .word { name += 1 }
    let behind = after(open)
    guard token(at: name).kind == .word, opens(.paren, at: behind) else { return false }
    let spelled = spelling(tokens[name])
    index = after(behind)
    let value: CodeExpression? = take(.assign) ? expression() : nil
    list.append(.binding(name: spelled, type: nil, value: value))
    return true
  }
}
