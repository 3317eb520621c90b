import CopyModel

/// Tells sentences from fragments, as far as that can be known without a grammar.
enum CompletenessTest {
  /// What a text is, and what it would be without its end mark.
  static func results(
    _ text: Span<UInt8>, _ ending: Ending, tokens: CaseTokens, sentences: ShortList<Sentence>,
    hasWords: Bool, masks: Masks, profile: LocaleProfile
  ) -> TextCompleteness {
    let unknown = TextCompleteness(whole: .unknown, core: .unknown)
    guard hasWords else { return unknown }
    func both(_ result: (Ending) -> Completeness) -> TextCompleteness {
      let core = result(.none)
      return TextCompleteness(whole: ending == .none ? core : result(ending), core: core)
    }
    if profile.caseWords.hasStyles {
      let clause = EnglishClause(
        tokens.tokens[...], of: text, sentences: 1 + sentences.dropLast().count { $0.isClosed },
        profile.caseWords)
      return both(clause.completeness)
    }
    if !profile.registers.isEmpty {
      return both { byRegister(text, $0, sentences, masks: masks, profile: profile) }
    }
    if let words = profile.clauseWords {
      return both { ChineseClause.completeness(text, ending: $0, words) }
    }
    return unknown
  }

  /// By the form of the last word, which is the predicate in Korean and Japanese.
  /// A noun, or what only leads on, makes no sentence.
  private static func byRegister(
    _ text: Span<UInt8>, _ ending: Ending, _ sentences: ShortList<Sentence>, masks: Masks,
    profile: LocaleProfile
  ) -> Completeness {
    var sentences = sentences[...]
    // “저장할 수 없습니다. (오류 3)”: what stands in parentheses behind a sentence adds to it.
    if sentences.count > 1, ending == .none, let last = sentences.last?.range, !last.isEmpty,
      text[last.lowerBound] == UInt8(ascii: "("), text[last.upperBound - 1] == UInt8(ascii: ")")
    {
      sentences.removeLast()
    }
    switch sentences.last?.register {
    case .formal, .polite, .casual, .plain, .neutral: return .sentence
    case .noun: return ending == .question ? .questionFragment : .fragment
    case nil: break
    }
    if ending == .question { return .questionFragment }
    guard let last = sentences.last?.range, let end = lastLetter(text, in: last, masks: masks)
    else {
      return .unknown
    }
    // “바다” (sea) may be a verb by its looks, 開く (open) is a label as well as a sentence.
    let verb = profile.registers.first(before: end, of: text) { $0.needsMark }
    return verb != nil && ending != .colon ? .unknown : .fragment
  }

  /// The end of the last letter outside masks; nil when a mask comes later, or there is none.
  private static func lastLetter(
    _ text: Span<UInt8>, in range: Range<Int>, masks: Masks
  ) -> Int? {
    var end = range.upperBound
    while end > range.lowerBound {
      let start = text.scalarStart(before: end)
      if masks.range(at: start) != nil { return nil }
      if ScalarClass(text.scalar(at: start).value).isLetterOrDigit {
        // A bare number is no phrase.
        return range.contains { !text[$0].isASCIIDigit } ? end : nil
      }
      end = start
    }
    return nil
  }
}

extension Sentence {
  /// Whether a mark ends it, not merely the line.
  fileprivate var isClosed: Bool {
    switch ending {
    case .period, .question, .exclamation, .ellipsis: true
    case .none, .colon, .other: false
    }
  }
}
