/// What the files of a project declare: functions and types by their names.
struct CodeIndex: Sendable {
  struct Function: Sendable {
    var declaration: CodeFunction
    var type: String?
    var file: Int
    var language: CodeLanguage
    var words: CodeWords

    /// Whether only a preview calls it, with samples: Compose's are named so.
    var isPreview: Bool {
      language == .kotlin
        && (declaration.name.hasSuffix("Preview") || declaration.name.hasPrefix("Preview"))
    }
  }

  /// What is known of a type over all its extensions.
  struct TypeMembers: Sendable {
    /// Stored properties and constants: their types and values.
    var fields: [String: (type: String?, value: CodeExpression?, file: Int)] = [:]
    /// In the order of their declaration.
    var fieldNames: [String] = []
    /// What is assigned to its properties anywhere in it.
    var assigned: [String: [(value: CodeExpression, file: Int)]] = [:]
    /// Numbers in `functions`.
    var functions: [String: [Int]] = [:]
    var language = CodeLanguage.swift
    var parents: [String] = []
    /// Whether it is an enumeration some of whose cases carry values.
    var hasCases = false
  }

  private(set) var functions: [Function] = []
  private(set) var types: [String: TypeMembers] = [:]
  /// Whole names of types by their last part.
  private(set) var typeNames: [String: [String]] = [:]
  /// Functions by name, wherever they stand.
  private(set) var functionsByName: [String: [Int]] = [:]
  /// Constants and functions outside of types have this one.
  static let global = ""

  /// A value that stands outside functions: of a constant, of a property, or a statement at the top of a file.
  struct Top: Sendable {
    var value: CodeExpression
    var type: String?
    var file: Int
    var words: CodeWords
  }

  private(set) var tops: [Top] = []
  private var lines: [String: [String]] = [:]

  /// Adds what a file declares.
  mutating func add(_ code: Code, file: Int) {
    add(code.statements, to: Self.global, file: file, language: code.language)
  }

  private mutating func add(
    _ statements: [CodeStatement], to type: String, file: Int, language: CodeLanguage
  ) {
    touch(type, language)
    for statement in statements {
      switch statement {
      case .binding(let name, let declared, let value):
        if let value { top(value, of: type, file, language) }
        if types[type]?.fields[name] == nil { types[type]?.fieldNames.append(name) }
        if types[type]?.fields[name]?.value == nil {
          types[type]?.fields[name] = (declared, value, file)
        }
      case .function(let function):
        let number = functions.count
        functions.append(
          Function(
            declaration: function, type: type == Self.global ? nil : type, file: file,
            language: language, words: CodeWords(function.body, language)))
        types[type]?.functions[function.name, default: []].append(number)
        functionsByName[function.name, default: []].append(number)
        if function.name == "init", language == .kotlin {
          keep(function.parameters, in: type, file)
        }
        note(function.body, of: type, file: file)
      case .type(let inner):
        let name = type == Self.global ? inner.name : type + "." + inner.name
        add(inner.members, to: name, file: file, language: language)
        types[name]?.parents += inner.parents
        if type != Self.global, isCase(name) { types[type]?.hasCases = true }
      case .expression(let value): top(value, of: type, file, language)
      case .assignment, .returned, .branches: break
      }
    }
  }

  private mutating func top(
    _ value: CodeExpression, of type: String, _ file: Int, _ language: CodeLanguage
  ) {
    if case .text = value { return }
    tops.append(
      Top(
        value: value, type: type == Self.global ? nil : type, file: file,
        words: CodeWords([.expression(value)], language)))
  }

  /// What Kotlin's `class Item(val title: String)` takes is kept in fields of that name.
  private mutating func keep(
    _ parameters: [CodeFunction.Parameter], in type: String, _ file: Int
  ) {
    for parameter in parameters where types[type]?.fields[parameter.name] == nil {
      types[type]?.fieldNames.append(parameter.name)
      types[type]?.fields[parameter.name] = (parameter.type, parameter.value, file)
    }
  }

