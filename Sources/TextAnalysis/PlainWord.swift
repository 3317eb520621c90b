import CopyModel

/// A word of ASCII letters, apostrophes and hyphens, with what the locale's word list says of it.
///
/// Small enough to be handed over in registers.
struct PlainWord {
  private let lower: Int32
  private let upper: Int32
  let kinds: CaseWords.Kinds
  /// Its number in the word list; -1 for none.
  private let known: Int32
  let startsWithCapital: Bool
  /// Whether it has a capital behind its first letter.
  let hasInnerCapital: Bool
  let hasHyphen: Bool
  /// I, I’m, I’ll.
  let isI: Bool

  var range: Range<Int> { Int(lower)..<Int(upper) }
  var end: Int { Int(upper) }
  var count: Int { Int(upper &- lower) }

  /// Whether all of its letters are small.
  var isSmall: Bool { !startsWithCapital && !hasInnerCapital }

  /// Its number where it is a word that some verb takes.
  var particle: Int? { kinds.contains(.particle) ? Int(known) : nil }

  /// The word that starts with some bytes of a text. Nil where a name of several words starts, where its period may be
  /// that of an abbreviation, and where the list knows no more than what the word is made of.
  @inline(always)
  init?(
    _ bytes: EightBytes, of text: Span<UInt8>, at start: Int, _ words: borrowing CaseWords,
    _ profile: borrowing LocaleProfile
  ) {
    var letters = Letters(bytes, of: text, at: start)
    if words.mayStartName(bytes), Self.startsName(letters, of: text, at: start, words) {
      return nil
    }
    isI = letters.end == start &+ 1 && bytes[0] | 0x20 == UInt8(ascii: "i")
    if letters.end < text.count, Letters.mayJoin(text[letters.end]) {
      guard let whole = letters.goingOn(text, words) else { return nil }
      letters = whole
    }
    guard letters.key.isWhole else { return nil }
    if text.has(UInt8(ascii: "."), at: letters.end),
      letters.end == start &+ 1 || Self.isAbbreviation(letters.key, profile)
    {
      return nil
    }
    if let entry = words.entry(letters.key) {
      let kinds = words.kinds(ofEntry: entry)
      // “it” is no IT.
      let isOrdinary =
        kinds.contains(.wordlikeAcronym) && !letters.startsWithCapital && !letters.hasInnerCapital
      self.kinds = isOrdinary ? kinds.subtracting(.fixedCase) : kinds
      known = Int32(truncatingIfNeeded: entry)
    } else {
      if letters.key.last == UInt8(ascii: "s"), letters.end &- start > 1,
        letters.hasApostrophe || Self.isAcronym(letters.key.withoutLast, words)
      {
        return nil
      }
      (kinds, known) = ([], -1)
    }
    lower = Int32(truncatingIfNeeded: start)
    upper = Int32(truncatingIfNeeded: letters.end)
    (startsWithCapital, hasInnerCapital) = (letters.startsWithCapital, letters.hasInnerCapital)
    hasHyphen = letters.hasHyphen
  }

  /// Apart, like all that few words need.
  @inline(never)
  private static func startsName(
    _ letters: Letters, of text: Span<UInt8>, at start: Int, _ words: CaseWords
  ) -> Bool {
    words.mayStartName(letters.key, of: text, to: letters.end)
      && NameFinder.name(in: text, at: start, of: words) != nil
  }

  @inline(never)
  private static func isAbbreviation(_ key: WordKey, _ profile: borrowing LocaleProfile) -> Bool {
    profile.abbreviations.mayBe(key)
  }

  /// Whether letters are an abbreviation, which may take a plural s: PDFs.
  @inline(never)
  private static func isAcronym(_ key: WordKey, _ words: borrowing CaseWords) -> Bool {
    words.entry(key).map { words.kinds(ofEntry: $0).contains(.acronym) } ?? false
  }

  /// Whether it is written in its one right casing.
  @inline(never)
  func isFixed(in text: Span<UInt8>, _ words: CaseWords) -> Bool {
    guard known >= 0, let form = words.fixedCase(ofEntry: Int(known)) else { return false }
    return text.extracting(range).isExactly(form)
  }
}

/// The letters of a word.
private struct Letters {
  private(set) var end: Int
  private(set) var key: WordKey
  let startsWithCapital: Bool
  private(set) var hasInnerCapital: Bool
  private(set) var hasApostrophe = false
  private(set) var hasHyphen = false

  @inline(__always)
  init(_ bytes: EightBytes, of text: Span<UInt8>, at start: Int) {
    let letters = bytes.letters
    let capitals = bytes.capitals(of: letters)
    (startsWithCapital, hasInnerCapital) = (capitals & 0x20 != 0, capitals > 0x20)
    key = WordKey(bytes, letters: letters)
    end = start &+ letters
    if letters == 8 { add(from: text) }
  }

  /// Adds the letters that stand behind those that are read.
  private mutating func add(from text: Span<UInt8>) {
    while end < text.count, text[end].isASCIILetter {
      hasInnerCapital = hasInnerCapital || text[end].isASCIICapital
      key.add(text[end] | 0x20)
      end &+= 1
    }
  }

  /// Whether an apostrophe or a hyphen may begin with a byte.
  @inline(__always)
  static func mayJoin(_ byte: UInt8) -> Bool {
    byte == 0x27 || byte == 0x2D || byte == 0xE2
  }

  /// With the letters that stand behind apostrophes and hyphens; nil where the first of several between hyphens has a
  /// case of its own.
  @inline(never)
  func goingOn(_ text: Span<UInt8>, _ words: CaseWords) -> Letters? {
    var whole = self
    while let next = text.letterBehindJoint(at: whole.end) {
      let isHyphen = text[whole.end] == 0x2D
      if isHyphen, !whole.hasHyphen, let entry = words.entry(whole.key),
        !words.kinds(ofEntry: entry).isDisjoint(with: [.fixedCase, .properNoun])
      {
        return nil
      }
      if isHyphen { whole.hasHyphen = true } else { whole.hasApostrophe = true }
      whole.key.add(isHyphen ? 0x2D : 0x27)
      whole.end = next
      whole.add(from: text)
    }
    return whole
  }
}

extension Span<UInt8> {
  /// Where the letter stands behind an apostrophe or a hyphen; nil where there is none.
  fileprivate func letterBehindJoint(at index: Int) -> Int? {
    guard index < count else { return nil }
    let letter =
      switch self[index] {
      case 0x27, 0x2D: index + 1
      case 0xE2 where has("’", at: index): index + 3
      default: count
      }
    return letter < count && self[letter].isASCIILetter ? letter : nil
  }
}
