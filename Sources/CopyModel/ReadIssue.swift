/// Something that the Reader could not take as it stands. The rest of the file is still read.
public struct ReadIssue: Sendable, Equatable {
  /// What kind of trouble; each is the id of the rule that reports it.
  public enum Kind: String, Sendable, CaseIterable {
    case unreadableEntry = "unreadable-entry"
    case wrongEncoding = "wrong-encoding"
    case conflictMarker = "conflict-marker"
    case strayBom = "stray-bom"
    case localeMismatch = "locale-mismatch"
    case mixedLineEnds = "mixed-line-ends"
    case pluralHeader = "plural-header"
    case placeholderType = "placeholder-type"
    case unknownManifestKey = "unknown-manifest-key"
    case missingTranslation = "missing-translation"
    case undefinedKey = "undefined-key"
    case unlocalizedAlert = "unlocalized-alert"
  }

  /// What kind of trouble it is.
  public let kind: Kind
  /// The path of the file, as it was given or found.
  public let file: String
  /// Where it starts in the file.
  public let start: Place
  /// Where it ends; the start where only a place is known.
  public let end: Place
  /// The key of the string; nil where it has none or it is lost.
  public let key: String?
  /// The language that it is about; nil where it is about the file.
  public let locale: LocaleTag?
  /// What is wrong and what to do.
  public let message: String
  /// How sure it is that something is lost, from 0 to 1.
  public let confidence: Double
  /// Whether it is true of the whole file, though it is seen at one place: it is said once.
  public let isOfWholeFile: Bool

  package init(
    _ kind: Kind, file: String, start: Place, end: Place? = nil, key: String? = nil,
    locale: LocaleTag? = nil, message: String, confidence: Double = 1, isOfWholeFile: Bool = false
  ) {
    self.kind = kind
    self.file = file
    self.start = start
    self.end = end ?? start
    self.key = key
    self.locale = locale
    self.message = message
    self.confidence = confidence
    self.isOfWholeFile = isOfWholeFile
  }
}
