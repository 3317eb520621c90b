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
    case .capital: return (0x61...0x7A).contains(text[start]) ? .capital : nil
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
      return .exactly(fixed)
    }
    if word.isI(in: text) { return .capital }
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

  private func inTitle(_ text: Span<UInt8>, _ words: CaseWords) -> Wish {
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

  /// High-Resolution, Side-by-Side, Built-in, USB-C.
  private func hyphenatedTitle(_ text: Span<UInt8>, _ words: CaseWords) -> String {
    var isPrefixed = false
    return joinedElements(text, words) { index, element, traits in
      if index == 0 {
        // Re-enter, Co-owner: the second element is free behind a prefix.
        isPrefixed = ["re", "co", "pre", "non", "un", "e"].contains(element.lowercased())
        return element.capitalizedFirst
      }
      let kinds = traits?.kinds ?? []
      if isPrefixed || kinds.contains(.eitherCompound) { return element }
      return kinds.contains(.lowercaseCompound) ? element.lowercased() : element.capitalizedFirst
    }
  }

  private func hyphenatedSentence(
    _ text: Span<UInt8>, _ words: CaseWords, isFirst: Bool
  ) -> String {
    joinedElements(text, words) { index, element, _ in
      isFirst && index == 0 ? element.capitalizedFirst : element.lowercased()
    }
  }

  /// The word with its hyphens as they are, and each of its elements as `form` makes it unless it has a
  /// case of its own.
  private func joinedElements(
    _ text: Span<UInt8>, _ words: CaseWords, _ form: (Int, String, CaseWords.Traits?) -> String
  ) -> String {
    let base = base(text)
    let bytes = base.utf8Span.span
    var joined = ""
    func add(_ element: Range<Int>, _ number: Int) {
      let element = String(copying: bytes.extracting(element))
      let traits = words.traits[element.lowercased()]
      joined += isKept(element, traits) ? element : form(number, element, traits)
    }
    var (start, index, number) = (0, 0, 0)
    while index < bytes.count {
      let length = Self.hyphens.first { bytes.has($0, at: index) }?.utf8.count
      guard let length else {
        index += 1
        continue
      }
      add(start..<index, number)
      joined += String(copying: bytes.extracting(index..<index + length))
      index += length
      (start, number) = (index, number + 1)
    }
    add(start..<bytes.count, number)
    return joined
  }

  /// Whether an element of a hyphenated word has a case of its own: the USB and the C of USB-C.
  private func isKept(_ element: String, _ traits: CaseWords.Traits?) -> Bool {
    if let traits, traits.fixedCase == element || traits.kinds.contains(.properNoun) { return true }
    let capitals = element.capitals
    return capitals > 0 && (capitals > 1 || element.count == 1) && !isShouted
  }
}

extension String {
  /// With a capital first letter; the rest as it is.
  fileprivate var capitalizedFirst: String {
    switch utf8.first {
    case .some(0x41...0x5A): self
    case .some(0x61...0x7A):
      String(unicodeScalars.prefix(1)).uppercased() + String(unicodeScalars.dropFirst())
    default: prefix(1).uppercased() + dropFirst()
    }
  }

  /// How many capitals it has.
  fileprivate var capitals: Int {
    utf8.contains { $0 >= 0x80 }
      ? count(where: \.isUppercase) : utf8.count { (0x41...0x5A).contains($0) }
  }
}
