import CopyModel

/// What a key and its comment say about a string's place in an alert.
struct RoleGrammar {
  let alert: String?
  let role: Role?

  /// Whether the comment says it, which holds even where the key's alert has one string only.
  let isCommented: Bool

  /// Reads `alert.delete.title`, `DeleteAlertMessage`, `delete_confirm_button`, or “Title of the alert…”.
  init(key: String, comment: String?) {
    // Most keys and comments have nothing to do with alerts; to split them would be the cost of reading.
    guard Self.mayMeanAlert(key) || comment.map(Self.mayMeanAlert) == true else {
      (role, alert, isCommented) = (nil, nil, false)
      return
    }
    let words = KeyWord.split(key)
    let isAlertKey = words.contains { Self.alertWords.contains($0.text) }
    let commented = Self.role(inComment: comment)
    isCommented = commented != nil
    guard isAlertKey || Self.mentionsAlert(comment), let found = Self.role(inKey: key, words) else {
      (role, alert) = (commented, nil)
      return
    }
    let name = isAlertKey ? Self.name(of: key, upTo: found.end) : nil
    // A key that speaks of alerts and names none is about something else.
    role = isAlertKey && name == nil ? commented : found.role
    alert = name
  }

  /// Whether some alert word may stand in the text: a look at its bytes alone.
  private static func mayMeanAlert(_ text: String) -> Bool {
    let bytes = text.utf8Span.span
    for index in bytes.indices {
      switch bytes[index] | 0x20 {
      case UInt8(ascii: "l") where bytes.has("lert", at: index) || bytes.has("LERT", at: index):
        return true
      case UInt8(ascii: "i") where bytes.has("ialog", at: index) || bytes.has("IALOG", at: index):
        return true
      case UInt8(ascii: "o") where bytes.has("onfirm", at: index) || bytes.has("ONFIRM", at: index):
        return true
      default: continue
      }
    }
    return false
  }

  /// The role that the end of a key names, and where the alert's name ends before it.
  private static func role(inKey key: String, _ words: [KeyWord]) -> (role: Role, end: Int)? {
    guard let last = words.last else { return nil }
    // `…button.cancel`, `…actions.cancel`: a segment of its own before the button's name.
    if words.count > 1, case let before = words[words.count - 2],
      buttonGroups.contains(before.text),
      KeyWord.isSegment(before.range, of: key)
    {
      return (.button, before.range.lowerBound)
    }
    // `button.keep-newer`: the button's name may be of several words.
    if let group = words.last(where: {
      buttonGroups.contains($0.text) && KeyWord.isSegment($0.range, of: key)
    }),
      !key.utf8.dropFirst(group.range.upperBound + 1).contains(UInt8(ascii: ".")),
      group.range.lowerBound != last.range.lowerBound
    {
      return (.button, group.range.lowerBound)
    }
    if buttonWords.contains(last.text) { return (.button, last.range.lowerBound) }
    if titleWords.contains(last.text) { return (.title, last.range.lowerBound) }
    if messageWords.contains(last.text) { return (.message, last.range.lowerBound) }
    // NSAlert's informativeText.
    if last.text == "text", words.count > 1, words[words.count - 2].text == "informative" {
      return (.message, words[words.count - 2].range.lowerBound)
    }
    return nil
  }

  private static let alertWords: Set = ["alert", "alerts", "dialog", "confirm", "confirmation"]
  private static let buttonGroups: Set = ["button", "buttons", "action", "actions"]
  private static let titleWords: Set = ["title", "headline", "header"]
  private static let messageWords: Set = [
    "message", "body", "msg", "description", "informative", "detail", "details", "subtitle",
  ]
  private static let buttonWords: Set = ["button", "btn"]

  private static func mentionsAlert(_ comment: String?) -> Bool {
    guard let comment else { return false }
    return KeyWord.split(comment).contains { $0.text == "alert" || $0.text == "dialog" }
  }

  /// “Title of the alert…”, “Alert message shown when…”, “Button that cancels…”.
  private static func role(inComment comment: String?) -> Role? {
    guard let comment else { return nil }
    let words = KeyWord.split(comment).prefix(4).map(\.text)
    guard let first = words.first else { return nil }
    let isAlert = mentionsAlert(comment)
    if first == "button", isAlert { return .button }
    guard isAlert, first == "alert" || titleWords.contains(first) || messageWords.contains(first)
    else {
      return nil
    }
    if words.contains(where: buttonWords.contains) { return .button }
    if words.contains(where: titleWords.contains) { return .title }
    if words.contains(where: messageWords.contains) { return .message }
    return nil
  }

  /// The key up to its role, without the separator: `alert.delete` of `alert.delete.title`.
  private static func name(of key: String, upTo end: Int) -> String? {
    let text = key.utf8Span.span
    var last = end
    while last > 0, !text.hasLetter(before: last) { last = text.scalarStart(before: last) }
    let name = String(copying: text.extracting(0..<last))
    // `privacy.alerts.title` is the title of a list of alerts.
    return name.isEmpty || KeyWord.split(name).last?.text == "alerts" ? nil : name
  }
}

/// One word of a key: `delete` and `note` of `deleteNote.title`.
struct KeyWord {
  /// In lowercase.
  var text: String
  var range: Range<Int>

  /// Whether the word stands alone between the key's dots, slashes or colons.
  static func isSegment(_ range: Range<Int>, of key: String) -> Bool {
    let bytes = key.utf8Span.span
    let marks: [UInt8] = [UInt8(ascii: "."), UInt8(ascii: "/"), UInt8(ascii: ":")]
    return (range.lowerBound == 0 || marks.contains(bytes[range.lowerBound - 1]))
      && (range.upperBound == bytes.count || marks.contains(bytes[range.upperBound]))
  }

  /// The words of a key or of a comment, split at marks, spaces and inner capitals.
  static func split(_ key: String) -> [KeyWord] {
    let bytes = key.utf8Span.span
    var words: [KeyWord] = []
    var start = 0
    func close(_ end: Int) {
      guard end > start else { return }
      let text = String(copying: bytes.extracting(start..<end)).lowercased()
      words.append(KeyWord(text: text, range: start..<end))
    }
    for index in bytes.indices {
      let byte = bytes[index]
      let isLetter = byte >= 0x80 || ScalarClass(UInt32(byte)).isLetterOrDigit
      let isHump =
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) && index > start
        && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index - 1])
      if !isLetter {
        close(index)
        start = index + 1
      } else if isHump {
        close(index)
        start = index
      }
    }
    close(bytes.count)
    return words
  }
}
