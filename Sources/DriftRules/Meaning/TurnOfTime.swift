import CopyModel
import RuleKit

extension TextPair {
  /// Whether “before” and “after” stand for the same clause, so that the one is the other's opposite:
  /// “save before you leave” may well be “leave after saving”, but not “save after you leave”.
  func isSameTurn(
    _ word: Cue, _ answer: Cue, _ sentences: (source: Range<Int>, target: Range<Int>)
  ) -> Bool {
    if source.spendsTime(upTo: word) { return false }
    // Before a date, or a number of minutes before, there is no such turn.
    if source.hasValue(behind: word) || source.measures(word) && target.measures(answer) {
      return true
    }
    guard let terms = SharedTerms(self) else { return false }
    let clause = source.clause(behind: word.range, in: sentences.source)
    let answered = target.clause(before: answer.range, in: sentences.target)
    let rest = sentences.source.lowerBound..<word.range.lowerBound
    // “Insert after” has no clause.
    if !source.words.contains(where: clause.overlaps) { return source.words.count <= 3 }
    // Nor has “before the closing date”: what is no deed can't come after it.
    if source.namesMoment(in: clause) { return true }
    // What stands right before 前 or 후 is of the clause: 關機前.
    let asked = terms.keysAsked(in: clause).subtracting(terms.keysAsked(in: rest))
    if terms.placesSaid(of: asked).contains(where: { $0.upperBound == answer.range.lowerBound }) {
      return true
    }
    // The last word before 之前 that only one of the two parts says is of its clause.
    if terms.endsWithWord(of: clause, notOf: rest, in: answered) { return true }
    let (own, other) = (
      terms.count(from: clause, in: answered), terms.count(from: rest, in: answered)
    )
    // What is known of the rest may stand elsewhere, so that these words are those of the clause.
    if own.known == 0, other.found == 0,
      source.words.contains(where: { clause.overlaps($0) && !source.kinds(of: $0).contains(.small) }
      ),
      terms.count(from: rest, in: sentences.target).found > 0
    {
      return true
    }
    // The longer part has more words to be found again.
    return own.found * max(other.known, 1) > other.found * max(own.known, 1)
  }
}

extension AnalyzedText {
  /// Whether what stands behind “before” only names a time or an event: “the closing date”, but not “you close it”.
  fileprivate func namesMoment(in clause: Range<Int>) -> Bool {
    let words = words(in: clause)
    guard (2...4).contains(words.count), let first = words.first, let last = words.last,
      kinds(of: first).contains(.determiner)
    else { return false }
    return kinds(of: last).isDisjoint(with: .grammar)
      && !verbs.contains { $0.range.overlaps(last) }
      && !cues.contains {
        $0.range.overlaps(last) && profile.concepts.kind(of: $0.concept) == .action
      }
  }
}

extension Turn {
  /// A time that is over for one that is to come, or the other way round: “in 3 days”, 3天前.
  init?(ofMoment pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard !own.numbers.isEmpty || !own.placeholders.isEmpty, own.words.count <= 26,
      let elapsed = own.profile.concept(.elapsed), let before = own.profile.concept(.before),
      let after = own.profile.concept(.after), !own.mayMean(before),
      their.possible.contains(before) || their.possible.contains(after),
      own.sure.contains(elapsed) || own.hasWord(of: .futureWords),
      let time = own.onlyTime, own.wordCount(in: own.sentence(at: time.range)) <= 12,
      let answer = their.onlyTime, answer.value == time.value
    else { return nil }
    let said: (concept: Int, cue: Cue)
    if let cue = own.cue(elapsed, in: time.range) {
      said = (after, cue)
    } else if let word = own.words.last(where: { $0.upperBound < time.range.lowerBound }),
      own.isWord(word, in: .futureWords), time.range.lowerBound - word.upperBound == 1,
      !own.mayMean(elapsed), !(own.isPredicate(word) && their.profile.uses(.hangul))
    {
      said = (
        before, Cue(concept: after, range: word.lowerBound..<time.range.upperBound, isSure: true)
      )
    } else {
      return nil
    }
    let other = said.concept == before ? after : before
    guard let found = their.cues.first(where: { $0.concept == said.concept && their.measures($0) }),
      !their.cues.contains(where: { $0.concept == other && their.measures($0) })
    else { return nil }
    self.init(source: said.cue, target: found, opposite: said.concept)
  }
}

