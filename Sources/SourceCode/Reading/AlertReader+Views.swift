extension AlertReader {
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
  mutating func shownArguments(
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
      if !isUnseen {
        shown += outcome.returned.isEmpty ? outcome.shown : outcome.returned + outcome.shown
      }
    }
    return shown
  }

  /// A call of something that is not known: a view with what stands in it, or a function that hands a text on.
  mutating func shown(
    _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let values = shownArguments(of: name, call, &scope)
    let isView = name.isNameOfType
    guard isView else {
      if ["listOf", "arrayOf", "mutableListOf", "listOfNotNull", "asList"].contains(name) {
        return .list(values)
      }
      if let text = handedOn(values) { return text }
      let others = values.filter { !$0.isText && $0.showsSomething }
      return others.isEmpty ? .unknown : .view(name, others)
    }
    if ButtonNames.isButton(name) {
      return .button(DraftButton(title: localizedIfNeeded(.view("", values), scope)))
    }
    return .view(name, values.filter(\.showsSomething))
  }

  /// `getString(R.string.title, name)`: the first text that is one of a table.
  mutating func handedOn(_ values: [CodeValue]) -> CodeValue? {
    for value in values {
      let named = strings(of: value).filter { $0.isNamed || $0.symbol != nil }
      if !named.isEmpty { return .text(named) }
    }
    return nil
  }

  /// What a view of the project's own shows.
  mutating func body(of value: CodeValue) -> CodeValue? {
    guard case .instance(let type, let fields) = value, descend() else { return nil }
    defer { ascend() }
    for name in ["body", "build"] {
      guard let number = index.types[type]?.functions[name]?.first else { continue }
      let function = index.functions[number]
      let before = bound[type]
      bound[type] = fields
      defer { bound[type] = before }
      return follow(
        number, with: [:], receiver: value,
        from: outermost ?? CodeSpot(file: function.file, offset: function.declaration.offset))
    }
    return nil
  }

  /// Literals that SwiftUI looks up.
  mutating func localizedIfNeeded(_ value: CodeValue, _ scope: CodeScope) -> [CodeString] {
    language(scope) == .swift ? localized(value) : strings(of: value)
  }

  func language(_ scope: CodeScope) -> CodeLanguage { languages[scope.file] ?? .swift }
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

extension CodeCall {
  /// Whether it is given other views to show.
  var showsChildren: Bool {
    arguments.contains { ["child", "children", "label", "title"].contains($0.label ?? "") }
  }
}

/// Arguments of views by what they say.
enum ArgumentNames {
  /// What shows no text: looks and actions.
  static let unseen: Set<String> = [
    "style", "key", "modifier", "color", "colors", "textStyle", "action", "callback", "textAlign",
    "focusNode",
    "controller", "enabled", "semanticsLabel", "contentDescription", "tooltip", "icon",
    "leadingIcon",
    "trailingIcon", "leading", "trailing", "shape", "handler", "id", "tag", "systemImage", "image",
  ]
  /// What a text takes its text from.
  static let texts: Set<String> = [
    "text", "textSpan", "children", "child", "data", "content", "id", "resource",
  ]
}

/// What views call their buttons.
enum ButtonNames {
  static func isButton(_ name: String) -> Bool {
    guard name.isNameOfType else { return false }
    return isButtonType(name)
  }

  private static func isButtonType(_ name: String) -> Bool {
    (name.hasSuffix("Button") || name.hasPrefix("Button")
      || [
        "CupertinoDialogAction", "SimpleDialogOption", "DialogAction", "CupertinoActionSheetAction",
      ].contains(name))
      && !["IconButton", "RadioButton", "ToggleButton", "CloseButton", "BackButton"].contains(name)
  }
}
