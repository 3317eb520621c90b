/// What begins with `@` in Objective-C, and methods.
extension LightParser {
  mutating func directive(into list: inout [CodeStatement]) {
    let word = token(at: index + 1)
    guard word.kind == .word else { return plain(into: &list) }
    switch word.word {
    case .try, .catch, .finally, .synchronized:
      index += 1
      return branches(into: &list)
    default: break
    }
    switch spelling(word) {
    case "interface", "implementation", "protocol":
      index += 2
      interface(into: &list)
    case "property":
      index += 2
      if opens(.paren, at: index) { skip() }
      while at(.modifier) { index += 1 }
      declaration(into: &list)
      skip(to: .semicolon)
    case "class", "import", "synthesize", "dynamic", "compatibility_alias":
      skip(to: .semicolon)
    case "autoreleasepool", "synchronized":
      index += 2
      var subjects: [CodeExpression] = []
      if opens(.paren, at: index) { subjects = inside(lines: false) { $0.values() } }
      list.append(.branches(subjects: subjects, [block(at: index)]))
    case "end", "optional", "required", "public", "private", "protected", "package": index += 2
    case "selector", "encode", "available", "YES", "NO": plain(into: &list)
    default: plain(into: &list)
    }
  }

  /// `@interface Name (Category) : Super <Protocol>` up to `@end`.
  private mutating func interface(into list: inout [CodeStatement]) {
    let name = token
    guard name.kind == .word else { return }
    index += 1
    // `@protocol A, B;` only names them.
    if at(.semicolon) || at(.comma) { return skip(to: .semicolon) }
    if at(.less), let next = skippingAngles(at: index) { index = next }
    if opens(.paren, at: index) { skip() }
    var parents: [String] = []
    if take(.colon), token.kind == .word {
      parents.append(spelling(token))
      index += 1
    }
    while at(.less), let next = skippingAngles(at: index) { index = next }
    let saved = typeName
    typeName = spelling(name)
    defer { typeName = saved }
    var members: [CodeStatement] = []
    if opens(.brace, at: index) { members += self.members(of: spelling(name)) }
    while index < end {
      if at(.at), isSpelled(token(at: index + 1), "end") {
        index += 2
        break
      }
      let before = index
      statement(into: &members)
      if index == before { skip() }
    }
    list.append(.type(CodeType(name: spelling(name), parents: parents, members: members)))
  }

  /// `- (void)showAlert:(NSString *)title message:(NSString *)message { … }`.
  mutating func method(into list: inout [CodeStatement]) {
    index += 1
    if opens(.paren, at: index) { skip() }
    let name = token
    guard name.kind == .word else { return }
    index += 1
    var parameters: [CodeFunction.Parameter] = []
    var label: String?
    while index < end, !at(.semicolon), !opens(.brace, at: index) {
      if take(.colon) {
        var type: String?
        if opens(.paren, at: index) {
          type = self.type((index + 1)..<min(Int(tokens[index].mate), end))
          skip()
        }
        while token.kind == .word, token(at: index + 1).kind == .word,
          !isSign(.colon, at: index + 2), isSpelled(token, "__unused")
        {
          index += 1
        }
        guard token.kind == .word else { continue }
        parameters.append(.init(label: label, name: spelling(token), type: type))
        label = nil
        index += 1
      } else {
        if token.kind == .word, isSign(.colon, at: index + 1) { label = spelling(token) }
        skip()
      }
    }
    let body = block(at: index)
    list.append(
      .function(
        CodeFunction(
          name: spelling(name), parameters: parameters, body: body, offset: Int(name.start))))
  }
}
