import CopyModel

/// A piece of a text as the capitalization styles see it.
struct CaseToken {
  enum Kind {
    /// A word of letters, with inner apostrophes and hyphens.
    case word
    /// A placeholder, quoted name, link, number or name of several words: right in every style.
    case protected
    /// A colon or dash: what follows may start anew.
    case restart
    /// An ellipsis inside a text or a line's end without a mark, behind which a sentence may start.
    case pause
    /// A sign between the steps of a path: “Settings > Sounds”.
    case step
    /// The end of a sentence.
    case stop

    var isBoundary: Bool { self != .word && self != .protected }
  }

  let kind: Kind
  /// Whether a person's or place's name follows: “Dr.”, “St.”
  let leadsToName: Bool
  /// The word; of everything else no more than where it stands.
  private let content: CaseWord

  init(_ word: CaseWord) {
    (kind, leadsToName, content) = (.word, false, word)
  }

  init(_ kind: Kind, _ range: Range<Int>, leadsToName: Bool = false) {
    self.kind = kind
    self.leadsToName = leadsToName
    content = CaseWord(nothingIn: range)
  }

  /// UTF-8 bytes of the text.
  var range: Range<Int> { content.range }

  /// What the word is; nil for everything else.
  var word: CaseWord? { kind == .word ? content : nil }

  /// What the word is to the styles; nothing for everything else.
  var kinds: CaseWords.Kinds { content.kinds }
}

/// The case tokens of a text.
struct CaseTokens {
  private(set) var tokens: [CaseToken] = []
  /// What its words are, taken together.
  private(set) var kinds: CaseWords.Kinds = []
  /// Whether one of them has letters with case.
  private(set) var areCased = false
  /// Whether letters with case stand in a name, though no word has any.
  private(set) var hasNames = false
  /// The names of several words with the wrong capitals.
  private(set) var misspelled: [NameFinder.Name] = []
  /// Whether there is a path with steps.
  private(set) var hasSteps = false

  /// The tokens of a text of a locale that has capitalization styles; none for other locales.
  init(_ text: Span<UInt8>, masks: Masks, profile: LocaleProfile) {
    let words = profile.caseWords
    guard words.hasStyles else { return }
    // Words and spaces take five or six bytes each in English, and marks stand between some.
    tokens.reserveCapacity(text.count / 4 + 2)
    var index = 0
    while index < text.count {
      if text[index] == 0x20 {
        index += 1
      } else if let masked = masks.range(at: index) {
        // A tag or the target of a link is no word.
        index = masks.isSilent(masked) ? masked.upperBound : protect(masked, of: text)
      } else if words.mayStartName(text, at: index),
        let name = NameFinder.name(in: text, at: index, of: words)
      {
        hasNames = true
        if !name.isWritten { misspelled.append(name) }
        index = protect(name.range, of: text)
      } else if let word = CaseWord(plain: text, from: index, words), !masks.overlaps(word.range) {
        index = add(word, text, profile: profile)
      } else if text.isPlainStop(at: index) {
        tokens.append(CaseToken(.stop, index..<index + 1))
        index += 1
      } else if let quoted = Quotation.range(in: text, at: index) {
        index = protect(quoted, of: text)
      } else {
        index = addUnmasked(text, at: index, masks: masks, words, profile: profile)
      }
    }
  }

  /// Adds a protected stretch with what is written on to it: “%@’s”, “%ds”, “{n}-fold”.
  private mutating func protect(_ range: Range<Int>, of text: Span<UInt8>) -> Int {
    let end = WordEnd.end(of: text, from: range.upperBound, masks: nil, mayStartWithJoint: true)
    tokens.append(CaseToken(.protected, range.lowerBound..<end))
    return end
  }

