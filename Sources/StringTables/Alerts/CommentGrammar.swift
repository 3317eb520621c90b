import CopyModel

/// What a comment says of a string's place in an alert: “Title of the alert shown when…”, “Button that cancels…”.
struct CommentGrammar {
  /// What it states.
  private(set) var role: Role?
  /// Whether it speaks of an alert.
  private(set) var isOnAlert = false
  /// Whether it calls that a dialog, which other windows are called too.
  private(set) var isOnDialog = false
  /// Whether its word for the role is one for any text: “Text shown in the dialog”.
  private(set) var isVague = false
  /// Whether it says no more than that the string stands in an alert.
  private(set) var isPlaceOnly = false
  /// Whether it is about something else, such as a page on alerts or what a screen reader says.
  private(set) var isElsewhere = false
  /// Whether it is about what shows alerts and is none: a demo, a section of settings.
  private(set) var isOnPage = false
  /// What tells the alert from others: `deleting a chat` of “…the alert shown when deleting a chat”.
  private(set) var clause: String?

  init(_ comment: String?) {
    if let path = comment.flatMap(CommentPath.init) {
      self.init(sentence: nil)
      (role, isOnAlert, isElsewhere) = (path.role, path.isOnAlert, path.role == nil)
      clause = path.isShared && path.role == .button ? nil : path.alert
      return
    }
    self.init(sentence: comment)
    // “Message of that alert; name of the meter”: what follows is about the placeholder.
    guard role == nil, !isOnPage, let comment,
      let end = comment.firstIndex(where: { ";,(—–".contains($0) }),
      case let opening = CommentGrammar(sentence: String(comment[..<end])), opening.role != nil
    else { return }
    self = opening
  }

  private init(sentence comment: String?) {
    guard let comment else { return }
    // Interface Builder quotes the text: its words say nothing about its place.
    guard !comment.hasPrefix("Class = \"") else {
      isElsewhere = true
      return
    }
    let words = KeyWord.split(Self.firstSentence(of: comment)).map(\.text)
    let head = words.prefix { !Self.prepositions.contains($0) && !Self.verbs.contains($0) }
    isOnAlert = words.contains { AlertWords.alert.contains($0) }
    isOnDialog =
      isOnAlert && !words.contains { $0 == "alert" || AlertWords.confirmation.contains($0) }
    if zip(words, words.dropFirst()).contains(where: {
      AlertWords.dialogKinds.contains($0) && ($1 == "dialog" || $1 == "modal")
    }) {
      (isElsewhere, isOnPage) = (true, true)
      return
    }
    if head.contains(where: AlertWords.elsewhere.contains),
      !head.contains(where: AlertWords.isAlert), !head.contains("message"),
      head.first != "description"
    {
      isElsewhere = true
      return
    }
    let rest = words[head.endIndex...]
    let isShort: (String) -> Bool = { Self.prepositions.contains($0) || Self.verbs.contains($0) }
    let phrase = rest.drop(while: isShort).prefix {
      !Self.prepositions.contains($0) && !Self.verbs.contains($0)
    }
    // “Title for the alert with two buttons demo” is about a page on alerts.
    let isOnePhrase = rest.dropFirst().allSatisfy { $0 == "with" || !isShort($0) }
    if isOnePhrase, !head.contains(where: AlertWords.button.contains),
      words.last.map(Self.pages.contains) == true
    {
      (isElsewhere, isOnPage) = (true, true)
      return
    }
    read(Array(head), Array(phrase), isNamed: rest.first.map(Self.prepositions.contains) ?? false)
    if role != nil || isPlaceOnly { clause = Self.clause(of: words, behind: head) }
  }

