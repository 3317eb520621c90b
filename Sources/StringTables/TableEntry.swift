package import CopyModel

/// One string of a table in one language, before it is paired with its source.
package struct TableEntry: Sendable {
  package var key: String
  package var text: String
  package var comment: String?
  package var variation: String?
  package var stored: StoredText
}

/// What a format finds in one file.
package struct TableContent: Sendable {
  /// The strings of a table in one language.
  package var entries: [TableEntry] = []
  /// The units of a table or document that holds both languages.
  package var units: [TextUnit] = []
  package var issues: [ReadIssue] = []

  package init() {}
}
