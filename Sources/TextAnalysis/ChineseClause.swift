import CopyModel

/// Tells Chinese sentences from phrases by their marks and by words that only one of them has.
///
/// Chinese has no endings: 无法打开文件 is a phrase as well as a sentence. What neither a mark nor a
/// word decides is unknown.
enum ChineseClause {
  static func completeness(
    _ text: Span<UInt8>, ending: Ending, _ words: ClauseWords
  ) -> Completeness {
    switch ending {
    case .period, .exclamation: return .sentence
    case .question: return asks(text, words) ? .sentence : .questionFragment
    default: break
    }
    let core = core(of: text)
    guard !core.isEmpty else { return .unknown }
    if ending != .colon {
      if words.particles.ends(in: text, at: core.upperBound) {
        return .sentence
      }
      if isClause(text, core, words) || isBehindComma(text, core, words) { return .sentence }
    }
    if isPhrase(text, core, words) || ending == .colon { return .fragment }
    return .unknown
  }

  /// Whether a question is a whole one: by its particle, its question word, its subject or its verb.
  private static func asks(_ text: Span<UInt8>, _ words: ClauseWords) -> Bool {
    let core = core(of: text)
    return words.particles.ends(in: text, at: core.upperBound)
      || words.questionWords.start(in: text, core) != nil
      || words.questionOpeners.end(in: text, at: core.lowerBound) != nil
      || words.subjects.end(in: text, at: core.lowerBound).map { !text.has("的", at: $0) } ?? false
  }

  /// Whether it asks for something, or a subject and a predicate stand in it.
  private static func isClause(
    _ text: Span<UInt8>, _ core: Range<Int>, _ words: ClauseWords
  ) -> Bool {
    if words.requests.end(in: text, at: core.lowerBound) != nil,
      words.requestNouns.end(in: text, at: core.lowerBound) == nil
    {
      return true
    }
    guard let subject = words.subjects.end(in: text, at: core.lowerBound) else { return false }
    let rest = subject..<max(subject, core.upperBound)
    if words.copulas.start(in: text, rest) != nil { return true }
    guard let predicate = words.predicates.start(in: text, rest) else { return false }
    // “您未保存的更改”: what belongs to a noun is no predicate. “您的身份” is a noun of its own.
    return !(predicate..<core.upperBound).contains {
      text.has("的", at: $0) && !words.subjects.ends(in: text, at: $0)
    }
      && !isPhrase(text, core, words)
  }

  /// Whether a clause stands behind a comma: “操作失败，请重试”, “如果退出，更改会丢失”.
  private static func isBehindComma(
    _ text: Span<UInt8>, _ core: Range<Int>, _ words: ClauseWords
  ) -> Bool {
    let isCondition = words.phraseOpeners.end(in: text, at: core.lowerBound) != nil
    var index = core.lowerBound
    while index < core.upperBound {
      if text.has("，", at: index) {
        let rest = index + "，".utf8.count..<core.upperBound
        if isCondition || isClause(text, rest, words) { return true }
      }
      index += text.scalar(at: index).length
    }
    return false
  }

  private static func isPhrase(
    _ text: Span<UInt8>, _ core: Range<Int>, _ words: ClauseWords
  ) -> Bool {
    words.phraseEndings.ends(in: text, at: core.upperBound)
      || words.phraseOpeners.end(in: text, at: core.lowerBound) != nil
  }

  /// The text without the marks and spaces around it.
  private static func core(of text: Span<UInt8>) -> Range<Int> {
    var (start, end) = (0, text.count)
    while start < end, !text.hasLetter(at: start), text[start] != UInt8(ascii: "%") {
      start += text.scalar(at: start).length
    }
    while end > start, !text.hasLetter(before: end) { end = text.scalarStart(before: end) }
    return start..<end
  }
}
