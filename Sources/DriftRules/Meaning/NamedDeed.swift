import CopyModel
import RuleKit

/// Who does something in a clause, and to whom or to whose: “your friend likes your photo”, “you owe Nina $5”, “you were
/// removed by the admin”.
struct NamedDeed {
  /// Somebody or something that does what a verb says, or to whom or with whom it is done.
  enum Party {
    /// The one who reads the copy: you.
    case reader
    /// Those who wrote it: we.
    case writer
    /// Those of whom the copy has spoken before: they.
    case others
    /// Somebody else, where the source names them.
    case person(Range<Int>)
    /// Something, where the source names it.
    case thing(Range<Int>)

    var isPerson: Bool { if case .person = self { true } else { false } }
    var isThing: Bool { if case .thing = self { true } else { false } }
    var isReader: Bool { if case .reader = self { true } else { false } }
    var isWriter: Bool { if case .writer = self { true } else { false } }
    var isReaderOrWriter: Bool { isReader || isWriter }
  }

  /// The lists of the words that speak of somebody, and of “by”.
  fileprivate static let somebody = RuleWords.Set(
    .readerPronouns, .readerPossessives, .othersPronouns, .writerPronouns, .people, .otherDoers,
    .agentWords)

  let doer: Party
  let other: Party
  /// The verb, or two that are joined: “message or call”.
  let verb: Range<Int>
}

extension TextPair {
  /// What the clauses of a sentence say that one does to another.
  func namedDeeds(in sentence: Range<Int>) -> [NamedDeed] {
    guard mayNameSomebody else { return [] }
    let words = source.words(in: sentence)
    guard (3...24).contains(words.count) else { return [] }
    return clauseStarts(of: words).compactMap { namedDeed(in: words[$0...].prefix(14), of: words) }
  }

  /// Whether a clause of the source may open with somebody who does something to another. Most do not.
  var mayNameDeed: Bool {
    mayNameSomebody && (3...80).contains(source.words.count)
      && source.sentences.contains { sentence in
        let words = source.words(in: sentence.range)
        return clauseStarts(of: words).contains { doer(in: words[$0...]) != nil }
      }
  }

  /// Whether a word or a name speaks of somebody, or “by” tells who did something: of two things alone nothing is told.
  private var mayNameSomebody: Bool {
    guard let lists = source.wordLists else { return true }
    return !lists.isDisjoint(with: NamedDeed.somebody) || !source.placeholders.isEmpty
      || target.bytes.hasLatinLetter
  }

  /// Where clauses start: with the sentence and behind commas, and behind what joins them to others.
  private func clauseStarts(of words: ArraySlice<Range<Int>>) -> [Int] {
    let text = source.string.utf8.span
    var starts: [Int] = []
    for index in words.indices.dropLast(2)
    where index == words.startIndex || text.has(", ", at: words[index - 1].upperBound) {
      let opens = [RuleWords.List.asideOpeners, .conditionOpeners, .clauseJoiners, .joiners]
        .contains { source.isWord(words[index], in: $0) }
      if !opens {
        starts.append(index)
      } else if index + 3 < words.endIndex {
        starts.append(index + 1)
      }
    }
    return starts
  }

