/// The words by which a locale's alerts name and describe their buttons.
public struct AlertWords: Sendable {
  /// Titles that stand in for Cancel, as label keys: `dismiss`.
  public var cancelSynonyms: Set<String> = []
  /// What ends a noun that has a verb to it: `ation`.
  public var nounEndings: [String] = []
  /// Verbs that end like such nouns, lowercased: `mention`.
  public var nounLikeVerbs: Set<String> = []
  /// What ends a whole question or statement on a button: `吗`.
  public var sentenceEndings: [String] = []
  /// Words for the hand on the button and what the guidelines say instead, longer words first: `tap` → `choose`.
  public var pointing: [(word: String, instead: String)] = []
  /// Words that fit any way of choosing, longer ones first: `choose`.
  public var choosing: [String] = []
  /// Whether such words stand behind the title: ‘삭제’를 선택.
  public var pointingFollows = false
  /// What may stand between such a word and the title: `the `, `을`.
  public var links: [String] = []
  /// Titles that only say “I have read this”, as label keys: `gotit`.
  public var acknowledgements: Set<String> = []
  /// Wordings that say an action can be taken back, lowercased: `can be undone`.
  public var undoable: [String] = []
  /// Words that tell of a problem, lowercased: `too large`.
  public var problems: [String] = []
  /// How Apple titles a button in the locale, by its English title.
  public var platformTitles: [String: [String]] = [:]

  package init() {}
}
