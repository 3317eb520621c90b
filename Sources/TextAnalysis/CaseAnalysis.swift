import CopyModel

/// Decides Apple's two capitalization styles, word by word.
///
/// Title style and sentence style as the Apple Style Guide (“capitalization”) and the Human
/// Interface Guidelines define them; what they leave open follows Apple's own strings.
enum CaseAnalysis {
  static func facts(
    _ tokens: [CaseToken], of text: Span<UInt8>, profile: LocaleProfile
  ) -> CaseFacts {
    let words = tokens.indices.filter { tokens[$0].kind == .word }
    guard words.contains(where: { tokens[$0].text.contains(where: \.isCased) }) else {
      return .caseless
    }
    let isShouting = words.allSatisfy { index in
      let word = tokens[index].text
      return word.isAllCapitals && profile.caseWords.fixedCase[word.lowercased()] != word
    }
    var againstTitle: [CaseFault] = []
    var againstSentence: [CaseFault] = []
    for index in words {
      let rule = WordRule(index, in: tokens, profile.caseWords, isShouting: isShouting)
      let token = tokens[index]
      if let wanted = rule.wanted(in: .title), wanted != token.text {
        againstTitle.append(CaseFault(range: token.range, wanted: wanted))
      }
      if let wanted = rule.wanted(in: .sentence), wanted != token.text {
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
  enum Style { case title, sentence }

  private let word: String
  private let lowered: String
  private let words: CaseWords
  private let isShouting: Bool
  private let isFirst: Bool
  private let isLast: Bool
  private let startsSentence: Bool
  private let followsColon: Bool
  private let isParticle: Bool

  init(_ index: Int, in tokens: [CaseToken], _ words: CaseWords, isShouting: Bool) {
    word = tokens[index].text
    lowered = word.lowercased().replacing("’", with: "'")
    self.words = words
    self.isShouting = isShouting
    let before = index > 0 ? tokens[index - 1].kind : nil
    isFirst = before == nil
    startsSentence = before == nil || before == .stop
    followsColon = before == .restart
    isLast = !tokens[(index + 1)...].contains { $0.kind == .word || $0.kind == .protected }
    isParticle = Self.isParticle(index, in: tokens, lowered, words)
  }

  /// A particle directly behind its verb, or behind the verb's one object: Turn “%@” Off.
  private static func isParticle(
    _ index: Int, in tokens: [CaseToken], _ lowered: String, _ words: CaseWords
  ) -> Bool {
    guard index > 0 else { return false }
    for distance in 1...2 where index >= distance {
      if distance == 2, tokens[index - 1].kind != .protected { continue }
      let verb = tokens[index - distance].text.lowercased()
      if words.particles[verb]?.contains(lowered) == true { return true }
    }
    return false
  }

  /// The word as the style wants it; nil when the style leaves it open.
  func wanted(in style: Style) -> String? {
    if let fixed = words.fixedCase[lowered] {
      if word == fixed { return word }
      // OK and iPhone have one form; an acronym may look like a word: it, pin, us.
      if fixed == "OK" || fixed.hasInnerCapital { return fixed }
    }
    if isShouting, word.count > 1 { return style == .title ? word.capitalizedWord : quieted }
    if word.isAllCapitals, word.count > 1 { return nil }
    if word.hasInnerCapital, !word.contains("-") { return nil }
    return style == .title ? titleForm : sentenceForm
  }

  /// An ordinary word in capitals as sentence style has it.
  private var quieted: String {
    startsSentence ? word.capitalizedWord : word.lowercased()
  }

  private var titleForm: String? {
    let elements = word.split(separator: "-", omittingEmptySubsequences: false).map(String.init)
    let first = elements[0]
    let head: String
    if startsSentence || isFirst || isLast || followsColon || isParticle {
      head = first.capitalizedFirst
    } else if words.either.contains(lowered) {
      return nil
    } else if words.small.contains(first.lowercased()), elements.count == 1 {
      head = first.lowercased()
    } else {
      head = first.capitalizedFirst
    }
    let tail = elements.dropFirst().map { element in
      words.lowercaseCompounds.contains(element.lowercased())
        ? element.lowercased() : element.capitalizedFirst
    }
    // Re-enter, Co-owner: the second element is free behind a prefix.
    if ["re", "co", "pre", "non", "un", "e"].contains(first.lowercased()), elements.count > 1 {
      return head == first ? nil : ([head] + elements.dropFirst()).joined(separator: "-")
    }
    return ([head] + tail).joined(separator: "-")
  }

  private var sentenceForm: String? {
    if startsSentence {
      let elements = word.split(separator: "-", omittingEmptySubsequences: false)
      return ([String(elements[0]).capitalizedFirst] + elements.dropFirst().map { $0.lowercased() })
        .joined(separator: "-")
    }
    if followsColon || words.properNouns.contains(lowered) { return nil }
    if lowered == "i" || lowered.hasPrefix("i'") { return word.capitalizedFirst }
    return word.lowercased()
  }
}

extension Character {
  fileprivate var isCased: Bool { isUppercase || isLowercase }
}

extension String {
  fileprivate var isAllCapitals: Bool {
    contains(where: \.isUppercase) && !contains(where: \.isLowercase)
  }

  /// Whether a capital follows a lowercase letter or a digit: iPhone, GitHub, MacBook.
  fileprivate var hasInnerCapital: Bool {
    contains(where: \.isLowercase) && dropFirst().contains(where: \.isUppercase)
  }

  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  fileprivate var capitalizedWord: String { prefix(1).uppercased() + dropFirst().lowercased() }
}
