extension AlertReader {
  /// What a call comes to: an alert, a button, a text, or what a function of the project makes of it.
  mutating func result(of call: CodeCall, _ scope: inout CodeScope) -> CodeValue {
    switch call.callee {
    case .name(let name, _): return plain(name, call, &scope)
    case .member(let base, let name, _):
      let owner = base.map { value(of: $0, &scope) }
      return method(name, of: owner, call, &scope)
    default:
      let callee = value(of: call.callee, &scope)
      return applied(callee, call, &scope)
    }
  }

  // MARK: Plain calls

  private mutating func plain(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
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
    if LocalizedNames.functions.contains(name) || call.isLookup,
      let found = lookup(call, &scope)
    {
      return found
    }
    if let dialog = dialog(name, call, &scope) { return dialog }
    let isOwnView = language(scope) != .java && language(scope) != .objectiveC
    if isOwnView, ButtonNames.isButton(name), !call.arguments.isEmpty { return shown(name, call, &scope) }
    if let type = index.type(name, inside: scope.type) { return construct(type, call, &scope) }
    if let function = global(named: name, call) {
      return follow(function, call, receiver: nil, &scope)
    }
    if let receiver = Self.receivers[name], call.arguments.count > 1 {
      // `with(builder) { … }`.
      let base = value(of: call.arguments[0].value, &scope)
      return handed(base, receiver, call, &scope)
    }
    return shown(name, call, &scope)
  }

  /// A dialog that apps and libraries name so, where nothing of the project is known to make it.
  private mutating func dialog(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard DialogWidget.isOne(name, call) else { return nil }
    let own =
      (index.functionsByName[name] ?? [])
      + (index.type(name, inside: scope.type).flatMap { index.types[$0] }?.functions.values.flatMap(\.self) ?? [])
    guard !own.contains(where: makers.contains) else { return nil }
    return DialogWidget.make(&self, name, call, &scope)
  }

