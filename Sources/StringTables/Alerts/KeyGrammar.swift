import CopyModel

/// What a key says: `alert.delete.title`, `DeleteAlertMessage`, `delete_confirm_button`.
struct KeyGrammar {
  private let key: String
  /// The words before those that only say that this is a text.
  private let words: [KeyWord]
  /// The role that the end of the key names, and where the alert's name ends before it.
  private let part: (role: Role, end: Int)?
  /// Whether the key speaks of an alert.
  let isOnAlert: Bool

  init(_ key: String) {
    let key = Self.identifier(in: key)
    self.key = key
    var words = KeyWord.split(key)
    // `description_2` is the second part of a description, `title2` the title written anew.
    while words.count > 1, let last = words.last, last.text.utf8.allSatisfy({ $0 < 0x3A }) {
      words.removeLast()
    }
    if let last = words.indices.last { words[last].dropDigits() }
    // `message_format` is a message with placeholders.
    if words.count > 2, words.last?.text == "format",
      AlertWords.namesText(words[words.count - 2].text)
    {
      words.removeLast()
    }
    // `cancel_button_text`, `button.title`
    if words.count > 2, let last = words.last, AlertWords.anyText.contains(last.text),
      AlertWords.button.contains(words[words.count - 2].text)
    {
      words.removeLast()
    }
    // `message.edited` is the message of another case.
    if let end = Self.caseOfText(words, key) {
      words = Array(words.prefix(end))
    }
    self.words = words
    let part = Self.part(of: words, key)
    self.part = part
    isOnAlert = Self.speaksOfAlert(words, key, upTo: part?.end ?? key.utf8.count)
  }

  var role: Role? { part?.role }

  /// The part of a key that names the string: gettext's context before the text, nothing of a key that is the text.
  private static func identifier(in key: String) -> String {
    guard key.utf8.contains(where: { $0 == 0x20 || $0 == UInt8(ascii: "|") }) else { return key }
    let name = String(key.prefix { $0 != "|" }).trimmed
    return name.utf8.contains(0x20) ? "" : name
  }

  /// The key up to its role, without the separator: `alert.delete` of `alert.delete.title`.
  var name: String? {
    guard let part, let name = prefix(part.end) else { return nil }
    // `privacy.alerts.title` is the title of a list of alerts.
    let last = KeyWord.split(name).last?.text
    return last == "alerts" || last == "dialogs" || last == "modals" ? nil : name
  }

  /// The key without its last word: `clear_alert` of `clear_alert_cancel`, whose text is a button's.
  var stem: String? {
    words.count > 2 ? words.last.flatMap { prefix($0.range.lowerBound) } : nil
  }

  /// Whether the key is one for a label that several screens share: `delete`, `common.delete`.
  var isShared: Bool {
    guard let first = words.first, !KeyText.isText(key) else { return false }
    return words.count == 1 || words.count == 2 && AlertWords.shared.contains(first.text)
  }

  /// Whether an alert word stands right before the role or begins the key: `delete_dialog_title`, `dialogs.zoom.title`.
  var isPlainlyOnAlert: Bool {
    guard let part, isOnAlert else { return false }
    let before = words.filter { $0.range.upperBound <= part.end }.suffix(2)
    return [before.first, before.last, words.first].contains { word in
      guard let word else { return false }
      return AlertWords.alert.contains(word.text) && word.text != "alerts"
        || word.text == "confirmation" && word.range == before.last?.range
    }
  }

  /// Whether the key names a confirmation and no part of it: `delete_playlist_confirmation`, `confirm_delete_chapters`.
  var isConfirmation: Bool {
    guard part == nil, words.count > 1 else { return false }
    return words.indices.contains { index in
      (words[index].text == "confirm" || words[index].text == "confirmation")
        && (index == 0 || !AlertWords.verbMarks.contains(words[index - 1].text))
    }
  }

  /// Whether an alert or a confirmation is named, not just a dialog.
  var namesAlert: Bool {
    words.contains { word in
      AlertWords.confirmation.contains(word.text) || ["alert", "alerts"].contains(word.text)
    }
  }

  /// Whether a dialog is named and no alert or confirmation.
  var namesOnlyDialog: Bool {
    !namesAlert && words.contains { AlertWords.dialogs.contains($0.text) }
  }

  /// Whether the dialog is a window that people open to choose, to wait or to read in: `exportDialog.title`.
  var isOfWindow: Bool {
    zip(words, words.dropFirst()).contains { kind, word in
      AlertWords.dialogs.contains(word.text) && AlertWords.isWindow(kind.text)
    }
  }

  /// Whether the key ends with *confirm*, which is asked and answered.
  var endsWithConfirm: Bool { words.last?.text == "confirm" }

  /// Whether the key is that of a widget or of an action for Siri and Shortcuts, whose titles are none of alerts:
  /// `widgets.commute.title`, `app_intents.open.title`.
  var isOfWidget: Bool {
    let first = words.prefix(2).map(\.text)
    return first.first.map(AlertWords.widgets.contains) == true || first == ["app", "intents"]
      || first == ["app", "intent"]
  }

  /// Whether the key is one of a list of alerts that are one text each: `alerts.cannotSave`.
  var isInListOfAlerts: Bool {
    guard part == nil, words.count > 1, let first = words.first, first.text == "alerts" else {
      return false
    }
    return KeyWord.endsSegment(first.range, of: key)
      && words.dropFirst().dropLast().allSatisfy { !KeyWord.endsSegment($0.range, of: key) }
  }

