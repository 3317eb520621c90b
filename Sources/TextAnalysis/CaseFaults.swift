import CopyModel

/// The words against the capitalization styles, as they are found.
struct CaseFaults {
  private var words: [CaseReading.Word] = []
  private var forms: [String] = []
  /// How many of the words are against each style.
  private var (title, sentence) = (0, 0)
  private let most: Int

  /// There are no more than `most`.
  init(most: Int) {
    self.most = most
  }

  mutating func add(_ word: CaseWord, title: CaseChange?, sentence: CaseChange?) {
    if title == nil, sentence == nil { return }
    add(word.range, title: title.map { change($0) }, sentence: sentence.map { change($0) })
  }

  /// Adds a name with the wrong capitals, which no style allows.
  mutating func add(_ name: NameFinder.Name, _ words: CaseWords) {
    let change = change(.exactly(words.names[name.number]))
    add(name.range, title: change, sentence: change)
  }

  @inline(__always)
  mutating func add(
    _ range: Range<Int>, title: CaseFault.Change?, sentence: CaseFault.Change?
  ) {
    if words.isEmpty { words.reserveCapacity(most) }
    words.append(CaseReading.Word(range: range, title: title, sentence: sentence))
    if title != nil { self.title += 1 }
    if sentence != nil { self.sentence += 1 }
  }

  private mutating func change(_ change: CaseChange) -> CaseFault.Change {
    switch change {
    case .capital: return .capital
    case .small: return .small
    case .exactly(let form):
      forms.append(form)
      return .form(Int32(forms.count - 1))
    }
  }

  /// The most names of people and places that a sentence is taken to hold.
  static let mostNames = 3

  /// Whether all that is against sentence style are a few capitals, amid words in small letters.
  var mayBeNames: Bool {
    sentence > 0 && sentence < title && sentence <= Self.mostNames
      && words.allSatisfy { $0.sentence == nil || $0.sentence == .small }
  }

  /// Whether those are capitals of words that no interface has: names that no list knows.
  func areNames(in text: Span<UInt8>, _ profile: LocaleProfile) -> Bool {
    guard let vocabulary = profile.vocabulary else { return false }
    return words.allSatisfy { found in
      if found.sentence == nil { return true }
      let word = CaseWord(text, found.range, profile.caseWords)
      return word.capitals == 1 && word.kinds.isEmpty
        && !vocabulary.knowsAll(of: text.extracting(found.range))
    }
  }

  mutating func keepNames() {
    for index in words.indices { words[index].sentence = nil }
    words.removeAll { $0.title == nil }
    sentence = 0
  }

  var reading: CaseReading {
    let capitalization: Capitalization =
      switch (title == 0, sentence == 0) {
      case (true, true): .both
      case (true, false): .title
      case (false, true): .sentence
      case (false, false): .neither
      }
    return CaseReading(capitalization: capitalization, words: words, forms: forms)
  }
}