  /// A function that is kept in a name: its closure is followed with the arguments.
  private mutating func applied(
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

  // MARK: Methods

  private static let receivers: [String: Bool] = [
    "apply": true, "run": true, "with": true, "also": false, "let": false, "then": false,
  ]

  private mutating func method(
    _ name: String, of owner: CodeValue?, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let owner = owner ?? scope.receiver.last ?? .path([""])
    if let passed = passedOn(name, of: owner, call, &scope) { return passed }
    if let stored = bundled(name, call, &scope) { return stored }
    if let path = owner.names, let maker = AlertMaker.named(path + [name], language(scope)) {
      return maker.make(&self, call, &scope)
    }
    if let modifier = AlertMaker.modifier(name, language(scope)), let draft = modifier(&self, call, &scope) {
      return .view(name, [owner, draft].filter(\.showsSomething))
    }
    if LocalizedNames.functions.contains(name) {
      if case .text(let strings) = owner { return .text(strings.map(\.asKey)) }
      if let found = lookup(call, &scope) { return found }
    }
    if name == "init" || name == "new" {
      if case .type(let type) = owner { return construct(type, call, &scope) }
      if let found = lookup(call, &scope) { return found }
    }
    if let isReceiver = Self.receivers[name] { return handed(owner, isReceiver, call, &scope) }
    if let found = projectMethod(name, of: owner, call, &scope) { return found }
    if case .text = owner, TextNames.keeping.contains(name) { return owner }
    if case .symbol = owner {
      _ = arguments(of: call, &scope)
      return TextNames.keeping.contains(name) || LocalizedNames.properties.contains(name) ? owner : .unknown
    }
    if case .path(let path) = owner, path != [""] {
      // `l10n.deleteTitle(name)` is a text with values in it; what follows inside is still to be seen.
      _ = arguments(of: call, &scope)
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
  private mutating func passedOn(
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
    case .list(let values) where ["forEach", "map", "compactMap", "toList", "reversed", "first"].contains(name):
      guard case .closure(let closure)? = call.arguments.last?.value else { return owner }
      // For each of them what the closure does.
      return .list(values.prefix(24).map { outcome(of: closure, scope, with: [$0]).value })
    default: return nil
    }
  }

  /// `builder.apply { setTitle(…) }`, `builder.also { it.setTitle(…) }`: the closure speaks of the owner.
  private mutating func handed(
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

  // MARK: The project's own

  private mutating func projectMethod(
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
    // Whatever it belongs to: what shows an alert with what it is called with, is known by its name.
    guard
      let function = index.functionsByName[name]?.first(where: {
        templates.functions.contains($0) && index.functions[$0].fits(call)
          && index.functions[$0].language == language(scope)
      })
    else { return nil }
    return follow(function, call, receiver: nil, &scope)
  }

  private func member(named name: String, of type: String?, _ call: CodeCall) -> Int? {
    var around = type
    while let here = around {
      if let number = index.types[here]?.functions[name]?.first(where: { index.functions[$0].fits(call) }) {
        return number
      }
      around = here.lastIndex(of: ".").map { String(here[..<$0]) }
    }
    return nil
  }

  private func global(named name: String, _ call: CodeCall) -> Int? {
    let own = index.types[CodeIndex.global]?.functions[name]?.first { index.functions[$0].fits(call) }
    return own
      ?? index.functionsByName[name]?.first {
        templates.functions.contains($0) && index.functions[$0].fits(call)
      }
  }

  /// Follows a function with the arguments of a call, if that can bring out something.
  private mutating func follow(
    _ number: Int, _ call: CodeCall, receiver: CodeValue?, _ scope: inout CodeScope
  ) -> CodeValue {
    let function = index.functions[number]
    let values = bind(call, to: function.declaration.parameters, &scope)
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
  private mutating func construct(
    _ type: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let members = index.types[type]
    let makers = members?.functions["init"] ?? []
    var fields: [String: CodeValue]
    if let number = makers.first(where: { index.functions[$0].fits(call) }) {
      fields = bind(call, to: index.functions[number].declaration.parameters, &scope)
    } else {
      fields = [:]
      let names = members?.fieldNames ?? []
      for (number, argument) in call.arguments.enumerated() {
        let value = value(of: argument.value, &scope)
        if let label = argument.label {
          fields[label] = value
        } else if number < names.count {
          fields[names[number]] = value
        }
      }
    }
    let spot = outermost ?? CodeSpot(file: scope.file, offset: call.offset)
    if let functions = templates.types[type], callsFollowed < 4 {
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

  private mutating func runClosures(_ fields: [String: CodeValue], _ scope: CodeScope) {
    for (_, value) in fields.sorted(by: { $0.key < $1.key }) {
      if case .closure(let closure, let own) = value { _ = outcome(of: closure, own) }
    }
  }

  /// The arguments of a call by the names that a function gives them.
  mutating func bind(
    _ call: CodeCall, to parameters: [CodeFunction.Parameter], _ scope: inout CodeScope
  ) -> [String: CodeValue] {
    var values: [String: CodeValue] = [:]
    var next = 0
    for (number, argument) in call.arguments.enumerated() {
      let value = value(of: argument.value, &scope)
      if let label = argument.label,
        let parameter = parameters.first(where: { ($0.label ?? $0.name) == label })
      {
        values[parameter.name] = value
        if let at = parameters.firstIndex(where: { $0.name == parameter.name }) { next = at + 1 }
      } else if argument.isTrailing, number == call.arguments.count - 1, let last = parameters.last,
        values[last.name] == nil
      {
        values[last.name] = value
      } else if next < parameters.count {
        values[parameters[next].name] = value
        next += 1
      }
    }
    return values
  }

  // MARK: What is shown

  /// The values of all arguments; closures are followed.
  mutating func arguments(of call: CodeCall, _ scope: inout CodeScope) -> [CodeValue] {
    call.arguments.flatMap { argument -> [CodeValue] in
      let value = value(of: argument.value, &scope)
      guard case .closure(let closure, let own) = value else { return [value] }
      let outcome = outcome(of: closure, own)
      return outcome.returned.isEmpty ? outcome.shown : outcome.returned + outcome.shown
    }
  }

  /// The values of the arguments that a view shows; what acts is followed and shows nothing.
  private mutating func shownArguments(
    of name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> [CodeValue] {
    let isText = name.hasPrefix("Text") && !ButtonNames.isButton(name) || name.hasSuffix("Text")
    var shown: [CodeValue] = []
    for (number, argument) in call.arguments.enumerated() {
      let value = value(of: argument.value, &scope)
      let label = argument.label ?? ""
      let acts = label.isNameOfAction || ArgumentNames.unseen.contains(label)
      let isUnseen = acts || isText && number > 0 && !ArgumentNames.texts.contains(label)
      guard case .closure(let closure, let own) = value else {
        if !isUnseen { shown.append(value) }
        continue
      }
      let outcome = outcome(of: closure, own)
      if !isUnseen { shown += outcome.returned.isEmpty ? outcome.shown : outcome.returned + outcome.shown }
    }
    return shown
  }

  /// A call of something that is not known: a view with what stands in it, or a function that hands a text on.
  private mutating func shown(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let values = shownArguments(of: name, call, &scope)
    let isView = name.isNameOfType
    guard isView else {
      if ["listOf", "arrayOf", "mutableListOf", "listOfNotNull", "asList"].contains(name) { return .list(values) }
      // `getString(R.string.title, name)`: the first text that is one of a table.
      for value in values {
        let named = strings(of: value).filter { $0.isNamed || $0.symbol != nil }
        if !named.isEmpty { return .text(named) }
      }
      let others = values.filter { !$0.isText && $0.showsSomething }
      return others.isEmpty ? .unknown : .view(name, others)
    }
    if ButtonNames.isButton(name) {
      return .button(DraftButton(title: localizedIfNeeded(.view("", values), scope)))
    }
    return .view(name, values.filter(\.showsSomething))
  }

  /// Literals that SwiftUI looks up.
  mutating func localizedIfNeeded(_ value: CodeValue, _ scope: CodeScope) -> [CodeString] {
    language(scope) == .swift ? localized(value) : strings(of: value)
  }

  func language(_ scope: CodeScope) -> CodeLanguage { languages[scope.file] ?? .swift }
}

extension CodeIndex.Function {
  /// Whether a call can be meant for it: all its labels are known, and nothing without a usual value is missing.
  func fits(_ call: CodeCall) -> Bool {
    guard !declaration.isProperty else { return false }
    let parameters = declaration.parameters
    guard call.arguments.count <= parameters.count else { return false }
    let labels = call.arguments.compactMap(\.label)
    guard labels.allSatisfy({ label in parameters.contains { ($0.label ?? $0.name) == label } })
    else { return false }
    let needed = parameters.count {
      $0.value == nil && !($0.type?.hasSuffix("?") ?? false)
    }
    return call.arguments.count >= needed || language == .dart
  }
}

extension CodeCall {
  /// `String(localized: "key")` and the like.
  var isLookup: Bool { arguments.first?.label == "localized" }
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

extension String {
  /// Whether it begins as types do, perhaps with the sign of what is private.
  var isNameOfType: Bool {
    unicodeScalars.first { $0 != "_" }?.properties.isUppercase ?? false
  }

  /// `onPressed`, `onClick`: what is done, not what is seen.
  fileprivate var isNameOfAction: Bool {
    hasPrefix("on") && (unicodeScalars.dropFirst(2).first?.properties.isUppercase ?? false)
  }
}

/// Arguments of views by what they say.
enum ArgumentNames {
  /// What shows no text: looks and actions.
  static let unseen: Set<String> = [
    "style", "key", "modifier", "color", "colors", "textStyle", "action", "callback", "textAlign", "focusNode",
    "controller", "enabled", "semanticsLabel", "contentDescription", "tooltip", "icon", "leadingIcon",
    "trailingIcon", "leading", "trailing", "shape", "handler", "id", "tag", "systemImage", "image",
  ]
  /// What a text takes its text from.
  static let texts: Set<String> = ["text", "textSpan", "children", "child", "data", "content", "id", "resource"]
}

/// What views call their buttons.
enum ButtonNames {
  static func isButton(_ name: String) -> Bool {
    guard name.isNameOfType else { return false }
    return isButtonType(name)
  }

  private static func isButtonType(_ name: String) -> Bool {
    (name.hasSuffix("Button") || name.hasPrefix("Button") || ["CupertinoDialogAction", "SimpleDialogOption", "DialogAction", "CupertinoActionSheetAction"].contains(name))
      && !["IconButton", "RadioButton", "ToggleButton", "CloseButton", "BackButton"].contains(name)
  }
}
