extension AlertReader {
  static let receivers: [String: Bool] = [
    "apply": true, "run": true, "with": true, "also": false, "let": false, "then": false,
  ]

  mutating func method(
    _ name: String, of owner: CodeValue?, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    // Only in Kotlin's blocks a call without its owner is one of what the block is about.
    let implied = language(scope) == .swift ? nil : scope.receiver.last
    let owner = owner ?? implied ?? .path([""])
    if let alert = declared(name, call, &scope) { return alert }
    if let passed = passedOn(name, of: owner, call, &scope) { return passed }
    if let stored = bundled(name, call, &scope) { return stored }
    if let view = AndroidViews.inflated(name, of: owner, &self, call, &scope) { return view }
    if let path = owner.names, let maker = AlertMaker.named(path + [name], language(scope)) {
      return maker.make(&self, call, &scope)
    }
    if let modifier = AlertMaker.modifier(name, language(scope)),
      let draft = modifier(&self, call, &scope)
    {
      return .view(name, [owner, draft].filter(\.showsSomething))
    }
    if LocalizedNames.isLookup(name) {
      if case .text(let strings) = owner { return .text(strings.map(\.asKey)) }
      if let found = lookup(call, &scope) { return found }
    }
    if name == "init" || name == "new" {
      if case .type(let type) = owner, !LocalizedNames.types.contains(type) {
        return construct(type, call, &scope)
      }
      if let found = lookup(call, &scope) { return found }
    }
    if let isReceiver = Self.receivers[name] { return handed(owner, isReceiver, call, &scope) }
    if let found = projectMethod(name, of: owner, call, &scope) { return found }
    if let made = namedConstructor(name, of: owner, call, &scope) { return made }
    if case .path([""]) = owner, let type = shownCase(name, call) {
      return construct(type, call, &scope)
    }
    if case .text = owner, TextNames.keeping.contains(name) { return owner }
    if case .symbol = owner {
      let values = arguments(of: call, &scope)
      // `context.getString(R.string.title)`.
      if language(scope) != .swift, let text = handedOn(values) { return text }
      return TextNames.keeping.contains(name) || LocalizedNames.properties.contains(name)
        ? owner : .unknown
    }
    if case .path(let path) = owner, path != [""] {
      let values = arguments(of: call, &scope)
      let leads = path.contains(where: LocalizedNames.isRoot)
      // `context.getString(R.string.title)`.
      if !leads, language(scope) != .swift, let text = handedOn(values) { return text }
      // `l10n.lines.join()`.
      if leads, TextNames.keeping.contains(name), !strings(of: owner).isEmpty { return owner }
      // `l10n.deleteTitle(name)` is a text with values in it; what follows inside is still to be seen.
      return .path(path + [name])
    }
    if case .view = owner {
      // A modifier: `Text("…").bold()`.
      let others = arguments(of: call, &scope).filter(\.showsSomething)
      return others.isEmpty ? owner : .view("", [owner] + others.filter { !$0.isText })
    }
    let own = owner.showsSomething ? [owner] : []
    let view = shown(name, call, &scope)
    guard !own.isEmpty else { return view }
    return .view(name, own + (view.showsSomething ? [view] : []))
  }

  /// What a draft, a button of one, or a list hands on when its method is called; nil where that is no matter of theirs.
  mutating func passedOn(
    _ name: String, of owner: CodeValue, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    switch owner {
    case .draft(let draft):
      if configure(draft, name, call, &scope) {
        return name.hasPrefix("addButton")
          ? .buttonOf(draft: draft, button: drafts[draft].buttons.count - 1) : owner
      }
      if let isReceiver = Self.receivers[name] { return handed(owner, isReceiver, call, &scope) }
      // What an extension of the project adds to it.
      if let number = index.functionsByName[name]?.first(where: {
        index.functions[$0].fits(call)
      }) {
        _ = follow(number, call, receiver: owner, &scope)
        return owner
      }
      _ = arguments(of: call, &scope)
      return owner
    case .oneOf(let values) where values.contains(where: \.isDraft):
      // One that was made in several ways.
      for value in values { _ = passedOn(name, of: value, call, &scope) }
      return owner
    case .buttonOf:
      _ = arguments(of: call, &scope)
      return owner
    case .button(var button) where AlertMaker.modifier(name, language(scope)) == nil:
      // `Button("Delete") { … }.keyboardShortcut(.defaultAction)`.
      if name == "keyboardShortcut", let key = call.arguments.first?.value,
        names(in: key).contains("defaultAction")
      {
        button.isDefault = true
      }
      _ = arguments(of: call, &scope)
      return .button(button)
    case .list(let values) where ["append", "add", "addAll", "insert"].contains(name):
      guard case .member(.name(let list, _)?, _, _) = call.callee, let added = call.arguments.first
      else { return nil }
      let value = value(of: added.value, &scope).inWay(way)
      if case .list(let more) = value {
        scope.names[list] = .list(values + more)
      } else {
        scope.names[list] = .list(values + [value])
      }
      return .unknown
    case .list(let values) where ["joined", "join", "joinToString"].contains(name):
      return .text(together(values.map { strings(of: $0) }))
    case .list(let values)
    where ["forEach", "map", "compactMap", "toList", "reversed", "first"].contains(name):
      guard case .closure(let closure)? = call.arguments.last?.value else { return owner }
      // For each of them what the closure does.
      return .list(values.prefix(24).map { outcome(of: closure, scope, with: [$0]).value })
    default: return nil
    }
  }

  /// `FilledButton.icon(…)` of Dart, `material3.TextButton(…)` of Kotlin: what a type makes, by whatever name.
  private mutating func namedConstructor(
    _ name: String, of owner: CodeValue, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard case .path(let path) = owner, let last = path.last else { return nil }
    switch language(scope) {
    case .dart where last.isNameOfType && !name.isNameOfType && !LocalizedNames.isRoot(last):
      guard
        ButtonNames.isButton(last) || name == "rich"
          || !call.arguments.isEmpty && call.showsChildren
      else { return nil }
      return shown(last, call, &scope)
    case .kotlin where name.isNameOfType && path.allSatisfy({ !$0.isNameOfType }):
      return plain(name, call, &scope)
    default: return nil
    }
  }

  /// `builder.apply { setTitle(…) }`, `builder.also { it.setTitle(…) }`: the closure speaks of the owner.
  mutating func handed(
    _ owner: CodeValue, _ isReceiver: Bool, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      let outcome = outcome(
        of: closure, scope, with: [owner], receiver: isReceiver ? owner : nil)
      if !isReceiver, call.name == "let" { return outcome.value }
      if case .draft = owner { return owner }
      return .view("", ([owner] + outcome.shown).filter(\.showsSomething))
    }
    return owner
  }
}

extension CodeValue {
  var isText: Bool { if case .text = self { true } else { false } }
  var isDraft: Bool { if case .draft = self { true } else { false } }

  /// The names that lead to it, where it is but a name.
  var names: [String]? {
    switch self {
    case .path(let path): path
    case .type(let type): type.split(separator: ".").map(String.init)
    default: nil
    }
  }
}
