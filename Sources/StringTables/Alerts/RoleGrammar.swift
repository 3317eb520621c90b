import CopyModel

/// What a string's key, its comment and its text say about its place in an alert, the most trusted first.
struct RoleGrammar {
  private(set) var alert: String?
  private(set) var alertEvidence: Evidence?
  private(set) var role: Role?
  private(set) var roleEvidence: Evidence?

  /// Reads `alert.delete.title`, “Title of the alert…”, Cancel. `text` is the one in the source language.
  init(key: String, comment: String?, text: String? = nil, labels: ButtonLabels = ButtonLabels()) {
    // Most strings have nothing to do with alerts.
    let mayBeOnAlert =
      AlertWords.mayStand(in: key, isKey: true)
      || comment.map { AlertWords.mayStand(in: $0) } == true
    let isLabel = text.map(labels.holds) ?? false
    guard mayBeOnAlert || isLabel else { return }
    let grammar = KeyGrammar(key)
    guard !grammar.isOfWidget else { return }
    let comments = CommentGrammar(comment)
    if mayBeOnAlert { read(grammar, comments) }
    // `reset_alert_confirm` may be what is asked as well as the answer.
    if role == .button, roleEvidence == .key, grammar.endsWithConfirm, text?.hasQuestion == true {
      role = .message
    }
    guard role == nil, let text else { return }
    readLabel(text, key, comment, grammar, comments, labels)
    if role == nil, mayBeOnAlert { readShape(of: text, grammar, comments) }
  }

  /// Whether a unit may be in an alert by the bytes of what it says alone: of most no string is made.
  static func mayApply(
    to index: Int, of units: some UnitSource, _ labels: ButtonLabels
  ) -> Bool {
    units.withKey(of: index) { AlertWords.mayStand(in: $0, isKey: true) }
      || units.withSource(of: index) { labels.mayHold($0) } == true
      || units.comment(of: index).map { AlertWords.mayStand(in: $0) } == true
  }

  private mutating func read(_ key: KeyGrammar, _ comment: CommentGrammar) {
    guard !comment.isOnPage, !comment.isElsewhere || !comment.isOnAlert else { return }
    if let commented = comment.role {
      // “Text shown in the dialog” says less than `installed_dialog_title`.
      role = comment.isVague && key.isPlainlyOnAlert ? key.role ?? commented : commented
      // A button of no alert that is known may be any button.
      roleEvidence = comment.isOnAlert || key.isOnAlert ? .comment : .text
    } else if key.isOnAlert || comment.isOnAlert && !comment.isElsewhere, key.role != nil,
      // A key that speaks of alerts and names none is about something else.
      key.name != nil || !key.isOnAlert
    {
      role = key.role
      roleEvidence = comment.isOnAlert && !key.isOnAlert ? .text : .key
    }
    guard role != nil else { return }
    if key.isOnAlert, key.role != nil, let name = key.name {
      (alert, alertEvidence) = (name, .key)
    } else if comment.isOnAlert, key.role == role, let name = key.name {
      (alert, alertEvidence) = (name, .comment)
    } else if let clause = comment.clause {
      (alert, alertEvidence) = (clause, .comment)
    }
  }

  /// What exactly Cancel, or Delete under the key of an alert, does.
  private mutating func readLabel(
    _ label: String, _ key: String, _ comment: String?, _ grammar: KeyGrammar,
    _ comments: CommentGrammar, _ labels: ButtonLabels
  ) {
    let isButtonsOnly = labels.onButtonsOnly.contains(label)
    if let comment, let isButton = Self.isInterfaceBuilderButton(key, comment) {
      if isButton, isButtonsOnly || label.isShortTitle { (role, roleEvidence) = (.button, .text) }
      return
    }
    guard !grammar.isElsewhere, !comments.isElsewhere, !Self.speaksOfElsewhere(comment) else {
      return
    }
    let isDestructive = labels.destructive.contains(label)
    let isAction = isButtonsOnly || isDestructive || labels.isAction(label)
    if grammar.isOnAlert, isAction {
      (role, roleEvidence) = (.button, .text)
      (alert, alertEvidence) = (grammar.stem, grammar.stem == nil ? nil : .text)
    } else if isButtonsOnly || isDestructive && grammar.isShared
      || comments.isPlaceOnly && isAction
    {
      (role, roleEvidence) = (.button, .text)
    }
  }

  /// What the form of a text tells where only its place is known: a question is a title, sentences are a message.
  private mutating func readShape(
    of text: String, _ grammar: KeyGrammar, _ comments: CommentGrammar
  ) {
    guard
      comments.isPlaceOnly || grammar.isConfirmation && text.hasQuestion
        || grammar.isInListOfAlerts && text.utf8.contains(0x20)
    else { return }
    let isTitle =
      text.isOneLine
      && (comments.isPlaceOnly ? !text.endsLikeSentence : text.asks)
    (role, roleEvidence) = (isTitle ? .title : .message, .text)
    if let clause = comments.clause { (alert, alertEvidence) = (clause, .text) }
  }

  private static func speaksOfElsewhere(_ comment: String?) -> Bool {
    guard let comment else { return false }
    return KeyWord.split(comment).contains { AlertWords.elsewhere.contains($0.text) }
  }

  /// Whether Interface Builder says that the string is a button's title; nil when the comment is not its own.
  ///
  /// Check boxes are cells of the same class: only the text can tell.
  private static func isInterfaceBuilderButton(_ key: String, _ comment: String) -> Bool? {
    guard comment.hasPrefix("Class = \"") else { return nil }
    let isButton = ["NSButtonCell", "NSButton", "UIButton"].contains {
      comment.hasPrefix("Class = \"\($0)\"")
    }
    return isButton && (key.hasSuffix(".title") || key.hasSuffix(".normalTitle"))
  }
}

extension String {
  /// One or two capitalized words.
  fileprivate var isShortTitle: Bool {
    let words = utf8.split(separator: 0x20)
    return words.count <= 2
      && words.allSatisfy { word in
        word.count > 1
          && (word.first.map { $0.isASCIICapital } ?? false)
      }
  }

  var asks: Bool { hasSuffix("?") || hasSuffix("？") }
  fileprivate var hasQuestion: Bool { contains("?") || contains("？") }
  fileprivate var endsLikeSentence: Bool { hasSuffix(".") || hasSuffix("。") || hasSuffix("!") }

  /// Whether nothing follows a mark that ends a sentence.
  fileprivate var isOneLine: Bool {
    !contains(". ") && !contains("? ") && !contains("! ") && !contains("\n") && !contains("。")
  }
}
