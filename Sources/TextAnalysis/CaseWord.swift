import CopyModel

/// A word with what its letters and the locale's word list say of it.
///
/// It holds no text, so that reading one costs no memory: `range` says where it stands.
struct CaseWord {
  let kinds: CaseWords.Kinds
  private let start: Int32
  private let end: Int32
  /// Where the possessive or plural s starts that the list does not know; the end when there is none.
  private let stemEnd: Int32
  /// The number that the word or its stem has in the word list; -1 for none.
  private let known: Int32
  let capitals: Int32
  /// Whether it has letters in lowercase.
  let hasSmalls: Bool
  /// Whether a capital stands behind another letter.
  let hasInnerCapital: Bool
  let hasDigit: Bool
  let hasHyphen: Bool

  /// Whether it has one right casing.
  var hasFixedCase: Bool { kinds.contains(.fixedCase) }

  /// UTF-8 bytes of the text.
  var range: Range<Int> { Int(start)..<Int(end) }

  /// The word's number in the word list; nil when the list does not know it, or only its stem.
  var entry: Int? { known >= 0 && stemEnd == end ? Int(known) : nil }

  /// Whether it has letters with case.
  var isCased: Bool { capitals > 0 || hasSmalls }

  /// Whether all its letters are capitals, and there are two or more, or a digit: MP3, B2.
  var isAllCapitals: Bool { !hasSmalls && (capitals > 1 || capitals == 1 && hasDigit) }

  /// A letter that stands for itself: Plan B.
  var isSingleCapital: Bool { capitals == 1 && !hasSmalls && !hasDigit && end - start == 1 }

  /// Whether it is in small letters, of which title style wants a capital wherever it stands, and
  /// sentence style only at the start of a sentence.
  func isOrdinary(in text: Span<UInt8>) -> Bool {
    capitals == 0 && !hasHyphen && !hasDigit && kinds.isDisjoint(with: [.small, .fixedCase])
      && text[Int(start)].isASCIISmall && !isI(in: text)
  }

  /// Whether it has a capital first letter and small ones behind it, as both styles want a word at the
  /// start of a sentence.
  func isPlainlyCapitalized(in text: Span<UInt8>) -> Bool {
    capitals == 1 && hasSmalls && !hasInnerCapital && !hasHyphen && !hasFixedCase
      && text[Int(start)].isASCIICapital
  }

  /// Whether it is an article, conjunction or preposition in small letters, as both styles want it inside
  /// a sentence.
  var isPlainlySmall: Bool {
    capitals == 0 && !hasHyphen && kinds.contains(.small)
      && kinds.isDisjoint(with: [.fixedCase, .particle])
  }

  /// Whether it has nothing but a capital first letter that could keep it out of title style, and sentence style
  /// wants it small inside a sentence unless something around it makes a name of it.
  func isTitled(in text: Span<UInt8>) -> Bool {
    kinds.isDisjoint(with: [.small, .properNoun, .appName]) && isPlainlyCapitalized(in: text)
      && !isI(in: text)
  }

  /// I, I’m, I’ll.
  func isI(in text: Span<UInt8>) -> Bool {
    let first = Int(start)
    return text[first] | 0x20 == UInt8(ascii: "i")
      && (end - start == 1 || text[first + 1] == 0x27 || text.has("’", at: first + 1))
  }

