extension AlertReader {
  /// What a call comes to: an alert, a button, a text, or what a function of the project makes of it.
  mutating func result(of call: CodeCall, _ scope: inout CodeScope) -> CodeValue {
    switch call.callee {
    case .name(let name, _): return plain(name, call, &scope)
    case .member(let base, let name, _):
      let owner = base.map { value(of: $0, &scope) }
      return method(name, of: owner, call, &scope)
    case .list where call.arguments.isEmpty:
      // `[String]()`.
      return .list([])
    default:
      let callee = value(of: call.callee, &scope)
      return applied(callee, call, &scope)
    }
  }

  // MARK: Plain calls

  mutating func plain(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    if let alert = declared(name, call, &scope) { return alert }
    // A local function, a slot, a closure.
    if let local = scope.names[name], !local.isUnknown { return applied(local, call, &scope) }
    if let function = member(named: name, of: scope.type, call) {
      return follow(function, call, receiver: nil, &scope)
    }
    if let maker = AlertMaker.named(name, language(scope)) {
      return maker.make(&self, call, &scope)
    }
    if let receiver = scope.receiver.last, case .draft(let draft) = receiver,
      configure(draft, name, call, &scope)
    {
      return receiver
    }
    if let stored = bundled(name, call, &scope) { return stored }
    if LocalizedNames.isLookup(name) || call.isLookup,
      let found = lookup(call, &scope)
    {
      return found
    }
    if let dialog = dialog(name, call, &scope) { return dialog }
    let isOwnView = language(scope) != .java && language(scope) != .objectiveC
    if isOwnView, ButtonNames.isButton(name), !call.arguments.isEmpty {
      return shown(name, call, &scope)
    }
    // A case of an enumeration stands behind a dot.
    if let type = index.type(name, inside: scope.type), !index.isCase(type) {
      return construct(type, call, &scope)
    }
    if let function = global(named: name, call, scope) {
      return follow(function, call, receiver: nil, &scope)
    }
    if let receiver = Self.receivers[name], call.arguments.count > 1 {
      // `with(builder) { … }`.
      let base = value(of: call.arguments[0].value, &scope)
      return handed(base, receiver, call, &scope)
    }
    if isInDialog || sheetDepth == .content, name.isNameOfType { missing.insert(name) }
    return shown(name, call, &scope)
  }

  /// A dialog that apps and libraries name so, where nothing of the project is known to make it.
  mutating func dialog(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard DialogWidget.isOne(name, call) else { return nil }
    let type = index.type(name, inside: scope.type).flatMap { index.types[$0] }
    let isMade = (index.functionsByName[name] ?? []).contains {
      makers.contains($0) && index.functions[$0].fits(call)
        && index.functions[$0].language == language(scope)
    }
    guard !isMade,
      type?.functions.values.contains(where: { $0.contains(where: makers.contains) }) != true
    else { return nil }
    return DialogWidget.make(&self, name, call, &scope)
  }

  /// A function that is kept in a name: its closure is followed with the arguments.
  mutating func applied(
    _ callee: CodeValue, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let values = call.arguments.map { value(of: $0.value, &scope) }
    switch callee {
    case .closure(let closure, let own):
      let outcome = outcome(of: closure, own, with: values)
      return outcome.returned.isEmpty && outcome.shown.count > 1
        ? .view("", outcome.shown) : outcome.value
    case .symbol, .path: return callee
    case .oneOf(let several): return .oneOf(several.prefix(4).map { applied($0, call, &scope) })
    default: return .view("", values.filter(\.showsSomething))
    }
  }
}

extension CodeCall {
  /// `String(localized: "key")` and the like.
  var isLookup: Bool { arguments.first?.label == "localized" }
}
