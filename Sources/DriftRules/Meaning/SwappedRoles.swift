import CopyModel
import RuleKit

/// Who does something, and to whom or to whose: the reader, or somebody whom the sentence names.
private struct NamedDeed {
  enum Part {
    case reader
    case other(Range<Int>)
  }

  let doer: Part
  let other: Part
  let verb: Range<Int>
}

extension TextPair {
  /// Whether who does something and to whom changed places: “Sam invited you”, Sam님을 초대했습니다; “the admin removed
  /// you”, 你已将管理员移出.
  func swapsRoles(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let deed = namedDeed(in: original), let terms = SharedTerms(self) else { return false }
    let answers = places(ofDeed: deed.verb, in: translation, terms)
    guard !answers.isEmpty else { return false }
    switch (deed.doer, deed.other) {
    case (.other(let doer), .reader):
      guard let doer = place(ofParty: doer, in: translation, terms) else { return false }
      return target.profile.uses(.han)
        ? readerActs(on: doer, in: translation, answers)
        : target.isObject(doer) && answers.contains(where: target.isActive)
    case (.reader, .other(let other)):
      guard let other = place(ofParty: other, in: translation, terms) else { return false }
      return target.profile.uses(.han)
        ? isReaderMet(by: other, in: translation, answers)
        : target.isSubject(other) && answers.contains(where: target.isActive)
    case (.other(let doer), .other(let other)):
      guard let doer = place(ofParty: doer, in: translation, terms),
        let other = place(ofParty: other, in: translation, terms)
      else { return false }
      return target.profile.uses(.han)
        ? opens(translation, other) && acts(other, on: doer, in: translation, answers)
        : target.isSubject(other) && target.isObject(doer)
          && answers.contains(where: target.isActive)
    case (.reader, .reader): return false
    }
  }

  /// Whether a Chinese sentence opens with the reader, who does something to somebody.
  private func readerActs(
    on other: Range<Int>, in sentence: Range<Int>, _ answers: [Range<Int>]
  ) -> Bool {
    guard let reader = onlyReader(in: sentence), opens(sentence, reader) else { return false }
    return acts(reader, on: other, in: sentence, answers)
  }

  /// Whether a Chinese sentence opens with somebody who does something to the reader.
  private func isReaderMet(
    by other: Range<Int>, in sentence: Range<Int>, _ answers: [Range<Int>]
  ) -> Bool {
    guard let reader = onlyReader(in: sentence), opens(sentence, other) else { return false }
    return acts(other, on: reader, in: sentence, answers)
  }

  /// Whether one who opens a Chinese sentence does something to another: 将 and 向 say so, or the verb between them.
  private func acts(
    _ one: Range<Int>, on other: Range<Int>, in sentence: Range<Int>, _ answers: [Range<Int>]
  ) -> Bool {
    guard one.upperBound <= other.lowerBound else { return false }
    if let start = target.startOfOpener(before: other), start >= one.upperBound {
      return start - one.upperBound <= 12 && !target.turnsRound(one.upperBound..<start)
        && answers.contains { $0.lowerBound >= one.upperBound && !$0.overlaps(other) }
    }
    return answers.contains { verb in
      one.upperBound <= verb.lowerBound && verb.upperBound <= other.lowerBound
        && verb.lowerBound - one.upperBound <= 12
        // 受 in 接受 turns nothing.
        && ![
          one.upperBound..<verb.lowerBound, verb.upperBound..<other.lowerBound,
          other.upperBound..<max(sentence.upperBound, other.upperBound),
        ].contains(where: target.turnsRound)
    }
  }

  /// The one pronoun for the reader of a sentence, which owns nothing there.
  private func onlyReader(in sentence: Range<Int>) -> Range<Int>? {
    let readers = target.addresses.filter { sentence.overlaps($0.range) }
    guard readers.count == 1, let reader = readers.first?.range,
      !target.has(.attributiveMarks, at: reader.upperBound)
    else { return nil }
    return reader
  }

  private func opens(_ sentence: Range<Int>, _ name: Range<Int>) -> Bool {
    (0...3).contains(name.lowerBound - sentence.lowerBound)
  }

  /// Where the translation says what a verb of the source says.
  private func places(
    ofDeed verb: Range<Int>, in sentence: Range<Int>, _ terms: SharedTerms
  ) -> [Range<Int>] {
    func answers(_ own: [Cue], _ theirs: [Cue]) -> [Range<Int>] {
      let deeds = own.filter { $0.isSure && $0.range.overlaps(verb) }.map(\.concept)
      return theirs.filter { deeds.contains($0.concept) && sentence.overlaps($0.range) }.map(
        \.range)
    }
    return answers(source.verbs, target.verbs) + answers(source.cues, target.cues)
      + terms.placesSaid(of: terms.keysAsked(in: verb)).filter(sentence.overlaps)
  }

  /// The one place of a sentence that names somebody of the source.
  private func place(
    ofParty name: Range<Int>, in sentence: Range<Int>, _ terms: SharedTerms
  ) -> Range<Int>? {
    if let place = place(of: name, in: sentence) { return place }
    guard source.isWord(name, in: .people) else { return nil }
    let named = source.things.filter { $0.range.overlaps(name) }.map(\.concept)
    var places =
      target.things.filter { named.contains($0.concept) && $0.isSure }.map(\.range)
      .filter(sentence.overlaps)
    if places.isEmpty {
      places = terms.placesSaid(of: terms.keysAsked(in: name)).filter(sentence.overlaps)
      // One word may lie in another: 人 in 个人.
      if let longest = places.max(by: { $0.count < $1.count }) {
        places.removeAll { $0 != longest && longest.overlaps($0) }
      }
    }
    return places.count == 1 ? places[0] : nil
  }

