import CopyModel

/// `UIAlertController` with its actions, and what stood there before it: `UIAlertView`, `UIActionSheet`.
///
/// https://developer.apple.com/documentation/uikit/uialertcontroller
enum UIKitAlerts {
  static let makers: [String: AlertMaker.Make] = [
    "UIAlertController": controller,
    "UIAlertController.alertControllerWithTitle": controller,
    "UIAlertAction": action,
    "UIAlertAction.actionWithTitle": action,
    "UIAlertView.initWithTitle": oldAlert,
    "UIActionSheet.initWithTitle": oldSheet,
    "UIAlertView": oldAlert,
    "UIActionSheet": oldSheet,
  ]

  private static let controller: AlertMaker.Make = { reader, call, scope in
    guard
      call.argument("title") != nil || call.argument("message") != nil
        || call.name == "UIAlertController" || call.name == "alertControllerWithTitle"
        || call.name == "init"
    else { return .view("", reader.arguments(of: call, &scope)) }
    let draft = reader.begin("UIAlertController", .uiKit, at: call, scope)
    if let title = call.argument("title") ?? call.positional(0), !title.isNone {
      let value = reader.value(of: title, &scope)
      reader.set(reader.strings(of: value), \.title, of: draft)
    }
    if let message = call.argument("message"), !message.isNone {
      let value = reader.value(of: message, &scope)
      reader.set(reader.strings(of: value), \.message, of: draft)
    }
    if let style = call.argument("preferredStyle") {
      let names = reader.names(in: style) + reader.value(of: style, &scope).lastNames
      if names.contains("actionSheet") || names.contains("UIAlertControllerStyleActionSheet") {
        reader.drafts[draft].kind = .actionSheet
      }
    }
    return .draft(draft)
  }

  private static let action: AlertMaker.Make = { reader, call, scope in
    var button = DraftButton(title: [])
    if let title = call.argument("title") ?? call.positional(0) {
      let value = reader.value(of: title, &scope)
      button.title = reader.strings(of: value)
    }
    if let style = call.argument("style") {
      let names = reader.names(in: style)
      button.role =
        if names.contains(where: { ["cancel", "UIAlertActionStyleCancel"].contains($0) }) {
          .cancel
        } else if names.contains(where: {
          ["destructive", "UIAlertActionStyleDestructive"].contains($0)
        }) {
          .destructive
        } else { .default }
    }
    // What is done then may show alerts of its own.
    for argument in call.arguments {
      guard case .closure(let closure) = argument.value else { continue }
      _ = reader.outcome(of: closure, scope)
    }
    return .button(button)
  }

  private static let oldAlert: AlertMaker.Make = { reader, call, scope in
    let draft = reader.begin("UIAlertView", .uiKit, at: call, scope)
    old(&reader, call, &scope, draft)
    return .draft(draft)
  }

  private static let oldSheet: AlertMaker.Make = { reader, call, scope in
    let draft = reader.begin("UIActionSheet", .uiKit, at: call, scope)
    reader.drafts[draft].kind = .actionSheet
    old(&reader, call, &scope, draft)
    return .draft(draft)
  }

  private static func old(
    _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope, _ draft: Int
  ) {
    var others = false
    for (number, argument) in call.arguments.enumerated() {
      let label = argument.label ?? (number == 0 ? "title" : others ? "otherButtonTitles" : "")
      let value = reader.value(of: argument.value, &scope)
      let strings = reader.strings(of: value)
      switch label {
      case "title": reader.set(strings, \.title, of: draft)
      case "message": reader.set(strings, \.message, of: draft)
      case "cancelButtonTitle", "destructiveButtonTitle", "otherButtonTitles":
        others = label == "otherButtonTitles"
        guard !strings.isEmpty else { continue }
        let role: CodeButton.Role? =
          label == "cancelButtonTitle"
          ? .cancel : label == "destructiveButtonTitle" ? .destructive : nil
        reader.drafts[draft].buttons.append(DraftButton(title: strings, role: role))
      default: break
      }
    }
  }
}
