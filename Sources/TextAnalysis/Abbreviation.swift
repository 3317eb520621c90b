import CopyModel

/// Abbreviations whose period ends no sentence.
enum Abbreviation {
  /// The most bytes of an abbreviation with its periods.
  private static let longest = 16

  /// The end of the abbreviation that starts at `index`, its period included; nil when there is none.
  static func end(in text: Span<UInt8>, at index: Int, of profile: LocaleProfile) -> Int? {
    if let end = initials(in: text, at: index) { return end }
    guard profile.abbreviations.mayStand(at: index, in: text) else { return nil }
    var end = index
    while end < text.count, ScalarClass(text.scalar(at: end).value).isLetterOrDigit { end += 1 }
    // What ends the text ends its last sentence.
    guard end + 1 < text.count, text[end] == UInt8(ascii: "."), end - index <= 8,
      let kind = kind(of: index..<end, in: text, profile),
      continues(text, from: end + 1, behind: kind, profile)
    else { return nil }
    return end + 1
  }

  /// Whether the sentence goes on behind the abbreviation whose period ends at `end`.
  static func isInSentence(_ text: Span<UInt8>, period end: Int, profile: LocaleProfile) -> Bool {
    guard let kind = kind(in: text, period: end, profile) else { return false }
    return continues(text, from: end, behind: kind, profile)
  }

  /// Whether the period that ends at `end` belongs to an abbreviation that a phrase may end with: “7 a.m.”
  static func ends(_ text: Span<UInt8>, at end: Int, of profile: LocaleProfile) -> Bool {
    kind(in: text, period: end, profile) == .closing
  }

  /// The kind of the abbreviation whose period ends at `end`.
  private static func kind(
    in text: Span<UInt8>, period end: Int, _ profile: LocaleProfile
  ) -> AbbreviationKind? {
    var start = end - 1
    let limit = max(0, end - longest)
    while start > limit, text[start - 1] > 0x20, text[start - 1] != UInt8(ascii: "(") { start -= 1 }
    if let kind = kind(of: start..<end - 1, in: text, profile) { return kind }
    return initials(in: text, at: start) == end ? .closing : nil
  }

  /// “p.m.”, “U.S.”: letters with a period behind each.
  private static func initials(in text: Span<UInt8>, at start: Int) -> Int? {
    var end = start
    while end + 1 < text.count, text[end].isASCIILetter, text[end + 1] == UInt8(ascii: ".") {
      end += 2
    }
    let isWhole = end >= text.count || !text[end].isASCIILetter
    return end - start >= 4 && isWhole ? end : nil
  }

  private static func kind(
    of word: Range<Int>, in text: Span<UInt8>, _ profile: LocaleProfile
  ) -> AbbreviationKind? {
    word.isEmpty || word.count > 8 ? nil : profile.abbreviations.kind(of: word, in: text)
  }

  /// Whether what stands behind an abbreviation belongs to its sentence.
  private static func continues(
    _ text: Span<UInt8>, from end: Int, behind kind: AbbreviationKind, _ profile: LocaleProfile
  ) -> Bool {
    var next = end
    while next < text.count, ScalarClass(text.scalar(at: next).value) == .space { next += 1 }
    guard next < text.count else { return false }
    switch kind {
    case .inner: return true
    // “No. 5”, but “No. Yes.”
    case .number: return text[next].isASCIIDigit || "%{#$".utf8.contains(text[next])
    case .closing: break
    }
    // “5 p.m. on Friday” goes on, “5 p.m. Your …” does not.
    var wordEnd = next
    while wordEnd < text.count, text[wordEnd].isASCIILetter || text[wordEnd] == 0x27 {
      wordEnd += 1
    }
    guard text[next].isASCIICapital else { return true }
    let words = profile.caseWords
    let kinds = words.kinds(ofEntry: words.entry(text, next..<wordEnd))
    // “5 p.m. Bring a coat.”
    if kinds.contains(.verb), !kinds.contains(.nounVerb) { return false }
    return kinds.isDisjoint(with: [
      .sentenceOpener, .subject, .clause, .questionOpener, .fragmentOpener, .small,
    ])
  }
}