  init(_ text: Span<UInt8>, _ range: Range<Int>, _ words: borrowing CaseWords) {
    var (capitals, smalls, inner, digit, hyphen, isPlain) = (0, 0, false, false, false, true)
    var index = range.lowerBound
    while index < range.upperBound {
      let byte = text[index]
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): smalls += 1
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        inner = inner || index > range.lowerBound
        capitals += 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = true
      case UInt8(ascii: "-"): hyphen = true
      case 0xE2 where text.has("\u{2011}", at: index) || text.has("\u{2010}", at: index):
        hyphen = true
      case 0xC3...0xD4:
        // Latin, Greek and Cyrillic letters beyond ASCII: the standard library knows their case.
        let scalar = text.scalar(at: index)
        let properties = (Unicode.Scalar(scalar.value) ?? "a").properties
        if properties.isUppercase {
          (capitals, inner) = (capitals + 1, inner || index > range.lowerBound)
        }
        if properties.isLowercase { smalls += 1 }
        isPlain = false
        index += scalar.length - 1
      default: break
      }
      index += 1
    }
    let known = isPlain ? Known(text, range, words) : Known(lowered: text, range, words)
    kinds = known.kinds
    (start, end) = (Int32(range.lowerBound), Int32(range.upperBound))
    stemEnd = Int32(known.stemEnd)
    self.known = Int32(known.entry ?? -1)
    self.capitals = Int32(capitals)
    hasSmalls = smalls > 0
    hasInnerCapital = inner && smalls > 0
    hasDigit = digit
    hasHyphen = hyphen
  }

  /// What stands for a word where there is none.
  init(nothingIn range: Range<Int>) {
    kinds = []
    (start, end, stemEnd) = (
      Int32(range.lowerBound), Int32(range.upperBound), Int32(range.upperBound)
    )
    (known, capitals) = (-1, 0)
    (hasSmalls, hasInnerCapital, hasDigit, hasHyphen) = (false, false, false, false)
  }

  /// The word of ASCII letters that starts at `start`, which most are; nil where anything else is
  /// written on to the letters.
  @inline(__always)
  init?(plain text: Span<UInt8>, from start: Int, _ words: borrowing CaseWords) {
    var key = WordKey()
    var smalls = 0
    var end = start
    while end < text.count {
      let byte = text[end]
      guard byte.isASCIILetter else { break }
      // The bit that tells small letters from capitals.
      smalls &+= Int(byte >> 5 & 1)
      key.add(byte | 0x20)
      end &+= 1
    }
    if end == start || end < text.count && Self.mayGoOn(text[end]) { return nil }
    let known =
      key.isWhole ? Known(plain: text, start..<end, key, words) : Known(text, start..<end, words)
    let capitals = end &- start &- smalls
    kinds = known.kinds
    (self.start, self.end) = (Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end))
    stemEnd = Int32(truncatingIfNeeded: known.stemEnd)
    self.known = Int32(truncatingIfNeeded: known.entry ?? -1)
    self.capitals = Int32(truncatingIfNeeded: capitals)
    hasSmalls = smalls > 0
    hasInnerCapital = hasSmalls && capitals > (text[start] & 0x20 == 0 ? 1 : 0)
    (hasDigit, hasHyphen) = (false, false)
  }

  /// Whether a byte behind letters may belong to their word.
  @inline(__always)
  private static func mayGoOn(_ byte: UInt8) -> Bool {
    if byte == 0x20 { return false }
    return switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "'"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "&"), 0x80...:
      true
    default: false
    }
  }

  /// What the word list says of a word, or of what stands before its possessive or plural s.
  private struct Known {
    /// Only what a word is called holds for the longer form, not what part it has in a sentence.
    static let ofStem: CaseWords.Kinds = [
      .properNoun, .appName, .acronym, .wordlikeAcronym, .fixedCase,
    ]

    private(set) var entry: Int?
    private(set) var kinds: CaseWords.Kinds
    private(set) var stemEnd: Int

    /// A word with letters beyond ASCII, which the list folds by the rules of Unicode.
    init(lowered text: Span<UInt8>, _ range: Range<Int>, _ words: borrowing CaseWords) {
      entry = words.entry(of: String(copying: text.extracting(range)))
      kinds = words.kinds(ofEntry: entry)
      stemEnd = range.upperBound
    }

    /// A word of ASCII letters, of which the key says all.
    @inline(__always)
    init(
      plain text: Span<UInt8>, _ range: Range<Int>, _ key: WordKey, _ words: borrowing CaseWords
    ) {
      (entry, kinds, stemEnd) = (words.entry(key), [], range.upperBound)
      if let entry {
        kinds = words.kinds(ofEntry: entry)
      } else if range.count > 1, text[range.upperBound - 1] | 0x20 == UInt8(ascii: "s"),
        let stem = words.entry(key.withoutLast), words.kinds(ofEntry: stem).contains(.acronym)
      {
        (entry, stemEnd) = (stem, range.upperBound - 1)
        kinds = words.kinds(ofEntry: stem).intersection(Self.ofStem)
      }
    }

    init(_ text: Span<UInt8>, _ range: Range<Int>, _ words: borrowing CaseWords) {
      stemEnd = range.upperBound
      entry = words.entry(text, range)
      kinds = words.kinds(ofEntry: entry)
      guard entry == nil, range.count > 1, text[range.upperBound - 1] | 0x20 == UInt8(ascii: "s")
      else { return }
      let last = range.upperBound - 1
      let apostrophe = text[last - 1] == 0x27 ? 1 : text.has("’", at: last - 3) ? 3 : 0
      let end = max(last - apostrophe, range.lowerBound)
      guard let stem = words.entry(text, range.lowerBound..<end) else { return }
      let found = words.kinds(ofEntry: stem)
      guard apostrophe > 0 || found.contains(.acronym) else { return }
      (entry, stemEnd) = (stem, end)
      kinds = found.intersection(Self.ofStem)
    }
  }

  /// The word's one right casing, with its plural or possessive ending.
  func fixedCase(in text: Span<UInt8>, _ words: CaseWords) -> String? {
    guard hasFixedCase, let form = words.fixedCase(ofEntry: Int(known)) else { return nil }
    return form + String(copying: text.extracting(Int(stemEnd)..<Int(end)))
  }

  /// Whether it can be read only as an abbreviation or a numeral, whatever the text around it.
  func isAbbreviation(in text: Span<UInt8>, _ words: CaseWords) -> Bool {
    let written = String(copying: text.extracting(range))
    if fixedCase(in: text, words) == written, kinds.isDisjoint(with: .wordlikeAcronym) {
      return true
    }
    if hasHyphen {
      return written.split(separator: "-").allSatisfy { element in
        element.utf8.count == 1
          || words.fixedCase(ofEntry: words.entry(of: element)) == String(element)
          || Self.isUnreadable(element)
      }
    }
    return kinds.contains(.wordlikeAcronym) || hasDigit || Self.isUnreadable(written[...])
  }

  /// Capitals without a vowel, or a Roman numeral up to 39.
  private static func isUnreadable(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { "IVX".utf8.contains($0) }
      || !text.utf8.contains { "AEIOUY".utf8.contains($0) }
  }
}
