extension CodeCall {
  /// What a call says that looks a text up.
  struct Lookup {
    var key: CodeExpression
    var table: String?
    var value: CodeExpression?
    var comment: String?
  }

  /// What the arguments of Foundation's macros are, which have no labels in Objective-C; apps name theirs alike.
  private static let positions: [(name: String, labels: [String])] = [
    ("LocalizedStringFromTable", ["key", "table", "comment"]),
    ("LocalizedStringFromTableInBundle", ["key", "table", "bundle", "comment"]),
    ("LocalizedStringWithDefaultValue", ["key", "table", "bundle", "value", "comment"]),
    ("localizedStringForKey", ["key", "value", "table"]),
  ]

  /// The key, its table, and what the code says in its stead; nil where no argument is a key.
  func lookup() -> Lookup? {
    let labels =
      Self.positions.first { (name ?? "").hasSuffix($0.name) }?.labels
      ?? (isGeneratedLookup ? ["table", "key"] : ["key", "comment"])
    func label(_ number: Int) -> String {
      arguments[number].label ?? (number < labels.count ? labels[number] : "")
    }
    let keys: Set<String> = ["key", "localized", "forKey"]
    guard let at = arguments.indices.first(where: { keys.contains(label($0)) }) else { return nil }
    var found = Lookup(key: arguments[at].value)
    for number in arguments.indices {
      let value = arguments[number].value
      switch label(number) {
      case "table", "tableName": found.table = value.plainText
      case "comment": found.comment = value.plainText
      case "value", "defaultValue", "fallback": found.value = value
      default: break
      }
    }
    return found
  }

  /// Whether it is what SwiftGen writes: a table and a key, both literal.
  var isGeneratedLookup: Bool {
    guard name == "tr" || name == "localize", arguments.count > 1 else { return false }
    return arguments.prefix(2).allSatisfy { $0.label == nil && $0.value.plainText != nil }
  }

  /// `.init("key", defaultValue: "…")`, `.init("key", table: "…")`.
  func isKeyOfItself(_ language: CodeLanguage) -> Bool {
    guard language == .swift, name == "init", case .member(nil, _, _) = callee,
      arguments.first?.label == nil, arguments.first?.value.isText == true
    else { return false }
    return arguments.contains { ["defaultValue", "table", "comment"].contains($0.label) }
  }

  private static let views: Set<String> = [
    "Text", "Button", "Label", "Toggle", "Picker", "Section", "Link", "TextField", "SecureField",
    "Menu",
    "NavigationLink", "Stepper", "DatePicker", "ColorPicker", "DisclosureGroup", "GroupBox",
    "LabeledContent",
    "ProgressView", "Gauge", "Tab", "CommandMenu", "ShareLink", "ContentUnavailableView",
    "navigationTitle",
    "navigationBarTitle", "navigationSubtitle", "alert", "confirmationDialog", "help",
    "accessibilityLabel",
    "accessibilityHint", "accessibilityValue",
  ]

  /// The literal that a view of SwiftUI looks up; nil where it has none.
  func keyOfView(_ name: String) -> CodeExpression? {
    if name == "searchable", let prompt = argument("prompt"), prompt.isText { return prompt }
    guard Self.views.contains(name), let first = arguments.first, first.label == nil,
      first.value.isText
    else { return nil }
    return first.value
  }
}

extension CodeExpression {
  var isText: Bool { if case .text = self { true } else { false } }
  var plainText: String? { if case .text(let text) = self { text.plain } else { nil } }

  /// The names that lead to a member, calls on the way left out; nil where something else stands at its start.
  var path: [String]? {
    switch self {
    case .name(let name, _): [name]
    case .member(let base?, let name, _): base.path.map { $0 + [name] }
    case .call(let call): call.callee.path
    default: nil
    }
  }
}

extension CodeText {
  /// The text as a table's key has it: `%@` for what is inserted.
  func writing(_ file: Int) -> CodeWriting {
    let text = pieces.map { if case .literal(let part) = $0 { part } else { "%@" } }.joined()
    return CodeWriting(text: text, file: file, range: range)
  }
}

extension [String] {
  /// A resource of Android, or of those that follow it: `R.string.delete_title`, `MR.strings.delete`,
  /// `Res.string.delete`; nil where a path leads elsewhere.
  var resource: CodeString? {
    guard let name = last else { return nil }
    let before = dropLast()
    guard before.count >= 2, let kind = before.last,
      ["string", "strings", "plurals", "array"].contains(kind),
      let class_ = before.dropLast().last, class_.hasSuffix("R") || class_ == "Res"
    else { return nil }
    // An array has many texts, to which its name only leads.
    return CodeString(first == "android" ? .system : kind == "array" ? .accessor : .key, name)
  }
}
