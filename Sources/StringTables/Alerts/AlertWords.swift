import CopyModel

/// The words by which keys and comments speak of alerts.
enum AlertWords {
  /// Whatever asks or tells in front of everything else.
  static let alert: Set = ["alert", "alerts", "dialog", "dialogs", "modal", "modals"]
  /// Words that are verbs too: `how_to_confirm` is no alert.
  static let confirmation: Set = ["confirm", "confirmation", "confirmations"]
  static let title: Set = ["title", "headline", "header"]
  static let message: Set = [
    "message", "body", "msg", "description", "informative", "detail", "details", "subtitle",
    "content", "contents", "question", "prompt",
  ]
  static let button: Set = ["button", "btn"]
  /// What ends the key of a button where an alert word stands before it: `delete_alert_confirm`.
  static let answers: Set = [
    "confirm", "cancel", "ok", "okay", "yes", "no", "accept", "decline", "dismiss", "deny",
    "agree", "disagree", "later",
  ]
  static let buttonGroups: Set = ["button", "buttons", "action", "actions"]
  /// What a text is called whatever it does: `cancel_button_text`.
  static let anyText: Set = ["text", "label", "title", "caption", "name", "string"]

  /// Before an alert word these make a setting of it: `show_confirmation_dialog`.
  static let settings: Set = [
    "show", "shows", "enable", "disable", "hide", "use", "setting", "settings", "preference",
    "preferences", "pref", "prefs",
  ]
  /// Before “confirm” these show that it is a verb: `how_to_confirm`.
  static let verbMarks: Set = ["to", "require", "requires", "required", "must", "please", "needs"]
  /// Where these stand, a label is something else's: a menu item, what a screen reader says.
  static let elsewhere: Set = [
    "menu", "toolbar", "tooltip", "hint", "aria", "accessibility", "semantic", "semantics",
    "description", "placeholder", "state", "status", "shortcut", "icon", "radio", "toggle",
    "column", "describing",
    "notification", "gesture", "swipe", "key", "keys", "accesskey", "commandkey", "tooltiptext",
    "spoken", "checkbox",
  ]

  /// What tells people something and is no alert: `confirm_key_banner_title`.
  static let surfaces: Set = ["banner", "toast", "snackbar", "infobar", "callout", "popover"]

  /// What WidgetKit and App Intents show begins with these.
  static let widgets: Set = [
    "widget", "widgets", "intent", "intents", "appintent", "appintents", "complication",
    "complications", "appshortcut", "appshortcuts",
  ]

  /// Before “dialog” these name a window that people open to choose or to wait in: “the ringtone picker dialog”.
  static let dialogKinds: Set = [
    "picker", "chooser", "selector", "selection", "resolver", "settings", "preferences", "options",
    "search", "progress", "loading", "share", "sharing", "print", "editor",
  ]

  /// What keys call a place for texts that several screens share: `common.delete`.
  static let shared: Set = [
    "common", "general", "global", "shared", "app", "button", "buttons", "btn", "action",
    "actions", "base", "core",
  ]

  /// What windows are called too.
  static let dialogs: Set = ["dialog", "dialogs", "modal", "modals"]

  /// More that names such a window in keys.
  private static let windowKinds: Set = [
    "about", "export", "filter", "help", "import", "info", "login", "record", "recording",
    "welcome",
  ]

  /// Whether a word before “dialog” makes a window of it.
  static func isWindow(_ word: String) -> Bool {
    dialogKinds.contains(word) || windowKinds.contains(word)
  }

  static func isAlert(_ word: String) -> Bool {
    alert.contains(word) || confirmation.contains(word)
  }

  /// Whether a word names a text of an alert.
  static func namesText(_ word: String) -> Bool { title.contains(word) || message.contains(word) }

  /// Whether an alert word may stand in a text: a look at its bytes alone, since most keys and comments
  /// have nothing to do with alerts and to split them would be the cost of reading.
  /// Of a key only the part before its first space or bar is looked at: what follows is the text itself.
  static func mayStand(in text: String, isKey: Bool = false) -> Bool {
    mayStand(in: text.utf8.span, isKey: isKey)
  }

  /// The same of a text's bytes.
  static func mayStand(in bytes: Span<UInt8>, isKey: Bool) -> Bool {
    var index = 0
    while index + 3 < bytes.count {
      // The second letter and the third rule out most places at once.
      switch (bytes[index + 1] | 0x20, bytes[index + 2] | 0x20) {
      case (UInt8(ascii: "e"), UInt8(ascii: "r")) where bytes.spells("lert", at: index),
        (UInt8(ascii: "l"), UInt8(ascii: "o")) where bytes.spells("dialog", at: index - 2),
        (UInt8(ascii: "n"), UInt8(ascii: "f")) where bytes.spells("confirm", at: index - 1),
        (UInt8(ascii: "u"), UInt8(ascii: "t")) where bytes.spells("button", at: index),
        (UInt8(ascii: "o"), UInt8(ascii: "d")) where bytes.spells("modal", at: index):
        return true
      case (_, 0x20) where isKey, (_, UInt8(ascii: "|")) where isKey: return false
      default: index += 1
      }
    }
    return false
  }
}

extension Span<UInt8> {
  /// Whether a word in lowercase stands at `index` in any case.
  fileprivate func spells(_ word: String, at index: Int) -> Bool {
    guard index >= 0 else { return false }
    var position = index
    for byte in word.utf8 {
      guard position < count, self[position] | 0x20 == byte else { return false }
      position += 1
    }
    return true
  }
}
