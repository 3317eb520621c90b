/// Compose's dialogs, whose parts are slots.
///
/// https://developer.android.com/develop/ui/compose/components/dialog
enum ComposeDialogs {
  static let makers: [String: AlertMaker.Make] = [
    "AlertDialog": dialog
  ]

  private static let dialog: AlertMaker.Make = { reader, call, scope in
    guard DialogWidget.hasParts(call) else {
      return .view("AlertDialog", reader.arguments(of: call, &scope))
    }
    let draft = reader.begin("AlertDialog", .compose, at: call, scope)
    DialogWidget.fill(draft, &reader, call, &scope)
    return .draft(draft)
  }
}
