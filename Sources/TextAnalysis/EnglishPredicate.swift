import CopyModel

/// Finds the finite verb of an English statement by the noun phrase before it and by what follows it: “The app
/// quit unexpectedly”, “Three devices share this password”.
///
/// A form in -s may be a plural, one in -ed a participle, a bare verb a noun. Where nothing tells them apart,
/// no verb is found.
struct EnglishPredicate {
  private let tokens: ArraySlice<CaseToken>
  private var subject: EnglishSubject

  /// Whether the tokens open with a subject and its verb.
  static func opens(
    _ tokens: ArraySlice<CaseToken>, of text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    guard tokens.count > 1, let first = tokens.first,
      let subject = EnglishSubject(first, text)
    else { return false }
    var predicate = EnglishPredicate(tokens: tokens, subject: subject)
    return predicate.isFound(text, words)
  }

  private mutating func isFound(_ text: Span<UInt8>, _ words: CaseWords) -> Bool {
    for index in tokens.startIndex + 1..<tokens.endIndex {
      let kinds = tokens[index].kinds
      guard !tokens[index].kind.isBoundary,
        kinds.isDisjoint(with: Self.ends) || kinds.contains(.determiner),
        !text.hasBreak(behind: tokens[index - 1].range, before: tokens[index].range)
      else { return false }
      if subject.mayEnd, let form = form(of: tokens[index], kinds, text),
        isVerb(form, at: index, kinds, text, words)
      {
        return true
      }
      subject.add(tokens[index], kinds, text)
      if subject.asks { return false }
    }
    return false
  }

  /// What no subject goes on with: “Photos You Shared”, “apps that are open”.
  private static var ends: CaseWords.Kinds {
    [.subject, .clause, .relative, .subordinator, .finiteVerb]
  }

  /// What the letters of a word say that it may be.
  private enum Form {
    /// A form in -s.
    case third
    /// A form in -ed.
    case past
    /// A past form or bare verb that the list knows.
    case known
  }

  @inline(__always)
  private func form(
    of token: CaseToken, _ kinds: CaseWords.Kinds, _ text: Span<UInt8>
  ) -> Form? {
    guard token.word != nil else { return nil }
    if !kinds.isDisjoint(with: [.past, .verb, .nounVerb]) { return .known }
    if token.isPlural(text) { return .third }
    return token.range.count > 3 && token.ends("e", "d", text) ? .past : nil
  }

  private func isVerb(
    _ form: Form, at index: Int, _ kinds: CaseWords.Kinds, _ text: Span<UInt8>, _ words: CaseWords
  ) -> Bool {
    if form == .known {
      guard kinds.contains(.past) else { return isPlural(kinds, at: index, text) }
      let follow = follow(index, text)
      return follow == .object && subject.isPlain || kinds.contains(.intransitive) && isDone(follow)
    }
    let verb = words.kinds(ofVerb: tokens[index].range, of: text)
    if verb.isDisjoint(with: [.verb, .nounVerb]) { return false }
    let follow = follow(index, text)
    if form == .third { return isThirdPerson(verb, follow) }
    // “The server closed the connection”, but “Files Deleted This Week”
    return verb.contains(.intransitive) && isDone(follow) || subject.isPlain && follow == .object
  }

  /// “Your order shipped”, but “Download Stopped”, “The Photos Changed by Others”.
  private func isDone(_ follow: Follow) -> Bool {
    subject.isPlain && follow != .agent && (subject.isDetermined || follow == .clause)
  }

  /// “The battery drains faster”, “Your team uses this template”, but “Your Favorite Uses”.
  private func isThirdPerson(_ verb: CaseWords.Kinds, _ follow: Follow) -> Bool {
    guard subject.isPlain else {
      return verb.contains(.verb) && follow == .object && subject.isDetermined
    }
    guard !subject.isPlural || subject.hasPerson else { return false }
    // “Sync starts when you sign in”, but “Import works from a file”
    if subject.opensLikeRequest {
      return verb.contains(.verb) && (follow == .object || follow == .clause)
    }
    if verb.contains(.verb) { return subject.isDetermined || follow != .end }
    return verb.contains(.nounVerb) && follow == .object
  }

  /// “Changes take effect”, “Both files share a name”, but “Photos Share”.
  private func isPlural(_ kinds: CaseWords.Kinds, at index: Int, _ text: Span<UInt8>) -> Bool {
    guard subject.isPlural, subject.isPlain else { return false }
    let follow = follow(index, text)
    if kinds.contains(.nounVerb) { return follow == .object }
    return kinds.contains(.verb) && (subject.isDetermined || follow != .end)
  }

  /// What follows a word that may be a verb.
  private enum Follow {
    /// Nothing, or a mark that ends the phrase.
    case end
    /// What a verb is done to: *this file*, *you*.
    case object
    /// By whom.
    case agent
    /// A clause: *because …*
    case clause
    case other
  }

