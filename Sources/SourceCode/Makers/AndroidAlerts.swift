/// Android's builders of dialogs, and what well-known libraries name alike.
///
/// https://developer.android.com/develop/ui/views/components/dialogs
enum AndroidAlerts {
  static let makers: [String: AlertMaker.Make] = [
    "MaterialAlertDialogBuilder": builder,
    "MaterialDialog": builder,
    "AlertDialog.Builder": builder,
    "MaterialDialog.Builder": builder,
  ]

  /// Whether a class of the app's own builds alerts as Android's does.
  static func isBuilder(_ name: String) -> Bool {
    name.hasSuffix("AlertDialog.Builder") || name.hasSuffix("AlertDialogBuilder")
      || name.hasSuffix("Dialog.Builder") && name.contains("Alert")
  }

  static let builder: AlertMaker.Make = { reader, call, scope in
    // Compose's own dialogs may have a builder's name.
    if let dialog = DialogWidget.named(call.name ?? "", &reader, call, &scope) { return dialog }
    let name = call.name == "Builder" ? "AlertDialog.Builder" : call.name ?? "AlertDialog.Builder"
    let draft = reader.begin(name, .android, at: call, scope)
    for argument in call.arguments {
      let value = reader.value(of: argument.value, &scope)
      // `MaterialDialog(context).show { title(…) }` and builders that take a block.
      if argument.isTrailing, case .closure(let closure, let own) = value {
        _ = reader.outcome(of: closure, own, with: [.draft(draft)], receiver: .draft(draft))
      }
    }
    return .draft(draft)
  }

  private static let titles: Set<String> = ["setTitle", "title", "setTitleText"]
  private static let messages: Set<String> = [
    "setMessage", "message", "content", "setMessageText", "setContentText",
  ]
  private static let confirming: Set<String> = [
    "setPositiveButton", "setNeutralButton", "positiveButton", "neutralButton", "positiveText",
    "neutralText", "okButton", "yesButton",
  ]
  private static let dismissing: Set<String> = [
    "setNegativeButton", "negativeButton", "negativeText", "cancelButton", "noButton",
  ]
  private static let views: Set<String> = [
    "setView", "setItems", "setAdapter", "setSingleChoiceItems", "setMultiChoiceItems",
    "customView",
    "setCustomTitle", "listItems", "input",
  ]

  /// Whether a method says something of the dialog that is being built.
  static func configure(
    _ reader: inout AlertReader, _ draft: Int, _ name: String, _ call: CodeCall,
    _ scope: inout CodeScope
  ) -> Bool {
    if confirming.contains(name) || dismissing.contains(name) {
      addButton(dismissing.contains(name) ? .cancel : nil, to: draft, &reader, call, &scope)
    } else if name == "setButton", call.arguments.count > 1 {
      var rest = call
      let which = reader.names(in: rest.arguments.removeFirst().value)
      addButton(which.contains("BUTTON_NEGATIVE") ? .cancel : nil, to: draft, &reader, rest, &scope)
    } else if titles.contains(name) || messages.contains(name) {
      let part = titles.contains(name) ? \AlertDraft.title : \AlertDraft.message
      guard let first = call.arguments.first else { return false }
      let value = reader.value(of: first.value, &scope)
      reader.set(reader.strings(of: value), part, of: draft)
    } else if views.contains(name) {
      reader.drafts[draft].elements.insert(.view)
      let values = reader.arguments(of: call, &scope)
      if values.contains(where: \.holdsField) { reader.drafts[draft].elements.insert(.textField) }
      for value in values { AndroidViews.show(value, in: draft, &reader) }
    } else if name == "setIcon" || name == "setIconAttribute" || name == "icon" {
      reader.drafts[draft].elements.insert(.icon)
    } else if name == "show", let last = call.arguments.last, last.isTrailing,
      case .closure(let closure) = last.value
    {
      _ = reader.outcome(of: closure, scope, with: [.draft(draft)], receiver: .draft(draft))
    } else if ["create", "show", "setCancelable", "setOnDismissListener", "setOnCancelListener"]
      .contains(name)
    {
      _ = reader.arguments(of: call, &scope)
    } else {
      return false
    }
    return true
  }

  private static func addButton(
    _ role: CodeButton.Role?, to draft: Int, _ reader: inout AlertReader, _ call: CodeCall,
    _ scope: inout CodeScope
  ) {
    var strings: [CodeString] = []
    for (number, argument) in call.arguments.enumerated() {
      let value = reader.value(of: argument.value, &scope)
      if case .closure(let closure, let own) = value {
        _ = reader.outcome(of: closure, own)
      } else if number == 0 || argument.label == "text" || argument.label == "res" {
        let found = reader.strings(of: value)
        if strings.isEmpty { strings = found }
      }
    }
    var button = DraftButton(title: strings, role: role)
    if reader.waysOfDrafts[draft] != reader.way { button.way = reader.way }
    reader.drafts[draft].buttons.append(button)
  }
}
