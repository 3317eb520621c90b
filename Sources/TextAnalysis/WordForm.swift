import CopyModel

/// What each style wants of one word.
struct WordForm {
  private let word: CaseWord
  private let place: WordPlace
  private let words: CaseWords
  /// Whether its capitals say nothing, because the whole text is in capitals.
  private let isShouted: Bool

  init(
    _ word: CaseWord, at place: WordPlace, in text: Span<UInt8>, _ words: CaseWords,
    isShouting: Bool
  ) {
    self.word = word
    self.place = place
    self.words = words
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

  /// The change that title style wants; nil when the word is in that style.
  func change(toTitle text: Span<UInt8>) -> CaseFault.Change? {
    change(from: text, to: agreed(text) ?? inTitle(text))
  }

  /// The change that sentence style wants; nil when the word is in that style.
  func change(toSentence text: Span<UInt8>) -> CaseFault.Change? {
    change(from: text, to: agreed(text) ?? inSentence(text))
  }

  private func change(from text: Span<UInt8>, to wish: Wish) -> CaseFault.Change? {
    let start = word.range.lowerBound
    switch wish {
    case .nothing: return nil
    case .capital where isShouted || text[start] >= 0x80:
      return exactly(base(text).capitalizedFirst, text)
    case .capital: return (0x61...0x7A).contains(text[start]) ? .capital : nil
    case .small: return word.capitals > 0 ? .small : nil
    case .exactly(let form): return exactly(form, text)
    }
  }

  private func exactly(_ form: String, _ text: Span<UInt8>) -> CaseFault.Change? {
    form == String(copying: text.extracting(word.range)) ? nil : .exactly(form)
  }

  /// As written, in lowercase when it is shouted.
  private func base(_ text: Span<UInt8>) -> String {
    let written = String(copying: text.extracting(word.range))
    return isShouted ? written.lowercased() : written
  }

  /// What both styles agree on; nil where they differ.
  private func agreed(_ text: Span<UInt8>) -> Wish? {
    if word.hasFixedCase, let fixed = word.fixedCase(in: text, words),
      word.kinds.isDisjoint(with: .wordlikeAcronym)
        || fixed == String(copying: text.extracting(word.range))
    {
      return .exactly(fixed)
    }
    if isI(text) { return .capital }
    if isShouted { return nil }
    // Acronyms, B2, GitHub: who writes them so means it.
    if word.isAllCapitals || word.hasInnerCapital && !word.hasHyphen { return .nothing }
    // Plan B; an article only where no article can stand.
    if word.isSingleCapital, place.start == .none,
      text[word.range.lowerBound] != UInt8(ascii: "A") || place.isLast
    {
      return .nothing
    }
    return nil
  }

  /// I, I’m, I’ll.
  private func isI(_ text: Span<UInt8>) -> Bool {
    let start = word.range.lowerBound
    return text[start] | 0x20 == UInt8(ascii: "i")
      && (word.range.count == 1 || text[start + 1] == 0x27 || text.has("’", at: start + 1))
  }

  private func inTitle(_ text: Span<UInt8>) -> Wish {
    let isForced =
      switch place.start {
      case .sentence, .clause, .phrase: true
      case .none, .pause: place.isLast || place.particle == .yes
      }
    if !isForced, word.kinds.contains(.small) {
      let isOpen =
        word.kinds.contains(.either) || place.particle == .either || place.start == .pause
      return isOpen ? .nothing : .small
    }
    return word.hasHyphen ? .exactly(hyphenatedTitle(text)) : .capital
  }

  private func inSentence(_ text: Span<UInt8>) -> Wish {
    switch place.start {
    case .sentence:
      return word.hasHyphen ? .exactly(hyphenatedSentence(text, isFirst: true)) : .capital
    case .clause, .pause: return .nothing
    case .none, .phrase: break
    }
    if word.kinds.contains(.properNoun) || place.mayBeName { return .nothing }
    return word.hasHyphen ? .exactly(hyphenatedSentence(text, isFirst: false)) : .small
  }

  /// High-Resolution, Side-by-Side, Built-in, USB-C.
  private func hyphenatedTitle(_ text: Span<UInt8>) -> String {
    var isPrefixed = false
    return joinedElements(text) { index, element in
      if isKept(element) { return element }
      if index == 0 {
        // Re-enter, Co-owner: the second element is free behind a prefix.
        isPrefixed = ["re", "co", "pre", "non", "un", "e"].contains(element.lowercased())
        return element.capitalizedFirst
      }
      let kinds = words.traits[element.lowercased()]?.kinds ?? []
      if isPrefixed || kinds.contains(.eitherCompound) { return element }
      return kinds.contains(.lowercaseCompound) ? element.lowercased() : element.capitalizedFirst
    }
  }

  private func hyphenatedSentence(_ text: Span<UInt8>, isFirst: Bool) -> String {
    joinedElements(text) { index, element in
      if isKept(element) { return element }
      return isFirst && index == 0 ? element.capitalizedFirst : element.lowercased()
    }
  }

  /// The word with each of its elements as `form` makes it, and its hyphens as they are.
  private func joinedElements(_ text: Span<UInt8>, _ form: (Int, String) -> String) -> String {
    var (joined, element, index) = ("", "", 0)
    for character in base(text) {
      guard ["-", "\u{2010}", "\u{2011}"].contains(character) else {
        element.append(character)
        continue
      }
      joined += form(index, element) + String(character)
      (element, index) = ("", index + 1)
    }
    return joined + form(index, element)
  }

  /// Whether an element of a hyphenated word has a case of its own: the USB and the C of USB-C.
  private func isKept(_ element: String) -> Bool {
    if let traits = words.traits[element.lowercased()] {
      if traits.fixedCase == element || traits.kinds.contains(.properNoun) { return true }
    }
    let capitals = element.count(where: \.isUppercase)
    return capitals > 0 && (capitals > 1 || element.count == 1) && !isShouted
  }
}

extension String {
  /// With a capital first letter; the rest as it is.
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
