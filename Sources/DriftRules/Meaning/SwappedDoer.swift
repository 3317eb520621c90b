import CopyModel
import RuleKit

extension TextPair {
  /// Whether one placeholder, one verb and the reader are all that could change places.
  var mayHaveSwappedDoer: Bool {
    (1...2).contains(source.placeholders.count)
      && target.placeholders.count == source.placeholders.count && !source.done.isEmpty
      && !target.done.isDisjoint(with: source.done)
  }

  /// Whether what the reader does to somebody is done to the reader, or the reverse: “You blocked %@”, %@ 已屏蔽您.
  func swapsDoer(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard mayHaveSwappedDoer,
      let name = source.placeholders.first(where: { original.overlaps($0.range) })?.text,
      let other = target.placeholders.first(where: { $0.text == name })?.range
        ?? (target.placeholders.count == 1 ? target.placeholders[0].range : nil),
      translation.overlaps(other)
    else { return false }
    let deeds = source.verbs.filter { original.overlaps($0.range) }
    guard let deed = deeds.first, Set(deeds.map(\.concept)).count == 1,
      let isReader = source.isReaderDoer(of: deed, in: original),
      let answer = target.verbs.first(where: {
        $0.concept == deed.concept && translation.overlaps($0.range)
      })
    else { return false }
    if !target.profile.ruleWords[.subjectParticles].isEmpty {
      return target.isActive(answer.range)
        && (isReader ? target.isSubject(other) : target.isObject(other))
    }
    guard target.profile.uses(.han), !target.profile.uses(.kana) else { return false }
    return isReader
      ? target.isReaderDone(answer.range, by: other, in: translation)
      : target.isReaderDoer(of: answer.range, to: other, in: translation)
  }
}

extension AnalyzedText {
  /// Whether the reader does to a placeholder what a verb says, “You blocked %@”, or it to the reader, “%@ wants to
  /// call you”; nil where the sentence is built in another way.
  fileprivate func isReaderDoer(of verb: Cue, in sentence: Range<Int>) -> Bool? {
    guard let other = placeholders.map(\.range).first(where: sentence.overlaps) else { return nil }
    let words = words.filter { sentence.overlaps($0) }
    let readers = words.filter {
      isWord($0, in: .readerPronouns) || isWord($0, in: .readerPossessives)
    }
    guard let reader = readers.first, readers.count == 1, isWord(reader, in: .readerPronouns) else {
      return nil
    }
    if reader.lowerBound == sentence.lowerBound, verb.range.lowerBound == reader.upperBound + 1,
      (1...4).contains(other.lowerBound - verb.range.upperBound)
    {
      return true
    }
    let isFirst = (0...3).contains(other.lowerBound - sentence.lowerBound)
    return isFirst && verb.range.upperBound < reader.lowerBound ? false : nil
  }

  /// Whether a Chinese sentence says that the reader does it: the pronoun opens it, and nothing turns it round.
  fileprivate func isReaderDoer(
    of verb: Range<Int>, to other: Range<Int>, in sentence: Range<Int>
  ) -> Bool {
    guard let reader = reader(in: sentence) else { return false }
    return reader.lowerBound == sentence.lowerBound && other.lowerBound > reader.upperBound
      && !has(.attributiveMarks, at: verb.upperBound)
  }

  /// Whether a Chinese sentence says that somebody else does it to the reader.
  fileprivate func isReaderDone(
    _ verb: Range<Int>, by other: Range<Int>, in sentence: Range<Int>
  ) -> Bool {
    guard let reader = reader(in: sentence) else { return false }
    if isGiven(to: reader), (0...3).contains(other.lowerBound - sentence.lowerBound) {
      return other.upperBound <= reader.lowerBound && reader.upperBound <= verb.lowerBound
    }
    return other.upperBound <= verb.lowerBound && verb.upperBound <= reader.lowerBound
  }

  /// Whether a word stands right before the reader that makes them the one who gets something: 给您, 向您.
  private func isGiven(to reader: Range<Int>) -> Bool {
    profile.ruleWords[.receiverWords].ends(in: string.utf8Span.span, at: reader.lowerBound)
  }

  /// The one pronoun for the reader; nil where a passive, or what one has or gets, may turn a sentence round.
  func reader(in sentence: Range<Int>) -> Range<Int>? {
    let readers = addresses.filter { sentence.overlaps($0.range) }
    guard readers.count == 1, let reader = readers.first?.range,
      !has(.attributiveMarks, at: reader.upperBound)
    else { return nil }
    return turnsRound(sentence) ? nil : reader
  }

  /// Whether a word of a Chinese sentence may make its subject the one to whom something is done: 被.
  func turnsRound(_ sentence: Range<Int>) -> Bool {
    sentence.contains { has(.turningWords, at: $0) }
  }

  /// Whether a noun is made a verb that its subject does: 차단했습니다, but not 차단되었습니다.
  func isActive(_ noun: Range<Int>) -> Bool {
    has(.activeEndings, at: noun.upperBound)
  }

  func isSubject(_ name: Range<Int>) -> Bool {
    has(.subjectParticles, behind: name)
  }

  /// Whether something is done to what a name stands for, by the particle behind it, or in Chinese by what opens it.
  func isObject(_ name: Range<Int>) -> Bool {
    let bytes = string.utf8Span.span
    var start = name.lowerBound
    for sign in [" ", "“", "「"] where bytes.has(sign, at: start - sign.utf8.count) {
      start -= sign.utf8.count
    }
    return has(.objectParticles, behind: name)
      || profile.ruleWords[.objectOpeners].ends(in: bytes, at: start)
  }

  /// Whether one of some particles stands behind a name, be it in quotation marks or with 님.
  private func has(_ particles: RuleWords.List, behind name: Range<Int>) -> Bool {
    let bytes = string.utf8Span.span
    var end = name.upperBound
    for sign in ["’", "”", "'", "\""] where bytes.has(sign, at: end) { end += sign.utf8.count }
    // 님 stands behind a space or without one.
    let honorific = end < bytes.count && bytes[end] == 0x20 ? end + 1 : end
    return has(particles, at: profile.ruleWords[.honorifics].end(in: bytes, at: honorific) ?? end)
  }
}
