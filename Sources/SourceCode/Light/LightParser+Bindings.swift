/// Declarations of values that begin with a word: `val`, `var`, `final`, `const`.
extension LightParser {
  mutating func bindings(into list: inout [CodeStatement]) {
    index += 1
    if grammar.namesFirst { property(into: &list) } else { declared(into: &list) }
  }

  /// Kotlin: `val <T> Receiver.name: Type = value`, `by delegate`, `get() = value`.
  private mutating func property(into list: inout [CodeStatement]) {
    if at(.less), let next = skippingAngles(at: index) { index = next }
    while at(.at) { skipAnnotation() }
    if opens(.paren, at: index) {
      skip()
      if take(.assign) { list.append(.expression(expression())) }
      return
    }
    guard let name = receiver() else { return }
    var type: String?
    if take(.colon) { type = readType() }
    var value: CodeExpression?
    if at(.assign) || at(.by) {
      index += 1
      value = expression()
    }
    let accessors = accessors(of: name)
    let isComputed = accessors.contains {
      if case .function(let function) = $0 { function.isProperty } else { false }
    }
    if !isComputed { list.append(.binding(name: spelling(name), type: type, value: value)) }
    list += accessors
  }

  /// `get() = …`, which makes the property a function, and `set(value) { … }`.
  private mutating func accessors(of name: LightToken) -> [CodeStatement] {
    var list: [CodeStatement] = []
    while index < end {
      let start = index
      if !take(.semicolon) { skipModifiers() }
      if at(.softModifier), token(at: index + 1).word == .set { index += 1 }
      let isGetter = at(.get)
      guard isGetter || at(.set), opens(.paren, at: index + 1) || index > start else {
        index = start
        break
      }
      index += 1
      guard opens(.paren, at: index) else { continue }
      let parameters = parameters()
      if take(.colon) { skipType() }
      let body = body()
      list.append(
        .function(
          CodeFunction(
            name: isGetter ? spelling(name) : "set", parameters: parameters, isProperty: isGetter,
            body: body, offset: Int(name.start))))
    }
    return list
  }

  /// The last name of `Receiver<T>?.name`.
  mutating func receiver() -> LightToken? {
    var name: LightToken?
    while index < end {
      if token.kind == .word, name == nil || !startsLine {
        if name != nil, tokens[index - 1].kind == .word { break }
        name = token
        index += 1
      } else if at(.less), let next = skippingAngles(at: index) {
        index = next
      } else if name != nil, at(.dot) || at(.safeDot) || at(.question) {
        index += 1
      } else if name == nil, opens(.paren, at: index) {
        // `(() -> Unit).name`.
        skip()
        guard take(.dot) || take(.safeDot) else { return nil }
      } else {
        break
      }
    }
    return name
  }

  mutating func readType() -> String? {
    let start = index
    skipType()
    return type(start..<index)
  }

  /// Behind `final`: `name = value`, `Type name = value`, `name`, `(a, b) = value`.
  private mutating func declared(into list: inout [CodeStatement]) {
    if typedName(at: index) == nil {
      if opens(.paren, at: index) {
        skip()
        if take(.assign) { list.append(.expression(expression())) }
        return
      }
      guard token.kind == .word else { return }
      if opens(.paren, at: index + 1), isSign(.assign, at: after(index + 1)) {
        // `final Theme(:color) = …`.
        index = after(index + 1) + 1
        list.append(.expression(expression()))
        return
      }
      return names(type: nil, into: &list)
    }
    declaration(into: &list)
  }

  /// `a = value, b, c[] = {…}` up to the semicolon.
  mutating func names(type: String?, into list: inout [CodeStatement]) {
    while index < end, token.kind == .word {
      let name = token
      index += 1
      while opens(.bracket, at: index) { skip() }
      var value: CodeExpression?
      if take(.assign) {
        let given = expression()
        value = given
        if at(.assign) {
          assignment(to: given, into: &list)
        }
      } else if grammar.messages, opens(.brace, at: index) {
        value = self.list()
      }
      list.append(.binding(name: spelling(name), type: type, value: value))
      guard take(.comma) else { return }
      while at(.star) { index += 1 }
    }
  }
}
