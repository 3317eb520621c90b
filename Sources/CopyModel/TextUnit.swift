/// One string of one table in one locale: what the Reader brings out and everything else works on.
public struct TextUnit: Sendable {
  /// The format's name: `strings`, `xcstrings`, `xliff`, `markdown`.
  public var format: String
  /// The table inside the file, where a file holds several: `original` of XLIFF's `<file>`.
  public var table: String?
  /// The name that the string has in its table.
  public var key: String
  public var locale: LocaleTag
  /// The text in the source language, decoded; nil when the table and its siblings have none.
  public var source: String?
  /// The translation, decoded; nil in the source language's own table and where it is missing.
  public var target: String?
  /// What the developer says about the string.
  public var comment: String?
  public var state: UnitState?
  /// Which form of the string: nil, `plural.other`, `device.iphone`, `substitution.days.plural.one`.
  public var variation: String?
  /// The name of the alert that the string belongs to.
  public var alert: String?
  public var role: Role?
  /// How the alert was found; nil without one.
  public var alertEvidence: Evidence?
  /// How the role was found; nil without one, and where it was given.
  public var roleEvidence: Evidence?
  /// Where the target stands; where the source stands when there is no target.
  public var stored: StoredText
  /// How long the target may be, where the table says so.
  public var limit: TextLimit?
  /// Where the source stands, when that is known.
  public var storedSource: StoredText?

  package init(
    format: String, key: String, locale: LocaleTag, source: String?, target: String?,
    comment: String? = nil, state: UnitState? = nil, variation: String? = nil,
    stored: StoredText, storedSource: StoredText? = nil, table: String? = nil,
    limit: TextLimit? = nil
  ) {
    self.table = table
    self.limit = limit
    self.format = format
    self.key = key
    self.locale = locale
    self.source = source
    self.target = target
    self.comment = comment
    self.state = state
    self.variation = variation
    self.stored = stored
    self.storedSource = storedSource
  }
}
