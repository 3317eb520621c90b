extension AlertReader {
  /// The texts that a value shows, in order.
  mutating func strings(of value: CodeValue) -> [CodeString] {
    switch value {
    case .text(let strings): return strings
    case .path(let path):
      // Only what a generator would name: a lone name is a variable.
      guard path.count > 1, path.first == "" || path.contains(where: LocalizedNames.isRoot) else {
        return []
      }
      let root = path.lastIndex(where: LocalizedNames.isRoot) ?? 0
      let names = path[(root + 1)...].filter { !LocalizedNames.steps.contains($0) }
      guard !names.isEmpty else { return [] }
      if path.first == "MaterialLocalizations" || path.first == "CupertinoLocalizations" {
        return [CodeString(.system, names.last ?? "")]
      }
      return [CodeString(.accessor, names.joined(separator: "."))]
    case .view(let name, let children):
      guard !FieldNames.textFields.contains(where: { name.hasSuffix($0) }) else { return [] }
      return together(children.filter { !$0.isButton }.map { strings(of: $0) })
    case .list(let values): return values.flatMap { strings(of: $0) }
    case .oneOf(let values):
      var all: [CodeString] = []
      for value in values.prefix(24) {
        for string in strings(of: value) where !all.contains(string) { all.append(string) }
      }
      // Beside what is known, what is not says nothing.
      let known = all.filter { $0.origin != .unknown && !$0.isBlank }
      return known.isEmpty ? all : known
    case .closure(let closure, let scope):
      let outcome = outcome(of: closure, scope)
      if !outcome.returned.isEmpty { return strings(of: outcome.value) }
      return together(outcome.shown.map { strings(of: $0) })
    case .symbol(let symbol):
      var string = CodeString(.unknown, symbol.name)
      string.symbol = symbol
      return [string]
    case .button(let button): return button.title
    case .draft, .buttonOf, .layout, .instance, .type, .truth, .unknown: return []
    }
  }

  /// What a string literal says: itself, or the texts that are inserted into it and nothing else.
  mutating func strings(of text: CodeText, _ scope: inout CodeScope) -> [CodeString] {
    var (written, inserted): (String, [[CodeString]]) = ("", [])
    var letters = false
    for piece in text.pieces {
      switch piece {
      case .literal(let literal):
        written += literal
        if literal.unicodeScalars.contains(where: \.properties.isAlphabetic) { letters = true }
      case .inserted(let expression):
        written += "%@"
        inserted.append(strings(of: value(of: expression, &scope)))
      }
    }
    if !letters,
      inserted.contains(where: { text in text.contains { $0.isNamed || $0.symbol != nil } })
    {
      return together(inserted)
    }
    let writing = CodeWriting(text: written, file: scope.file, range: text.range)
    var string = CodeString(.literal, written, writing: writing)
    string.isPattern = !inserted.isEmpty
    return [string]
  }

  /// The texts of what a framework takes for a key: SwiftUI looks literals up.
  mutating func localized(_ value: CodeValue) -> [CodeString] {
    strings(of: value).map { $0.origin == .literal ? $0.asKey : $0 }
  }

  /// A text that is looked up by a call: its key, its table, and what the code says in its stead.
  mutating func lookup(_ call: CodeCall, _ scope: inout CodeScope) -> CodeValue? {
    guard let found = call.lookup() else { return nil }
    let strings = strings(of: value(of: found.key, &scope))
    guard !strings.isEmpty else { return nil }
    var value: CodeWriting?
    if case .text(let text)? = found.value { value = text.writing(scope.file) }
    return .text(
      strings.map { string in
        guard string.origin == .literal else { return string }
        var key = string.asKey
        key.table = found.table ?? key.table
        key.value = value ?? key.value
        key.comment = found.comment ?? key.comment
        return key
      })
  }
}

extension CodeString {
  /// The same as the key of a table.
  var asKey: CodeString {
    guard origin == .literal else { return self }
    var key = self
    key.origin = .key
    return key
  }

  var isBlank: Bool { text.utf8.allSatisfy { $0 <= 0x20 } }
  /// Whether it names a string of a table.
  var isNamed: Bool { origin == .key || origin == .accessor || origin == .system }
}

extension CodeCall {
  /// The name of what is called, without what it is a member of.
  var name: String? {
    switch callee {
    case .name(let name, _), .member(_, let name, _): name
    default: nil
    }
  }
}

extension CodeSymbol {
  var name: String {
    switch self {
    case .parameter(_, let name), .field(_, let name): name
    }
  }
}

extension CodeValue {
  var isButton: Bool {
    switch self {
    case .button, .buttonOf: true
    default: false
    }
  }
}
