import CopyModel

/// A word with what its letters and the locale's word list say of it.
struct CaseWord {
  /// As written.
  let text: String
  /// In lowercase, with straight apostrophes.
  let lowered: String
  let kinds: CaseWords.Kinds
  /// The word's one right casing, with its plural or possessive ending; nil when it has none.
  let fixedCase: String?
  let capitals: Int
  /// Whether it has letters in lowercase.
  let hasSmalls: Bool
  /// Whether a capital stands behind another letter.
  let hasInnerCapital: Bool
  let hasDigit: Bool
  let hasHyphen: Bool

  /// Whether it has letters with case.
  var isCased: Bool { capitals > 0 || hasSmalls }

  /// Whether all its letters are capitals, and there are two or more, or a digit: MP3, B2.
  var isAllCapitals: Bool { !hasSmalls && (capitals > 1 || capitals == 1 && hasDigit) }

  /// A letter that stands for itself: Plan B.
  var isSingleCapital: Bool { capitals == 1 && !hasSmalls && !hasDigit && text.utf8.count == 1 }

  init(_ bytes: Span<UInt8>, _ words: CaseWords) {
    var lower: [UInt8] = []
    lower.reserveCapacity(bytes.count)
    var (capitals, smalls, inner, digits, hyphens, isFolded) = (0, 0, false, false, false, false)
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"):
        inner = inner || index > 0
        capitals += 1
        lower.append(byte | 0x20)
      case UInt8(ascii: "a")...UInt8(ascii: "z"):
        smalls += 1
        lower.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = true
        lower.append(byte)
      case UInt8(ascii: "-"):
        hyphens = true
        lower.append(byte)
      case 0xE2 where bytes.has("’", at: index):
        lower.append(UInt8(ascii: "'"))
        isFolded = true
        index += 2
      case 0xE2 where bytes.has("\u{2011}", at: index) || bytes.has("\u{2010}", at: index):
        lower.append(UInt8(ascii: "-"))
        (isFolded, hyphens) = (true, true)
        index += 2
      case 0xC3...0xD4:
        // Latin, Greek and Cyrillic letters beyond ASCII: the standard library knows their case.
        let scalar = bytes.scalar(at: index)
        let properties = (Unicode.Scalar(scalar.value) ?? "a").properties
        if properties.isUppercase { (capitals, inner) = (capitals + 1, inner || index > 0) }
        if properties.isLowercase { smalls += 1 }
        lower.append(contentsOf: properties.lowercaseMapping.utf8)
        index += scalar.length - 1
      default:
        lower.append(byte)
      }
      index += 1
    }
    let lowered = String(decoding: lower, as: UTF8.self)
    let text = capitals > 0 || isFolded ? String(copying: bytes) : lowered
    self.lowered = lowered
    self.text = text
    self.capitals = capitals
    hasSmalls = smalls > 0
    hasInnerCapital = inner && smalls > 0
    hasDigit = digits
    hasHyphen = hyphens
    let known = Self.known(lowered, words)
    kinds = known.kinds
    fixedCase = known.fixedCase.map { $0 + text.suffix(lowered.count - $0.count) }
  }

  /// What the word list says of a word, or of what stands before its possessive or plural s.
  private static func known(_ word: String, _ words: CaseWords) -> CaseWords.Traits {
    if let traits = words.traits[word] { return traits }
    guard word.utf8.last == UInt8(ascii: "s") else { return CaseWords.Traits() }
    var stem = word.dropLast()
    let isPossessive = stem.utf8.last == UInt8(ascii: "'")
    if isPossessive { stem = stem.dropLast() }
    var traits = words.traits[String(stem)] ?? CaseWords.Traits()
    if !isPossessive, !traits.kinds.contains(.acronym) { return CaseWords.Traits() }
    // Only what it is called holds for the longer form, not what part it has in a sentence.
    traits.kinds.formIntersection([.properNoun, .appName, .acronym, .wordlikeAcronym])
    return traits
  }

  /// Whether it can be read only as an abbreviation or a numeral, whatever the text around it.
  func isAbbreviation(_ words: CaseWords) -> Bool {
    if let fixedCase, fixedCase == text, kinds.isDisjoint(with: .wordlikeAcronym) { return true }
    if hasHyphen {
      return text.split(separator: "-").allSatisfy { element in
        let traits = words.traits[element.lowercased()]
        return element.utf8.count == 1 || traits?.fixedCase == String(element)
          || Self.isUnreadable(element)
      }
    }
    return kinds.contains(.wordlikeAcronym) || hasDigit || Self.isUnreadable(text[...])
  }

  /// Capitals without a vowel, or a Roman numeral up to 39.
  private static func isUnreadable(_ text: Substring) -> Bool {
    text.utf8.allSatisfy { "IVX".utf8.contains($0) }
      || !text.utf8.contains { "AEIOUY".utf8.contains($0) }
  }
}