  private mutating func addUnmasked(
    _ text: Span<UInt8>, at index: Int, masks: Masks, _ words: CaseWords, profile: LocaleProfile
  ) -> Int {
    let scalar = text.scalar(at: index)
    let kind = ScalarClass(scalar.value)
    if kind == .digit { return addNumber(text, at: index, masks: masks) }
    if kind.isLetterOrDigit {
      return addWord(text, at: index, masks: masks, words, profile: profile)
    }
    // An extension: “as .zip”.
    if scalar.value == 0x2E, text.hasLetter(at: index + 1), !text.hasLetter(before: index) {
      return addNumber(text, at: index, masks: masks)
    }
    if scalar.value == 0x28, let end = Self.suffixEnd(text, at: index) { return end }
    if let name = Self.handle(text, at: index, masks: masks) {
      hasNames = true
      return protect(name, of: text)
    }
    if let kind = Self.boundary(scalar.value, text, at: index) {
      let isBreak = scalar.value == 0x0A && tokens.last?.kind.isBoundary == false
      tokens.append(
        CaseToken(isBreak ? .pause : kind, index..<index + scalar.length))
      hasSteps = hasSteps || kind == .step
    }
    return index + scalar.length
  }

  /// The name of a person or a topic with the sign before it, written as its owner likes: @mina, #autumn.
  private static func handle(_ text: Span<UInt8>, at index: Int, masks: Masks) -> Range<Int>? {
    guard text[index] == UInt8(ascii: "@") || text[index] == UInt8(ascii: "#"),
      text.hasLetter(at: index + 1), !text.hasLetter(before: index)
    else { return nil }
    return index..<WordEnd.end(of: text, from: index + 1, masks: masks)
  }

  /// The longest ending in brackets, in bytes.
  private static let longestSuffix = 8

  /// The end of letters in brackets that belong to the word before them: “file(s)”, “colo(u)r”.
  private static func suffixEnd(_ text: Span<UInt8>, at open: Int) -> Int? {
    guard text.hasASCIILetter(before: open) else { return nil }
    let close = text.endOfLetters(from: open + 1)
    guard close > open + 1, close - open <= longestSuffix, text.has(")", at: close) else {
      return nil
    }
    return text.endOfLetters(from: close + 1)
  }

  /// A number with its separators and unit, a version, a time: “4.2”, “10:30”, “50GB”.
  private mutating func addNumber(_ text: Span<UInt8>, at start: Int, masks: Masks) -> Int {
    var end = start
    repeat {
      if end > start || text[start] == UInt8(ascii: ".") { end += 1 }
      end = WordEnd.end(of: text, from: end, masks: masks)
    } while end + 1 < text.count && ".,:".utf8.contains(text[end])
      && text[end + 1].isASCIIDigit && masks.range(at: end) == nil
    tokens.append(CaseToken(.protected, start..<end))
    return end
  }

  private mutating func addWord(
    _ text: Span<UInt8>, at index: Int, masks: Masks, _ words: CaseWords, profile: LocaleProfile
  ) -> Int {
    // v2.1
    if text[index] | 0x20 == UInt8(ascii: "v"), index + 1 < text.count,
      text[index + 1].isASCIIDigit
    {
      return addNumber(text, at: index, masks: masks)
    }
    let range = index..<WordEnd.end(of: text, from: index, masks: masks)
    // file_name
    if range.contains(where: { text[$0] == UInt8(ascii: "_") }) {
      if let end = addAbbreviation(text, range, profile: profile) { return end }
      tokens.append(CaseToken(.protected, range))
      return range.upperBound
    }
    return add(CaseWord(text, range, words), text, profile: profile)
  }

  /// Adds a word, or the abbreviation that it begins.
  @inline(__always)
  private mutating func add(
    _ word: CaseWord, _ text: Span<UInt8>, profile: LocaleProfile
  ) -> Int {
    let end = word.range.upperBound
    if end < text.count, text[end] == UInt8(ascii: "."),
      let end = addAbbreviation(text, word.range, profile: profile)
    {
      return end
    }
    if word.kinds.contains(.unitSymbol) && isUnit(word, text)
      || word.isSingleCapital && Self.isInPair(text, word.range)
    {
      hasNames = true
      tokens.append(CaseToken(.protected, word.range))
    } else {
      kinds.formUnion(word.kinds)
      areCased = areCased || word.isCased
      tokens.append(CaseToken(word))
    }
    return end
  }

