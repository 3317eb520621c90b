import CopyModel

/// Flutter's dialogs in Material's and in Apple's look.
///
/// https://api.flutter.dev/flutter/material/AlertDialog-class.html
enum FlutterDialogs {
  static let makers: [String: AlertMaker.Make] = [
    "AlertDialog": { reader, call, scope in
      made("AlertDialog", .flutter, .alert, &reader, call, &scope)
    },
    "AlertDialog.adaptive": { reader, call, scope in
      made("AlertDialog", .flutter, .alert, &reader, call, &scope)
    },
    "SimpleDialog": { reader, call, scope in
      made("SimpleDialog", .flutter, .alert, &reader, call, &scope)
    },
    "CupertinoAlertDialog": { reader, call, scope in
      made("CupertinoAlertDialog", .cupertino, .alert, &reader, call, &scope)
    },
    "CupertinoActionSheet": { reader, call, scope in
      made("CupertinoActionSheet", .cupertino, .actionSheet, &reader, call, &scope)
    },
    "CupertinoDialogAction": action,
    "CupertinoActionSheetAction": action,
  ]

  private static func made(
    _ name: String, _ framework: CodeAlert.Framework, _ kind: AlertTraits.Kind,
    _ reader: inout AlertReader, _ call: CodeCall, _ scope: inout CodeScope
  ) -> CodeValue {
    let draft = reader.begin(name, framework, at: call, scope)
    reader.drafts[draft].kind = kind
    DialogWidget.fill(draft, &reader, call, &scope)
    return .draft(draft)
  }

  private static let action: AlertMaker.Make = { reader, call, scope in
    var button = DraftButton(title: [])
    for argument in call.arguments {
      let value = reader.value(of: argument.value, &scope)
      switch argument.label {
      case "child": button.title = reader.strings(of: value)
      case "isDestructiveAction" where reader.isTrue(value): button.role = .destructive
      case "isDefaultAction" where reader.isTrue(value): button.isDefault = true
      default:
        if case .closure(let closure, let own) = value { _ = reader.outcome(of: closure, own) }
      }
    }
    return .button(button)
  }
}
