import CopyModel

/// What stands around a word, as far as its case turns on it.
struct WordPlace {
  enum Start {
    /// Something of the same sentence stands before it.
    case none
    case sentence
    /// It follows a colon or dash, and a full sentence starts with it, or only a phrase.
    case clause
    case phrase
    /// It follows an ellipsis.
    case pause
  }

  enum Particle {
    case no, either, yes
  }

  let start: Start
  let isLast: Bool
  let particle: Particle
  /// Whether an app or a person or a button can stand here: *Save to Photos*, *the Notes app*, *Dr. Kim*.
  /// No is the answer as well for a word in small letters, of which nobody asks.
  let mayBeName: Bool
  /// Whether a single capital stands for itself, for nothing that an article could belong to follows: *Plan A
  /// or B*; or what has letters stands before it: *Vitamin A*, *the A Team*.
  let isLetter: Bool
  /// Whether it is written on to another word with a slash: *Either/Or*.
  let isAlternative: Bool

  init(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>, isLast: Bool, hasSteps: Bool,
    _ profile: LocaleProfile
  ) {
    let words = profile.caseWords
    self.isLast = isLast
    start =
      switch index > 0 ? tokens[index - 1].kind : .stop {
      case .word, .protected: .none
      case .stop: .sentence
      case .pause, .step: .pause
      case .restart: Self.isClause(tokens, of: text, from: index, words) ? .clause : .phrase
      }
    particle = Self.particle(index, in: tokens, of: text, words)
    isLetter =
      tokens[index].word?.isSingleCapital == true
      && (Self.endsPhrase(index, in: tokens)
        || Self.isBehindKind(index, in: tokens, of: text, profile))
    isAlternative = text.has("/", at: tokens[index].range.lowerBound - 1)
    guard let word = tokens[index].word, word.capitals > 0 || word.hasHyphen else {
      mayBeName = false
      return
    }
    let isApp = word.kinds.contains(.appName)
    let before = index > 0 ? tokens[index - 1] : nil
    let isBeforeApp =
      isApp && index + 1 < tokens.count && text.isFolded("app", in: tokens[index + 1].range)
    mayBeName =
      before?.leadsToName == true || isBeforeApp
      || isApp && before?.kinds.contains(.beforeApp) == true
      || Self.isLabel(index, in: tokens) || hasSteps && Self.isStep(index, in: tokens)
  }

  /// The most words of a button's title: time stays linear.
  private static let longestLabel = 4

  /// Whether a sentence names a button here by its title, which may be of several words.
  private static func isLabel(_ index: Int, in tokens: [CaseToken]) -> Bool {
    guard tokens.last?.kind == .stop else { return false }
    var index = index
    let first = max(0, index - longestLabel)
    while index > first, let word = tokens[index].word, word.capitals > 0 {
      index -= 1
      if tokens[index].kinds.contains(.beforeLabel) { return true }
    }
    return false
  }

  private static func endsPhrase(_ index: Int, in tokens: [CaseToken]) -> Bool {
    guard index + 1 < tokens.count, !tokens[index + 1].kind.isBoundary else { return true }
    return tokens[index + 1].kinds.contains(.small)
  }

  /// Whether a determiner, behind which no article stands, or a word for what letters tell apart stands before it.
  private static func isBehindKind(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>, _ profile: LocaleProfile
  ) -> Bool {
    guard index > 0, let before = tokens[index - 1].word else { return false }
    return before.kinds.contains(.determiner) && !before.kinds.contains(.relative)
      || profile.ruleWords[.letteredNouns].isWord(before.range, of: text)
  }

  /// Whether a capital belongs to a step of a path: *Settings > Privacy & Security > Camera*.
  private static func isStep(_ index: Int, in tokens: [CaseToken]) -> Bool {
    func leadsToStep(_ places: StrideThrough<Int>) -> Bool {
      for place in places where tokens.indices.contains(place) {
        if tokens[place].kind == .step { return true }
        guard let word = tokens[place].word, word.capitals > 0 else { return false }
      }
      return false
    }
    return leadsToStep(stride(from: index - 1, through: index - longestLabel, by: -1))
      || leadsToStep(stride(from: index + 1, through: index + longestLabel, by: 1))
  }

