import CopyModel

/// Tells sentences from fragments, as far as that can be known without a grammar.
struct CompletenessTest {
  private let clause: EnglishClause?
  private let sentences: [Sentence]
  private let words: Int
  private let masks: Masks
  private let profile: LocaleProfile

  init(
    tokens: [CaseToken], of text: Span<UInt8>, sentences: [Sentence], words: Int, masks: Masks,
    profile: LocaleProfile
  ) {
    clause =
      profile.caseWords.hasStyles
      ? EnglishClause(tokens[...], of: text, sentences: sentences.count) : nil
    self.sentences = sentences
    self.words = words
    self.masks = masks
    self.profile = profile
  }

  /// What the text is when it ends so.
  func result(_ text: Span<UInt8>, _ ending: Ending) -> Completeness {
    guard words > 0 else { return .unknown }
    if let clause { return clause.completeness(ending) }
    if !profile.registers.isEmpty { return byRegister(text, ending) }
    if let words = profile.clauseWords {
      return ChineseClause.completeness(text, ending: ending, words)
    }
    return .unknown
  }

  /// By the form of the last word, which is the predicate in Korean and Japanese.
  /// A noun, or what only leads on, makes no sentence.
  private func byRegister(_ text: Span<UInt8>, _ ending: Ending) -> Completeness {
    switch sentences.last?.register {
    case .formal, .polite, .casual, .plain, .neutral: return .sentence
    case .noun: return ending == .question ? .questionFragment : .fragment
    case nil: break
    }
    if ending == .question { return .questionFragment }
    guard let last = sentences.last?.range, let end = lastLetter(text, in: last) else {
      return .unknown
    }
    // “바다” (sea) may be a verb by its looks, 開く (open) is a label as well as a sentence.
    let syllable = text.scalar(before: end)
    let mayBeVerb = profile.registers.contains {
      $0.needsMark && ($0.last == nil || $0.last == syllable) && text.hasEnding($0.ending, at: end)
    }
    return mayBeVerb && ending != .colon ? .unknown : .fragment
  }

  /// The end of the last letter outside masks; nil when a mask comes later, or there is none.
  private func lastLetter(_ text: Span<UInt8>, in range: Range<Int>) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = text.scalarStart(before: end)
      if masks.range(at: start) != nil { return nil }
      if ScalarClass(text.scalar(at: start).value).isLetterOrDigit {
        // A bare number is no phrase.
        return range.contains { !(0x30...0x39).contains(text[$0]) } ? end : nil
      }
      end = start
    }
    return nil
  }
}