extension Turn {
  /// Some time before something for as much time after it, or the other way round: “24 hours before departure”, 출발
  /// 24시간 후부터.
  init?(ofOffset pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    guard let before = own.profile.concept(.before), let after = own.profile.concept(.after),
      own.sure.contains(before) != own.sure.contains(after), !own.numbers.isEmpty,
      let time = own.onlyTime, let answer = their.onlyTime, answer.value == time.value,
      answer.unit == time.unit
    else { return nil }
    let (said, turned) = own.sure.contains(before) ? (before, after) : (after, before)
    guard let cue = own.cue(said), (0...1).contains(cue.range.lowerBound - time.range.upperBound),
      !own.spendsTime(upTo: cue),
      let found = their.cues.filter({
        $0.concept == turned && (0...1).contains($0.range.lowerBound - answer.range.upperBound)
      }).max(by: { $0.range.count < $1.range.count }),
      !their.cues.contains(where: { $0.concept == said && their.measures($0) }),
      Polarity(of: own, in: own.sentence(at: cue.range)).explicit.isEmpty
        == Polarity(of: their, in: their.sentence(at: found.range)).explicit.isEmpty
    else { return nil }
    self.init(source: cue, target: found, opposite: turned)
  }
}

extension AnalyzedText {
  /// Whether a stretch tells a time, be it by a placeholder.
  func tellsTime(in stretch: Range<Int>) -> Bool {
    placeholders.contains { stretch.overlaps($0.range) }
      || measuredValues.contains { $0.unit.kind == .time && stretch.overlaps($0.range) }
  }

  /// The amount of time that it names, where that is one.
  fileprivate var onlyTime: MeasuredValue? {
    let times = measuredValues.filter { $0.unit.kind == .time }
    return times.count == 1 ? times.first : nil
  }

  /// Whether “is” stands before a word: “bedtime is in 30 minutes”, of which Korean says what it is before, 취침 30분
  /// 전입니다.
  fileprivate func isPredicate(_ word: Range<Int>) -> Bool {
    words.last { $0.upperBound < word.lowerBound }.map { isWord($0, in: .linkingVerbs) } ?? false
  }

  /// Whether a number or a placeholder follows a cue.
  fileprivate func hasValue(behind cue: Cue) -> Bool {
    let near = cue.range.upperBound...cue.range.upperBound + 1
    return numbers.contains { near.contains($0.range.lowerBound) }
      || placeholders.contains { near.contains($0.range.lowerBound) }
  }

  /// Whether an amount of time leads up to a cue, or follows it: “10 minutes before”, 10분 전에, 起飞前15分钟.
  fileprivate func measures(_ cue: Cue) -> Bool {
    measuredValues.contains {
      $0.unit.kind == .time
        && ((0...1).contains(cue.range.lowerBound - $0.range.upperBound)
          || (0...1).contains($0.range.lowerBound - cue.range.upperBound))
    }
  }

  /// What follows a word up to the next comma or the end of its sentence.
  func clause(behind word: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    var end = word.upperBound
    while end < sentence.upperBound, bytes[end] != UInt8(ascii: ",") { end += 1 }
    return word.upperBound..<end
  }

  /// What leads up to a word from the last comma or the start of its sentence.
  func clause(before word: Range<Int>, in sentence: Range<Int>) -> Range<Int> {
    let bytes = string.utf8.span
    var start = word.lowerBound
    while start > sentence.lowerBound {
      if [UInt8(ascii: ","), UInt8(ascii: ".")].contains(bytes[start - 1])
        || start > 2 && (bytes.has("，", at: start - 3) || bytes.has("。", at: start - 3))
      {
        break
      }
      start -= 1
    }
    return start..<word.lowerBound
  }
}
