import CopyModel

/// Tells sentences from fragments, as far as that can be known without a grammar.
enum CompletenessTest {
  static func completeness(
    _ text: Span<UInt8>, tokens: [CaseToken], sentences: [Sentence], words: Int, ending: Ending,
    profile: LocaleProfile
  ) -> Completeness {
    guard words > 0 else { return .unknown }
    if profile.hasCaseRules {
      return english(tokens, sentences: sentences.count, ending: ending)
    }
    if !profile.registers.isEmpty { return byRegister(sentences, ending) }
    if profile.hasFullWidthMarks { return byMark(text, ending, profile) }
    return .unknown
  }

  /// By marks, question words and finite verbs.
  private static func english(
    _ tokens: [CaseToken], sentences: Int, ending: Ending
  ) -> Completeness {
    let content = tokens.filter { $0.kind == .word || $0.kind == .protected }
    let first = content.first?.word?.traits.kinds ?? []
    if sentences > 1 { return .sentence }
    if ending == .period || ending == .exclamation, content.count > 1 { return .sentence }
    if ending == .question, first.contains(.questionOpener) { return .sentence }
    // A participle that ends a headline makes no sentence: Password Expired.
    let isHeadline = ending == .none && content.last?.word?.lowered.hasSuffix("ed") == true
    let hasVerb = content.dropFirst().dropLast(isHeadline ? 1 : 0).contains {
      $0.word?.traits.kinds.contains(.finiteVerb) == true
    }
    if hasVerb, !first.contains(.fragmentOpener) { return .sentence }
    return ending == .question ? .questionFragment : .fragment
  }

  /// By the speech level of the last sentence: a noun form makes none.
  private static func byRegister(_ sentences: [Sentence], _ ending: Ending) -> Completeness {
    switch sentences.last?.register {
    case .formal, .polite, .plain: .sentence
    case .noun: ending == .question ? .questionFragment : .fragment
    case nil: ending == .question ? .questionFragment : .unknown
    }
  }

  /// By the final mark; without one, Chinese does not show it.
  private static func byMark(
    _ text: Span<UInt8>, _ ending: Ending, _ profile: LocaleProfile
  ) -> Completeness {
    switch ending {
    case .period, .exclamation: .sentence
    case .question:
      profile.questionEndings.contains { endsIn($0, text) } ? .sentence : .questionFragment
    default: .unknown
    }
  }

  /// Whether `ending` is the last thing before the marks at the end.
  private static func endsIn(_ ending: String, _ text: Span<UInt8>) -> Bool {
    var end = text.count
    while end > 0 {
      let start = text.scalarStart(before: end)
      if ScalarClass(text.scalar(at: start).value).isLetterOrDigit { break }
      end = start
    }
    return text.has(ending, at: end - ending.utf8.count)
  }
}
