package import CopyModel

/// One string of a table in one language, before it is paired with its source.
package struct TableEntry: Sendable {
  package var key: String
  package var text: String
  package var comment: String?
  package var state: UnitState?
  package var variation: String?
  package var stored: StoredText
  /// The entry's own language, in a table that holds several; else the file's.
  package var locale: LocaleTag?
  /// Whether translations may lack it: people then see the source, and are meant to.
  package var mayBeMissing: Bool
  /// How long the text may be; nil where the table says nothing of that.
  package var limit: TextLimit?

  package init(
    key: String, text: String, comment: String? = nil, state: UnitState? = nil,
    variation: String? = nil, stored: StoredText, locale: LocaleTag? = nil,
    mayBeMissing: Bool = false, limit: TextLimit? = nil
  ) {
    self.key = key
    self.text = text
    self.comment = comment
    self.state = state
    self.variation = variation
    self.stored = stored
    self.locale = locale
    self.mayBeMissing = mayBeMissing
    self.limit = limit
  }
}

/// A language that a file names for itself.
package struct DeclaredLanguage: Sendable, Equatable {
  package var locale: LocaleTag
  /// Whether no more than `zh` is said, so that the text decides the script.
  package var isBareChinese: Bool
  /// Where it is said: UTF-8 bytes.
  package var range: Range<Int>

  /// Nil when the spelling is no language.
  package init?(_ spelling: String, at range: Range<Int>) {
    guard let locale = LocaleTag(folding: spelling) else { return nil }
    self.locale = locale
    self.range = range
    isBareChinese = spelling.lowercased() == "zh"
  }

  /// What stands in a field that holds nothing but a language, such as `target-language="…"`.
  init?(declared spelling: String, at range: Range<Int>) {
    guard let locale = LocaleTag(declared: spelling) else { return nil }
    self.locale = locale
    self.range = range
    isBareChinese = ["zh", "zho", "chi", "cmn"].contains(spelling.lowercased())
  }

  /// A language as a heading names it.
  init(_ language: NamedLanguage, at range: Range<Int>) {
    (locale, isBareChinese) = (language.locale, language.isBareChinese)
    self.range = range
  }
}

/// What a format finds in one file.
package struct TableContent: Sendable {
  /// The strings of a table that keeps each language apart; they are paired with their sources later.
  package var entries = TableEntries()
  /// The units of a table or document whose rows hold both languages.
  package var units = PackedUnits()
  package var issues: [ReadIssue] = []
  /// The language that the file itself names: of its strings, or of its translations.
  package var language: DeclaredLanguage?
  /// The language that the file says it is translated from; nil where it says nothing of that.
  package var sourceLocale: LocaleTag?
  /// Whether the file turned out to be a table of this format at all. A folder holds many a `.json` that is none.
  package var isTable = true
  /// Whether the file takes in texts that stand elsewhere, so that a key which it lacks may be there all the same.
  package var isPartial = false
  /// Whether the file has something besides texts, such as Android's dimensions.
  package var hasOtherContents = false

  package init() {}
}
