import CopyModel

/// A dialog of which the parts are named arguments: Compose's, Flutter's, and those that apps and libraries
/// make after them.
enum DialogWidget {
  private static let titles = [
    "title", "titleText", "headline", "headlineText", "header", "titleRes", "titleResId", "heading",
  ]
  private static let messages = [
    "text", "content", "message", "supportingText", "description", "body", "subtitle", "messageRes",
    "contentText", "dialogText", "detail", "details",
  ]
  private static let confirming = [
    "confirmButton", "confirmText", "confirmButtonText", "positiveButton", "positiveText", "okText",
    "confirmLabel", "positiveButtonText", "primaryButton", "confirmButtonLabel", "okButton",
  ]
  private static let dismissing = [
    "dismissButton", "dismissText", "cancelText", "cancelButton", "negativeButton", "negativeText",
    "cancelLabel", "dismissLabel", "negativeButtonText", "dismissButtonText", "secondaryButton",
  ]
  private static let several = ["actions", "buttons", "children", "child", "neutralButton"]
  private static let names = [
    "Dialog", "AlertDialog", "BottomSheet", "ActionSheet", "AlertDialogContent",
  ]

  /// Whether a call of something unknown is a dialog: by its name, and by a text and a button that it is given.
  static func isOne(_ name: String, _ call: CodeCall) -> Bool {
    names.contains { name.hasSuffix($0) } && hasParts(call)
  }

  /// A dialog of Compose; nil where a call makes none, and a view where it shows nothing that is a dialog's.
  static func named(
    _ name: String, _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    guard call.argument("onDismissRequest") != nil else { return nil }
    if hasParts(call) { return make(&reader, name, call, &scope) }
    return .view(name, reader.arguments(of: call, &scope).filter(\.showsSomething))
  }

  static func hasParts(_ call: CodeCall) -> Bool {
    let labels = call.arguments.compactMap(\.label)
    let hasText = labels.contains { titles.contains($0) || messages.contains($0) }
    let hasButtons = labels.contains {
      confirming.contains($0) || dismissing.contains($0) || several.contains($0)
    }
    return hasText && hasButtons
  }

  static func make(
    _ reader: inout AlertReader, _ name: String, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue? {
    let language = reader.language(scope)
    guard language == .kotlin || language == .dart else { return nil }
    let draft = reader.begin(name, language == .kotlin ? .compose : .flutter, at: call, scope)
    if name.hasSuffix("Sheet") { reader.drafts[draft].kind = .alert }
    fill(draft, &reader, call, &scope)
    return .draft(draft)
  }

  /// Takes title, message and buttons from the arguments.
  static func fill(
    _ draft: Int, _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope
  ) {
    let outer = reader.isInDialog
    reader.isInDialog = true
    defer { reader.isInDialog = outer }
    for argument in call.arguments {
      let value = reader.value(of: argument.value, &scope)
      guard let label = argument.label else {
        if case .closure(let closure, let own) = value, argument.isTrailing {
          let outcome = reader.outcome(of: closure, own)
          for shown in outcome.shown { reader.add(shown, to: draft) }
        }
        continue
      }
      if titles.contains(label) {
        reader.set(reader.strings(of: value), \.title, of: draft)
      } else if messages.contains(label) {
        content(value, draft, &reader)
      } else if dismissing.contains(label) {
        buttons(
          value, .cancel, draft,
          &reader)
      } else if confirming.contains(label) {
        buttons(value, nil, draft, &reader)
      } else if several.contains(label) {
        let found = reader.buttons(in: value)
        if found.isEmpty, label == "actions", case .list(let parts) = value {
          // Buttons of the app's own.
          for part in parts { buttons(part, nil, draft, &reader) }
        } else {
          reader.add(value, to: draft)
        }
      } else if label == "icon" {
        reader.drafts[draft].elements.insert(.icon)
      } else if case .closure(let closure, let own) = value {
        _ = reader.outcome(of: closure, own)
      }
    }
  }

  /// What a dialog says below its title, as far as it is text and no view to work with.
  private static func content(_ value: CodeValue, _ draft: Int, _ reader: inout AlertReader) {
    let shown: [CodeValue]
    if case .closure(let closure, let own) = value {
      let outcome = reader.outcome(of: closure, own)
      shown = outcome.returned + outcome.shown
    } else {
      shown = [value]
    }
    var (isPlain, texts) = (true, [[CodeString]]())
    for value in shown {
      reader.noteFields(in: value, of: draft)
      if !value.isPlainText { isPlain = false }
      texts.append(reader.strings(of: value.plainTexts))
    }
    if !isPlain { reader.drafts[draft].elements.insert(.view) }
    reader.set(reader.together(texts), \.message, of: draft)
  }

  private static func buttons(
    _ value: CodeValue, _ role: CodeButton.Role?, _ draft: Int, _ reader: inout AlertReader
  ) {
    var found = reader.buttons(in: value)
    if found.isEmpty {
      let title = reader.strings(of: value)
      guard !title.isEmpty else { return }
      found = [DraftButton(title: title)]
    }
    for index in found.indices where found.count == 1 && found[index].role == nil {
      found[index].role = role
    }
    reader.add(.list(found.map(CodeValue.button)), to: draft)
  }
}

extension CodeValue {
  /// What people work with, and what is drawn: its texts are not what a dialog says.
  private static let controls = [
    "Button", "Tile", "Item", "Field", "Switch", "Checkbox", "CheckBox", "Radio", "Slider", "Chip",
    "Picker", "Menu",
    "Dropdown", "DropdownButton", "Tab", "Icon", "Image", "Indicator", "Stepper", "Toggle",
    "Selector", "EditText",
    "Card", "List", "Table", "Grid", "Input", "Editor", "Form", "Badge", "Link", "Preference",
    "Avatar",
  ]

  /// Whether a view does nothing but place texts.
  private static func places(_ name: String) -> Bool { !controls.contains { name.hasSuffix($0) } }

  /// Whether it is nothing but texts, what places them, and what people type into.
  fileprivate var isPlainText: Bool {
    switch self {
    case .text, .path, .symbol, .unknown, .truth: true
    case .view(let name, let children):
      isField || Self.places(name) && children.allSatisfy(\.isPlainText)
    case .list(let values), .oneOf(let values): values.allSatisfy(\.isPlainText)
    default: false
    }
  }

  /// The same without what is more than text.
  fileprivate var plainTexts: CodeValue {
    switch self {
    case .view(let name, let children):
      guard Self.places(name), !isField else { return .unknown }
      return .view(name, children.map(\.plainTexts))
    case .list(let values): return .list(values.map(\.plainTexts))
    case .oneOf(let values): return .oneOf(values.map(\.plainTexts))
    case .text, .path, .symbol: return self
    default: return .unknown
    }
  }
}
