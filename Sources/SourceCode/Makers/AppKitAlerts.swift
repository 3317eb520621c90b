/// `NSAlert` with its buttons. The first button is the default (NSAlert, “addButton(withTitle:)”).
///
/// https://developer.apple.com/documentation/appkit/nsalert
enum AppKitAlerts {
  static let makers: [String: AlertMaker.Make] = [
    "NSAlert": alert,
    "NSAlert.alertWithError": alert,
    "NSAlert.alertWithMessageText": written,
    "NSRunAlertPanel": panel,
  ]

  private static let alert: AlertMaker.Make = { reader, call, scope in
    let draft = reader.begin("NSAlert", .appKit, at: call, scope)
    _ = reader.arguments(of: call, &scope)
    return .draft(draft)
  }

  private static let written: AlertMaker.Make = { reader, call, scope in
    let draft = reader.begin("NSAlert", .appKit, at: call, scope)
    for (number, argument) in call.arguments.enumerated() {
      let strings = reader.strings(of: reader.value(of: argument.value, &scope))
      switch argument.label ?? (number == 0 ? "title" : "") {
      case "title": reader.set(strings, \.title, of: draft)
      case "informativeTextWithFormat": reader.set(strings, \.message, of: draft)
      default:
        if !strings.isEmpty { addButton(strings, to: draft, &reader) }
      }
    }
    return .draft(draft)
  }

  private static let panel: AlertMaker.Make = { reader, call, scope in
    let draft = reader.begin("NSRunAlertPanel", .appKit, at: call, scope)
    for (number, argument) in call.arguments.prefix(5).enumerated() {
      let strings = reader.strings(of: reader.value(of: argument.value, &scope))
      guard !strings.isEmpty else { continue }
      switch number {
      case 0: reader.set(strings, \.title, of: draft)
      case 1: reader.set(strings, \.message, of: draft)
      default: addButton(strings, to: draft, &reader)
      }
    }
    return .draft(draft)
  }

  static func addButton(_ strings: [CodeString], to draft: Int, _ reader: inout AlertReader) {
    let isFirst = reader.drafts[draft].buttons.isEmpty
    var button = DraftButton(title: strings, isDefault: isFirst)
    if reader.waysOfDrafts[draft] != reader.way { button.way = reader.way }
    reader.drafts[draft].buttons.append(button)
  }
}
