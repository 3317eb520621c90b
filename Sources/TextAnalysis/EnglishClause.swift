import CopyModel

/// Tells English sentences from phrases by their marks and their verbs.
struct EnglishClause {
  private let sentences: Int
  /// Words and protected stretches.
  private let content: [CaseToken]
  /// Whether a subject and a finite verb of its own stand in it.
  let isClause: Bool

  init(_ tokens: ArraySlice<CaseToken>, sentences: Int) {
    self.sentences = sentences
    content = tokens.filter { $0.kind == .word || $0.kind == .protected }
    isClause = Self.isClause(content)
  }

  func completeness(_ ending: Ending) -> Completeness {
    if sentences > 1 { return .sentence }
    if ending == .period || ending == .exclamation, content.count > 1 { return .sentence }
    if ending == .question, content.first?.word?.kinds.contains(.questionOpener) == true {
      return .sentence
    }
    if isClause { return .sentence }
    return ending == .question ? .questionFragment : .fragment
  }

  private static func isClause(_ content: [CaseToken]) -> Bool {
    guard let first = content.first else { return false }
    let kinds = first.word?.kinds ?? []
    if kinds.contains(.fragmentOpener) { return false }
    if content.count > 1, kinds.contains(.clause) { return true }
    // “You deleted the file”, but “You and Me”.
    if content.count > 2, kinds.contains(.subject),
      content[1].word?.kinds.contains(.small) == false
    {
      return true
    }
    return content.indices.dropFirst().contains { isFinite($0, in: content) }
  }

  private static func isFinite(_ index: Int, in content: [CaseToken]) -> Bool {
    guard let word = content[index].word, word.kinds.contains(.finiteVerb) else { return false }
    let before = content[index - 1].word
    // “apps that are open”: the verb of a clause within a phrase.
    if before?.kinds.contains(.relative) == true, index > 1 { return false }
    guard word.kinds.contains(.modal) else { return true }
    // “Trash Can”, “Due in May 2025”
    let isNoun = before?.kinds.contains(.small) == true || index + 1 == content.count
    return !isNoun && !(word.lowered == "may" && content[index + 1].kind == .protected)
  }
}
