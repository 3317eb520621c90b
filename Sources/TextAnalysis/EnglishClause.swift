import CopyModel

/// Tells English sentences from phrases by their marks and their verbs.
struct EnglishClause {
  private let sentences: Int
  /// How many words and protected stretches there are, and what the first of them is.
  private let count: Int
  private let opener: CaseWords.Kinds
  /// Whether a subject and a finite verb of its own stand in it.
  let isClause: Bool

  init(
    _ tokens: ArraySlice<CaseToken>, of text: Span<UInt8>, sentences: Int, _ words: CaseWords
  ) {
    self.sentences = sentences
    var content = Content(tokens)
    opener = content.current?.kinds ?? []
    // Several sentences are no phrase, whatever their verbs.
    isClause =
      sentences == 1
      && (Self.isClause(&content, text) || EnglishPredicate.opens(tokens, of: text, words)
        || Self.isBehindCondition(tokens, of: text, words))
    while content.current != nil { content.advance() }
    count = content.position
  }

  func completeness(_ ending: Ending) -> Completeness {
    if sentences > 1 { return .sentence }
    if ending == .period || ending == .exclamation, count > 1 { return .sentence }
    if ending == .question, opener.contains(.questionOpener) { return .sentence }
    if isClause { return .sentence }
    return ending == .question ? .questionFragment : .fragment
  }

  private static func isClause(_ content: inout Content, _ text: Span<UInt8>) -> Bool {
    guard let first = content.current else { return false }
    let kinds = first.kinds
    if kinds.contains(.fragmentOpener) { return false }
    content.advance()
    guard let second = content.current else { return false }
    if kinds.contains(.clause) { return true }
    // “You deleted the file”, but “You and Me”.
    if kinds.contains(.subject), content.next != nil, second.word?.kinds.contains(.small) == false {
      return true
    }
    // “Warn me when a file is deleted” asks for something as “Warn me” does; “The app”, “Files” tell of it.
    let mayAsk = first.kind == .word && !kinds.contains(.determiner) && !isPlural(first, text)
    while let token = content.current {
      if mayAsk, token.kinds.contains(.subordinator) { return false }
      if isFinite(token, content, text) { return true }
      content.advance()
    }
    return false
  }

  /// Whether a clause opens the text, and a comma and another clause follow: “If you quit, changes are lost”.
  private static func isBehindCondition(
    _ tokens: ArraySlice<CaseToken>, of text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    guard tokens.first?.kinds.contains(.subordinator) == true,
      let comma = tokens.firstIndex(where: { text.has(",", at: $0.range.upperBound) })
    else { return false }
    return EnglishClause(tokens[(comma + 1)...], of: text, sentences: 1, words).isClause
  }

  /// Whether a word looks like the name of several things, or a verb of its own subject: no request.
  private static func isPlural(_ token: CaseToken, _ text: Span<UInt8>) -> Bool {
    let end = token.range.upperBound
    return token.range.count > 3 && text.has("s", at: end - 1) && !text.has("ss", at: end - 2)
  }

  private static func isFinite(
    _ token: CaseToken, _ content: Content, _ text: Span<UInt8>
  ) -> Bool {
    guard let word = token.word, word.kinds.contains(.finiteVerb) else { return false }
    let before = content.previous?.word
    // “apps that are open”, “people you may know”: the verb of a clause within a phrase.
    if before?.kinds.contains(.relative) == true, content.position > 1 { return false }
    if content.isBehindObject(text) { return false }
    // “Things to Do”, “Due to Failed Attempts”, “As Is”
    if let kinds = before?.kinds, kinds.contains(.small), !kinds.contains(.particle),
      let previous = content.previous,
      isNested(token, behind: previous, content, text)
    {
      return false
    }
    if isCounted(token, content, text) { return false }
    // “Columns (must be unique)”: a note says nothing of the whole.
    if isInNote(token, text) { return false }
    guard word.kinds.contains(.modal) else { return true }
    // “Trash Can”, “Due in May 2025”
    guard before?.kinds.contains(.small) != true, let next = content.next else { return false }
    return !(next.kind == .protected && text.isFolded("may", in: word.range))
  }
}

