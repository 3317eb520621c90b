import CopyModel

/// Decides Apple's two capitalization styles, word by word.
///
/// Title style and sentence style as the Apple Style Guide (“capitalization”) and the Human
/// Interface Guidelines define them; what they leave open follows Apple's own strings.
enum CaseAnalysis {
  static func facts(_ tokens: [CaseToken], profile: LocaleProfile) -> CaseFacts {
    guard tokens.contains(where: { $0.word?.isCased == true }) else { return .caseless }
    let isShouting = tokens.allSatisfy { token in
      guard let word = token.word else { return true }
      return word.isAllCapitals && word.traits.fixedCase != word.text
    }
    var againstTitle: [CaseFault] = []
    var againstSentence: [CaseFault] = []
    for (index, token) in tokens.enumerated() {
      guard let word = token.word else { continue }
      let rule = WordRule(word, at: index, in: tokens, profile.caseWords, isShouting: isShouting)
      if let wanted = rule.titleForm, wanted != word.text {
        againstTitle.append(CaseFault(range: token.range, wanted: wanted))
      }
      if let wanted = rule.sentenceForm, wanted != word.text {
        againstSentence.append(CaseFault(range: token.range, wanted: wanted))
      }
    }
    let capitalization: Capitalization =
      switch (againstTitle.isEmpty, againstSentence.isEmpty) {
      case (true, true): .both
      case (true, false): .title
      case (false, true): .sentence
      case (false, false): .neither
      }
    return CaseFacts(
      capitalization: capitalization, againstTitle: againstTitle, againstSentence: againstSentence)
  }
}

/// What the two styles want of one word.
private struct WordRule {
  private let word: CaseWord
  private let words: CaseWords
  private let isShouting: Bool
  private let isFirst: Bool
  private let isLast: Bool
  private let startsSentence: Bool
  private let followsColon: Bool
  private let isParticle: Bool

  init(
    _ word: CaseWord, at index: Int, in tokens: [CaseToken], _ words: CaseWords, isShouting: Bool
  ) {
    self.word = word
    self.words = words
    self.isShouting = isShouting
    let before = index > 0 ? tokens[index - 1].kind : nil
    isFirst = before == nil
    startsSentence = before == nil || before == .stop
    followsColon = before == .restart
    isLast = !tokens[(index + 1)...].contains { $0.kind == .word || $0.kind == .protected }
    isParticle = Self.isParticle(index, in: tokens, word, words)
  }

  /// A particle directly behind its verb, or behind the verb's one object: Turn “%@” Off.
  private static func isParticle(
    _ index: Int, in tokens: [CaseToken], _ word: CaseWord, _ words: CaseWords
  ) -> Bool {
    for distance in 1...2 where index >= distance {
      if distance == 2, tokens[index - 1].kind != .protected { continue }
      guard let verb = tokens[index - distance].word, verb.traits.kinds.contains(.particleVerb)
      else {
        continue
      }
      if words.particles[verb.lowered]?.contains(word.lowered) == true { return true }
    }
    return false
  }

  /// What both styles agree on: nil when they do not, else the form, or that any will do.
  private var agreed: Agreed? {
    if let fixed = word.traits.fixedCase {
      // OK and iPhone have one form; an acronym may look like a word: it, pin, us.
      if word.text == fixed || fixed == "OK" || fixed.hasMixedCase { return .form(fixed) }
    }
    if isShouting { return nil }
    if word.isAllCapitals || word.hasInnerCapital && !word.text.utf8.contains(UInt8(ascii: "-")) {
      return .any
    }
    return nil
  }

  private enum Agreed {
    case form(String)
    case any
  }

  /// The word in title style; nil when the style leaves it open.
  var titleForm: String? {
    switch agreed {
    case .form(let form): return form
    case .any: return nil
    case nil: break
    }
    if isShouting { return word.text.capitalizedWord }
    let isForced = startsSentence || isFirst || isLast || followsColon || isParticle
    if !isForced, word.traits.kinds.contains(.either) { return nil }
    if !isForced, word.traits.kinds.contains(.small) { return word.lowered }
    guard word.text.utf8.contains(UInt8(ascii: "-")) else { return word.text.capitalizedFirst }
    return hyphenatedTitleForm(isForced: isForced)
  }

  /// High-Resolution, Side-by-Side, Built-in.
  private func hyphenatedTitleForm(isForced: Bool) -> String? {
    let elements = word.text.split(separator: "-", omittingEmptySubsequences: false).map(
      String.init)
    let head = elements[0].capitalizedFirst
    // Re-enter, Co-owner: the second element is free behind a prefix.
    if ["re", "co", "pre", "non", "un", "e"].contains(elements[0].lowercased()) {
      return head == elements[0] ? nil : ([head] + elements.dropFirst()).joined(separator: "-")
    }
    let tail = elements.dropFirst().map { element in
      let traits = words.traits[element.lowercased()]
      return traits?.kinds.contains(.lowercaseCompound) == true
        ? element.lowercased() : element.capitalizedFirst
    }
    return ([head] + tail).joined(separator: "-")
  }

  /// The word in sentence style; nil when the style leaves it open.
  var sentenceForm: String? {
    switch agreed {
    case .form(let form): return form
    case .any: return nil
    case nil: break
    }
    if startsSentence {
      if isShouting { return word.text.capitalizedWord }
      let elements = word.text.split(separator: "-", omittingEmptySubsequences: false)
      guard elements.count > 1 else { return word.text.capitalizedFirst }
      return ([String(elements[0]).capitalizedFirst] + elements.dropFirst().map { $0.lowercased() })
        .joined(separator: "-")
    }
    if followsColon || word.traits.kinds.contains(.properNoun) { return nil }
    if word.lowered == "i" || word.lowered.hasPrefix("i'") { return word.text.capitalizedFirst }
    return word.text.lowercased()
  }
}

extension String {
  /// Whether it has letters of both cases and a capital behind the first letter: iPhone, GitHub.
  fileprivate var hasMixedCase: Bool {
    contains(where: \.isLowercase) && dropFirst().contains(where: \.isUppercase)
  }

  fileprivate var capitalizedFirst: String {
    guard let first = utf8.first, first < 0x80 else { return prefix(1).uppercased() + dropFirst() }
    guard (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first) else { return self }
    return prefix(1).uppercased() + dropFirst()
  }

  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
