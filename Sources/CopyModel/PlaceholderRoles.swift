/// The words beside a placeholder that say what its value is to the sentence: *from* %@, %@에서, 从%@.
public struct PlaceholderRoles: Sendable {
  /// What a value may be to a sentence.
  public enum Role: String, Sendable, CaseIterable {
    case from, to, place, whole, company, agent, purpose, instead, than
  }

  /// A word and the roles that it may give, for one word may give several.
  public struct Marker: Sendable {
    /// As it is written, in small letters.
    public let word: String
    /// What it may make of the value.
    public let roles: [Role]
  }

  /// Those that stand before a placeholder and those that stand behind, longer ones first.
  public let before: [Marker]
  /// The same behind it.
  public let behind: [Marker]

  package init(before: [Role: [String]] = [:], behind: [Role: [String]] = [:]) {
    self.before = Self.markers(before)
    self.behind = Self.markers(behind)
  }

  private static func markers(_ words: [Role: [String]]) -> [Marker] {
    var roles: [String: [Role]] = [:]
    for role in Role.allCases {
      for word in words[role] ?? [] { roles[word, default: []].append(role) }
    }
    return roles.sorted { ($1.key.utf8.count, $0.key) < ($0.key.utf8.count, $1.key) }
      .map { Marker(word: $0.key, roles: $0.value) }
  }
}

extension AnalyzedText {
  /// What the words directly beside a placeholder make of its value; quotation marks and spaces do not part them.
  package func roles(of placeholder: Placeholder) -> [PlaceholderRoles.Role] {
    roles(at: placeholder.range)
  }

  /// The same of any stretch.
  package func roles(at range: Range<Int>) -> [PlaceholderRoles.Role] {
    let bytes = string.utf8.span
    let table = profile.placeholderRoles
    let hasSpaces = !profile.uses(.han)
    let (end, start) = (gapStart(before: range), gapEnd(behind: range))
    // Apart by a space or at its side: English words are, Chinese ones may be.
    for marker in table.before
    where bytes.has(inAnyCase: marker.word, at: end - marker.word.utf8.count) {
      let start = end - marker.word.utf8.count
      if hasSpaces, bytes.hasLetter(before: start) { continue }
      return marker.roles
    }
    for marker in table.behind where bytes.has(marker.word, at: start) {
      if hasSpaces, bytes.hasLetter(at: start + marker.word.utf8.count) { continue }
      return marker.roles
    }
    return []
  }

  /// Where the spaces and marks start that part a stretch from the word before it.
  package func gapStart(before range: Range<Int>) -> Int {
    var start = range.lowerBound - (isInApostrophes(range) ? 1 : 0)
    while let previous = string.utf8.span.gapStart(before: start) { start = previous }
    return start
  }

  /// Where those end that part it from the word behind it.
  package func gapEnd(behind range: Range<Int>) -> Int {
    var end = range.upperBound + (isInApostrophes(range) ? 1 : 0)
    while let next = string.utf8.span.gapEnd(at: end) { end = next }
    return end
  }

  private func isInApostrophes(_ range: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return bytes.has("'", at: range.lowerBound - 1) && bytes.has("'", at: range.upperBound)
  }
}

/// What may stand between a placeholder and the word that tells its role.
private enum Gaps {
  static let all = [" ", "<b>", "</b>"] + QuoteMarks.all
}

extension Span<UInt8> {
  fileprivate func gapStart(before end: Int) -> Int? {
    Gaps.all.first { has($0, at: end - $0.utf8.count) }.map { end - $0.utf8.count }
  }

  /// An apostrophe with an s is a word, not a mark.
  fileprivate func gapEnd(at start: Int) -> Int? {
    if has("’s", at: start) { return nil }
    return Gaps.all.first { has($0, at: start) }.map { start + $0.utf8.count }
  }
}
