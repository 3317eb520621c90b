/// Functions, constructors, getters.
extension LightParser {
  /// `fun <T> Receiver.name(…): Type = …`.
  mutating func kotlinFunction(into list: inout [CodeStatement]) {
    index += 1
    guard let name = receiver() else { return }
    guard opens(.paren, at: index) else { return }
    let parameters = parameters()
    if take(.colon) { skipType() }
    skipWhere()
    append(name, parameters, into: &list)
  }

  mutating func skipWhere() {
    guard take(.where) else { return }
    while index < end, !opens(.brace, at: index), !at(.assign), !startsLine { skip() }
  }

  /// `constructor(…) : this(…) { … }`.
  mutating func kotlinConstructor(into list: inout [CodeStatement]) {
    let offset = Int(token.start)
    index += 1
    let parameters = parameters()
    var body: [CodeStatement] = []
    if take(.colon) {
      let saved = takesBraces
      takesBraces = false
      body.append(.expression(expression()))
      takesBraces = saved
    }
    body += block(at: index)
    list.append(
      .function(CodeFunction(name: "init", parameters: parameters, body: body, offset: offset)))
  }

  private mutating func append(
    _ name: LightToken, _ parameters: [CodeFunction.Parameter], isProperty: Bool = false,
    into list: inout [CodeStatement]
  ) {
    let body = body()
    list.append(
      .function(
        CodeFunction(
          name: spelling(name), parameters: parameters, isProperty: isProperty, body: body,
          offset: Int(name.start))))
  }

  /// `= value`, `=> value`, a block, or nothing.
  mutating func body() -> [CodeStatement] {
    if at(.async) {
      index += 1
      if at(.star) { index += 1 }
    }
    if opens(.brace, at: index) { return block(at: index) }
    let isArrow = grammar.linesEnd ? at(.assign) : at(.fatArrow)
    guard isArrow else { return [] }
    index += 1
    let saved = typeName
    typeName = nil
    defer { typeName = saved }
    let value = expression()
    guard at(.assign) || at(.plusAssign) || at(.otherAssign) else { return [.returned(value)] }
    var list: [CodeStatement] = []
    assignment(to: value, into: &list)
    return list
  }

  /// From the parentheses on: parameters, what is between, the body. A prototype in C is left out.
  mutating func function(named name: LightToken, into list: inout [CodeStatement]) {
    let parameters = parameters()
    if at(.where) { skipThrows() }
    while grammar.messages, token.kind == .word { skip() }
    if grammar.messages, !opens(.brace, at: index) { return skip(to: .semicolon) }
    append(name, parameters, into: &list)
  }

  private mutating func skipThrows() {
    while index < end, !opens(.brace, at: index), !at(.semicolon) { skip() }
  }

  /// Dart: `get title => …`, `set title(value) { … }`, `operator ==(other) => …`.
  mutating func accessor(into list: inout [CodeStatement]) {
    let isGetter = at(.get)
    index += 1
    let name = token
    while index < end, !opens(.paren, at: index), !opens(.brace, at: index), !at(.fatArrow),
      !at(.semicolon), !at(.async)
    {
      index += 1
    }
    let parameters = opens(.paren, at: index) ? parameters() : []
    append(name, parameters, isProperty: isGetter, into: &list)
  }

  /// Whether a constructor of the type whose members are read stands here.
  func constructs() -> Bool {
    guard let typeName, token.kind == .word else { return false }
    if at(.factory) { return token(at: index + 1).kind == .word }
    guard isSpelled(token, typeName) else { return false }
    if opens(.paren, at: index + 1) { return true }
    return grammar.language == .dart && isSign(.dot, at: index + 1) && opens(.paren, at: index + 3)
  }

  /// Dart: `Name.other({this.title}) : super(…);`, Java: `Name(String title) { … }`. A constructor with a
  /// name of its own is a function of that name.
  mutating func constructor(into list: inout [CodeStatement]) {
    if at(.factory) { index += 1 }
    let first = token
    var name = "init"
    index += 1
    if take(.dot) {
      name = spelling(token)
      index += 1
    }
    guard opens(.paren, at: index) else { return }
    let parameters = parameters()
    if at(.where) { skipThrows() }
    var body: [CodeStatement] = []
    if take(.colon) {
      while index < end, !opens(.brace, at: index), !at(.semicolon) {
        let before = index
        if !take(.comma) { plain(into: &body) }
        if index == before { skip() }
      }
    } else if take(.assign) {
      skip(to: .semicolon)
    }
    body += self.body()
    list.append(
      .function(
        CodeFunction(name: name, parameters: parameters, body: body, offset: Int(first.start))))
  }
}
