extension CodeValue {
  var isUnknown: Bool {
    switch self {
    case .unknown, .truth: true
    default: false
    }
  }

  /// Whether it is but a name that nothing is known of.
  var isLoneName: Bool {
    guard case .path(let path) = self else { return false }
    return path.count < 2 && !path.contains(where: LocalizedNames.isRoot)
  }

  /// Whether a body that ends with it may show it.
  var showsSomething: Bool {
    switch self {
    case .unknown, .truth, .type: false
    case .path(let path): path.count > 1
    case .view(_, let children): children.contains(where: \.showsSomething) || isField
    default: true
    }
  }

  /// Whether it is a view that people type into.
  var isField: Bool {
    guard case .view(let name, _) = self else { return false }
    return FieldNames.textFields.contains { name.hasSuffix($0) }
  }

  /// Whether it is a value of a type all of whose fields are known.
  func isWhole(_ type: String) -> Bool {
    guard case .instance(type, let fields) = self else { return false }
    return !fields.isEmpty && !fields.values.contains { $0.isUnknown || $0.isLoneName }
  }

  func isSameText(as other: CodeValue) -> Bool {
    guard case .text(let a) = self, case .text(let b) = other else { return false }
    return a == b
  }

  /// The same, shown only in one way of a branch.
  func inWay(_ way: Int) -> CodeValue {
    guard way != 0 else { return self }
    switch self {
    case .button(var button):
      if button.way == 0 { button.way = way }
      return .button(button)
    case .view(let name, let children): return .view(name, children.map { $0.inWay(way) })
    case .list(let values): return .list(values.map { $0.inWay(way) })
    default: return self
    }
  }
}

/// The names of what takes text on a view.
enum FieldNames {
  static let textFields = [
    "TextField", "SecureField", "TextFormField", "TextEditor", "CupertinoTextField", "EditText",
    "OutlinedTextField", "BasicTextField",
  ]
}
