extension AlertReader {
  /// Calls a method of an alert being made; false where it is none that is known.
  mutating func configure(
    _ draft: Int, _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> Bool {
    switch drafts[draft].framework {
    case .uiKit, .appKit, .swiftUI: configureApple(draft, name, call, &scope)
    case .android, .compose, .flutter, .cupertino:
      AndroidAlerts.configure(&self, draft, name, call, &scope)
    }
  }

  private mutating func configureApple(
    _ draft: Int, _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> Bool {
    switch name {
    case "addAction":
      for argument in call.arguments {
        let value = action(argument.value, &scope)
        add(value, to: draft)
      }
    case "addTextField", "addTextFieldWithConfigurationHandler":
      drafts[draft].elements.insert(.textField)
      _ = arguments(of: call, &scope)
    case "addButton", "addButtonWithTitle":
      guard let title = call.argument("withTitle", "title") ?? call.positional(0) else {
        return false
      }
      let strings = strings(of: value(of: title, &scope))
      if drafts[draft].framework == .appKit {
        AppKitAlerts.addButton(strings, to: draft, &self)
      } else {
        drafts[draft].buttons.append(DraftButton(title: strings))
      }
    case "setMessageText", "setInformativeText", "setTitle", "setMessage",
      "setShowsSuppressionButton",
      "setAccessoryView", "setShowsHelp", "setIcon":
      guard let first = call.arguments.first else { return false }
      let property = name.dropFirst(3)
      set(
        property.prefix(1).lowercased() + property.dropFirst(), of: .draft(draft),
        to: value(of: first.value, &scope))
    case "beginSheetModal", "runModal", "beginSheetModalForWindow", "present", "show", "layout":
      _ = arguments(of: call, &scope)
    default: return false
    }
    return true
  }

  /// An action that is handed over, perhaps without its type: `.init(title: …, style: …)`.
  private mutating func action(_ expression: CodeExpression, _ scope: inout CodeScope) -> CodeValue
  {
    guard case .call(let call) = expression, case .member(nil, "init", _) = call.callee,
      let maker = AlertMaker.named("UIAlertAction", .swift)
    else { return value(of: expression, &scope) }
    return maker.make(&self, call, &scope)
  }

  /// Sets a property of an alert being made or of one of its buttons.
  mutating func set(_ name: String, of base: CodeValue, to value: CodeValue) {
    switch base {
    case .draft(let draft): set(name, ofDraft: draft, to: value)
    case .buttonOf(let draft, let button):
      guard button < drafts[draft].buttons.count else { return }
      switch name {
      case "hasDestructiveAction" where isTrue(value):
        drafts[draft].buttons[button].role = .destructive
      case "keyEquivalent":
        guard let key = strings(of: value).first?.text else { return }
        if key == "\u{1B}" { drafts[draft].buttons[button].role = .cancel }
        for other in drafts[draft].buttons.indices where key == "\r" {
          drafts[draft].buttons[other].isDefault = other == button
        }
      case "title":
        let strings = strings(of: value)
        if !strings.isEmpty { drafts[draft].buttons[button].title = strings }
      default: break
      }
    case .oneOf(let values): for value_ in values { set(name, of: value_, to: value) }
    default: break
    }
  }

  private mutating func set(_ name: String, ofDraft draft: Int, to value: CodeValue) {
    switch name {
    case "title", "messageText":
      // AppKit's alerts have a title by the name of messageText.
      set(strings(of: value), \.title, of: draft)
    case "message", "informativeText": set(strings(of: value), \.message, of: draft)
    case "showsSuppressionButton": if isTrue(value) { drafts[draft].elements.insert(.suppression) }
    case "accessoryView": drafts[draft].elements.insert(.accessory)
    case "showsHelp", "helpAnchor": drafts[draft].elements.insert(.help)
    case "icon": drafts[draft].elements.insert(.icon)
    case "preferredAction":
      guard case .button(let preferred) = value else { return }
      for number in drafts[draft].buttons.indices {
        drafts[draft].buttons[number].isDefault =
          drafts[draft].buttons[number].title == preferred.title
      }
    default: break
    }
  }
}
