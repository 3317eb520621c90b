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
    guard tokens.contains(where: { $0.word?.isCased == true }) || !read.misspelled.isEmpty else {
      return read.hasNames ? CaseFacts(capitalization: .both) : .caseless
    }
    let words = profile.caseWords
    let isShouting = isShouting(tokens, text, words)
    let last = tokens.lastIndex { $0.kind == .word || $0.kind == .protected }
    var faults = Faults(most: tokens.count)
    var nextName = 0
    for index in tokens.indices {
      guard let word = tokens[index].word else {
        if nextName < read.misspelled.count,
          read.misspelled[nextName].range.lowerBound == tokens[index].range.lowerBound
        {
          faults.add(read.misspelled[nextName], words)
          nextName += 1
        }
        continue
      }
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
        index, in: tokens, of: text, isLast: index == last, hasSteps: read.hasSteps, profile)
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

    /// Adds a name with the wrong capitals, which no style allows.
    mutating func add(_ name: NameFinder.Name, _ words: CaseWords) {
      forms.append(words.names[name.number])
      let fault = CaseFault(range: name.range, change: .form(forms.count - 1))
      title.append(fault)
      sentence.append(fault)
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
