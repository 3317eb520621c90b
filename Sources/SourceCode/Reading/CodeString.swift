/// One way in which a text of an alert may come out, as the code says it.
package struct CodeString: Hashable, Sendable {
  /// What the code names.
  package enum Origin: Hashable, Sendable {
    /// The key of a string table: `NSLocalizedString("delete.title")`, `R.string.delete_title`.
    case key
    /// The name that a generator made of a key: `L10n.Delete.title`, `l10n.deleteTitle`; its parts joined by dots.
    case accessor
    /// The text itself, in no table.
    case literal
    /// A string of the system, by its name there: `android.R.string.ok`, or `cancel` for its Cancel button.
    case system
    /// What only a run could tell; the text says what stands there.
    case unknown
  }

  package var origin: Origin
  package var text: String
  /// The table that the code names; nil where it leaves it to the platform.
  package var table: String?
  /// The source text that stands in the code: `value:`, `defaultValue:`, `fallback:`.
  package var value: CodeWriting?
  package var comment: String?
  /// Whether something is inserted into the key, which then has `%@` for it.
  package var isPattern = false
  /// Whether it is a part of a text that is put together of several.
  package var isPart = false
  /// Where it is written; nil for what stands nowhere.
  package var writing: CodeWriting?
  /// The parameter or the field that an unknown text stands for.
  var symbol: CodeSymbol?

  package init(
    _ origin: Origin, _ text: String, table: String? = nil, value: CodeWriting? = nil,
    comment: String? = nil, writing: CodeWriting? = nil
  ) {
    self.origin = origin
    self.text = text
    self.table = table
    self.value = value
    self.comment = comment
    self.writing = writing
  }
}

/// A text written in code, and where.
package struct CodeWriting: Hashable, Sendable {
  /// Decoded; inserted values are `%@`.
  package var text: String
  /// The number of its file.
  package var file: Int
  /// UTF-8 bytes of the file, between the quotation marks.
  package var range: Range<Int>
}

/// What a text depends on that is known only where it is called from.
enum CodeSymbol: Hashable, Sendable {
  case parameter(function: Int, name: String)
  case field(type: String, name: String)
}
