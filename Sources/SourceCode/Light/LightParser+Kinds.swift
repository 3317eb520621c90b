/// Classes, enumerations, objects, extensions and the like.
extension LightParser {
  mutating func kind(into list: inout [CodeStatement]) {
    let isEnum = skipKind()
    var name = token
    var isCompanion = false
    if name.kind == .word, !at(.on) {
      index += 1
      if isSpelled(name, "class") { return }
    } else {
      isCompanion = true
    }
    if index >= 2, isPastCompanion { isCompanion = true }
    if at(.less), let next = skippingAngles(at: index) { index = next }
    var members: [CodeStatement] = []
    let start = index
    if grammar.linesEnd {
      kotlinHeader(into: &members)
    } else {
      header(&name, into: &members)
    }
    let parents = parents(from: start)
    let spelled = name.kind == .word ? spelling(name) : ""
    if opens(.brace, at: index) {
      members += isEnum ? entries(of: spelled) : self.members(of: spelled)
    }
    if isCompanion, grammar.linesEnd {
      list += members
    } else if !members.isEmpty || !grammar.messages {
      list.append(.type(CodeType(name: spelled, parents: parents, members: members)))
    }
  }

  /// The types that a header names outside of brackets: what its type inherits from.
  private func parents(from start: Int) -> [String] {
    var names: [String] = []
    var at = start
    while at < index, names.count < 8 {
      let token = token(at: at)
      if token.kind == .open {
        at = after(at)
        continue
      }
      if token.kind == .word, spelling(token).isNameOfType { names.append(spelling(token)) }
      at += 1
    }
    return names
  }

  /// Whether the name just taken is that of `companion object Name`.
  private var isPastCompanion: Bool {
    index >= 3 && tokens[index - 2].word == .object && tokens[index - 3].word == .companion
  }

  /// Skips `enum class`, `mixin class`, `extension type`; true for enumerations.
  private mutating func skipKind() -> Bool {
    var isEnum = false
    while index < end {
      switch token.word {
      case .enum: isEnum = !grammar.messages
      case .kind, .object, .namespace: break
      case .record where token(at: index + 1).word == .plain: break
      case .mixinKind where token(at: index + 1).kind == .word: break
      case .extensionKind where token(at: index + 1).kind == .word: break
      case .plain where isSpelled(token, "type") && token(at: index + 1).kind == .word: break
      default: return isEnum
      }
      index += 1
    }
    return isEnum
  }

  /// Kotlin's: the primary constructor's parameters, and the calls of supertypes.
  private mutating func kotlinHeader(into members: inout [CodeStatement]) {
    let start = index
    skipModifiers()
    let offset = Int(token.start)
    if at(.constructor) { index += 1 }
    if opens(.paren, at: index) {
      let parameters = parameters()
      members.append(
        .function(CodeFunction(name: "init", parameters: parameters, body: [], offset: offset)))
    } else {
      index = start
    }
    guard take(.colon) else { return skipWhere() }
    while token.kind == .word || at(.at) {
      while at(.at) { skipAnnotation() }
      let name = token
      skipType()
      if opens(.paren, at: index) {
        let call = CodeCall(
          callee: self.name(name), arguments: arguments(), offset: Int(name.start))
        if !call.arguments.isEmpty { members.append(.expression(.call(call))) }
      }
      if take(.by) {
        let saved = takesBraces
        takesBraces = false
        members.append(.expression(expression()))
        takesBraces = saved
      }
      guard take(.comma) else { break }
    }
    skipWhere()
  }

  /// Up to the brace: a record's fields, and what an extension extends, whose name it takes.
  private mutating func header(_ name: inout LightToken, into members: inout [CodeStatement]) {
    if opens(.paren, at: index) {
      let offset = Int(token.start)
      let parameters = parameters()
      members.append(
        .function(CodeFunction(name: "init", parameters: parameters, body: [], offset: offset)))
    }
    while index < end, !opens(.brace, at: index), !at(.semicolon), !at(.assign) {
      if at(.on), token(at: index + 1).kind == .word { name = token(at: index + 1) }
      skip()
    }
    if at(.assign) || (grammar.messages && at(.semicolon)) { skip(to: .semicolon) }
  }

  /// The entries of an enumeration, then its members.
  private mutating func entries(of name: String) -> [CodeStatement] {
    let saved = typeName
    typeName = name
    defer { typeName = saved }
    return deeper(or: []) { parser in
      parser.inside(lines: true) { parser in
        var list: [CodeStatement] = []
        while parser.index < parser.end, !parser.take(.semicolon) {
          if parser.take(.comma) { continue }
          while parser.at(.at) { parser.skipAnnotation() }
          guard parser.token.kind == .word, parser.endsEntry(at: parser.index + 1) else { break }
          list.append(parser.entry(of: name))
        }
        return list + parser.statements()
      }
    }
  }

  private func endsEntry(at next: Int) -> Bool {
    let token = token(at: next)
    switch token.kind {
    case .end: return true
    case .open: return token.sign == .paren || token.sign == .brace
    case .sign:
      return token.sign == .comma || token.sign == .semicolon || token.sign == .less
        || (token.sign == .dot && grammar.language == .dart)
    default: return false
    }
  }

  /// `DELETE(R.string.delete)`: a value that calls the enumeration.
  private mutating func entry(of type: String) -> CodeStatement {
    let name = token
    let offset = Int(name.start)
    index += 1
    if at(.less), let next = skippingAngles(at: index) { index = next }
    if take(.dot) { index += 1 }
    var arguments: [CodeCall.Argument]?
    if opens(.paren, at: index) { arguments = self.arguments() }
    if opens(.brace, at: index) {
      let members = members(of: type)
      let body = CodeExpression.closure(CodeClosure(body: members))
      arguments = (arguments ?? []) + [.init(value: body, isTrailing: true)]
    }
    let value = arguments.map {
      CodeExpression.call(
        CodeCall(callee: .name(type, at: offset), arguments: $0, offset: offset))
    }
    return .binding(name: spelling(name), type: nil, value: value)
  }
}