  /// Reads what stands before the first preposition or verb, and the phrase behind it.
  private mutating func read(_ head: [String], _ phrase: [String], isNamed: Bool) {
    let isAlertHead = head.contains(where: AlertWords.alert.contains)
    let isAlertPhrase = Self.meansAlert(phrase)
    if head.contains(where: AlertWords.button.contains) {
      role = .button
    } else if head.contains("alert"), ["option", "choice", "action"].contains(head.last) {
      role = .button
    } else if isNamed, head.contains(where: AlertWords.anyText.contains),
      let last = phrase.last(where: { !AlertWords.anyText.contains($0) }),
      AlertWords.button.contains(last), !head.contains("description")
    {
      // “Text of the cancel button”, “Title of the alert button”
      role = .button
    } else if head.contains(where: AlertWords.title.contains) {
      role = isAlertHead || isAlertPhrase ? .title : nil
    } else if head.contains(where: AlertWords.message.contains)
      || head.contains(where: AlertWords.anyText.contains)
    {
      role = isAlertHead || isAlertPhrase ? .message : nil
      isVague = !head.contains(where: AlertWords.message.contains)
    } else {
      // “Shown in the alert dialog”, “Confirmation dialog.”
      let words = head.isEmpty ? phrase : head
      isPlaceOnly =
        words.contains(where: AlertWords.isAlert) && words.allSatisfy(Self.placeWords.contains)
    }
    // “Title for the alert component demo” is about a page on alerts.
    isElsewhere =
      role == nil && isNamed && !isAlertPhrase && phrase.contains(where: AlertWords.alert.contains)
  }

  /// Whether a phrase is one for an alert: “the delete alert”, “the alert box”, not “the alert component”.
  private static func meansAlert(_ phrase: [String]) -> Bool {
    guard let last = phrase.last else { return false }
    if AlertWords.alert.contains(last) { return true }
    return phrase.count > 1 && ["box", "window", "view", "panel"].contains(last)
      && AlertWords.alert.contains(phrase[phrase.count - 2])
  }

  /// The words for one alert, without those for its part.
  private static func clause(of words: [String], behind head: ArraySlice<String>) -> String? {
    guard let alert = words.firstIndex(where: AlertWords.alert.contains) else { return nil }
    var before = alert
    while before > head.startIndex, !prepositions.contains(words[before - 1]),
      !articles.contains(words[before - 1])
    {
      before -= 1
    }
    let kinds: Set = ["alert", "dialog", "confirmation", "box", "window", "view", "panel"]
    let own = before < head.endIndex ? [] : words[before..<alert].filter { !kinds.contains($0) }
    var behind = words[max(alert + 1, head.endIndex)...].drop { kinds.contains($0) }
    let openers: Set = [
      "that", "which", "is", "shown", "displayed", "appears", "used", "when", "to", "for",
    ]
    behind = behind.drop { openers.contains($0) }
    let clause = (own + behind).joined(separator: " ")
    return clause.isEmpty ? nil : clause
  }

  /// The comment up to its first full stop, line break or bracket.
  private static func firstSentence(of comment: String) -> String {
    let bytes = comment.utf8.span
    var end = 0
    while end < bytes.count {
      let byte = bytes[end]
      let isStop = byte == UInt8(ascii: ".") && (end + 1 == bytes.count || bytes[end + 1] <= 0x20)
      if isStop || byte == 0x0A || byte == UInt8(ascii: "[") { break }
      end += 1
    }
    return String(copying: bytes.extracting(0..<end))
  }

  private static let prepositions: Set = ["of", "for", "in", "on", "from", "inside", "within"]
  /// What shows alerts and is none.
  private static let pages: Set = ["demo", "example", "page", "section", "settings"]
  private static let articles: Set = ["the", "a", "an", "this", "that", "every", "all"]
  private static let verbs: Set = [
    "that", "which", "when", "where", "who", "shown", "displayed", "used", "after", "before", "if",
    "while", "so", "as", "is", "are", "asking", "asks", "asked", "to", "telling", "prompting",
    "letting", "allowing", "confirming", "with", "appears", "about", "and",
  ]
  private static let placeWords: Set = [
    "the", "a", "an", "alert", "dialog", "confirmation", "confirm", "warning", "error", "box",
    "message",
  ]
}
