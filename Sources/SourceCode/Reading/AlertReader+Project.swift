extension AlertReader {
  mutating func projectMethod(
    _ name: String, of owner: CodeValue, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    switch owner {
    case .instance(let type, let fields):
      guard let function = member(named: name, of: type, call) else { break }
      return follow(function, call, receiver: .instance(type, fields), &scope)
    case .type(let type):
      if let fragment = fragment(type, name, call, &scope) { return fragment }
      if index.types[type + "." + name] != nil { return construct(type + "." + name, call, &scope) }
      guard let function = member(named: name, of: type, call) else { break }
      return follow(function, call, receiver: nil, &scope)
    default: break
    }
    guard let function = template(named: name, call, scope) else { return nil }
    return follow(function, call, receiver: nil, &scope)
  }

  /// A member of a type, of what it inherits from, or of a type around it.
  func member(named name: String, of type: String?, _ call: CodeCall) -> Int? {
    guard let type, index.functionsByName[name] != nil else { return nil }
    for here in index.lineage(of: type) {
      let own = index.types[here]?.functions[name]
      // What a protocol only asks for is done elsewhere.
      let isDone: (Int) -> Bool = { number in
        index.functions[number].fits(call) && !index.functions[number].declaration.body.isEmpty
      }
      if let number = own?.first(where: isDone) { return number }
    }
    return nil
  }

  func global(named name: String, _ call: CodeCall, _ scope: CodeScope) -> Int? {
    let own = index.types[CodeIndex.global]?.functions[name]?.first {
      index.functions[$0].fits(call)
    }
    return own ?? template(named: name, call, scope)
  }

  /// What shows an alert with what it is called with is known by its name, whatever it belongs to: the one nearest by.
  private func template(named name: String, _ call: CodeCall, _ scope: CodeScope) -> Int? {
    guard let named = index.functionsByName[name] else { return nil }
    let fitting = named.filter {
      templates.functions.contains($0) && index.functions[$0].fits(call)
        && index.functions[$0].language == language(scope)
    }
    return fitting.first { index.functions[$0].file == scope.file } ?? fitting.first
  }

  /// Follows a function with the arguments of a call, if that can bring out something.
  mutating func follow(
    _ number: Int, _ call: CodeCall, receiver: CodeValue?, _ scope: inout CodeScope
  ) -> CodeValue {
    let function = index.functions[number]
    let isStatement = statement == call.offset && !isInDialog
    statement = nil
    let values = bind(
      call, to: function.declaration.parameters, inside: function.type, &scope)
    if isStatement, receiver?.isDraft != true, !values.values.contains(where: \.isDraft),
      !isWorthwhile(function.words),
      !hashesOfTemplates.contains(WordHash.of(function.declaration.name))
    {
      runClosures(values, scope)
      return .unknown
    }
    // What makes alerts of its own is read by itself; only what it is called with makes it worth following.
    let isMaker = makers.contains(number)
    guard !isMaker || templates.functions.contains(number) || receiver?.isDraft == true else {
      return .unknown
    }
    return follow(
      number, with: values, receiver: receiver,
      from: outermost ?? CodeSpot(file: scope.file, offset: call.offset))
  }

  /// A value of a project's type; where its fields are what alerts show, these are read with them.
  mutating func construct(
    _ type: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let fields = self.fields(of: type, call, &scope)
    let spot = outermost ?? CodeSpot(file: scope.file, offset: call.offset)
    if let functions = templates.types[type], callsFollowed < 4, readMembers.isEmpty {
      callsFollowed += 1
      defer { callsFollowed -= 1 }
      followedTypes.insert(type)
      let (own, before) = (bound[type], outermost)
      bound[type] = fields
      outermost = spot
      for function in functions.sorted() {
        _ = follow(function, with: [:], receiver: .instance(type, fields), from: spot)
      }
      (bound[type], outermost) = (own, before)
    }
    let inside = fields.sorted { $0.key < $1.key }.map(\.value).filter {
      if case .closure = $0 { false } else { $0.showsSomething }
    }
    // What stands in a view's arguments is shown by it.
    if inside.isEmpty { runClosures(fields, scope) }
    return .instance(type, fields)
  }

  mutating func runClosures(_ fields: [String: CodeValue], _ scope: CodeScope) {
    for (_, value) in fields.sorted(by: { $0.key < $1.key }) {
      if case .closure(let closure, let own) = value { _ = outcome(of: closure, own) }
    }
  }

  /// The arguments of a call by the names that a function gives them.
  mutating func bind(
    _ call: CodeCall, to parameters: [CodeFunction.Parameter], inside type: String?,
    _ scope: inout CodeScope
  ) -> [String: CodeValue] {
    var values: [String: CodeValue] = [:]
    var next = 0
    for (number, argument) in call.arguments.enumerated() {
      var at: Int?
      if let label = argument.label {
        at = parameters.firstIndex { ($0.label ?? $0.name) == label }
      }
      if at == nil, argument.isTrailing, number == call.arguments.count - 1,
        let last = parameters.last, values[last.name] == nil
      {
        at = parameters.count - 1
      }
      if at == nil, next < parameters.count { at = next }
      guard let at else {
        _ = value(of: argument.value, &scope)
        continue
      }
      values[parameters[at].name] = value(
        of: argument.value, as: parameters[at].type, inside: type, &scope)
      next = at + 1
    }
    return values
  }
}

extension CodeIndex.Function {
  /// Whether a call can be meant for it: all its labels are known, and nothing without a usual value is missing.
  func fits(_ call: CodeCall) -> Bool {
    guard !declaration.isProperty else { return false }
    let parameters = declaration.parameters
    // What stands behind Java's parentheses is the body of a class without a name.
    let count = language == .java ? call.arguments.count { !$0.isTrailing } : call.arguments.count
    guard count <= parameters.count else { return false }
    let labels = call.arguments.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { ($0.label ?? $0.name) == label } })
    else { return false }
    let needed = parameters.count {
      $0.value == nil && !($0.type?.hasSuffix("?") ?? false)
    }
    return count >= needed || language == .dart
  }
}
