import CopyModel

/// SwiftUI's alerts and confirmation dialogs, and the types that stood there before: `Alert`, `ActionSheet`.
///
/// https://developer.apple.com/documentation/swiftui/modal-presentations
enum SwiftUIAlerts {
  static let makers: [String: AlertMaker.Make] = [
    "Alert": alert,
    "ActionSheet": sheet,
    "Text": text,
    "Button": button,
  ]

  /// `Alert.Button` and `ActionSheet.Button`.
  static let buttons: [String: AlertMaker.Make] = [
    "default": { reader, call, scope in made(.default, &reader, call, &scope) },
    "cancel": { reader, call, scope in made(.cancel, &reader, call, &scope) },
    "destructive": { reader, call, scope in made(.destructive, &reader, call, &scope) },
  ]

  static let modifiers: [String: AlertMaker.Modify] = [
    "alert": { reader, call, scope in shown(".alert", .alert, &reader, call, &scope) },
    "confirmationDialog": { reader, call, scope in
      shown(".confirmationDialog", .actionSheet, &reader, call, &scope)
    },
  ]

  private static let alert: AlertMaker.Make = { reader, call, scope in
    // An app may have an `Alert` of its own.
    guard let title = call.argument("title") else {
      return .view("Alert", reader.arguments(of: call, &scope))
    }
    let draft = reader.begin("Alert", .swiftUI, at: call, scope)
    fill(draft, title, call.argument("message"), &reader, &scope)
    for label in ["dismissButton", "primaryButton", "secondaryButton"] {
      guard let button = call.argument(label) else { continue }
      reader.add(reader.value(of: button, &scope), to: draft)
    }
    return .draft(draft)
  }

  private static let sheet: AlertMaker.Make = { reader, call, scope in
    guard let title = call.argument("title") else {
      return .view("ActionSheet", reader.arguments(of: call, &scope))
    }
    let draft = reader.begin("ActionSheet", .swiftUI, at: call, scope)
    reader.drafts[draft].kind = .actionSheet
    fill(draft, title, call.argument("message"), &reader, &scope)
    if let buttons = call.argument("buttons") {
      reader.add(reader.value(of: buttons, &scope), to: draft)
    }
    return .draft(draft)
  }

  private static func fill(
    _ draft: Int, _ title: CodeExpression, _ message: CodeExpression?, _ reader: inout AlertReader,
    _ scope: inout CodeScope
  ) {
    reader.set(reader.key(title, &scope), \.title, of: draft)
    if let message {
      reader.set(reader.key(message, &scope), \.message, of: draft)
    }
  }

  private static func made(
    _ role: CodeButton.Role, _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    var button = DraftButton(title: [], role: role)
    if let title = call.positional(0) {
      button.title = reader.key(title, &scope)
    }
    button.isSystem = button.title.isEmpty && role == .cancel
    if button.isSystem { button.title = [CodeString(.system, "cancel")] }
    run(call, &reader, scope)
    return .button(button)
  }

  /// What is done when a button is chosen may show alerts of its own.
  private static func run(_ call: CodeCall, _ reader: inout AlertReader, _ scope: CodeScope) {
    for argument in call.arguments where argument.label == nil || argument.label == "action" {
      guard case .closure(let closure) = argument.value else { continue }
      _ = reader.outcome(of: closure, scope)
    }
  }

  private static let text: AlertMaker.Make = { reader, call, scope in
    guard let first = call.arguments.first else { return .unknown }
    let value = reader.value(of: first.value, &scope)
    // `Text(verbatim:)` is looked up nowhere.
    if first.label == "verbatim" { return .text(reader.strings(of: value)) }
    if call.arguments.count > 1, first.label == nil, let found = reader.lookup(call, &scope) {
      return found
    }
    return .text(reader.localized(value))
  }

  private static let button: AlertMaker.Make = { reader, call, scope in
    var button = DraftButton(title: [])
    if let role = call.argument("role") {
      let names = reader.names(in: role)
      button.role =
        names.contains("cancel") || names.contains("close")
        ? .cancel
        : names.contains("destructive") ? .destructive : nil
    }
    let trailing = call.arguments.filter(\.isTrailing)
    if let title = call.positional(0) {
      if call.argument("action") != nil, call.arguments.first?.isTrailing != false {
        return .unknown
      }
      button.title = reader.key(title, &scope)
      run(call, &reader, scope)
    } else if let label = call.argument("label") {
      let shown = reader.value(of: label, &scope)
      button.title = reader.localized(shown)
      run(call, &reader, scope)
    } else if call.argument("action") != nil, let label = trailing.first {
      button.title = reader.key(label.value, &scope)
      run(call, &reader, scope)
    } else {
      run(call, &reader, scope)
    }
    if button.title.isEmpty, button.role == .cancel {
      (button.title, button.isSystem) = ([CodeString(.system, "cancel")], true)
    }
    return .button(button)
  }

