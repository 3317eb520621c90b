import CopyModel

/// What a style wants of a word that is written otherwise.
enum CaseChange {
  /// A capital first letter.
  case capital
  /// Small letters throughout.
  case small
  case exactly(String)
}

/// What each style wants of one word.
struct WordForm {
  private static let hyphens = ["-", "\u{2010}", "\u{2011}"]

  private let word: CaseWord
  private let place: WordPlace
  /// Whether its capitals say nothing, because the whole text is in capitals.
  private let isShouted: Bool

  init(
    _ word: CaseWord, at place: WordPlace, in text: Span<UInt8>, _ words: CaseWords,
    isShouting: Bool
  ) {
    self.word = word
    self.place = place
    isShouted =
      isShouting && (word.isAllCapitals || word.isSingleCapital)
      && word.fixedCase(in: text, words) != String(copying: text.extracting(word.range))
  }

  /// What a style asks of a word.
  private enum Wish {
    case capital, small
    case exactly(String)
    /// The style leaves it open.
    case nothing
  }

  /// The changes that the styles want; nil where the word is in that style.
  func changes(
    of text: Span<UInt8>, _ words: CaseWords
  ) -> (title: CaseChange?, sentence: CaseChange?) {
    if let agreed = agreed(text, words) {
      let change = change(from: text, to: agreed)
      return (change, change)
    }
    return (
      change(from: text, to: inTitle(text, words)), change(from: text, to: inSentence(text, words))
    )
  }

  private func change(from text: Span<UInt8>, to wish: Wish) -> CaseChange? {
    let start = word.range.lowerBound
    switch wish {
    case .nothing: return nil
    case .capital where isShouted || text[start] >= 0x80:
      return exactly(base(text).capitalizedFirst, text)
    case .capital: return text[start].isASCIISmall ? .capital : nil
    case .small: return word.capitals > 0 ? .small : nil
    case .exactly(let form): return exactly(form, text)
    }
  }

  private func exactly(_ form: String, _ text: Span<UInt8>) -> CaseChange? {
    form == String(copying: text.extracting(word.range)) ? nil : .exactly(form)
  }

  /// As written, in lowercase when it is shouted.
  private func base(_ text: Span<UInt8>) -> String {
    let written = String(copying: text.extracting(word.range))
    return isShouted ? written.lowercased() : written
  }

  /// What both styles agree on; nil where they differ.
  private func agreed(_ text: Span<UInt8>, _ words: CaseWords) -> Wish? {
    if word.hasFixedCase, let fixed = word.fixedCase(in: text, words),
      word.kinds.isDisjoint(with: .wordlikeAcronym)
        || fixed == String(copying: text.extracting(word.range))
    {
      return isCamel(text) && word.kinds.contains(.acronym) ? .nothing : .exactly(fixed)
    }
    if word.isI(in: text) { return .capital }
    // α stands for itself.
    let start = word.range.lowerBound
    if text[start] >= 0x80, text.scalar(at: start).length == word.range.count { return .nothing }
    if isShouted { return nil }
    // x86, mp3
    if word.hasDigit, word.capitals == 0, !word.hasHyphen { return .nothing }
    // Acronyms, B2, GitHub: who writes them so means it.
    if word.isAllCapitals || word.hasInnerCapital && !word.hasHyphen { return .nothing }
    // Plan B, Vitamin A; an article only where no article can stand.
    if word.isSingleCapital, place.start == .none,
      text[word.range.lowerBound] != UInt8(ascii: "A") || place.isLetter
    {
      return .nothing
    }
    return nil
  }

  /// Whether it begins small and goes on with capitals, which nobody writes by chance: a name such as iD.
  private func isCamel(_ text: Span<UInt8>) -> Bool {
    word.hasInnerCapital && text[word.range.lowerBound].isASCIISmall
  }

  private func inTitle(_ text: Span<UInt8>, _ words: CaseWords) -> Wish {
    let isForced =
      switch place.start {
      case .sentence, .clause, .phrase: true
      case .none, .pause: place.isLast || place.particle == .yes
      }
    if !isForced, word.kinds.contains(.small) {
      let isOpen =
        word.kinds.contains(.either) || place.particle == .either || place.start == .pause
        || place.isAlternative
      return isOpen ? .nothing : .small
    }
    return word.hasHyphen ? .exactly(hyphenatedTitle(text, words)) : .capital
  }