  /// What a plain sentence says that one does to another: “your friend likes your photo”, “you owe Nina $5”, “you were
  /// removed by the admin”.
  private func namedDeed(in sentence: Range<Int>) -> NamedDeed? {
    guard let head = source.words.first(where: { $0.lowerBound >= sentence.lowerBound }),
      let doer = doer(from: head, of: sentence)
    else { return nil }
    let words = source.words.filter { sentence.overlaps($0) }
    guard (3...14).contains(words.count),
      !words.contains(where: { source.isWord($0, in: .conditionOpeners) }),
      source.denials(in: sentence).isEmpty
    else { return nil }
    let end = endOfTags(at: doer.end)
    var rest = words.drop { $0.lowerBound < end }
    guard rest.first?.lowerBound == end + 1 else { return nil }
    let helpers = rest.prefix { source.isWord($0, in: .auxiliaries) }
    rest = rest.dropFirst(helpers.count)
    // “It lets you” does nothing to anybody.
    guard let verb = rest.first, !source.isWord(verb, in: .choiceWords) else { return nil }
    for (word, next) in zip(rest.dropFirst(), rest.dropFirst(2).map(\.self) + [nil]).prefix(7) {
      guard let other = part(at: word, before: next) else { continue }
      let isPassive = helpers.contains { source.isWord($0, in: .passiveAuxiliaries) }
      let before = words.last {
        $0.upperBound <= word.lowerBound && !source.isWord($0, in: .nounPhraseOpeners)
      }
      let isBy = before.map { source.isWord($0, in: .agentWords) } ?? false
      // “Is calling you” is no passive.
      guard isPassive == isBy || source.ends(verb, in: .gerundEndings) && !isBy else { return nil }
      if case .reader = doer.part, case .reader = other { return nil }
      var wanted = 1
      if case .other = doer.part, case .other = other { wanted = 0 }
      guard isBy || !doer.isOwned, readers(among: words) == wanted else { return nil }
      return isBy
        ? NamedDeed(doer: other, other: doer.part, verb: verb)
        : NamedDeed(doer: doer.part, other: other, verb: verb)
    }
    return nil
  }

  /// How often words speak of the reader, but for those of whom “your” says whose they are: “your friend”.
  private func readers(among words: [Range<Int>]) -> Int {
    zip(words, words.dropFirst().map(\.self) + [nil]).count { word, next in
      source.isWord(word, in: .readerPronouns)
        || source.isWord(word, in: .readerPossessives)
          && next.map { !source.isWord($0, in: .people) } ?? true
    }
  }

  /// Where the tags end that stand right at a place, or the place itself: “<b>%@</b> invited you”.
  private func endOfTags(at place: Int) -> Int {
    guard source.bytes.contains(UInt8(ascii: "<")) else { return place }
    var end = place
    for tag in source.tags where tag.lowerBound == end { end = tag.upperBound }
    return end
  }

  /// Who opens a sentence or owns what does, and where that ends.
  private func doer(
    from head: Range<Int>, of sentence: Range<Int>
  ) -> (part: NamedDeed.Part, end: Int, isOwned: Bool)? {
    if source.isWord(head, in: .readerPronouns) { return (.reader, head.upperBound, false) }
    if let name = name(from: endOfTags(at: sentence.lowerBound), upTo: 0) {
      return (.other(name), name.upperBound, false)
    }
    guard source.isWord(head, in: .nounPhraseOpeners),
      let noun = source.words.first(where: { $0.lowerBound == head.upperBound + 1 })
    else { return nil }
    if source.isWord(noun, in: .people) { return (.other(noun), noun.upperBound, false) }
    return source.isWord(head, in: .readerPossessives) ? (.reader, noun.upperBound, true) : nil
  }

  /// Whom a word names: the reader, whose things count as well, or somebody else who owns nothing.
  private func part(at word: Range<Int>, before next: Range<Int>?) -> NamedDeed.Part? {
    if source.isWord(word, in: .readerPronouns) { return .reader }
    if source.isWord(word, in: .readerPossessives) {
      return next.map { source.isWord($0, in: .people) } ?? false ? nil : .reader
    }
    return source.isWord(word, in: .people) || name(from: word.lowerBound, upTo: 0) == word
      ? .other(word) : nil
  }
}

extension AnalyzedText {
  /// Where a word starts that makes what follows the one to whom something is done: 将, 向, 与.
  fileprivate func startOfOpener(before name: Range<Int>) -> Int? {
    let text = string.utf8Span.span
    var end = name.lowerBound
    if end > 0, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    for list in [RuleWords.List.objectOpeners, .receiverWords, .companionWords] {
      let opener = profile.ruleWords[list].first(in: text, endingAt: end) { _ in true }
      if let opener { return opener.range.lowerBound }
    }
    return nil
  }
}

extension TextPair {
  /// Whether a sentence of the source may open with somebody who does something to another. Most do not.
  var mayNameDeed: Bool {
    source.words.count <= 80
      && source.sentences.contains { sentence in
        guard let head = source.words.first(where: { $0.lowerBound >= sentence.range.lowerBound })
        else { return false }
        return doer(from: head, of: sentence.range) != nil
      }
  }
}
