package import CopyModel

/// Where rules put what they find.
package struct Findings {
  /// One thing found, before it has a place in a file.
  package struct Flag: Sendable {
    package let unit: TextUnit
    /// Whether it stands in the unit's source text, not in its target.
    package let isInSource: Bool
    /// UTF-8 bytes of the source text.
    package let source: Range<Int>?
    /// UTF-8 bytes of the target text.
    package let target: Range<Int>?
    package let message: Message
    package let fix: String?
    package var confidence: Double
    /// The keys of more strings of which the same would have to be said.
    package var otherKeys: [String] = []

    package init(
      unit: TextUnit, isInSource: Bool, source: Range<Int>?, target: Range<Int>?, message: Message,
      fix: String?, confidence: Double
    ) {
      self.unit = unit
      self.isInSource = isInSource
      self.source = source
      self.target = target
      self.message = message
      self.fix = fix
      self.confidence = confidence
    }
  }

  package private(set) var flags: [Flag] = []
  /// The unit that the texts handed to the rule belong to.
  private let unit: TextUnit
  /// Whether `flag(_:of:)` speaks of the unit's source text.
  private let isSource: Bool

  /// The edition of the guidelines that the run holds copy against.
  package let edition: GuidelineEdition

  /// The locale of the unit under check.
  package var locale: LocaleTag { unit.locale }
  /// What the text under check does in its alert.
  package var role: Role? { unit.role }
  /// Whether only its comment or its words make a button of the text under check, and no alert is known that has it.
  package var isButtonAnywhere: Bool {
    unit.role == .button && unit.alert == nil && unit.roleEvidence == .text
  }
  /// Whether more than its key or its words tells what the text under check does.
  package var isRoleSure: Bool { unit.roleEvidence ?? .manifest >= .comment }
  /// Whether the text under check belongs to an alert that is known.
  package var isOfAlert: Bool { unit.alert != nil }
  /// Which form of its string the unit under check is, as in `TextUnit.variation`.
  package var variation: String? { unit.variation }
  /// The key of the unit under check.
  package var key: String { unit.key }
  /// What reads the texts of the unit under check when the app runs, as its file says.
  package var formatFlags: FormatFlags { unit.formatFlags }
  /// The file in which the unit under check stands.
  package var file: String { unit.stored.file }
  /// Whether the text under check is in the source language.
  package var isSourceText: Bool { isSource }
  /// Whether the text under check translates another, which may excuse it.
  package var isTranslation: Bool { !isSource && unit.source != nil }

  /// Collects findings about texts of `unit`.
  package init(about unit: TextUnit, isSource: Bool, edition: GuidelineEdition) {
    self.unit = unit
    self.isSource = isSource
    self.edition = edition
  }

  /// Flags a part of the one text under check.
  package mutating func flag(
    _ range: Range<Int>, of text: AnalyzedText, _ message: Message, fix: String? = nil,
    confidence: Double = 1
  ) {
    add(unit, isSource: isSource, range, message, fix, confidence)
  }

  /// Flags places of the one text under check, with the correction of all of them where that can be put in.
  package mutating func flag(
    _ fix: TextFix, of text: AnalyzedText, _ message: Message, confidence: Double = 1
  ) {
    flag(fix.range, of: text, message, fix: text.wholeText(of: fix), confidence: confidence)
  }

  /// Flags parts of a text and of its translation; without a part the whole is meant.
  package mutating func flag(
    source: Range<Int>?, target: Range<Int>?, _ message: Message, fix: String? = nil,
    confidence: Double = 1
  ) {
    flags.append(
      Flag(
        unit: unit, isInSource: false, source: source, target: target, message: message, fix: fix,
        confidence: confidence))
  }

  /// Flags the whole of one text of an alert.
  package mutating func flag(
    _ part: AlertPart, _ message: Message, fix: String? = nil, confidence: Double = 1
  ) {
    flag(part, part.text.fullRange, message, fix: fix, confidence: confidence)
  }

  /// Flags a part of one text of an alert.
  package mutating func flag(
    _ part: AlertPart, _ range: Range<Int>, _ message: Message, fix: String? = nil,
    confidence: Double = 1
  ) {
    flag(range, of: part.unit, message, fix: fix, confidence: confidence)
  }

  /// Flags the whole of the unit under check.
  package mutating func flagUnit(_ message: Message, confidence: Double) {
    flag(unit, message, confidence: confidence)
  }

  /// Flags a unit of a table.
  package mutating func flag(_ unit: TextUnit, _ message: Message, confidence: Double = 1) {
    add(unit, isSource: unit.target == nil, nil, message, nil, confidence)
  }

  /// Flags a part of the text that a unit of a table shows.
  package mutating func flag(
    _ range: Range<Int>, of unit: TextUnit, _ message: Message, fix: String? = nil,
    confidence: Double = 1
  ) {
    add(unit, isSource: unit.target == nil, range, message, fix, confidence)
  }

  /// Flags a unit's source text, which several units may share: it is reported once.
  package mutating func flagSource(of unit: TextUnit, _ message: Message, confidence: Double = 1) {
    let text = unit.source ?? ""
    add(unit, isSource: true, 0..<text.utf8.count, message, nil, confidence)
  }

  /// Leaves out some of what was found so far.
  package mutating func leaveOut(_ isMeant: (Flag) -> Bool) { flags.removeAll(where: isMeant) }

  /// What was found so far, which is then no longer here.
  package mutating func take() -> [Flag] {
    defer { flags = [] }
    return flags
  }

  /// Adds a flag to the source of a unit or to its target; without a part to the whole.
  private mutating func add(
    _ unit: TextUnit, isSource: Bool, _ range: Range<Int>?, _ message: Message, _ fix: String?,
    _ confidence: Double
  ) {
    flags.append(
      Flag(
        unit: unit, isInSource: isSource, source: isSource ? range : nil,
        target: isSource ? nil : range, message: message, fix: fix, confidence: confidence))
  }
}