  /// What a clause says that one does to another, where it is a plain one.
  private func namedDeed(in clause: ArraySlice<Range<Int>>, of words: ArraySlice<Range<Int>>)
    -> NamedDeed?
  {
    guard let doer = doer(in: clause), !comparesAnything(in: clause) else { return nil }
    let end = endOfTags(at: doer.range.upperBound)
    var rest = clause.drop { $0.lowerBound < end }
    guard rest.first?.lowerBound == end + 1 else { return nil }
    var helpers = rest.prefix { source.isWord($0, in: .auxiliaries) }
    let isNamed =
      doer.party.isPerson && clause.first.map { !opensNoun($0) } ?? false
      && !source.isWord(doer.range, in: .people)
    // “We need your help”, but “we need to help you”.
    if helpers.endIndex < rest.endIndex, opensNoun(rest[helpers.endIndex]) {
      helpers = helpers.dropLast()
    }
    rest = rest.dropFirst(helpers.count)
    // “It lets you” does nothing to anybody, nor do “%@ to open it” and “%@ size”.
    guard let first = rest.first, !opensNoun(first), !source.isWord(first, in: .choiceWords),
      isDeed(first), !isNamed || isFinite(first, behind: helpers),
      case let joined = rest.dropFirst().first.map({ source.isWord($0, in: .joiners) }) ?? false,
      let last = rest.dropFirst(joined ? 2 : 0).first,
      isVerb(last) || !joined && !isThing(last) || joined && isFinite(last, behind: helpers)
    else { return nil }
    let verb = first.lowerBound..<last.upperBound
    let isGerund = source.ends(first, in: .gerundEndings)
    // “Will be able to call you” is no passive.
    let isPassive =
      !isGerund
      && helpers.reversed().prefix { !source.isWord($0, in: .toWords) }
        .contains { source.isWord($0, in: .passiveAuxiliaries) }
    var isBy = false
    var isNext = true
    let behind = rest.dropFirst(joined ? 3 : 1).prefix(7)
      .prefix { !source.kinds(of: $0).contains(.subordinator) }
    for index in behind.indices {
      let word = words[index]
      // “Removed, not even by guests” tells of others.
      if isPassive, source.isWord(word, in: .auxiliaries), !source.isWord(word, in: .toWords) {
        break
      }
      if opensNoun(word), !source.isWord(word, in: .readerPossessives) { continue }
      defer {
        isBy = source.isWord(word, in: .agentWords)
        isNext = false
      }
      guard isBy == isPassive, let other = party(at: index, of: words, orThing: isBy || isNext)
      else { continue }
      let subject = isBy && doer.isOwned ? .reader : doer.party
      guard isBy || !subject.isThing || !other.isPerson && !other.isThing,
        isPlain(subject, other, among: words, behind: doer.range)
      else { continue }
      return isBy
        ? NamedDeed(doer: other, other: subject, verb: verb)
        : NamedDeed(doer: subject, other: other, verb: verb)
    }
    return nil
  }

  /// Whether words hold one thing against another, which does nothing to it: “is larger than”.
  private func comparesAnything(in clause: ArraySlice<Range<Int>>) -> Bool {
    guard let first = clause.first, let last = clause.last else { return false }
    return source.says(anyOf: [.comparison], in: first.lowerBound..<last.upperBound)
  }

  /// Whether a word may be a verb that does something to somebody, which neither “have” nor “become” does, nor a
  /// preposition.
  private func isDeed(_ word: Range<Int>) -> Bool {
    !source.isWord(word, in: .auxiliaries) && !source.isWord(word, in: .linkingVerbs)
      && source.kinds(of: word).isDisjoint(with: [.small, .subordinator, .finiteVerb, .modal])
  }

  /// Whether a word behind the one name of somebody may be what he does: “%@ likes”, “%@ will like”, but neither “%@ like”
  /// nor “%@ to like”.
  private func isFinite(_ word: Range<Int>, behind helpers: ArraySlice<Range<Int>>) -> Bool {
    if let helper = helpers.first { return !source.isWord(helper, in: .toWords) }
    return source.ends(word, in: .participleEndings) || source.ends(word, in: .pluralEndings)
      || source.verbs.contains { $0.range == word && !source.isName(word, of: $0.concept) }
  }

  private func opensNoun(_ word: Range<Int>) -> Bool {
    source.isWord(word, in: .nounPhraseOpeners)
  }

  /// Whether the words besides who opens a clause speak of nobody else who could be meant: no second “you” or “we”.
  private func isPlain(
    _ subject: NamedDeed.Party, _ other: NamedDeed.Party, among words: ArraySlice<Range<Int>>,
    behind doer: Range<Int>
  ) -> Bool {
    var (readers, writers) = (0, 0)
    for index in words.indices where !doer.overlaps(words[index]) {
      let word = words[index]
      if source.isWord(word, in: .writerPronouns) { writers += 1 }
      guard isReader(at: index, of: words) else { continue }
      // What the reader does is another deed.
      let next = index + 1
      if next < words.endIndex, source.isWord(word, in: .readerPronouns), isVerb(words[next]),
        !source.isWord(words[next], in: .toWords)
      {
        return false
      }
      readers += 1
    }
    return (other.isReader ? !subject.isReader && readers > 0 : readers == 0)
      && (other.isWriter ? !subject.isWriter && writers == 1 : !subject.isWriter || writers == 0)
  }