  private func inSentence(_ text: Span<UInt8>, _ words: CaseWords) -> Wish {
    switch place.start {
    case .sentence:
      return word.hasHyphen ? .exactly(hyphenatedSentence(text, words, isFirst: true)) : .capital
    case .clause, .pause: return .nothing
    case .none, .phrase: break
    }
    if word.kinds.contains(.properNoun) || place.mayBeName { return .nothing }
    return word.hasHyphen ? .exactly(hyphenatedSentence(text, words, isFirst: false)) : .small
  }

  /// High-Resolution, Side-by-Side, Built-in, USB-C; Sign-In as well as Sign-in.
  private func hyphenatedTitle(_ text: Span<UInt8>, _ words: CaseWords) -> String {
    let isSmallLast =
      words.kinds(ofEntry: Self.entry(of: base(text), words)).contains(.lowercaseLast)
    return joinedElements(text, words) { element in
      if element.isFirst { return element.text.capitalizedFirst }
      // Re-enter, Co-owner: the second element is free behind a prefix.
      if element.isPrefixed || element.kinds.contains(.eitherCompound) { return element.text }
      guard element.kinds.contains(.lowercaseCompound) else { return element.text.capitalizedFirst }
      return element.isLast && !isSmallLast ? element.text : element.text.lowercased()
    }
  }

  private func hyphenatedSentence(
    _ text: Span<UInt8>, _ words: CaseWords, isFirst: Bool
  ) -> String {
    joinedElements(text, words) { element in
      isFirst && element.isFirst ? element.text.capitalizedFirst : element.text.lowercased()
    }
  }

  /// What stands between hyphens.
  private struct Element {
    let text: String
    let kinds: CaseWords.Kinds
    let isFirst: Bool
    let isLast: Bool
    /// Whether it stands behind a prefix.
    let isPrefixed: Bool
  }

  /// The word with its hyphens as they are, and each of its elements as `form` makes it unless it has a
  /// case of its own.
  private func joinedElements(
    _ text: Span<UInt8>, _ words: CaseWords, _ form: (Element) -> String
  ) -> String {
    let base = base(text)
    let bytes = base.utf8.span
    var joined = ""
    var isPrefixed = false
    func add(_ range: Range<Int>) {
      let element = String(copying: bytes.extracting(range))
      let isLast = range.upperBound == bytes.count
      let entry = isLast ? Self.entry(of: element, words) : words.entry(of: element)
      let kinds = words.kinds(ofEntry: entry)
      joined +=
        isKept(element, kinds, fixedCase: words.fixedCase(ofEntry: entry))
        ? element
        : form(
          Element(
            text: element, kinds: kinds, isFirst: range.lowerBound == 0, isLast: isLast,
            isPrefixed: isPrefixed))
      isPrefixed = range.lowerBound == 0 && kinds.contains(.compoundPrefix)
    }
    var (start, index) = (0, 0)
    while index < bytes.count {
      let length = Self.hyphens.first { bytes.has($0, at: index) }?.utf8.count
      guard let length else {
        index += 1
        continue
      }
      add(start..<index)
      joined += String(copying: bytes.extracting(index..<index + length))
      index += length
      start = index
    }
    add(start..<bytes.count)
    return joined
  }

  /// The number of a word, or of what its plural is made of: *Plug-ins*.
  private static func entry(of word: String, _ words: CaseWords) -> Int? {
    words.entry(of: word)
      ?? (word.hasSuffix("s") || word.hasSuffix("S") ? words.entry(of: word.dropLast()) : nil)
  }

  /// Whether an element of a hyphenated word has a case of its own: the USB and the C of USB-C.
  private func isKept(
    _ element: String, _ kinds: CaseWords.Kinds, fixedCase: String?
  ) -> Bool {
    if fixedCase == element || kinds.contains(.properNoun) { return true }
    let capitals = element.capitals
    return capitals > 0 && (capitals > 1 || element.count == 1) && !isShouted
  }
}

extension String {
  /// How many capitals it has.
  fileprivate var capitals: Int {
    utf8.contains { $0 >= 0x80 }
      ? count(where: \.isUppercase) : utf8.count { $0.isASCIICapital }
  }
}