extension EnglishClause {
  /// Whether a verb behind a preposition belongs to the phrase with it.
  private static func isNested(
    _ token: CaseToken, behind small: CaseToken, _ content: Content, _ text: Span<UInt8>
  ) -> Bool {
    if small.kinds.contains(.determiner) { return false }
    // “Send As Is”
    if text.isFolded("as", in: small.range), text.isFolded("is", in: token.range) { return true }
    if content.position == 1 || text.has("ed", at: token.range.upperBound - 2) { return true }
    return text.isFolded("to", in: small.range)
      && (text.isFolded("do", in: token.range) || text.isFolded("have", in: token.range))
  }

  /// Whether a form in -ed tells which things are counted, and not what somebody did: “Too Many Failed Attempts”, “3
  /// Failed Downloads”.
  private static func isCounted(
    _ token: CaseToken, _ content: Content, _ text: Span<UInt8>
  ) -> Bool {
    guard text.has("ed", at: token.range.upperBound - 2), let next = content.next,
      isPlural(next, text), let count = content.previous
    else { return false }
    let start = count.range.lowerBound
    return count.word.map { $0.kinds.contains(.object) && !$0.kinds.contains(.subject) }
      ?? (text[start].isASCIIDigit || text.has("%d", at: start) || text.has("%l", at: start))
  }

  /// How far a note may reach, in bytes: time stays linear.
  private static let longestNote = 256

  /// Whether a word stands in brackets behind something.
  private static func isInNote(_ token: CaseToken, _ text: Span<UInt8>) -> Bool {
    var index = token.range.lowerBound
    let first = max(1, index - longestNote)
    while index > first {
      index -= 1
      if text[index] == UInt8(ascii: ")") { return false }
      if text[index] == UInt8(ascii: "(") { return true }
    }
    return false
  }
}

/// Walks over the words and protected stretches of a text.
private struct Content {
  private let tokens: ArraySlice<CaseToken>
  private var index: Int
  private var previousIndex: Int?
  /// How many are behind the current one.
  private(set) var position = 0

  init(_ tokens: ArraySlice<CaseToken>) {
    self.tokens = tokens
    index = tokens.startIndex
    index = place(from: index)
  }

  var current: CaseToken? { index < tokens.endIndex ? tokens[index] : nil }
  var previous: CaseToken? { previousIndex.map { tokens[$0] } }

  var next: CaseToken? {
    let next = place(from: index + 1)
    return next < tokens.endIndex ? tokens[next] : nil
  }

  /// Whether a pronoun stands before the current word, and before it nothing but what it tells of: *Songs You
  /// Might Like*.
  func isBehindObject(_ text: Span<UInt8>) -> Bool {
    guard var pronoun = previousIndex else { return false }
    // May Have Missed
    if tokens[pronoun].kinds.contains(.finiteVerb) { pronoun -= 1 }
    guard pronoun == tokens.startIndex + 1, tokens[pronoun].kinds.contains(.subject),
      let object = tokens[pronoun - 1].word,
      object.kinds.isDisjoint(with: [
        .subordinator, .relative, .sentenceOpener, .finiteVerb, .small, .fragmentOpener,
      ])
    else { return false }
    let start = tokens[pronoun].range.lowerBound
    return start == object.range.upperBound + 1 && text[start - 1] == 0x20
  }

  mutating func advance() {
    previousIndex = index
    index = place(from: index + 1)
    position += 1
  }

  private func place(from start: Int) -> Int {
    var place = start
    while place < tokens.endIndex, tokens[place].kind != .word, tokens[place].kind != .protected {
      place += 1
    }
    return place
  }
}