  /// Whether a word speaks of the reader, or of a thing of theirs; not of those of whom “your” says whose they are: “your
  /// friend”.
  private func isReader(at index: Int, of words: ArraySlice<Range<Int>>) -> Bool {
    source.isWord(words[index], in: .readerPronouns)
      || source.isWord(words[index], in: .readerPossessives)
        && !(index + 1 < words.endIndex && source.isWord(words[index + 1], in: .people))
  }

  /// Where the tags end that stand right at a place, or the place itself: “<b>%@</b> invited you”.
  private func endOfTags(at place: Int) -> Int {
    guard source.bytes.contains(UInt8(ascii: "<")) else { return place }
    var end = place
    for tag in source.tags where tag.lowerBound == end { end = tag.upperBound }
    return end
  }

  /// Who opens a clause, the words that say so, and whether it is a thing that the reader owns.
  private func doer(
    in clause: ArraySlice<Range<Int>>
  ) -> (party: NamedDeed.Party, range: Range<Int>, isOwned: Bool)? {
    guard let head = clause.first else { return nil }
    if source.isWord(head, in: .readerPronouns) { return (.reader, head, false) }
    if source.isWord(head, in: .othersPronouns) { return (.others, head, false) }
    if source.isWord(head, in: .writerPronouns) { return (.writer, head, false) }
    if let name = name(from: endOfTags(at: head.lowerBound)) {
      return (.person(name), name, false)
    }
    let phrase = clause.dropFirst(opensNoun(head) ? 1 : 0).prefix(4)
    guard let noun = phrase.first, !opensNoun(head) || noun.lowerBound == head.upperBound + 1
    else { return nil }
    let range = head.lowerBound..<noun.upperBound
    if source.isWord(noun, in: .people) { return (.person(noun), range, false) }
    if source.isWord(head, in: .readerPossessives) { return (.thing(noun), range, true) }
    // “Someone will”, “guests can”, “the new server has”.
    let isSomebody = source.isWord(head, in: .otherDoers)
    let isPhrase = opensNoun(head) || isSomebody
    guard isPhrase || isPlural(noun),
      let verb = phrase.prefix(isPhrase ? 4 : 2).firstIndex(where: isVerb),
      verb > phrase.startIndex, isSomebody || !source.ends(phrase[verb], in: .participleEndings)
    else { return nil }
    let last = phrase[verb - 1]
    return (isSomebody ? .person(head) : .thing(last), head.lowerBound..<last.upperBound, false)
  }

  /// Whether a word may be a noun for several, and not “it’s”.
  private func isPlural(_ word: Range<Int>) -> Bool {
    let text = source.string.utf8.span
    return source.ends(word, in: .pluralEndings) && word.allSatisfy { text[$0].isASCIILetter }
  }

  /// Whether a word is a verb or helps one.
  private func isVerb(_ word: Range<Int>) -> Bool {
    source.isWord(word, in: .auxiliaries) || source.verbs.contains { $0.range == word }
  }

  private func isThing(_ word: Range<Int>) -> Bool {
    source.things.contains { $0.isSure && $0.range == word }
  }

  /// Whom a word names: the reader, whose things count as well, or somebody else who owns nothing. What does something,
  /// or is done to, may be a thing: “by this database”.
  private func party(
    at index: Int, of words: ArraySlice<Range<Int>>, orThing: Bool
  ) -> NamedDeed.Party? {
    let word = words[index]
    if isReader(at: index, of: words) { return .reader }
    if source.isWord(word, in: .othersPronouns) { return .others }
    if source.isWord(word, in: .writerPronouns) { return .writer }
    if source.isWord(word, in: .people) || name(from: word.lowerBound) == word {
      // “Before Sam can call you” opens a clause of its own.
      let next = index + 1
      let isDoer =
        next < words.endIndex && source.isWord(words[next], in: .auxiliaries)
        && !source.isWord(words[next], in: .toWords)
      return isDoer ? nil : .person(word)
    }
    return orThing && isThing(word) ? .thing(word) : nil
  }
}
