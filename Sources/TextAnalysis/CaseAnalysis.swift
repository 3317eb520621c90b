import CopyModel

/// Decides Apple's two capitalization styles, word by word.
///
/// Title style and sentence style as the Apple Style Guide (“capitalization”) and the Human
/// Interface Guidelines define them; what they leave open follows Apple's own strings.
enum CaseAnalysis {
  /// `isSentence` is only asked where it matters.
  static func reading(
    _ read: CaseTokens, of text: Span<UInt8>, profile: LocaleProfile, isSentence: () -> Bool
  ) -> CaseReading {
    let tokens = read.tokens
    guard read.areCased || !read.misspelled.isEmpty else {
      return read.hasNames ? CaseReading(capitalization: .both) : .caseless
    }
    let words = profile.caseWords
    let isShouting = isShouting(tokens, text, words)
    let last = tokens.lastIndex { $0.kind == .word || $0.kind == .protected }
    // A sentence may name a button by its title.
    let mayHaveLabels = tokens.last?.kind == .stop && read.kinds.contains(.beforeLabel)
    let mayHaveNames = mayHaveLabels || read.hasSteps
    var faults = CaseFaults(most: tokens.count)
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
        faults.add(word.range, title: .capital, sentence: opensSentence ? .capital : nil)
        continue
      }
      // Most words are as both styles want them, or as title style does.
      if opensSentence {
        if word.isPlainlyCapitalized(in: text) { continue }
      } else if !tokens[index - 1].kind.isBoundary {
        if index != last, word.isPlainlySmall { continue }
        if !mayHaveNames, !tokens[index - 1].leadsToName, word.isTitled(in: text) {
          faults.add(word.range, title: nil, sentence: .small)
          continue
        }
      }
      let place = WordPlace(
        index, in: tokens, of: text, isLast: index == last, hasSteps: read.hasSteps, profile)
      let form = WordForm(word, at: place, in: text, words, isShouting: isShouting)
      let changes = form.changes(of: text, words)
      faults.add(word, title: changes.title, sentence: changes.sentence)
    }
    if faults.mayBeNames, isSentence(), faults.areNames(in: text, profile) { faults.keepNames() }
    return faults.reading
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