  /// Looks once which types belong together; to be called when all files are added.
  mutating func seal() { lines = types.keys.reduce(into: [:]) { $0[$1] = findLineage(of: $1) } }

  /// A type, what it inherits from as far as the project declares that, and the types around it, nearest first.
  func lineage(of type: String) -> [String] { lines[type] ?? [type] }

  private func findLineage(of type: String) -> [String] {
    var line = [type]
    var at = 0
    while at < line.count, line.count < 16 {
      let here = line[at]
      let parents = types[here]?.parents.compactMap { self.type($0.bareType, inside: here) } ?? []
      let around = here.lastIndex(of: ".").map { [String(here[..<$0])] } ?? []
      for next in parents + around where !line.contains(next) { line.append(next) }
      at += 1
    }
    return line
  }

  private mutating func touch(_ type: String, _ language: CodeLanguage) {
    guard types[type] == nil else { return }
    types[type] = TypeMembers(language: language)
    guard type != Self.global else { return }
    let last = type.split(separator: ".").last.map(String.init) ?? type
    typeNames[last, default: []].append(type)
  }

  /// Notes what a body assigns to properties of its type.
  private mutating func note(_ body: [CodeStatement], of type: String, file: Int, depth: Int = 0) {
    guard depth < 24 else { return }
    for statement in body {
      switch statement {
      case .assignment(let target, let value):
        let name: String
        switch target {
        case .name(let own, _): name = own
        case .member(.name("self", _)?, let own, _), .member(.name("this", _)?, let own, _):
          name = own
        default: continue
        }
        types[type]?.assigned[name, default: []].append((value, file))
        note(value, of: type, file: file, depth: depth + 1)
      case .branches(let subjects, let ways):
        for subject in subjects { note(subject, of: type, file: file, depth: depth + 1) }
        for way in ways { note(way, of: type, file: file, depth: depth + 1) }
      case .expression(let value), .returned(let value):
        note(value, of: type, file: file, depth: depth + 1)
      case .binding(_, _, let value?): note(value, of: type, file: file, depth: depth + 1)
      case .function(let inner): note(inner.body, of: type, file: file, depth: depth + 1)
      case .binding, .type: break
      }
    }
  }

  private mutating func note(_ value: CodeExpression, of type: String, file: Int, depth: Int) {
    guard depth < 24 else { return }
    switch value {
    case .closure(let closure): note(closure.body, of: type, file: file, depth: depth + 1)
    case .call(let call):
      note(call.callee, of: type, file: file, depth: depth + 1)
      for argument in call.arguments {
        note(argument.value, of: type, file: file, depth: depth + 1)
      }
    case .member(let base?, _, _): note(base, of: type, file: file, depth: depth + 1)
    case .choice(let parts), .joined(let parts), .list(let parts), .other(let parts):
      for part in parts { note(part, of: type, file: file, depth: depth + 1) }
    case .text, .name, .member, .truth, .none: break
    }
  }

  /// The whole name of a type as code inside another names it: the nearest one outwards.
  func type(_ name: String, inside type: String?) -> String? {
    var around = type
    while let outer = around {
      let nested = outer + "." + name
      if types[nested] != nil { return nested }
      around = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if types[name] != nil, name != Self.global { return name }
    // An extension may name a nested type by its last part alone.
    guard let last = name.split(separator: ".").last, let whole = typeNames[String(last)],
      whole.count == 1, name == last || whole[0].hasSuffix("." + name)
    else { return nil }
    return whole.first
  }
}

extension String {
  /// A declared type without what stands around it: `AlertItem` of `AlertItem?`, `Binding<AlertItem?>`.
  var bareType: String {
    var name = Substring(self)
    for opening in ["Binding<", "State<", "MutableState<", "Published<", "Optional<"]
    where name.hasPrefix(opening) {
      name = name.dropFirst(opening.count)
    }
    name = name.prefix { $0 != "?" && $0 != ">" && $0 != "<" && $0 != "!" }
    return String(name)
  }
}