  /// `.alert("Title", isPresented: $isShown) { buttons } message: { text }`.
  private static func shown(
    _ name: String, _ kind: AlertTraits.Kind, _ reader: inout AlertReader, _ call: CodeCall,
    _ scope: inout CodeScope
  ) -> CodeValue? {
    let isPresented = call.arguments.contains {
      ["isPresented", "item", "presenting", "error", "titleVisibility"].contains($0.label)
    }
    guard isPresented else { return nil }
    let title = call.positional(0)
    let items = presented(call, &reader, &scope)
    guard title != nil || call.argument("title") != nil else {
      // `.alert(isPresented:) { Alert(…) }`, `.alert(item:) { item in Alert(…) }`.
      for argument in call.arguments {
        guard case .closure(var closure) = argument.value else { continue }
        // `{ .init(title: …) }`: the type is the parameter's.
        if case .expression(let only)? = closure.body.first, only.leavesTypeOut,
          closure.body.count == 1
        {
          closure.body = [.expression(only.typed(as: kind == .alert ? "Alert" : "ActionSheet"))]
        }
        _ = reader.outcome(of: closure, scope, with: items)
      }
      return nil
    }
    let outer = reader.isInDialog
    reader.isInDialog = true
    defer { reader.isInDialog = outer }
    let draft = reader.begin(name, .swiftUI, at: call, scope)
    reader.drafts[draft].kind = kind
    if let title = title ?? call.argument("title") {
      reader.set(reader.key(title, &scope), \.title, of: draft)
    }
    if let message = call.argument("message") {
      reader.set(parts(message, items, &reader, &scope), \.message, of: draft)
    }
    let actions =
      call.arguments.first { $0.isTrailing && $0.label == nil }?.value ?? call.argument("actions")
    if let actions { collect(actions, items, draft, &reader, &scope) }
    if let actions, !actions.isEmptyClosure, reader.drafts[draft].buttons.isEmpty {
      reader.drafts[draft].gaps.insert(.buttons)
    }
    return .draft(draft)
  }

  private static func parts(
    _ slot: CodeExpression, _ items: [CodeValue], _ reader: inout AlertReader,
    _ scope: inout CodeScope
  ) -> [CodeString] {
    guard case .closure(let closure) = slot else {
      return reader.key(slot, &scope)
    }
    let outcome = reader.outcome(of: closure, scope, with: items)
    let values = outcome.returned + outcome.shown
    // One way of a branch is seen at a time.
    var all: [CodeString] = []
    for value in values {
      for string in reader.localized(value) where !all.contains(string) { all.append(string) }
    }
    return all
  }

  private static func collect(
    _ slot: CodeExpression, _ items: [CodeValue], _ draft: Int, _ reader: inout AlertReader,
    _ scope: inout CodeScope
  ) {
    let values: [CodeValue]
    if case .closure(let closure) = slot {
      let outcome = reader.outcome(of: closure, scope, with: items)
      values = outcome.returned + outcome.shown
    } else {
      values = [reader.value(of: slot, &scope)]
    }
    for value in values {
      reader.noteFields(in: value, of: draft)
      reader.add(value, to: draft)
      // A text between the buttons is shown above them.
      if value.isText, reader.drafts[draft].message.isEmpty {
        reader.set(reader.localized(value), \.message, of: draft)
      }
    }
  }

  /// What is presented, which the closures are handed.
  private static func presented(
    _ call: CodeCall, _ reader: inout AlertReader, _ scope: inout CodeScope
  ) -> [CodeValue] {
    guard let item = call.argument("item", "presenting") else { return [] }
    return [reader.value(of: item, &scope)]
  }
}

extension CodeExpression {
  fileprivate var isEmptyClosure: Bool {
    if case .closure(let closure) = self { closure.body.isEmpty } else { false }
  }
}

extension AlertReader {
  /// The text of what takes a key: a literal, or `.init("key", defaultValue: …)`.
  mutating func key(_ expression: CodeExpression, _ scope: inout CodeScope) -> [CodeString] {
    localized(value(of: expression, &scope))
  }
}
