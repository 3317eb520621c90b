/// The parameters of functions and closures.
extension LightParser {
  mutating func parameters() -> [CodeFunction.Parameter] {
    deeper(or: []) { $0.inside(lines: false) { $0.parameterList(isNamed: false) } }
  }

  private mutating func parameterList(isNamed: Bool) -> [CodeFunction.Parameter] {
    var list: [CodeFunction.Parameter] = []
    while index < end {
      let before = index
      if take(.comma) { continue }
      if grammar.language == .dart, opens(.brace, at: index) || opens(.bracket, at: index) {
        let isNamed = opens(.brace, at: index)
        list += deeper(or: []) { $0.inside(lines: false) { $0.parameterList(isNamed: isNamed) } }
        continue
      }
      if let one = grammar.namesFirst ? namedFirst() : typedFirst(isNamed: isNamed) {
        list.append(one)
      }
      skip(to: .comma)
      if index == before { skip() }
    }
    return list
  }

  /// `@StringRes val title: Int = 0`: what is noted before the name belongs to the type.
  private mutating func namedFirst() -> CodeFunction.Parameter? {
    let notes = notes()
    while at(.softModifier) || at(.val), token(at: index + 1).kind == .word { index += 1 }
    let name = token
    guard name.kind == .word else { return nil }
    index += 1
    var type: String?
    if take(.colon) { type = readType() }
    let value: CodeExpression? = take(.assign) ? expression() : nil
    return .init(
      label: spelling(name), name: spelling(name), type: type.map { notes + $0 }, value: value)
  }

  /// Annotations, each with a space behind it.
  private mutating func notes() -> String {
    var notes = ""
    while index < end {
      if at(.at), !grammar.messages {
        let start = index
        skipAnnotation()
        var stop = start
        while stop < index, tokens[stop].kind != .open { stop += 1 }
        if let note = type(start..<stop) { notes += note + " " }
      } else if at(.modifier) || at(.const) || (at(.softModifier) && isName(at: index + 1)) {
        index += 1
      } else {
        return notes
      }
    }
    return notes
  }

  /// `@StringRes int title`, `required this.title`, `NSString *title`, `title`.
  private mutating func typedFirst(isNamed: Bool) -> CodeFunction.Parameter? {
    let notes = notes()
    if at(.val) { index += 1 }
    var type: String?
    var name = token
    if let own = ownName(at: index) {
      index = own
      name = token
    } else if let found = typedName(at: index) {
      type = self.type(index..<found.typeEnd)
      index = found.name
      name = token
      // `final String this.title`.
      if let own = ownName(at: index) {
        index = own
        name = token
      }
    } else if grammar.messages {
      guard let block = blockName() else { return nil }
      name = block
    } else if name.kind != .word {
      return nil
    }
    index += 1
    if opens(.paren, at: index) { skip() }
    let value: CodeExpression? = take(.assign) || take(.colon) ? expression() : nil
    let spelled = spelling(name)
    return .init(
      label: isNamed ? spelled : nil, name: spelled, type: type.map { notes + $0 }, value: value)
  }

  /// `this.title`, `super.key`.
  private func ownName(at index: Int) -> Int? {
    guard grammar.language == .dart, token(at: index).kind == .word, isSign(.dot, at: index + 1),
      token(at: index).word == .this || isSpelled(token(at: index), "super")
    else { return nil }
    return index + 2
  }

  /// `void (^name)(BOOL)`, and a name alone in a C macro.
  private mutating func blockName() -> LightToken? {
    var last: LightToken?
    while index < end, !at(.comma) {
      if opens(.paren, at: index), isSign(.caret, at: index + 1) || isSign(.star, at: index + 1),
        token(at: index + 2).kind == .word
      {
        return tokens[index + 2]
      }
      if token.kind == .word { last = token }
      guard token.kind == .word || at(.star) else { break }
      index += 1
    }
    if last != nil { index -= 1 }
    return last
  }
}