  /// Whether a word is a unit behind its number: “10 km”, “%d fps”.
  private func isUnit(_ word: CaseWord, _ text: Span<UInt8>) -> Bool {
    guard word.capitals == 0, let last = tokens.last, last.kind == .protected else { return false }
    let (start, end) = (word.range.lowerBound, last.range.upperBound)
    return start == end + 1 && text[end] == 0x20 || start == end + 2 && text.has("\u{A0}", at: end)
  }

  /// Whether a letter is written together with another: “A–Z”, “A/B”.
  private static func isInPair(_ text: Span<UInt8>, _ letter: Range<Int>) -> Bool {
    text.has("/", at: letter.upperBound) || text.has("–", at: letter.upperBound)
      || text.has("/", at: letter.lowerBound - 1) || text.has("–", at: letter.lowerBound - 3)
  }

  /// Adds the abbreviation that a word begins with its period, and returns its end; nil when there is none.
  private mutating func addAbbreviation(
    _ text: Span<UInt8>, _ word: Range<Int>, profile: LocaleProfile
  ) -> Int? {
    guard word.upperBound < text.count, text[word.upperBound] == UInt8(ascii: ".") else {
      return nil
    }
    // “Pens, Paper, etc.”: the period ends the text as well.
    if word.upperBound + 1 == text.count,
      Abbreviation.ends(text, at: text.count, of: profile),
      text[word.lowerBound].isASCIISmall
    {
      tokens.append(CaseToken(.protected, word))
      return word.upperBound
    }
    guard let end = Abbreviation.end(in: text, at: word.lowerBound, of: profile) else { return nil }
    let isCapital = text[word.lowerBound].isASCIICapital && text[end - 2] & 0x20 != 0
    tokens.append(
      CaseToken(.protected, word.lowerBound..<end, leadsToName: isCapital))
    // “… from the U.S. It arrives on Monday.”
    if end < text.count, text[end] == 0x20,
      !Abbreviation.isInSentence(text, period: end, profile: profile)
    {
      tokens.append(CaseToken(.stop, end - 1..<end))
    }
    return end
  }

  @inline(never)
  private static func boundary(
    _ scalar: UInt32, _ text: Span<UInt8>, at index: Int
  ) -> CaseToken.Kind? {
    switch scalar {
    // A–Z, Mon–Fri
    case 0x2013 where text.hasLetter(before: index) && text.hasLetter(at: index + 3): nil
    case 0x3A, 0xFF1A, 0x2014, 0x2013: .restart  // : — –
    // A step behind a step of a path, and no comparison.
    case 0x3E where text.has(" > ", at: index - 1) && index + 2 < text.count:
      text.hasASCIILetter(before: index + 3) ? .step : nil
    case 0x203A where text.has(" › ", at: index - 1), 0x2192, 0x25B8: .step  // › → ▸
    // A spaced hyphen is a dash.
    case 0x2D where text.has(" - ", at: index - 1): .restart
    case 0x2026: .pause
    case 0x2E where text.has("...", at: index): .pause
    case 0x2E where text.has("..", at: index - 1): nil
    case 0x2E where text.hasLetter(at: index + 1): nil
    case 0x2E, 0x21, 0x3F, 0x0A, 0x3002, 0xFF01, 0xFF1F: .stop  // . ! ? and the full-width forms
    default: nil
    }
  }
}

extension Span<UInt8> {
  /// Whether what stands here can only be the end of a sentence: a question or exclamation mark, or a period behind a
  /// letter at the end of the text.
  @inline(__always)
  fileprivate func isPlainStop(at index: Int) -> Bool {
    switch self[index] {
    case UInt8(ascii: "?"), UInt8(ascii: "!"): true
    case UInt8(ascii: "."): index + 1 == count && hasASCIILetter(before: index)
    default: false
    }
  }
}
