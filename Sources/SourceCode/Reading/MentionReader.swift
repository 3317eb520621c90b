/// Finds the texts that a file looks up: a walk over its code, without following it.
struct MentionReader {
  private let language: CodeLanguage
  private let file: Int
  private let isSwiftUI: Bool
  private var texts = CodeTexts()
  private var type = ""
  private var depth = 0
  private static let deepest = 200

  static func read(_ code: Code, file: Int, isSwiftUI: Bool) -> CodeTexts {
    var reader = MentionReader(language: code.language, file: file, isSwiftUI: isSwiftUI)
    reader.walk(code.statements)
    return reader.texts
  }

  private init(language: CodeLanguage, file: Int, isSwiftUI: Bool) {
    (self.language, self.file, self.isSwiftUI) = (language, file, isSwiftUI)
  }

  // MARK: Statements

  private mutating func walk(_ statements: [CodeStatement]) {
    for statement in statements {
      switch statement {
      case .expression(let value), .returned(let value): walk(value)
      case .binding(let name, _, let value?):
        if case .text(let text) = value, let plain = text.plain {
          texts.constants["\(type.lastPart).\(name)"] = plain
        }
        walk(value)
      case .binding: break
      case .assignment(let target, let value):
        walk(target)
        walk(value)
      case .branches(let subjects, let ways):
        for subject in subjects { walk(subject) }
        for way in ways { walk(way) }
      case .function(let function):
        for parameter in function.parameters { if let value = parameter.value { walk(value) } }
        walk(function.body)
      case .type(let inner):
        let outer = type
        type = inner.name
        walk(inner.members)
        type = outer
      }
    }
  }

  // MARK: Expressions

  private mutating func walk(_ value: CodeExpression) {
    guard depth < Self.deepest else { return }
    depth += 1
    defer { depth -= 1 }
    switch value {
    case .text(let text):
      for piece in text.pieces { if case .inserted(let inner) = piece { walk(inner) } }
    case .member(let base, let name, let at):
      if accessor(value, at) { return walkArguments(of: value) }
      if let base {
        if LocalizedNames.properties.contains(name) { note(key: base, at: at) }
        walk(base)
      }
    case .call(let call): self.call(call)
    case .closure(let closure): walk(closure.body)
    case .choice(let parts), .joined(let parts), .list(let parts), .other(let parts):
      for part in parts { walk(part) }
    case .name, .truth, .none: break
    }
  }

  private mutating func call(_ call: CodeCall) {
    if !call.isGeneratedLookup, accessor(.call(call), call.offset) {
      return walkArguments(of: .call(call))
    }
    if let name = call.name { lookup(name, call) }
    switch call.callee {
    case .member(let base?, _, _): walk(base)
    case .name, .member: break
    default: walk(call.callee)
    }
    for argument in call.arguments { walk(argument.value) }
  }

  private mutating func lookup(_ name: String, _ call: CodeCall) {
    if LocalizedNames.isLookup(name) || call.isLookup || call.isKeyOfItself(language) {
      // `"title".tr()`.
      if case .member(let base?, _, _) = call.callee, base.isText {
        return note(key: base, at: call.offset)
      }
      if let found = call.lookup() {
        note(key: found.key, at: call.offset, table: found.table, found.value, found.comment)
      }
    } else if isSwiftUI, let key = call.keyOfView(name) {
      let found = call.lookup()
      note(key: key, at: call.offset, table: found?.table, nil, found?.comment)
    }
  }

  private mutating func note(
    key: CodeExpression, at offset: Int, table: String? = nil, _ value: CodeExpression? = nil,
    _ comment: String? = nil
  ) {
    var string = CodeString(.key, "", table: table, comment: comment)
    if case .text(let text)? = value { string.value = text.writing(file) }
    let spot = CodeSpot(file: file, offset: offset)
    switch key {
    case .text(let text):
      let writing = text.writing(file)
      guard writing.text.utf8.contains(where: { $0 > 0x20 }), writing.text != "%@" else { return }
      string.text = writing.text
      string.writing = writing
      string.isPattern = text.plain == nil
      texts.mentions.append(CodeMention(string: string, spot: spot))
    case .choice(let parts): for part in parts { note(key: part, at: offset, table: table) }
    default:
      guard let names = key.path, !names.isEmpty else { return }
      texts.named.append((CodeMention(string: string, spot: spot), names, type))
    }
  }

  // MARK: Accessors

  /// Notes `R.string.title`, `L10n.Delete.title`, `context.l10n.title`; false where it is none.
  private mutating func accessor(_ value: CodeExpression, _ offset: Int) -> Bool {
    guard let path = value.path, path.count > 1 else { return false }
    let spot = CodeSpot(file: file, offset: offset)
    if let string = path.resource {
      if string.origin == .key { texts.mentions.append(CodeMention(string: string, spot: spot)) }
      return true
    }
    guard language != .objectiveC, language != .java, let root = path.lastIndex(where: isRoot)
    else {
      return false
    }
    var names = path[(root + 1)...].filter { !LocalizedNames.steps.contains($0) }
    while names.count > 1, let last = names.last, TextNames.keeping.contains(last) {
      names.removeLast()
    }
    guard !names.isEmpty else { return false }
    let string = CodeString(.accessor, names.joined(separator: "."))
    texts.mentions.append(CodeMention(string: string, spot: spot))
    return true
  }

  private func isRoot(_ name: String) -> Bool {
    LocalizedNames.isRoot(name) && name != "R" && (language == .dart || name.isNameOfType)
  }

  private mutating func walkArguments(of value: CodeExpression) {
    switch value {
    case .call(let call):
      walkArguments(of: call.callee)
      for argument in call.arguments { walk(argument.value) }
    case .member(let base?, _, _): walkArguments(of: base)
    default: break
    }
  }
}
