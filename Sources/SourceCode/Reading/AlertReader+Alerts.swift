extension AlertReader {
  /// Follows what stands outside functions: the values of constants and of properties.
  mutating func readTop(_ top: CodeIndex.Top) {
    restart()
    var scope = CodeScope(type: top.type, file: top.file)
    let value = value(of: top.value, &scope)
    // `= { … }()`, a closure that is kept: what it does.
    if case .closure(let closure, let own) = value { _ = outcome(of: closure, own) }
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

  /// The names that code has where it uses a template.
  var namesInTemplates: Set<UInt64> {
    var names = Set(templates.functions.map { index.functions[$0].declaration.name })
    names.remove("init")
    for number in templates.functions where index.functions[number].declaration.name == "init" {
      if let type = index.functions[number].type { names.insert(type.lastPart) }
    }
    for type in templates.types.keys { names.insert(type.lastPart) }
    names.formUnion(holdersOfTemplates)
    names.formUnion(declaredFunctions.keys)
    return Set(names.map(WordHash.of))
  }

  /// The types that are made with a value of a type that alerts show: `Item(confirmation: .init(title: …))`.
  private var holdersOfTemplates: Set<String> {
    let shown = Set(templates.types.keys)
    var names: Set<String> = []
    for function in index.functions where function.declaration.name == "init" {
      guard let type = function.type else { continue }
      let holds = function.declaration.parameters.contains { parameter in
        guard let declared = parameter.type else { return false }
        return index.valueType(declared, inside: type).map(shown.contains) ?? false
      }
      if holds { names.insert(type.lastPart) }
    }
    return names
  }

  /// Whether a piece of code can show an alert.
  func isWorthwhile(_ words: CodeWords) -> Bool {
    words.makesAlerts || words.holds(oneOf: hashesOfTemplates)
  }

  /// The names by which templates are called.
  var namesOfTemplates: Set<String> {
    var names: Set<String> = []
    for number in templates.functions {
      let function = index.functions[number]
      let name = function.declaration.name
      names.insert(name == "init" ? function.type?.lastPart ?? name : name)
    }
    for type in templates.types.keys {
      names.insert(type.lastPart)
      // The enumeration of a case is named where the case is not.
      if index.isCase(type), let at = type.lastIndex(of: ".") {
        names.insert(String(type[..<at]).lastPart)
      }
    }
    return names.union(holdersOfTemplates).subtracting([
      "build", "body", "init", "show", "alert", "invoke", "message", "error", "title", "text",
      "failure",
    ])
  }

  /// The alerts that were found; those that were only a form for others are left out.
  var alerts: [CodeAlert] {
    let groups = Dictionary(grouping: drafts, by: \.made)
    let found = drafts.filter { draft in
      draft.strings.contains { $0.origin != .unknown && $0.symbol == nil }
        && !isForm(draft, beside: groups[draft.made, default: []])
    }
    let places = Dictionary(grouping: found, by: \.place)
    var alerts: [CodeAlert] = []
    var numbers: [[String]: Int] = [:]
    for draft in found.sorted(by: {
      ($0.place.file, $0.place.offset) < ($1.place.file, $1.place.offset)
    }) {
      // A way that leaves out what another shows at the same place is one that was not followed to its end.
      if places[draft.place, default: []].contains(where: { $0.saysMore(than: draft) }) { continue }
      let alert = CodeAlert(draft, index)
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
    guard !isCalled else { return true }
    if draft.place == draft.made {
      let open = draft.openTypes
      return !open.isEmpty
        && others.contains {
          $0.place != draft.place && !$0.bound.isDisjoint(with: open) && !$0.isHollow(beside: draft)
        }
    }
    return others.contains { form in
      form.place == form.made && draft.isHollow(beside: form)
        && (!form.openTypes.isDisjoint(with: draft.bound)
          || !draft.openTypes.isEmpty && draft.openTypes.isSubset(of: form.openTypes))
    }
  }
}

extension AlertDraft {
  /// Whether it shows nothing that is not in the form that it is made after: its fields are not known there either.
  fileprivate func isHollow(beside form: AlertDraft) -> Bool { known.isSubset(of: form.known) }

  private var known: Set<String> { Set(strings.filter { $0.origin != .unknown }.map(\.text)) }

  /// Whether it shows all that another does, and more.
  fileprivate func saysMore(than other: AlertDraft) -> Bool {
    let (own, others) = (Set(strings.map(\.text)), Set(other.strings.map(\.text)))
    return own.count > others.count && own.isSuperset(of: others)
  }
}

extension String {
  /// `Item` of `Alert.Item`.
  var lastPart: String { lastIndex(of: ".").map { String(self[index(after: $0)...]) } ?? self }
}
