import CopyModel

/// Tells the capitalization of plain English word by word, as long as no word needs a closer look at what stands around
/// it: most copy is so.
///
/// What is told here is what `CaseAnalysis` tells.
struct PlainCase {
  private let words: CaseWords
  /// How many words are against each style.
  private var (title, sentence) = (0, 0)
  private var areCased = false
  /// Whether the next word is the first of a sentence.
  private var opensSentence = true
  /// Whether a verb came along behind which a sentence may name a button.
  private var isBehindLabelVerb = false
  /// The last words, the nearest first. The nearest is empty where something that is no word came behind it.
  private var (last, second, third) = (0..<0, 0..<0, 0..<0)
  /// What the nearest is.
  private var lastKinds: CaseWords.Kinds = []
  private var isBehindProtected = false

  /// Nil where `CaseAnalysis` has to be asked.
  static func capitalization(
    of text: Span<UInt8>, masks: Masks, profile: LocaleProfile
  ) -> Capitalization? {
    var plain = PlainCase(words: profile.caseWords)
    return plain.read(text, masks, profile) ? plain.capitalization : nil
  }

  private init(words: CaseWords) {
    self.words = words
  }

  private mutating func read(
    _ text: Span<UInt8>, _ masks: Masks, _ profile: LocaleProfile
  ) -> Bool {
    var index = 0
    while index < text.count {
      let byte = text[index]
      if byte == 0x20 {
        index += 1
      } else if let masked = masks.range(at: index) {
        guard !masks.isSilent(masked) else { return false }
        index = protect(masked, of: text)
      } else if byte.isASCIILetter {
        guard let word = PlainWord(text, at: index, words), !masks.overlaps(word.range),
          Self.isWhole(word, in: text, profile), add(word, of: text)
        else { return false }
        index = word.end
      } else {
        guard !words.mayStartName(text, at: index), let end = readMark(text, at: index) else {
          return false
        }
        index = end
      }
    }
    return true
  }

  /// Reads what is no word, and returns where it ends; nil where it is not plain to see what it does.
  private mutating func readMark(_ text: Span<UInt8>, at index: Int) -> Int? {
    let end = index + 1
    switch text[index] {
    case UInt8(ascii: ","): return end
    case UInt8(ascii: "?"), UInt8(ascii: "!"):
      opensSentence = true
      return end
    case UInt8(ascii: "."):
      guard end == text.count || text[end] == 0x20, !text.has(UInt8(ascii: "."), at: index - 1)
      else { return nil }
      opensSentence = true
      return end
    case 0x30...0x39:
      let digits = text.end(of: \.isASCIIDigit, from: index)
      guard digits == text.count || text[digits] == 0x20 else { return nil }
      return protect(index..<digits, of: text)
    case 0xE2 where index + 3 == text.count && text.has("…", at: index): return text.count
    default: return Quotation.range(in: text, at: index).map { protect($0, of: text) }
    }
  }

  /// Steps over what is right in every style, and returns where it ends.
  private mutating func protect(_ range: Range<Int>, of text: Span<UInt8>) -> Int {
    opensSentence = false
    isBehindProtected = true
    if !last.isEmpty { (second, third) = (last, second) }
    (last, lastKinds) = (0..<0, [])
    return WordEnd.end(of: text, from: range.upperBound, masks: nil, mayStartWithJoint: true)
  }

  /// Whether nothing more belongs to a word, and its period ends a sentence.
  @inline(__always)
  private static func isWhole(
    _ word: PlainWord, in text: Span<UInt8>, _ profile: LocaleProfile
  ) -> Bool {
    guard word.end < text.count else { return true }
    switch text[word.end] {
    case 0x20, UInt8(ascii: ","), UInt8(ascii: "?"), UInt8(ascii: "!"): return true
    case UInt8(ascii: "."):
      return word.count > 1 && !profile.abbreviations.mayBe(word.key)
    case 0xE2: return word.end + 3 == text.count && text.has("…", at: word.end)
    default: return false
    }
  }

  /// Counts a word against the styles; false where that is not plain to see.
  private mutating func add(_ word: PlainWord, of text: Span<UInt8>) -> Bool {
    let kinds = word.kinds
    // “10 km”
    if isBehindProtected, kinds.contains(.unitSymbol) { return false }
    if kinds.contains(.fixedCase) {
      guard word.isFixed(in: text, words) else { return false }
    } else if word.capitals == 0 {
      guard !word.isI, addSmall(word, of: text) else { return false }
    } else if word.capitals > 1 || !word.startsWithCapital {
      return false
    } else if !opensSentence, !word.isI {
      guard word.count > 1, addCapitalized(word, of: text) else { return false }
    }
    areCased = true
    opensSentence = false
    isBehindProtected = false
    isBehindLabelVerb = isBehindLabelVerb || kinds.contains(.beforeLabel)
    if !last.isEmpty { (second, third) = (last, second) }
    (last, lastKinds) = (word.range, kinds)
    return true
  }

  /// Counts a word in small letters.
  private mutating func addSmall(_ word: PlainWord, of text: Span<UInt8>) -> Bool {
    if !word.kinds.contains(.small) {
      title += 1
      if opensSentence { sentence += 1 }
      return true
    }
    if opensSentence { return false }
    if let particle = word.particle,
      takes(particle, last, text) || takes(particle, second, text) || takes(particle, third, text)
    {
      return false
    }
    if text.hasNoWord(from: word.end) { title += 1 }
    return true
  }

  /// Counts a word with a capital first letter inside a sentence.
  private mutating func addCapitalized(_ word: PlainWord, of text: Span<UInt8>) -> Bool {
    let kinds = word.kinds
    var isName = kinds.contains(.properNoun)
    if kinds.contains(.appName), !isName {
      isName = lastKinds.contains(.beforeApp)
      if !isName, text.mayHaveApp(from: word.end) { return false }
    }
    if !isName {
      if isBehindLabelVerb { return false }
      sentence += 1
    }
    guard kinds.contains(.small), !text.hasNoWord(from: word.end) else { return true }
    if let particle = word.particle {
      // What belongs to its verb may have a capital: Sign Out of …
      return takes(particle, last, text)
    }
    if !kinds.contains(.either) { title += 1 }
    return true
  }

  /// Whether a word is a verb that takes a particle.
  @inline(__always)
  private func takes(_ particle: Int, _ verb: Range<Int>, _ text: Span<UInt8>) -> Bool {
    !verb.isEmpty && words.mayTakeParticle(text, at: verb.lowerBound)
      && words.bond(of: particle, behind: verb, of: text) != nil
  }

  /// Nil where nothing is cased, and where a few capitals may be those of names.
  private var capitalization: Capitalization? {
    guard areCased else { return nil }
    return switch (title, sentence) {
    case (0, 0): .both
    case (0, _): .title
    case (_, 0): .sentence
    default: sentence < title && sentence <= CaseFaults.mostNames ? nil : .neither
    }
  }
}

extension Span<UInt8> {
  /// Whether no more than spaces and marks follow that belong to no word.
  fileprivate func hasNoWord(from index: Int) -> Bool {
    for index in index..<count {
      switch self[index] {
      case 0x20, UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        continue
      default: return has("…", at: index)
      }
    }
    return true
  }

  /// Whether the next word may be “app”.
  fileprivate func mayHaveApp(from index: Int) -> Bool {
    var index = index
    while index < count, !self[index].isASCIILetter { index += 1 }
    return has(inAnyCase: "app", at: index)
  }
}
