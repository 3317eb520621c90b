import CopyModel

/// Tells the capitalization of plain English word by word, as long as no word needs a closer look at what stands around
/// it: most copy is so.
///
/// What is told here is what `CaseAnalysis` tells.
struct PlainCase {
  /// How many words are against each style.
  private var (title, sentence) = (0, 0)
  /// How many more may be against title style. Where one is for sure it does not matter.
  private var mayBeTitle = 0
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
  /// Whether something may end a sentence anywhere.
  private let hasStop: Bool

  private static let stops = ByteSet(ascii: ".!?")

  private init(hasStop: Bool) { self.hasStop = hasStop }

  /// Nil where `CaseAnalysis` has to be asked. `known` are the bytes that occur in the text.
  static func capitalization(
    of text: Span<UInt8>, _ known: ByteSet, masks: Masks, profile: LocaleProfile
  ) -> Capitalization? {
    var plain = PlainCase(hasStop: !known.isDisjoint(with: stops))
    return plain.read(text, masks, profile.caseWords, profile) ? plain.capitalization : nil
  }

  private mutating func read(
    _ text: Span<UInt8>, _ masks: Masks, _ words: CaseWords, _ profile: LocaleProfile
  ) -> Bool {
    var index = 0
    while index < text.count {
      let bytes = EightBytes(text, at: index)
      if bytes[0] == 0x20 {
        index += 1
      } else if let masked = masks.range(at: index) {
        guard !masks.isSilent(masked) else { return false }
        index = protect(masked, of: text)
      } else if bytes[0].isASCIILetter {
        guard let word = PlainWord(bytes, of: text, at: index, words, profile),
          !masks.overlaps(word.range), Self.isWhole(to: word.end, of: text),
          add(word, of: text, words)
        else { return false }
        index = word.end
        if index < text.count, text[index] == 0x20 { index += 1 }
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
    case 0xE2 where text.endsWithEllipsis(at: index): return text.count
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

  /// Whether nothing more belongs to a word that ends at a place.
  @inline(__always)
  private static func isWhole(to end: Int, of text: Span<UInt8>) -> Bool {
    guard end < text.count else { return true }
    switch text[end] {
    case 0x20, UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: "?"), UInt8(ascii: "!"):
      return true
    default: return text.endsWithEllipsis(at: end)
    }
  }

  /// Counts a word against the styles; false where that is not plain to see.
  @inline(always)
  private mutating func add(
    _ word: PlainWord, of text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    let kinds = word.kinds
    // “10 km”
    if isBehindProtected, word.isSmall, kinds.contains(.unitSymbol) { return false }
    if kinds.contains(.fixedCase) {
      guard word.isFixed(in: text, words) else { return false }
    } else if word.hasInnerCapital {
      return false
    } else if !word.startsWithCapital {
      guard !word.isI, addSmall(word, of: text, words) else { return false }
    } else if word.hasHyphen {
      return false
    } else if !opensSentence, !word.isI {
      guard word.count > 1,
        addCapitalized(kinds, word.particle, before: word.end, of: text, words)
      else { return false }
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
  @inline(__always)
  private mutating func addSmall(
    _ word: PlainWord, of text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    // “Read-Only”, but “read-only” inside a sentence; “e-mail” and the like are apart.
    if word.hasHyphen, opensSentence || !word.kinds.isEmpty { return false }
    if !word.kinds.contains(.small) {
      title += 1
      if opensSentence { sentence += 1 }
      return true
    }
    if opensSentence { return false }
    if title > 0 {
      mayBeTitle += 1
    } else if let particle = word.particle, isTaken(particle, text, words) {
      mayBeTitle += 1
    } else if text.hasNoWord(from: word.end) {
      title += 1
    }
    return true
  }

  /// Counts a word with a capital first letter inside a sentence.
  @inline(never)
  private mutating func addCapitalized(
    _ kinds: CaseWords.Kinds, _ particle: Int?, before end: Int, of text: Span<UInt8>,
    _ words: CaseWords
  ) -> Bool {
    var isName = kinds.contains(.properNoun)
    if kinds.contains(.appName), !isName {
      isName = lastKinds.contains(.beforeApp)
      if !isName, text.mayHaveApp(from: end) { return false }
    }
    if !isName {
      if isBehindLabelVerb, hasStop { return false }
      sentence += 1
    }
    guard kinds.contains(.small), !text.hasNoWord(from: end) else { return true }
    // What belongs to its verb may have a capital: Sign Out of …
    if let particle { return words.takes(particle, last, text) }
    if !kinds.contains(.either) { title += 1 }
    return true
  }

  /// Whether one of the last words is a verb that takes a particle.
  @inline(never)
  private func isTaken(_ particle: Int, _ text: Span<UInt8>, _ words: CaseWords) -> Bool {
    words.takes(particle, last, text) || words.takes(particle, second, text)
      || words.takes(particle, third, text)
  }

  /// Nil where nothing is cased, and where a few capitals may be those of names.
  private var capitalization: Capitalization? {
    guard areCased else { return nil }
    if title == 0 {
      if mayBeTitle > 0 { return nil }
      return sentence == 0 ? .both : .title
    }
    if sentence == 0 { return .sentence }
    return sentence < title + mayBeTitle && sentence <= CaseFaults.mostNames ? nil : .neither
  }
}

extension CaseWords {
  /// Whether a word is a verb that takes a particle.
  fileprivate func takes(_ particle: Int, _ verb: Range<Int>, _ text: Span<UInt8>) -> Bool {
    !verb.isEmpty && mayTakeParticle(text, at: verb.lowerBound)
      && bond(of: particle, behind: verb, of: text) != nil
  }
}

extension Span<UInt8> {
  /// Whether an ellipsis is all that stands from `index` on.
  @inline(never)
  fileprivate func endsWithEllipsis(at index: Int) -> Bool {
    index + 3 == count && has("…", at: index)
  }

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