  /// Whether a word says that the text belongs to something else: a menu, a screen reader.
  var isElsewhere: Bool { words.contains { AlertWords.elsewhere.contains($0.text) } }

  private func prefix(_ end: Int) -> String? {
    let text = key.utf8.span
    var last = end
    while last > 0, !text.hasLetter(before: last) { last = text.scalarStart(before: last) }
    return last == 0 ? nil : String(copying: text.extracting(0..<last))
  }

  /// How many words stand before the last segment, when a word for a text ends there as a segment of its own.
  private static func caseOfText(_ words: [KeyWord], _ key: String) -> Int? {
    guard let first = words.lastIndex(where: { KeyWord.startsSegment($0.range, of: key) }),
      first > 1, case let before = words[first - 1],
      ["title", "message", "text"].contains(before.text),
      words[..<first].contains(where: { AlertWords.isAlert($0.text) }),
      KeyWord.startsSegment(before.range, of: key) || words[first - 2].text == "informative"
    else { return nil }
    return first
  }

  private static func part(of words: [KeyWord], _ key: String) -> (role: Role, end: Int)? {
    guard let last = words.last else { return nil }
    if let button = namedButton(words, key) { return (.button, button) }
    if AlertWords.button.contains(last.text) {
      // NSAlert's suppression button is a check box.
      return words.contains { $0.text == "suppression" } ? nil : (.button, last.range.lowerBound)
    }
    if words.count > 2, AlertWords.answers.contains(last.text),
      case let before = words[words.count - 2].text,
      AlertWords.isAlert(before) && before != "confirm"
    {
      return (.button, last.range.lowerBound)
    }
    if AlertWords.title.contains(last.text) { return (.title, last.range.lowerBound) }
    guard words.count > 1, case let before = words[words.count - 2] else { return nil }
    // NSAlert's informativeText.
    if last.text == "text", before.text == "informative" || before.text == "supporting" {
      return (.message, before.range.lowerBound)
    }
    if AlertWords.message.contains(last.text) {
      // `content_description` is what a screen reader says.
      return before.text == "content" || before.text == "accessibility"
        ? nil : (.message, last.range.lowerBound)
    }
    guard words.contains(where: { AlertWords.alert.contains($0.text) }) else { return nil }
    // `dialog.text`, `openpgp_dialog_text`; `helpDialog.editText` is a text on editing.
    if last.text == "text",
      KeyWord.startsSegment(last.range, of: key) || !key.utf8.contains(UInt8(ascii: "."))
    {
      return (.message, last.range.lowerBound)
    }
    return last.text == "action" ? (.button, last.range.lowerBound) : nil
  }

  /// Where the word for buttons begins in `…button.cancel`, `…alertButton.keep`, `alert_delete_button_cancel`.
  private static func namedButton(_ words: [KeyWord], _ key: String) -> Int? {
    guard
      let position = words.lastIndex(where: { AlertWords.buttonGroups.contains($0.text) }),
      position > 0, position < words.count - 1, let last = words.last
    else { return nil }
    let group = words[position].range
    let isOneSegment =
      KeyWord.endsSegment(group, of: key)
      && !key.utf8.dropFirst(group.upperBound + 1).contains(UInt8(ascii: "."))
    // `cancel.alertButton.keep`: a segment of its own, but for the alert.
    let isGroup =
      isOneSegment
      && (KeyWord.startsSegment(group, of: key)
        || AlertWords.alert.contains(words[position - 1].text))
    let isFlat =
      words[position].text.hasPrefix("button")
      && words[..<position].contains { AlertWords.alert.contains($0.text) }
      // `delete-dialog-button.aria-label`
      && !words[(position + 1)...].contains { AlertWords.elsewhere.contains($0.text) }
      && !AlertWords.title.union(AlertWords.message).contains(last.text)
    return isGroup || isFlat ? group.lowerBound : nil
  }

  private static func speaksOfAlert(_ words: [KeyWord], _ key: String, upTo end: Int) -> Bool {
    words.indices.contains { index in
      let word = words[index]
      guard word.range.lowerBound < end || end == 0, AlertWords.isAlert(word.text) else {
        return false
      }
      var start = index
      while start > 0, !KeyWord.startsSegment(words[start].range, of: key) { start -= 1 }
      // `show_confirmation_dialog` is a setting.
      let hasButton = index + 1 < words.count && AlertWords.button.contains(words[index + 1].text)
      guard
        hasButton
          || !words[start..<index].contains(where: { AlertWords.settings.contains($0.text) })
      else {
        return false
      }
      guard AlertWords.confirmation.contains(word.text) else { return true }
      // `confirm_recovery_key_banner_title`
      if words.last(where: { $0.range.upperBound <= end }).map({
        AlertWords.surfaces.contains($0.text)
      }) == true {
        return false
      }
      // As a noun it begins or ends what it names: `confirm_delete`, `delete_confirmation`.
      let isLast =
        index + 1 == words.count || words[index + 1].range.lowerBound >= end
        || KeyWord.endsSegment(word.range, of: key)
        || AlertWords.isAlert(words[index + 1].text)
        || AlertWords.button.contains(words.last?.text ?? "")
      let isMarked = index > 0 && AlertWords.verbMarks.contains(words[index - 1].text)
      let isFirst = index == start || AlertWords.isAlert(words[index - 1].text)
      return (isLast || isFirst) && !isMarked
    }
  }
}
