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
      if words.particles.contains(where: { text.ends($0, at: core.upperBound) }) {
        return .sentence
      }
      if isClause(text, core, words) { return .sentence }
    }
    if isPhrase(text, core, words) || ending == .colon { return .fragment }
    return .unknown
  }

  /// Whether a question is a whole one: by its particle, its question word, its subject or its verb.
  private static func asks(_ text: Span<UInt8>, _ words: ClauseWords) -> Bool {
    let core = core(of: text)
    return words.particles.contains { text.ends($0, at: core.upperBound) }
      || words.questionWords.contains { text.contains($0, in: core) }
      || words.questionOpeners.contains { text.has($0, at: core.lowerBound) }
      || words.subjects.contains {
        text.has($0, at: core.lowerBound) && !text.has("的", at: core.lowerBound + $0.utf8.count)
      }
  }

  /// Whether it asks for something, or a subject and a predicate stand in it.
  private static func isClause(
    _ text: Span<UInt8>, _ core: Range<Int>, _ words: ClauseWords
  ) -> Bool {
    if words.requests.contains(where: { text.has($0, at: core.lowerBound) }),
      !words.requestNouns.contains(where: { text.has($0, at: core.lowerBound) })
    {
      return true
    }
    guard let subject = words.subjects.first(where: { text.has($0, at: core.lowerBound) }) else {
      return false
    }
    let rest = core.lowerBound + subject.utf8.count..<core.upperBound
    if words.copulas.contains(where: { text.contains($0, in: rest) }) { return true }
    guard let predicate = words.predicates.firstPlace(in: text, rest) else { return false }
    // “您未保存的更改”: what belongs to a noun is no predicate.
    return !text.contains("的", in: predicate..<core.upperBound)
      && !isPhrase(text, core, words)
  }

  private static func isPhrase(
    _ text: Span<UInt8>, _ core: Range<Int>, _ words: ClauseWords
  ) -> Bool {
    words.phraseEndings.contains { text.ends($0, at: core.upperBound) }
      || words.phraseOpeners.contains { text.has($0, at: core.lowerBound) }
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

extension Span<UInt8> {
  /// Whether `word` ends at `end`.
  fileprivate func ends(_ word: String, at end: Int) -> Bool {
    has(word, at: end - word.utf8.count)
  }

  fileprivate func contains(_ word: String, in range: Range<Int>) -> Bool {
    range.contains { $0 + word.utf8.count <= range.upperBound && has(word, at: $0) }
  }
}

extension [String] {
  /// Where the first of the words stands that is found.
  fileprivate func firstPlace(in text: Span<UInt8>, _ range: Range<Int>) -> Int? {
    for place in range where contains(where: { text.has($0, at: place) }) { return place }
    return nil
  }
}
