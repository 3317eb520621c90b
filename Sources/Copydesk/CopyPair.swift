public import CopyModel

/// A text and its translation without a file around them.
public struct CopyPair: Sendable {
  /// The text in the source language.
  public var source: String
  /// Its translation.
  public var target: String
  /// The language of the translation.
  public var locale: LocaleTag
  /// The key of the string; nil where it has none.
  public var key: String?
  /// What translators were told; nil where nothing is known.
  public var comment: String?
  /// What the string is in its alert; nil where that is not known.
  public var role: Role?
  /// Which form of the string it is, such as `plural.one`; nil for the only one.
  public var variation: String?

  /// A pair with what is known about it.
  public init(
    source: String, target: String, locale: LocaleTag, key: String? = nil, comment: String? = nil,
    role: Role? = nil, variation: String? = nil
  ) {
    self.source = source
    self.target = target
    self.locale = locale
    self.key = key
    self.comment = comment
    self.role = role
    self.variation = variation
  }

  /// The pair as a unit that stands nowhere.
  var unit: TextUnit {
    let nowhere = StoredText(
      file: "", place: Place(line: 1, column: 1), bytes: 0..<0, notation: .plain)
    return TextUnit(
      format: "pair", key: key ?? "", locale: locale, source: source, target: target,
      comment: comment, variation: variation, stored: nowhere, part: UnitPart(role: role))
  }
}
