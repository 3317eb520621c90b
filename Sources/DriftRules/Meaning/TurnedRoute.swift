import CopyModel
import RuleKit

extension TextPair {
  /// Whether “to” stands in the source behind “from” or a verb.
  var mayTurnRoute: Bool {
    source.hasWord(of: .toWords) && (!source.verbs.isEmpty || source.hasWord(of: .fromWords))
  }

  /// Whether the way from one thing to another became the way back, “from the card to the deck”, 从牌组到卡片; or what goes
  /// somewhere became where: “move the deck to the box”, 将盒子移到牌组.
  func turnsRoute(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard let route = source.route(in: original), let terms = SharedTerms(self) else {
      return false
    }
    let starts = places(of: route.start, apartFrom: route.end, in: translation, terms)
    let ends = places(of: route.end, apartFrom: route.start, in: translation, terms)
    // Each language names the start first, and marks it.
    guard let first = starts.map(\.lowerBound).min(), let last = ends.map(\.upperBound).max(),
      last <= first
    else { return false }
    return route.isFrom && ends.contains { target.roles(at: $0).contains(.from) }
      || ends.contains(where: target.isObject) && starts.contains(where: target.isResult)
  }

  /// Where a sentence of the translation says what a stretch of the source says and another does not.
  private func places(
    of stretch: Range<Int>, apartFrom other: Range<Int>, in translation: Range<Int>,
    _ terms: SharedTerms
  ) -> [Range<Int>] {
    let keys = terms.keysAsked(in: stretch).subtracting(terms.keysAsked(in: other))
    let said = terms.placesSaid(of: keys).filter { translation.overlaps($0) }
    return said.isEmpty ? target.places(of: source.text(in: stretch), in: translation) : said
  }
}

extension AnalyzedText {
  /// Whether a name is what something becomes: 换算为美元, 달러로 변환.
  fileprivate func isResult(_ name: Range<Int>) -> Bool {
    let end = name.lowerBound
    let text = string.utf8.span
    return roles(at: name).contains(.to)
      || profile.ruleWords[.resultWords].ends(
        in: text, at: end > 0 && text[end - 1] == UInt8(ascii: " ") ? end - 1 : end)
  }

  /// The words between “from”, or a verb, and “to”, and the three behind “to” at most.
  fileprivate func route(
    in sentence: Range<Int>
  ) -> (start: Range<Int>, end: Range<Int>, isFrom: Bool)? {
    guard words.count > 3,
      let to = words.indices.first(where: {
        $0 > 1 && sentence.overlaps(words[$0]) && isWord(words[$0], in: .toWords)
      }), to + 1 < words.count, sentence.overlaps(words[to + 1]),
      let from = words[..<(to - 1)].lastIndex(where: { isWord($0, in: .fromWords) })
        ?? (isNoun(at: to + 1)
          ? words[..<(to - 1)].lastIndex(where: { word in verbs.contains { $0.range == word } })
          : nil),
      to - from <= 4, sentence.overlaps(words[from]), goesOn(from: from, to: to + 1),
      // “A letter from Sam came to you” has no such way.
      !words[(from + 1)..<to].contains(where: { isWord($0, in: .auxiliaries) }),
      !isWord(words[from], in: .fromWords) || !ends(words[to - 1], in: .participleEndings),
      // “Kept from kindly asking you to pay” has none either.
      !words[(from + 1)..<to].contains(where: { ends($0, in: .gerundEndings) })
    else { return nil }
    var last = to + 1
    while last < to + 3, last + 1 < words.count, goesOn(from: last, to: last + 1) { last += 1 }
    return (
      words[from + 1].lowerBound..<words[to - 1].upperBound,
      words[to + 1].lowerBound..<words[last].upperBound, isWord(words[from], in: .fromWords)
    )
  }

  /// Whether a noun stands at a place, and not a verb: “to the box”, but not “to open”.
  private func isNoun(at place: Int) -> Bool {
    isWord(words[place], in: .nounPhraseOpeners)
      || things.contains { $0.isSure && $0.range.overlaps(words[place]) }
        && !verbs.contains { $0.range.overlaps(words[place]) }
  }

  /// Whether nothing but single spaces stands between some words.
  private func goesOn(from first: Int, to last: Int) -> Bool {
    (first..<last).allSatisfy { words[$0].upperBound + 1 == words[$0 + 1].lowerBound }
  }

  /// Where a stretch has words as they are, in Latin letters of their own.
  func places(of name: String, in stretch: Range<Int>) -> [Range<Int>] {
    let (text, name) = (string.utf8.span, name.utf8.span)
    guard bytes.hasLatinLetter, bytes.isSuperset(of: ByteSet(name)) else { return [] }
    return stretch.filter {
      text.has(name, at: $0) && !text.hasASCIILetter(before: $0)
        && (text.count == $0 + name.count || !text.hasASCIILetter(before: $0 + name.count + 1))
    }.map { $0..<$0 + name.count }
  }
}
