import CopyModel

/// Decides Apple's two capitalization styles, word by word.
///
/// Title style and sentence style as the Apple Style Guide (“capitalization”) and the Human
/// Interface Guidelines define them; what they leave open follows Apple's own strings.
enum CaseAnalysis {
  static func facts(
    _ read: CaseTokens, of text: Span<UInt8>, isSentence: Bool, profile: LocaleProfile
  ) -> CaseFacts {
    let tokens = read.tokens
    guard tokens.contains(where: { $0.word?.isCased == true }) else {
      return read.hasNames ? CaseFacts(capitalization: .both) : .caseless
    }
    let words = profile.caseWords
    let isShouting = isShouting(tokens, text, words)
    let last = tokens.lastIndex { $0.kind == .word || $0.kind == .protected }
    var faults = Faults(most: tokens.count)
    for index in tokens.indices {
      guard let word = tokens[index].word else { continue }
      let opensSentence = index == 0 || tokens[index - 1].kind == .stop
      if word.isOrdinary(in: text) {
        faults.add(word, title: .capital, sentence: opensSentence ? .capital : nil)
        continue
      }
      // Most words are as both styles want them.
      if opensSentence, word.isPlainlyCapitalized(in: text) { continue }
      if !opensSentence, index != last, word.isPlainlySmall, !tokens[index - 1].kind.isBoundary {
        continue
      }
      let place = WordPlace(
        index, in: tokens, of: text, isLast: index == last, hasSteps: read.hasSteps, words)
      let form = WordForm(word, at: place, in: text, words, isShouting: isShouting)
      let changes = form.changes(of: text, words)
      faults.add(word, title: changes.title, sentence: changes.sentence)
    }
    if isSentence, faults.areNames(in: text, profile) { faults.keepNames() }
    return faults.facts
  }

  /// The faults of a text, as they are found.
  private struct Faults {
    private var title: [CaseFault] = []
    private var sentence: [CaseFault] = []
    private var forms: [String] = []
    private let most: Int

    /// There are no more than `most` against either style.
    init(most: Int) {
      self.most = most
    }

    mutating func add(_ word: CaseWord, title: CaseChange?, sentence: CaseChange?) {
      if let title {
        if self.title.isEmpty { self.title.reserveCapacity(most) }
        self.title.append(fault(word, title))
      }
      if let sentence {
        if self.sentence.isEmpty { self.sentence.reserveCapacity(most) }
        self.sentence.append(fault(word, sentence))
      }
    }

    private mutating func fault(_ word: CaseWord, _ change: CaseChange) -> CaseFault {
      switch change {
      case .capital: return CaseFault(range: word.range, change: .capital)
      case .small: return CaseFault(range: word.range, change: .small)
      case .exactly(let form):
        forms.append(form)
        return CaseFault(range: word.range, change: .form(forms.count - 1))
      }
    }

    /// The most names of people and places that a sentence is taken to hold.
    private static let mostNames = 3

    /// Whether all that is against sentence style are a few capitals of words that no interface has, amid words
    /// in small letters: names that no list knows.
    func areNames(in text: Span<UInt8>, _ profile: LocaleProfile) -> Bool {
      guard !sentence.isEmpty, sentence.count < title.count, sentence.count <= Self.mostNames,
        sentence.allSatisfy({ $0.wantsSmall }), let vocabulary = profile.vocabulary
      else { return false }
      return sentence.allSatisfy { fault in
        let word = CaseWord(text, fault.range, profile.caseWords)
        return word.capitals == 1 && word.kinds.isEmpty
          && !vocabulary.knowsAll(of: text.extracting(fault.range))
      }
    }

    mutating func keepNames() { sentence = [] }

    var facts: CaseFacts {
      let capitalization: Capitalization =
        switch (title.isEmpty, sentence.isEmpty) {
        case (true, true): .both
        case (true, false): .title
        case (false, true): .sentence
        case (false, false): .neither
        }
      return CaseFacts(
        capitalization: capitalization, againstTitle: title, againstSentence: sentence,
        forms: forms)
    }
  }