  private func follow(_ index: Int, _ text: Span<UInt8>) -> Follow {
    let next = index + 1
    guard next < tokens.endIndex, !tokens[next].kind.isBoundary,
      !text.hasBreak(behind: tokens[index].range, before: tokens[next].range)
    else { return .end }
    let kinds = tokens[next].kinds
    if kinds.contains(.subordinator) { return .clause }
    if text.isFolded("by", in: tokens[next].range) { return .agent }
    guard !kinds.isDisjoint(with: [.determiner, .object, .subject, .person]) else {
      return tokens[next].isQuoted(text) ? .object : .other
    }
    // “Deleted This Week”
    let isTime =
      next + 1 < tokens.endIndex && tokens[next + 1].kinds.contains(.time)
    return isTime ? .other : .object
  }
}

/// The noun phrase that a text opens with, as far as it is read.
private struct EnglishSubject {
  /// Whether its last word may end it, so that a verb may follow.
  private(set) var mayEnd: Bool
  /// Whether an article or the like stands in it, or it is someone.
  private(set) var isDetermined: Bool
  /// Whether it begins with someone: *anyone*, *people*.
  let hasPerson: Bool
  /// Whether its last word is a plural, or several are joined.
  private(set) var isPlural: Bool
  /// Whether it begins with a verb, which asks for something unless another follows at once: *Share*, but
  /// *Sync stopped*.
  let opensLikeRequest: Bool
  /// Whether nothing is nested in it, so that its last word is its head: no preposition or participle, and no
  /// verb in -ing that it begins with.
  private(set) var isPlain: Bool
  private var isJoined = false
  private var count = 1

  /// Whether it is no subject: “Share Photos” asks.
  var asks: Bool { opensLikeRequest && count > 1 }

  private static var noOpeners: CaseWords.Kinds {
    [.small, .finiteVerb, .questionOpener, .fragmentOpener, .subject, .clause, .subordinator]
  }

  /// Nil where the token opens no subject.
  init?(_ first: CaseToken, _ text: Span<UInt8>) {
    let kinds = first.kinds
    let isDeterminer = kinds.contains(.determiner)
    hasPerson = kinds.contains(.person)
    guard !first.kind.isBoundary, isDeterminer || kinds.isDisjoint(with: Self.noOpeners) else {
      return nil
    }
    // “No Files Loaded”
    isDetermined = isDeterminer && !kinds.contains(.fragmentOpener) || hasPerson
    // “This deletes all photos”
    mayEnd = !isDeterminer || kinds.contains(.sentenceOpener) && !first.isPossessive(text)
    isPlural = hasPerson || first.isPlural(text)
    isPlain = first.word == nil || first.range.count < 4 || !first.ends("n", "g", text)
    opensLikeRequest = !kinds.isDisjoint(with: [.verb, .nounVerb, .beforeLabel])
  }

  /// Reads the next token.
  mutating func add(_ token: CaseToken, _ kinds: CaseWords.Kinds, _ text: Span<UInt8>) {
    count += 1
    if mayEnd, token.ends("l", "y", text) { return }
    if kinds.contains(.determiner) {
      mayEnd = false
      isDetermined = true
    } else if kinds.contains(.small) {
      if text.isFolded("and", in: token.range) { isJoined = true } else { isPlain = false }
      mayEnd = false
    } else {
      // “People using this app”, “Photos shared with you”
      if mayEnd, token.ends("n", "g", text) || token.ends("e", "d", text) { isPlain = false }
      mayEnd = !token.isPossessive(text)
      isPlural = isJoined || token.isPlural(text)
    }
  }
}

extension CaseToken {
  /// Whether its last letters are these.
  @inline(__always)
  fileprivate func ends(
    _ first: Unicode.Scalar, _ second: Unicode.Scalar, _ text: Span<UInt8>
  ) -> Bool {
    let end = range.upperBound
    return range.count > 1 && text[end - 1] == UInt8(ascii: second)
      && text[end - 2] == UInt8(ascii: first)
  }

  /// Whether it ends like a plural.
  fileprivate func isPlural(_ text: Span<UInt8>) -> Bool {
    guard let word else { return false }
    if word.kinds.contains(.person) { return true }
    guard range.count > 3, text[range.upperBound - 1] == UInt8(ascii: "s") else { return false }
    let before = text[range.upperBound - 2]
    return before != UInt8(ascii: "s") && before != UInt8(ascii: "u") && !isPossessive(text)
      && !word.kinds.contains(.properNoun)
  }

  /// Whether an apostrophe and an s end it.
  fileprivate func isPossessive(_ text: Span<UInt8>) -> Bool {
    let end = range.upperBound
    guard range.count > 2, text[end - 1] == UInt8(ascii: "s") else { return false }
    return text[end - 2] == 0x27 || text[end - 2] == 0x99 && text.has("’s", at: end - 4)
  }

  fileprivate func isQuoted(_ text: Span<UInt8>) -> Bool {
    kind == .protected && text.has("“", at: range.lowerBound)
  }
}

extension Span<UInt8> {
  /// Whether a comma or bracket stands between two words, which may overlap where something is masked.
  fileprivate func hasBreak(behind first: Range<Int>, before second: Range<Int>) -> Bool {
    second.lowerBound - first.upperBound > 1
      && (first.upperBound..<second.lowerBound).contains {
        ",()[];".utf8.contains(self[$0])
      }
  }
}
