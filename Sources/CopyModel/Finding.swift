/// Something wrong with the copy, where it stands and what to do.
public struct Finding: Sendable, Equatable {
  /// The id of the rule that found it.
  public var rule: String
  /// What the rule is about.
  public var category: Category
  /// How bad it is, confidence taken into account.
  public var severity: Severity
  /// How sure the rule is, from 0 to 1.
  public var confidence: Double
  /// What is wrong and what to do, in one or two sentences.
  public var message: String
  /// The path of the file, as it was given or found.
  public var file: String
  /// Where the flagged text starts in the file.
  public var start: Place
  /// Where it ends: the place behind its last character.
  public var end: Place
  /// The string’s key; nil where it has none, or where it speaks of many strings.
  public var key: String?
  /// The keys of all strings that it speaks of, where it stands for many of a file; empty where it speaks of one.
  public var keys: [String] = []
  /// The language of the flagged text; nil where the finding is about a whole file.
  public var locale: LocaleTag?
  /// The name of the alert that the string belongs to; nil where it belongs to none.
  public var alert: String?
  /// What the string is in its alert; nil where that is not known.
  public var role: Role?
  /// Which form of the string, as in `TextUnit.variation`: `plural.other`, `device.iphone`; nil where it has one.
  public var variation: String?
  /// Where code makes the alerts that it is wrong in, sorted; empty where that is not known.
  public var codePlaces: [CodePlace] = []
  /// The flagged part of the source text, in UTF-16 units.
  public var sourceSpan: Range<Int>?
  /// The flagged part of the target text, in UTF-16 units.
  public var targetSpan: Range<Int>?
  /// What to put in place of the flagged part.
  public var fix: String?
  /// How the fix is written in the file; nil without one, and where more than the flagged text would have to change.
  package var writtenFix: WrittenFix?
  /// Where the text is written that the fix changes; nil without one.
  package var stored: StoredText?
  /// The guideline's edition and section that it rests on: `hig-2022, Buttons`; nil where it rests on something else.
  public var basis: String?
  /// What it is against those that were there before; nil where the run is held against none.
  public var baselineState: BaselineState?
  /// Why it is let pass; nil where it is not.
  public var suppression: Suppression?
  /// The source copy around the finding, for reports.
  public var source: String?
  /// The target copy around the finding, for reports.
  public var target: String?

  package init(
    rule: String, category: Category, severity: Severity, confidence: Double, message: String,
    file: String, start: Place, end: Place, key: String? = nil, locale: LocaleTag? = nil,
    alert: String? = nil, role: Role? = nil, sourceSpan: Range<Int>? = nil,
    targetSpan: Range<Int>? = nil, fix: String? = nil, basis: String? = nil, source: String? = nil,
    target: String? = nil
  ) {
    self.rule = rule
    self.category = category
    self.severity = severity
    self.confidence = confidence
    self.message = message
    self.file = file
    self.start = start
    self.end = end
    self.key = key
    self.locale = locale
    self.alert = alert
    self.role = role
    self.sourceSpan = sourceSpan
    self.targetSpan = targetSpan
    self.fix = fix
    self.basis = basis
    self.source = source
    self.target = target
  }

  /// What a rule is about.
  public enum Category: String, Sendable, CaseIterable {
    case alert, button, `case`, punctuation, layout, meaning, placeholder, plural, consistency,
      table
  }

  /// A number that stays while rule, unit and flagged text stay, wherever the line moves.
  ///
  /// FNV-1a, 64 bits, over those fields: http://www.isthe.com/chongo/tech/comp/fnv/
  public var fingerprint: String { fingerprint(of: file, key: key) }

  /// The same for a file and a key by other names, and for the second of two findings that are alike in all this.
  package func fingerprint(of file: String, key: String?, number: Int = 1) -> String {
    // Of one that stands for many, which of them comes first changes with every one that is mended.
    let (key, flagged) = keys.isEmpty ? (key ?? "", flaggedText ?? "") : ("", "")
    let parts = [rule, file, key, locale?.identifier ?? "", flagged]
    return Self.fingerprint(of: number > 1 ? parts + [String(number)] : parts)
  }

  /// The same of its parts: rule, file, key, locale and flagged text.
  package static func fingerprint(of parts: [String]) -> String {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for part in parts {
      for byte in part.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
      hash = (hash ^ 0xFF) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
  }

  /// The flagged part of the target, or else of the source; nil where neither is flagged.
  package var flaggedText: String? {
    if let targetSpan, let target { return String(target.utf16.slice(targetSpan)) }
    if let sourceSpan, let source { return String(source.utf16.slice(sourceSpan)) }
    return nil
  }

  /// The order of reports: by file and place, then by everything else, so that it is total.
  public static func precedes(_ a: Finding, _ b: Finding) -> Bool {
    if a.file != b.file { return a.file < b.file }
    if a.start != b.start { return a.start < b.start }
    if a.end != b.end { return a.end < b.end }
    if a.rule != b.rule { return a.rule < b.rule }
    let (x, y) = (a.locale?.identifier ?? "", b.locale?.identifier ?? "")
    if x != y { return x < y }
    let (k, l) = (a.key ?? "", b.key ?? "")
    if k != l { return k < l }
    if a.message != b.message { return a.message < b.message }
    return a.remainder.lexicographicallyPrecedes(b.remainder)
  }

  /// What two findings can still differ in when they say the same at the same place.
  private var remainder: [String] {
    [
      category.rawValue, severity.rawValue, String(describing: confidence),
      String(describing: key), String(describing: locale), String(describing: alert),
      String(describing: role), String(describing: sourceSpan), String(describing: targetSpan),
      String(describing: fix), String(describing: source), String(describing: target),
      String(describing: variation), String(describing: basis), String(describing: suppression),
      String(describing: writtenFix),
    ] + keys
  }
}

extension String.UTF16View {
  fileprivate func slice(_ offsets: Range<Int>) -> Substring.UTF16View {
    let start = index(startIndex, offsetBy: offsets.lowerBound, limitedBy: endIndex) ?? endIndex
    let end = index(startIndex, offsetBy: offsets.upperBound, limitedBy: endIndex) ?? endIndex
    return self[start..<end]
  }
}