  /// Whether all words are in capitals, and not because they are abbreviations.
  private static func isShouting(
    _ tokens: [CaseToken], _ text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    var (count, ordinary) = (0, 0)
    for token in tokens {
      guard let word = token.word else { continue }
      guard word.isAllCapitals || word.isSingleCapital || !word.isCased else { return false }
      count += 1
      if word.isAllCapitals, !word.isAbbreviation(in: text, words) { ordinary += 1 }
    }
    // Beside an abbreviation a single word is likely to be one too: RISC OS.
    return ordinary > (count == 2 ? 1 : 0)
  }
}

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
  /// or B*.
  let isLetter: Bool

  init(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>, isLast: Bool, hasSteps: Bool,
    _ words: CaseWords
  ) {
    self.isLast = isLast
    start =
      switch index > 0 ? tokens[index - 1].kind : .stop {
      case .word, .protected: .none
      case .stop: .sentence
      case .pause, .step: .pause
      case .restart: Self.isClause(tokens, of: text, from: index) ? .clause : .phrase
      }
    particle = Self.particle(index, in: tokens, of: text, words)
    isLetter = tokens[index].word?.isSingleCapital == true && Self.endsPhrase(index, in: tokens)
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
      || isApp && before?.word?.kinds.contains(.beforeApp) == true
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
      if tokens[index].word?.kinds.contains(.beforeLabel) == true { return true }
    }
    return false
  }

  private static func endsPhrase(_ index: Int, in tokens: [CaseToken]) -> Bool {
    guard index + 1 < tokens.count, !tokens[index + 1].kind.isBoundary else { return true }
    return tokens[index + 1].word?.kinds.contains(.small) == true
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
    _ tokens: [CaseToken], of text: Span<UInt8>, from start: Int
  ) -> Bool {
    var end = start
    while end < tokens.count, tokens[end].kind == .word || tokens[end].kind == .protected {
      end += 1
    }
    if end < tokens.count, tokens[end].kind == .stop, end - start > 1 { return true }
    return EnglishClause(tokens[start..<end], of: text, sentences: 1).isClause
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
    // Turn “%@” Off, Turn Sharing Off in Settings, Turn All the Lights Off Now.
    let object = tokens[index - 1]
    guard object.kind == .protected || object.word?.kinds.contains(.small) == false else {
      return .no
    }
    if bond(index - 2) == .firm { return isAdverb || object.kind == .protected ? .yes : .either }
    let isInside = index > 2 && tokens[index - 2].kind == .word
    return isInside && bond(index - 3) == .firm ? .either : .no
  }

  /// Whether *to* and a number follow: “Add up to 5 Photos”.
  private static func isBeforeNumber(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>
  ) -> Bool {
    guard index + 2 < tokens.count, text.isFolded("to", in: tokens[index + 1].range),
      tokens[index + 2].kind == .protected
    else { return false }
    let start = tokens[index + 2].range.lowerBound
    return text[start].isDigit || text.has("%d", at: start) || text.has("%l", at: start)
  }

  /// Whether a word can be a verb here, by its form or by what stands before it: *Log In*, *Signing In*, *to
  /// Log In*; not so *Show Log in Console*.
  private static func isVerb(
    _ index: Int, in tokens: [CaseToken], of text: Span<UInt8>
  ) -> Bool {
    guard index > 0, !tokens[index - 1].kind.isBoundary else { return true }
    let end = tokens[index].range.upperBound
    if text.has("ing", at: end - 3) || text.has("ed", at: end - 2) { return true }
    let before = tokens[index - 1].word?.kinds ?? []
    return before.isDisjoint(with: .determiner)
      && !before.isDisjoint(with: [
        .small, .finiteVerb, .clause, .subject, .fragmentOpener, .sentenceOpener,
      ])
  }
}
