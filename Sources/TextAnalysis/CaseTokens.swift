import CopyModel

/// A piece of a text as the capitalization styles see it.
struct CaseToken {
  enum Kind {
    /// A word of Latin letters, with inner apostrophes and hyphens.
    case word
    /// A placeholder, quoted name, link, number or name of several words: right in every style.
    case protected
    /// A colon or dash: what follows may start anew.
    case restart
    /// The end of a sentence.
    case stop
  }

  var kind: Kind
  var range: Range<Int>
  /// What the word is; nil for everything else.
  var word: CaseWord?
}

/// A word with what its letters and the locale's word list say of it.
struct CaseWord {
  /// As written.
  let text: String
  /// In lowercase, with straight apostrophes.
  let lowered: String
  let traits: CaseWords.Traits
  /// Whether all its letters are capitals, and there are two or more.
  let isAllCapitals: Bool
  /// Whether a capital stands behind a lowercase letter or a digit, or the other way round inside: iPhone.
  let hasInnerCapital: Bool
  /// Whether it has letters with case.
  let isCased: Bool

  init(_ bytes: Span<UInt8>, _ words: CaseWords) {
    var lower: [UInt8] = []
    lower.reserveCapacity(bytes.count)
    var (capitals, smalls, inner) = (0, 0, false)
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
      case 0xE2 where bytes.has("’", at: index):
        lower.append(UInt8(ascii: "'"))
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
    text = String(copying: bytes)
    lowered = String(decoding: lower, as: UTF8.self)
    traits = words.traits[lowered] ?? CaseWords.Traits()
    isCased = capitals + smalls > 0
    isAllCapitals = capitals > 1 && smalls == 0 || capitals == 1 && smalls == 0 && bytes.count > 1
    hasInnerCapital = inner && smalls > 0
  }
}

/// Splits a text into case tokens.
enum CaseTokens {
  static func read(_ text: Span<UInt8>, masks: Masks, profile: LocaleProfile) -> [CaseToken] {
    var tokens: [CaseToken] = []
    var index = 0
    while index < text.count {
      if let masked = masks.range(at: index) {
        if !masks.isSilent(masked) {
          tokens.append(CaseToken(kind: .protected, range: masked))
        }
        index = masked.upperBound
        continue
      }
      if let name = name(text, at: index, profile: profile) ?? quoted(text, at: index) {
        tokens.append(CaseToken(kind: .protected, range: name))
        index = name.upperBound
        continue
      }
      let scalar = text.scalar(at: index)
      if ScalarClass(scalar.value).isLetterOrDigit {
        let range = index..<wordEnd(text, from: index, masks: masks)
        if ScalarClass(scalar.value) == .digit {
          tokens.append(CaseToken(kind: .protected, range: range))
        } else {
          let word = CaseWord(text.extracting(range), profile.caseWords)
          tokens.append(CaseToken(kind: .word, range: range, word: word))
        }
        index = range.upperBound
        continue
      }
      if let kind = boundary(scalar.value) {
        tokens.append(CaseToken(kind: kind, range: index..<index + scalar.length))
      }
      index += scalar.length
    }
    return tokens
  }

  private static func boundary(_ scalar: UInt32) -> CaseToken.Kind? {
    switch scalar {
    case 0x3A, 0x2014, 0x2013: .restart  // : — –
    case 0x2E, 0x21, 0x3F, 0x0A: .stop  // . ! ?
    default: nil
    }
  }

  /// A name of several words that starts here.
  private static func name(
    _ text: Span<UInt8>, at index: Int, profile: LocaleProfile
  ) -> Range<Int>? {
    guard !text.hasLetter(before: index) else { return nil }
    var best: Range<Int>?
    for name in profile.caseWords.names where text.has(name, at: index) {
      let end = index + name.utf8.count
      if !text.hasLetter(at: end), end > best?.upperBound ?? 0 { best = index..<end }
    }
    return best
  }

  /// A quotation that starts and ends in this text.
  private static func quoted(_ text: Span<UInt8>, at index: Int) -> Range<Int>? {
    for (open, close) in [("“", "”"), ("‘", "’"), ("\"", "\"")] where text.has(open, at: index) {
      if open == "‘" || open == "\"", text.hasLetter(before: index) { continue }
      var end = index + open.utf8.count
      let limit = min(text.count, end + 512)
      while end < limit, !text.has(close, at: end) { end += 1 }
      if end < limit { return index..<end + close.utf8.count }
    }
    return nil
  }

  /// The end of a word: inner apostrophes and hyphens belong to it.
  private static func wordEnd(_ text: Span<UInt8>, from start: Int, masks: Masks) -> Int {
    var end = start
    while end < text.count, masks.range(at: end) == nil {
      let scalar = text.scalar(at: end)
      if ScalarClass(scalar.value).isLetterOrDigit {
        end += scalar.length
        continue
      }
      let isJoint = [0x27, 0x2019, 0x2D, 0x2010, 0x2011].contains(scalar.value)
      guard isJoint, text.hasLetter(at: end + scalar.length) else { break }
      end += scalar.length
    }
    return end
  }
}
