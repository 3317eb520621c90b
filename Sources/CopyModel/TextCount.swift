/// How much a text is, as GMX-V 2.0 counts it (ETSI GS LIS 004), and by words as the locale has them.
///
/// Placeholders, tags and the syntax of messages are inline elements there: they count neither as words nor as characters.
public struct TextCount: Sendable, Equatable {
  /// Words as the locale's convention has them: ICU's (UAX #29), in Korean eojeol.
  public var words = 0
  /// Characters but white space and punctuation. Marks that stand within a word, as in “can’t”, are part of it.
  public var characters = 0
  /// Punctuation that is no part of a word.
  public var punctuation = 0
  /// White space that may break a line.
  public var whiteSpace = 0

  /// Nothing.
  public init() {}

  package init(_ text: AnalyzedText) {
    let masked = text.masked
    words = masked.isEmpty ? text.words.count : text.words.count { !text.isMasked($0) }
    var index = 0
    var isInWord = false
    var pending = false
    var mask = masked.startIndex
    for scalar in text.string.unicodeScalars {
      let start = index
      index += scalar.utf8.count
      while mask < masked.endIndex, masked[mask].upperBound <= start { mask += 1 }
      if mask < masked.endIndex, masked[mask].lowerBound <= start {
        settle(&pending, asPartOfWord: false)
        isInWord = false
        continue
      }
      switch Kind(scalar) {
      case .none: continue
      case .space:
        settle(&pending, asPartOfWord: false)
        isInWord = false
        whiteSpace += 1
      case .joint where isInWord && !pending:
        pending = true
        continue
      case .joint, .punctuation:
        settle(&pending, asPartOfWord: false)
        isInWord = false
        punctuation += 1
      case .character:
        settle(&pending, asPartOfWord: true)
        isInWord = true
        characters += 1
      }
    }
    settle(&pending, asPartOfWord: false)
  }

  private mutating func settle(_ pending: inout Bool, asPartOfWord isPart: Bool) {
    guard pending else { return }
    pending = false
    if isPart { characters += 1 } else { punctuation += 1 }
  }

  /// The words as GMX-V counts them in a language: in those without spaces, the characters over a factor.
  ///
  /// GMX-V 2.0, “Logographic scripts”: Chinese 2.8, Japanese 3.0, Korean 3.3, Thai 6.0.
  public func gmxWords(in locale: LocaleTag) -> Int {
    let factor: Int? =
      switch locale.language {
      case "zh": 28
      case "ja": 30
      case "ko": 33
      case "th": 60
      default: nil
      }
    guard let factor else { return words }
    return (characters * 10 + factor / 2) / factor
  }

  /// Adds what another text is.
  public static func += (a: inout TextCount, b: TextCount) {
    a.words += b.words
    a.characters += b.characters
    a.punctuation += b.punctuation
    a.whiteSpace += b.whiteSpace
  }
}

extension TextCount {
  /// What a character counts as.
  private enum Kind {
    case none, space, punctuation, character
    /// It is part of a word where it stands within one.
    case joint

    init(_ scalar: Unicode.Scalar) {
      if scalar.isASCII {
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9": self = .character
        case " ", "\t"..."\r": self = .space
        case "'", "-": self = .joint
        case "$", "+",
          "<"..."~" where !"?@[\\]^_{}".unicodeScalars.contains(scalar):
          self = .character
        case "!"..."~": self = .punctuation
        default: self = .none
        }
        return
      }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .enclosingMark, .format, .control: self = .none
      // A space that does not break counts as the character that it is.
      case .spaceSeparator:
        self = ["\u{A0}", "\u{2007}", "\u{202F}"].contains(scalar) ? .character : .space
      case .lineSeparator, .paragraphSeparator: self = .space
      case .dashPunctuation where scalar == "\u{2010}" || scalar == "\u{2011}": self = .joint
      case .finalPunctuation where scalar == "\u{2019}": self = .joint
      case .connectorPunctuation, .dashPunctuation, .openPunctuation, .closePunctuation,
        .initialPunctuation, .finalPunctuation, .otherPunctuation:
        self = .punctuation
      default: self = .character
      }
    }
  }
}
