import CopyModel
import RuleKit

extension TextPair {
  /// Whether who does something and to whom changed places: “Sam invited you”, Sam님을 초대했습니다; “the admin removed
  /// you”, 你已将管理员移出.
  func swapsRoles(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    let deeds = namedDeeds(in: original)
    guard !deeds.isEmpty, let terms = SharedTerms(self) else { return false }
    return deeds.contains { deed in
      let doer = place(of: deed.doer, in: translation, terms)
      let other = place(of: deed.other, in: translation, terms)
      let answers = places(ofDeed: deed.verb, in: translation, terms)
      if target.profile.ruleWords[.subjectParticles].isEmpty {
        return other.map {
          acts($0, on: doer, of: deed, in: translation, answers)
        } ?? false
      }
      return turnsRoles(deed, doer, other)
        && (answers.contains(where: target.isActive)
          || doer != nil && other != nil && !target.turnsRound(translation))
    }
  }

  /// Whether particles say that the doer is done to, or whose something is, and the other does it. The reader need not
  /// be named.
  private func turnsRoles(_ deed: NamedDeed, _ doer: Range<Int>?, _ other: Range<Int>?) -> Bool {
    let isOther = other.map(target.isSubject) ?? deed.other.isReader
    let isDone =
      doer.map { doer in
        target.isObject(doer)
          || other.map { target.isShared(doer) && !target.joins(doer, to: $0) } ?? false
      }
      ?? (deed.doer.isReader && deed.other.isPerson || deed.other.isReaderOrWriter)
    return isOther && isDone && (other != nil || doer != nil && deed.doer.isPerson)
  }

  /// Whether a Chinese sentence says that the other does it, to the doer or, where it is the reader or the writer, at
  /// all.
  private func acts(
    _ other: Range<Int>, on doer: Range<Int>?, of deed: NamedDeed, in sentence: Range<Int>,
    _ answers: [Range<Int>]
  ) -> Bool {
    guard !answers.isEmpty else { return false }
    if let doer, target.isAgent(other), !target.isAgent(doer) { return true }
    guard opens(sentence, other) else { return false }
    if let doer { return acts(other, on: doer, in: sentence, answers) }
    return deed.other.isReaderOrWriter && !source.begins(deed.verb, in: .askingWords)
      && !target.turnsRound(sentence)
      && answers.contains { (0...30).contains($0.lowerBound - other.upperBound) }
  }

  /// Whether one who opens a Chinese sentence does something to another: 将 and 向 say so, or the verb between them.
  private func acts(
    _ one: Range<Int>, on other: Range<Int>, in sentence: Range<Int>, _ answers: [Range<Int>]
  ) -> Bool {
    guard one.upperBound <= other.lowerBound else { return false }
    if let start = target.startOfOpener(before: other), start >= one.upperBound {
      return start - one.upperBound <= 18 && !target.turnsRound(one.upperBound..<start)
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

  /// Whether a name opens a Chinese sentence or a clause of it, and owns nothing there.
  private func opens(_ sentence: Range<Int>, _ name: Range<Int>) -> Bool {
    let (text, lead) = (target.string.utf8.span, name.lowerBound - sentence.lowerBound)
    return !target.has(.attributiveMarks, at: name.upperBound)
      // A sign may stand before it; but 为您 opens with whom it is for.
      && (lead == 0 || (1...3).contains(lead) && target.roles(at: name).isEmpty
        || text.has("，", at: name.lowerBound - 3)
        || target.profile.ruleWords[.clauseJoiners].ends(in: text, at: name.lowerBound))
  }

  /// Where the translation says what a verb of the source says.
  private func places(
    ofDeed verb: Range<Int>, in sentence: Range<Int>, _ terms: SharedTerms
  ) -> [Range<Int>] {
    func answers(_ own: [Cue], _ theirs: [Cue]) -> [Range<Int>] {
      let deeds = own.filter { $0.range.overlaps(verb) }.map(\.concept)
      return theirs.filter { deeds.contains($0.concept) && sentence.overlaps($0.range) }.map(
        \.range)
    }
    let all =
      answers(source.verbs, target.verbs) + answers(source.cues, target.cues)
      + terms.placesSaid(of: terms.keysAsked(in: verb)).filter(sentence.overlaps)
    // 由 may be a wording of “used”.
    return all.filter { !target.isWord($0, in: .turningWords) }
  }

  /// The one place of a sentence that names a party of the source.
  private func place(
    of party: NamedDeed.Party, in sentence: Range<Int>, _ terms: SharedTerms
  ) -> Range<Int>? {
    let places: [Range<Int>]
    switch party {
    case .person(let name), .thing(let name): return place(ofNamed: name, in: sentence, terms)
    case .reader where !target.addresses.isEmpty:
      places = target.addresses.map(\.range).filter(sentence.overlaps)
    case .reader: places = target.places(of: .readerPronouns, in: sentence)
    case .writer: places = target.places(of: .writerPronouns, in: sentence)
    case .others: places = target.places(of: .othersPronouns, in: sentence)
    }
    // Of several, one owns nothing.
    let own = places.filter { !target.has(.attributiveMarks, at: $0.upperBound) }
    return places.count == 1 ? places[0] : own.count == 1 ? own[0] : nil
  }

  private func place(
    ofNamed name: Range<Int>, in sentence: Range<Int>, _ terms: SharedTerms
  ) -> Range<Int>? {
    if let place = place(of: name, in: sentence) { return place }
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
}

extension AnalyzedText {
  /// The most bytes between two names that do something together.
  private static var widestJoint: Int { 16 }

  /// Whether two names stand side by side and do something together: 민수와 지아가 만남.
  fileprivate func joins(_ one: Range<Int>, to other: Range<Int>) -> Bool {
    (0...Self.widestJoint).contains(other.lowerBound - one.upperBound)
      && (one.upperBound..<other.lowerBound).contains { has(.joinMarks, at: $0) }
  }
}