  private static func isClause(
    _ tokens: [CaseToken], of text: Span<UInt8>, from start: Int, _ words: CaseWords
  ) -> Bool {
    var end = start
    while end < tokens.count, tokens[end].kind == .word || tokens[end].kind == .protected {
      end += 1
    }
    if end < tokens.count, tokens[end].kind == .stop, end - start > 1 { return true }
    return EnglishClause(tokens[start..<end], of: text, sentences: 1, words).isClause
  }

  /// Whether the word is a particle: directly behind its verb it is, behind an object it may be, and so it
  /// may where the verb may be a noun.
  private static func particle(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>, _ words: CaseWords
  ) -> Particle {
    guard index > 0, let word = tokens[index].word, word.kinds.contains(.particle),
      let particle = word.entry
    else { return .no }
    func bond(_ verb: Int) -> ParticleBond? {
      guard verb >= 0, let verb = tokens[verb].word else { return nil }
      return words.bond(of: particle, behind: verb.range, of: text)
    }
    // Off is hardly ever a preposition in a title; in, on and over are.
    let isAdverb = word.kinds.contains(.either) && !text.isFolded("over", in: word.range)
    switch bond(index - 1) {
    case .firm where isBeforeNumber(index, in: tokens, of: text): return .either
    case .firm: return isAdverb || isVerb(index - 1, in: tokens, of: text) ? .yes : .either
    case .loose: return .either
    case nil: break
    }
    if isJoined(index, in: tokens, of: text) { return .either }
    // Turn “%@” Off, Turn Sharing Off in Settings, Turn All the Lights Off Now.
    let object = tokens[index - 1]
    guard object.kind == .protected || object.word?.kinds.contains(.small) == false else {
      return .no
    }
    if bond(index - 2) == .firm { return isAdverb || object.kind == .protected ? .yes : .either }
    // Leave Wi-Fi On for This Trip
    if bond(index - 2) == .loose, endsPhrase(index, in: tokens) { return .either }
    let isInside = index > 2 && tokens[index - 2].kind == .word
    return isInside && bond(index - 3) == .firm ? .either : .no
  }

  /// Whether another particle is joined to it: *Swap In and Out*.
  private static func isJoined(_ index: Int, in tokens: [CaseToken], of text: Span<UInt8>) -> Bool {
    func isParticle(_ place: Int) -> Bool {
      tokens.indices.contains(place) && tokens[place].kinds.contains(.particle)
    }
    func joins(_ place: Int) -> Bool {
      tokens.indices.contains(place)
        && (text.isFolded("and", in: tokens[place].range)
          || text.isFolded("or", in: tokens[place].range))
    }
    return joins(index + 1) && isParticle(index + 2) || joins(index - 1) && isParticle(index - 2)
  }

  /// Whether *to* and a number follow: “Add up to 5 Photos”.
  private static func isBeforeNumber(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>
  ) -> Bool {
    guard index + 2 < tokens.count, text.isFolded("to", in: tokens[index + 1].range),
      tokens[index + 2].kind == .protected
    else { return false }
    let start = tokens[index + 2].range.lowerBound
    return text[start].isASCIIDigit || text.has("%d", at: start) || text.has("%l", at: start)
  }

  /// Whether a word can be a verb here, by its form or by what stands before it: *Log In*, *Signing In*, *to
  /// Log In*; not so *Show Log in Console*.
  private static func isVerb(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>
  ) -> Bool {
    guard index > 0, !tokens[index - 1].kind.isBoundary else { return true }
    let end = tokens[index].range.upperBound
    if text.has("ing", at: end - 3) || text.has("ed", at: end - 2) { return true }
    let before = tokens[index - 1].kinds
    return before.isDisjoint(with: .determiner)
      && !before.isDisjoint(with: [
        .small, .finiteVerb, .clause, .subject, .fragmentOpener, .sentenceOpener,
      ])
  }
}
