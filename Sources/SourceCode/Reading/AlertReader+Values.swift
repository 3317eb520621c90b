extension AlertReader {
  /// What an expression comes to. Whatever it holds is followed once.
  mutating func value(of expression: CodeExpression, _ scope: inout CodeScope) -> CodeValue {
    guard descend() else { return .unknown }
    defer { ascend() }
    switch expression {
    case .text(let text): return .text(strings(of: text, &scope))
    case .name(let name, _): return named(name, scope)
    case .member(nil, let name, _): return implicit(name, &scope)
    case .member(let base?, let name, _): return member(name, of: value(of: base, &scope), scope)
    case .call(let call): return result(of: call, &scope)
    case .closure(let closure): return .closure(closure, scope)
    case .choice(let parts): return .oneOf(parts.map { settled($0, &scope) })
    case .joined(let parts): return joined(parts, &scope)
    case .list(let parts): return .list(parts.map { settled($0, &scope) })
    case .truth(let truth): return .truth(truth)
    case .none: return .unknown
    case .other(let parts):
      let values = parts.map { value(of: $0, &scope) }
      // An element of a list, whichever.
      if case .list(let elements)? = values.first, let first = elements.first { return first }
      return .unknown
    }
  }

  /// What a way of a choice comes to; a block has its own statements.
  private mutating func settled(_ part: CodeExpression, _ scope: inout CodeScope) -> CodeValue {
    guard case .closure(let closure) = part, closure.parameters.isEmpty else {
      return value(of: part, &scope)
    }
    let outcome = outcome(of: closure, scope)
    if outcome.shown.isEmpty, outcome.returned.isEmpty { return .closure(closure, scope) }
    return outcome.value
  }

  private mutating func joined(_ parts: [CodeExpression], _ scope: inout CodeScope) -> CodeValue {
    let values = parts.map { value(of: $0, &scope) }
    if values.contains(where: { if case .list = $0 { true } else { false } }) {
      return .list(values.flatMap { if case .list(let inner) = $0 { inner } else { [$0] } })
    }
    return .text(together(values.map { strings(of: $0) }))
  }

  /// Texts one behind the other: the parts of one.
  func together(_ texts: [[CodeString]]) -> [CodeString] {
    let filled = texts.filter { text in text.contains { !$0.isBlank } }
    guard filled.count > 1 else { return filled.first ?? [] }
    // Only literals: one text in the code.
    if filled.allSatisfy({ $0.count == 1 && $0[0].origin == .literal }) {
      var whole = filled[0][0]
      whole.text = filled.map { $0[0].text }.joined()
      return [whole]
    }
    // A key with a name in it that only a caller knows: `"alert." + name + ".title"`.
    if let pattern = filled.asPattern { return [pattern] }
    let keyed = filled.filter { text in text.contains { $0.isNamed } }
    return (keyed.isEmpty ? filled : keyed).flatMap { text in
      text.map { string in
        var part = string
        part.isPart = keyed.count != 1 || filled.count != keyed.count
        return part
      }
    }
  }

  // MARK: Names

  private mutating func named(_ name: String, _ scope: CodeScope) -> CodeValue {
    if let known = scope.names[name] { return known }
    if let own = name.withoutBinding { return named(own, scope) }
    switch name {
    case "widget":
      // Flutter's `_DeleteDialogState` has the widget `DeleteDialog`.
      let widget = scope.type.map {
        $0.hasSuffix("State") ? String($0.drop { $0 == "_" }.dropLast(5)) : $0
      }
      if let type = widget.flatMap({ index.type($0, inside: nil) }) {
        return .instance(type, bound[type] ?? [:])
      }
      return .unknown
    case "self", "this", "super":
      if let type = scope.type { return .instance(type, bound[type] ?? [:]) }
      return .unknown
    default: break
    }
    // Generators of other languages write what is not worth reading.
    if LocalizedNames.isRoot(name), language(scope) != .swift { return .path([name]) }
    if let receiver = scope.receiver.last, case .instance(let type, let fields) = receiver,
      index.types[type]?.fields[name] != nil
    {
      return member(name, ofType: type, fields, scope)
    }
    if let type = scope.type, let owner = owner(of: name, from: type) {
      return member(name, ofType: owner, bound[owner] ?? [:], scope)
    }
    if index.types[CodeIndex.global]?.fields[name] != nil
      || index.types[CodeIndex.global]?.functions[name]?.contains(where: isProperty) == true
    {
      return member(name, ofType: CodeIndex.global, [:], scope)
    }
    if let type = index.type(name, inside: scope.type) { return .type(type) }
    missing.insert(name)
    return .path([name])
  }

  func isProperty(_ number: Int) -> Bool { index.functions[number].declaration.isProperty }

  /// The type in which a bare name is a member: the one at hand, one around it, or Flutter's widget of a state.
  func owner(of name: String, from type: String) -> String? {
    index.lineage(of: type).first { here in
      let members = index.types[here]
      return members?.fields[name] != nil
        || members?.functions[name]?.contains(where: isProperty) == true
    }
  }

  /// `.name`, whose type the language tells.
  private mutating func implicit(_ name: String, _ scope: inout CodeScope) -> CodeValue {
    if language(scope) != .swift, let receiver = scope.receiver.last {
      return member(name, of: receiver, scope)
    }
    for type in [
      "LocalizedStringResource", "LocalizedStringKey", "UIAlertAction", "String", "Text",
    ]
    where index.types[type]?.fields[name] != nil
      || index.types[type]?.functions[name]?.contains(where: isProperty) == true
    {
      return member(name, ofType: type, [:], scope)
    }
    return .path(["", name])
  }

  // MARK: Members

  mutating func member(_ name: String, of base: CodeValue, _ scope: CodeScope) -> CodeValue {
    let name = name.withoutBinding ?? name
    if let carrier = carrier(name, of: base) { return carrier }
    switch base {
    case .instance(let type, let fields):
      return member(name, ofType: type, fields, scope)
    case .type(let type):
      if index.types[type + "." + name] != nil { return .type(type + "." + name) }
      // The member that a generator declares may stand in a file that was not read.
      guard let members = index.types[type],
        members.fields[name] != nil || members.functions[name] != nil
      else { return .path(type.split(separator: ".").map(String.init) + [name]) }
      return member(name, ofType: type, [:], scope)
    case .path(let path):
      let whole = path + [name]
      if let layout = AndroidViews.layout(whole), layouts[layout] != nil { return .layout(layout) }
      return whole.resource.map { .text([$0]) } ?? .path(whole)
    case .layout: return name == "root" ? base : .unknown
    case .symbol(let symbol):
      return LocalizedNames.isRoot(name) ? .path([name]) : .symbol(symbol)
    case .text(let strings):
      if LocalizedNames.properties.contains(name) { return .text(strings.map(\.asKey)) }
      return TextNames.keeping.contains(name) ? base : .unknown
    case .draft(let number) where name == "buttons":
      return .list(
        drafts[number].buttons.indices.map { .buttonOf(draft: number, button: $0) })
    case .list(let values):
      if let number = Int(name) { return number < values.count ? values[number] : .unknown }
      if name == "first" || name == "firstObject", let first = values.first { return first }
      if name == "last", let last = values.last { return last }
      return .unknown
    case .oneOf(let values): return .oneOf(values.prefix(8).map { member(name, of: $0, scope) })
    default: return LocalizedNames.isRoot(name) ? .path([name]) : .unknown
    }
  }

  /// A member of a type: what is known of the instance, what computes it, or what it is set to.
  private mutating func member(
    _ name: String, ofType type: String, _ fields: [String: CodeValue], _ scope: CodeScope
  ) -> CodeValue {
    var name = name
    if let number = Int(name), let names = index.types[type]?.fieldNames, number < names.count {
      name = names[number]
    }
    if let known = fields[name] ?? bound[type]?[name] { return known }
    guard descend() else { return .unknown }
    defer { ascend() }
    guard let own = index.types[type] else { return .unknown }
    var (type, members) = (type, own)
    if own.fields[name] == nil, own.functions[name] == nil, let above = owner(of: name, from: type)
    {
      (type, members) = (above, index.types[above] ?? own)
    }
    if let number = members.functions[name]?.first(where: isProperty) {
      let isOpen = fields.isEmpty && bound.isEmpty
      if isOpen, let value = known[number] { return value }
      let function = index.functions[number]
      let spot = CodeSpot(file: function.file, offset: function.declaration.offset)
      let value = follow(
        number, with: [:], receiver: .instance(type, fields), from: outermost ?? spot)
      if isOpen, readMembers.isEmpty, !isWorthwhile(function.words) { known[number] = value }
      return value
    }
    guard let field = members.fields[name] else {
      return LocalizedNames.isRoot(name) ? .path([name]) : .unknown
    }
    let reading = type + "." + name
    let symbol = CodeValue.symbol(.field(type: type, name: name))
    guard !readMembers.contains(reading) else { return symbol }
    let whole = field.type.flatMap { index.valueType($0, inside: type) }
    // Which of its cases, only a run could tell: all that alerts show are followed.
    if let whole, index.hasCases(whole) { return .instance(whole, [:]) }
    if whole == nil, let declared = field.type?.bareType { missing.insert(declared) }
    readMembers.insert(reading)
    defer { readMembers.remove(reading) }
    var values: [CodeValue] = []
    var inner = CodeScope(type: type == CodeIndex.global ? nil : type, file: field.file)
    if let expression = field.value { values.append(value(of: expression, &inner)) }
    for (expression, file) in members.assigned[name, default: []].prefix(12) {
      inner.file = file
      values.append(value(of: expression, &inner))
    }
    values.removeAll { value in
      value.isUnknown || value.isLoneName
        || { if case .text(let strings) = value { strings.allSatisfy(\.isBlank) } else { false } }()
    }
    // Where it is made with what is not known there, its fields stand for themselves.
    if let whole, values.isEmpty || !values.allSatisfy({ $0.isWhole(whole) }) {
      return .instance(whole, [:])
    }
    if values.count == 1, let only = values.first { return only }
    if !values.isEmpty { return .oneOf(values) }
    return symbol
  }
}

extension String {
  /// `item` of SwiftUI's binding `$item`; nil for any other name.
  fileprivate var withoutBinding: String? {
    guard utf8.first == UInt8(ascii: "$"), let next = utf8.dropFirst().first,
      !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next)
    else { return nil }
    return String(dropFirst())
  }
}

extension [[CodeString]] {
  /// Literals without spaces around one unknown text, as a pattern; nil for any other texts.
  fileprivate var asPattern: CodeString? {
    guard allSatisfy({ $0.count == 1 }) else { return nil }
    let parts = map { $0[0] }
    let open = parts.filter { $0.origin == .unknown }
    guard open.count == 1, let first = parts.first(where: { $0.origin == .literal }),
      parts.allSatisfy({
        $0.origin == .unknown || $0.origin == .literal && !$0.text.utf8.contains(0x20)
      })
    else { return nil }
    var whole = first
    whole.text = parts.map { $0.origin == .unknown ? "%@" : $0.text }.joined()
    whole.symbol = open[0].symbol
    whole.isPattern = true
    return whole
  }
}
