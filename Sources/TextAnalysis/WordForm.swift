import CopyModel

/// The form that each style wants of one word.
struct WordForm {
  private let word: CaseWord
  private let place: WordPlace
  private let profile: LocaleProfile
  /// Whether its capitals say nothing, because the whole text is in capitals.
  private let isShouted: Bool
  /// As written, in lowercase when it is shouted.
  private let text: String

  init(_ word: CaseWord, at place: WordPlace, _ profile: LocaleProfile, isShouting: Bool) {
    self.word = word
    self.place = place
    self.profile = profile
    isShouted =
      isShouting && word.fixedCase != word.text && (word.isAllCapitals || word.isSingleCapital)
    text = isShouted ? word.text.lowercased() : word.text
  }

  /// What both styles agree on.
  private enum Agreed {
    case form(String)
    case any
  }

  /// Nil where the styles differ.
  private var agreed: Agreed? {
    if let fixed = word.fixedCase, fixed == word.text || !word.kinds.contains(.wordlikeAcronym) {
      return .form(fixed)
    }
    if word.lowered == "i" || word.lowered.hasPrefix("i'") { return .form(text.capitalizedFirst) }
    if isShouted { return nil }
    // Acronyms, B2, GitHub: who writes them so means it.
    if word.isAllCapitals || word.hasInnerCapital && !word.hasHyphen { return .any }
    // Plan B; an article only where no article can stand.
    if word.isSingleCapital, place.start == .none, word.text != "A" || place.isLast { return .any }
    return nil
  }

  /// The word in title style; nil when the style leaves it open.
  var inTitle: String? {
    switch agreed {
    case .form(let form): return form
    case .any: return nil
    case nil: break
    }
    let isForced =
      place.isLast || place.particle == .yes
      || [.sentence, .clause, .phrase].contains(place.start)
    if !isForced, word.kinds.contains(.small) {
      let isOpen =
        word.kinds.contains(.either) || place.particle == .either || place.start == .pause
      return isOpen ? nil : text.lowercased()
    }
    return word.hasHyphen ? hyphenatedTitle : text.capitalizedFirst
  }

  /// The word in sentence style; nil when the style leaves it open.
  var inSentence: String? {
    switch agreed {
    case .form(let form): return form
    case .any: return nil
    case nil: break
    }
    switch place.start {
    case .sentence:
      return word.hasHyphen ? hyphenatedSentence(isFirst: true) : text.capitalizedFirst
    case .clause, .pause: return nil
    case .none, .phrase: break
    }
    if word.kinds.contains(.properNoun) || place.mayBeName { return nil }
    return word.hasHyphen ? hyphenatedSentence(isFirst: false) : text.lowercased()
  }

  /// High-Resolution, Side-by-Side, Built-in, USB-C.
  private var hyphenatedTitle: String {
    var isPrefixed = false
    return joinedElements { index, element in
      if isKept(element) { return element }
      if index == 0 {
        // Re-enter, Co-owner: the second element is free behind a prefix.
        isPrefixed = ["re", "co", "pre", "non", "un", "e"].contains(element.lowercased())
        return element.capitalizedFirst
      }
      let kinds = profile.caseWords.traits[element.lowercased()]?.kinds ?? []
      if isPrefixed || kinds.contains(.eitherCompound) { return element }
      return kinds.contains(.lowercaseCompound) ? element.lowercased() : element.capitalizedFirst
    }
  }

  private func hyphenatedSentence(isFirst: Bool) -> String {
    joinedElements { index, element in
      if isKept(element) { return element }
      return isFirst && index == 0 ? element.capitalizedFirst : element.lowercased()
    }
  }

  /// The word with each of its elements as `form` makes it, and its hyphens as they are.
  private func joinedElements(_ form: (Int, String) -> String) -> String {
    var (joined, element, index) = ("", "", 0)
    for character in text {
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
    if let traits = profile.caseWords.traits[element.lowercased()] {
      if traits.fixedCase == element || traits.kinds.contains(.properNoun) { return true }
    }
    let capitals = element.count(where: \.isUppercase)
    return capitals > 0 && (capitals > 1 || element.count == 1) && !isShouted
  }
}

extension String {
  /// With a capital first letter; the rest as it is.
  fileprivate var capitalizedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }
}
