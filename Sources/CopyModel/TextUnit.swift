/// One string of one table in one locale: what the Reader brings out and everything else works on.
///
/// What it says lies behind one reference, for a unit is handed on far more often than it is made or changed.
public struct TextUnit: Sendable {
  @usableFromInline
  struct Facts: Sendable {
    @usableFromInline let format: String
    @usableFromInline let table: String?
    @usableFromInline let key: String
    @usableFromInline var locale: LocaleTag
    @usableFromInline var source: String?
    @usableFromInline var target: String?
    @usableFromInline let comment: String?
    @usableFromInline var state: UnitState?
    @usableFromInline let variation: String?
    @usableFromInline let stored: StoredText
    @usableFromInline var storedSource: StoredText?
    @usableFromInline let limit: TextLimit?
    let entryFlags: FormatFlags
    @usableFromInline var part: UnitPart
  }

  @usableFromInline
  final class Holder: Sendable {
    @usableFromInline let facts: Facts

    init(_ facts: Facts) { self.facts = facts }
  }

  @usableFromInline private(set) var holder: Holder

  package init(
    format: String, key: String, locale: LocaleTag, source: String?, target: String?,
    comment: String? = nil, state: UnitState? = nil, variation: String? = nil,
    stored: StoredText, storedSource: StoredText? = nil, table: String? = nil,
    limit: TextLimit? = nil, entryFlags: FormatFlags = [], part: UnitPart = UnitPart()
  ) {
    holder = Holder(
      Facts(
        format: format, table: table, key: key, locale: locale, source: source, target: target,
        comment: comment, state: state, variation: variation, stored: stored,
        storedSource: storedSource, limit: limit, entryFlags: entryFlags, part: part))
  }

  /// What tells it from other units while it is there, however alike they are.
  package var identity: ObjectIdentifier { ObjectIdentifier(holder) }

  private mutating func change<Value>(_ fact: WritableKeyPath<Facts, Value>, to value: Value) {
    var facts = holder.facts
    facts[keyPath: fact] = value
    holder = Holder(facts)
  }
}

extension TextUnit {
  /// The format's name: `strings`, `xcstrings`, `xliff`, `markdown`.
  @inlinable public var format: String { holder.facts.format }
  /// The table inside the file, where a file holds several: `original` of XLIFF's `<file>`.
  @inlinable public var table: String? { holder.facts.table }
  /// The name that the string has in its table.
  @inlinable public var key: String { holder.facts.key }

  /// The language of its translation; of a unit of the source language that language.
  public package(set) var locale: LocaleTag {
    @inlinable get { holder.facts.locale }
    set { change(\.locale, to: newValue) }
  }

  /// The text in the source language, decoded; nil when the table and its siblings have none.
  public package(set) var source: String? {
    @inlinable get { holder.facts.source }
    set { change(\.source, to: newValue) }
  }

  /// The translation, decoded; nil in the source language's own table and where it is missing.
  public package(set) var target: String? {
    @inlinable get { holder.facts.target }
    set { change(\.target, to: newValue) }
  }

  /// What the developer says about the string.
  @inlinable public var comment: String? { holder.facts.comment }

  /// How far the work on it is, as its table says; nil where that says nothing.
  public package(set) var state: UnitState? {
    @inlinable get { holder.facts.state }
    set { change(\.state, to: newValue) }
  }

  /// Which form of the string: nil, `plural.other`, `device.iphone`, `substitution.days.plural.one`.
  @inlinable public var variation: String? { holder.facts.variation }
  /// Where the target stands; where the source stands when there is no target.
  @inlinable public var stored: StoredText { holder.facts.stored }
  /// Where the source stands, when that is known.
  public package(set) var storedSource: StoredText? {
    @inlinable get { holder.facts.storedSource }
    set { change(\.storedSource, to: newValue) }
  }

  /// How long the target may be, where the table says so.
  @inlinable public var limit: TextLimit? { holder.facts.limit }

  /// What the flags of its entry say reads it.
  package var entryFlags: FormatFlags { holder.facts.entryFlags }

  /// What the unit is in an alert.
  package var part: UnitPart {
    @inlinable get { holder.facts.part }
    set { change(\.part, to: newValue) }
  }

  /// The name of the alert that the string belongs to.
  @inlinable public var alert: String? { holder.facts.part.alert }
  /// What the string does in its alert.
  @inlinable public var role: Role? { holder.facts.part.role }
  /// How the alert was found; nil without one.
  @inlinable public var alertEvidence: Evidence? { holder.facts.part.alertEvidence }
  /// How the role was found; nil without one, and where it was given.
  @inlinable public var roleEvidence: Evidence? { holder.facts.part.roleEvidence }
}
