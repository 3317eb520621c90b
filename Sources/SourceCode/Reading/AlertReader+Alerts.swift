extension AlertReader {
  /// Follows what stands in a file outside functions: the values of constants and of properties.
  mutating func readTop(_ statements: [CodeStatement], file: Int, type: String? = nil) {
    for statement in statements {
      switch statement {
      case .type(let inner):
        readTop(
          inner.members, file: file, type: type.map { $0 + "." + inner.name } ?? inner.name)
      case .binding(_, _, let value?):
        restart()
        var scope = CodeScope(type: type, file: file)
        let value = self.value(of: value, &scope)
        // `= { … }()`, a closure that is kept: what it does.
        if case .closure(let closure, let own) = value { _ = outcome(of: closure, own) }
      case .expression(let expression):
        restart()
        var scope = CodeScope(type: type, file: file)
        _ = value(of: expression, &scope)
      case .function, .binding, .assignment, .returned, .branches: break
      }
    }
  }

  /// Learns from the alerts that were found which functions and types stand for others.
  mutating func learn() {
    for draft in drafts {
      if let function = draft.function { makers.insert(function) }
      for string in draft.strings {
        switch string.symbol {
        case .parameter(let function, _)?: templates.functions.insert(function)
        case .field(let type, _)?:
          if let function = draft.function { templates.types[type, default: []].insert(function) }
        case nil: break
        }
      }
    }
  }

  /// The names by which templates are called.
  var namesOfTemplates: Set<String> {
    var names: Set<String> = []
    for number in templates.functions {
      let function = index.functions[number]
      let name = function.declaration.name
      names.insert(name == "init" ? function.type ?? name : name)
    }
    for type in templates.types.keys {
      names.insert(type.split(separator: ".").last.map(String.init) ?? type)
    }
    return names.subtracting(["build", "body", "init", "show", "alert", "invoke"])
  }

  /// The alerts that were found; those that were only a form for others are left out.
  var alerts: [CodeAlert] {
    let groups = Dictionary(grouping: drafts, by: \.made)
    let found = drafts.filter { draft in
      !draft.strings.isEmpty && !isForm(draft, beside: groups[draft.made, default: []])
    }
    var alerts: [CodeAlert] = []
    var numbers: [[String]: Int] = [:]
    for draft in found.sorted(by: {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }) {
      let alert = CodeAlert(draft)
      if let number = numbers[alert.strings] {
        if !alerts[number].spots.contains(draft.place) { alerts[number].spots.append(draft.place) }
      } else {
        numbers[alert.strings] = alerts.count
        alerts.append(alert)
      }
    }
    return alerts
  }
}

extension AlertReader {
  /// Whether a draft only shows how others look that are made by the same call, or adds nothing to one.
  private func isForm(_ draft: AlertDraft, beside others: [AlertDraft]) -> Bool {
    let isCalled = draft.strings.contains { string in
      if case .parameter(let function, _)? = string.symbol {
        followed.contains(function)
      } else {
        false
      }
    }
    guard !isCalled, draft.openFields > 0 else { return isCalled }
    return others.contains { other in
      other.openFields < draft.openFields && other.place != draft.place
        || draft.place != draft.made && other.place == other.made
          && other.openFields <= draft.openFields
    }
  }
}

extension CodeAlert {
  init(_ draft: AlertDraft) {
    self.init(
      maker: draft.maker, framework: draft.framework, kind: draft.kind, title: draft.title,
      message: draft.message,
      buttons: draft.buttons.map {
        CodeButton(title: $0.title, role: $0.role, isDefault: $0.isDefault, way: $0.way)
      },
      elements: draft.elements.sorted { $0.rawValue < $1.rawValue }, spots: [draft.place])
  }

  /// What tells it from others: what it shows.
  fileprivate var strings: [String] {
    func said(_ strings: [CodeString]) -> String {
      strings.map { "\($0.origin) \($0.table ?? "") \($0.text)" }.sorted().joined(
        separator: "\u{1}")
    }
    return [kind.rawValue, said(title), said(message)]
      + buttons.map { "\($0.role?.rawValue ?? "") \(said($0.title))" }
  }
}

extension AlertTemplates {
  /// The same with the numbers of another index, which knows more files.
  func moved(from old: CodeIndex?, to new: CodeIndex) -> AlertTemplates {
    guard let old else { return self }
    var numbers: [String: Int] = [:]
    for (number, function) in new.functions.enumerated() { numbers[function.identity] = number }
    var moved = AlertTemplates()
    moved.functions = Set(functions.compactMap { numbers[old.functions[$0].identity] })
    moved.types = types.mapValues { Set($0.compactMap { numbers[old.functions[$0].identity] }) }
    return moved
  }
}

extension CodeIndex.Function {
  /// What tells it from others, whatever was read: where it stands.
  fileprivate var identity: String { "\(file) \(declaration.offset) \(declaration.name)" }
}
