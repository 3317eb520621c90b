import CopyModel
import RuleKit

extension TextPair {
  /// A count of the source, in words, and another one in its place, where the rest of both texts count alike.
  var otherCount: (source: Range<Int>, target: Range<Int>)? {
    let counts = source.counts
    var answers = target.numbers
    if answers.count > counts.count {
      // 一 stands in many words that count nothing, 按一下, and others stand for words of the source: 열 is a column.
      let terms = SharedTerms(self)
      answers.removeAll { number in
        !number.isDigits && !counts.contains { $0.value == number.value }
          && (number.value == "1" || terms?.isAsked(number.range) == true)
      }
    }
    let theirs = answers.map(\.value)
    guard counts.count == theirs.count, theirs.count < 4 else { return nil }
    var unanswered = theirs
    var lost: NumberFact?
    for number in counts {
      if let place = unanswered.firstIndex(of: number.value) {
        unanswered.remove(at: place)
      } else if lost == nil {
        lost = number
      } else {
        return nil
      }
    }
    guard let own = lost, !own.isDigits,
      // “Dec” and “Oct” alone are numerals to the base of ten and eight.
      source.words.count > 1 || own.range.count > 3,
      let other = answers.last(where: { $0.value == unanswered.first }),
      let (a, b) = (Int(own.value).flatMap { a in Int(other.value).map { (a, $0) } }),
      case let isLeast = source.isLeast(own.range),
      case let isPlace = source.isWord(own.range, in: .ordinals) && target.isOrdinal(other.range),
      // May is a month and a verb, and “double” a gesture.
      !source.kinds(of: own.range).contains(.modal),
      isLeast || isPlace || source.countsTimes(own.range)
        || source.isWord(own.range, in: .pairWords)
        || !source.cues.contains(where: { $0.isSure && $0.range == own.range }),
      !source.isGesture(own.range),
      // “One” is an article as often as a number, and 一 stands in many words.
      a > 1 || source.isAlone(own.range) || isLeast || isPlace,
      b > 1 || isPlace || source.countsTimes(own.range) && target.countsTimes(other.range)
        || bounds(own.range, other.range), a != b,
      case let isMeasured = measures(own, as: other),
      // 十几 is more than ten.
      !target.has(.vagueCounts, at: other.range.upperBound),
      max(a, b) < 13 || isMeasured || isOtherScale(a, b),
      other.isDigits || target.isWholeWord(other.range),
      // A binary file is 바이너리 파일, whatever number the word is elsewhere.
      a == 1 || isMeasured || source.wordCount(in: own.range) > 1
        || source.numbers.count(where: { $0.value == own.value }) > 1
        || SharedTerms(self)?.isSaid(own.range) != true
    else { return nil }
    return (own.range, other.range)
  }

  /// Whether both numbers measure by the same unit: fifteen minutes, 50분.
  private func measures(_ own: NumberFact, as other: NumberFact) -> Bool {
    source.unit(of: own).map { $0 == target.unit(of: other) } ?? false
  }

  /// Whether two large numbers differ by zeros alone: two million, 两千万.
  private func isOtherScale(_ one: Int, _ other: Int) -> Bool {
    let (small, large) = (min(one, other), max(one, other))
    return small >= 1000 && [10, 100, 1000, 10_000].contains { small * $0 == large }
  }

  /// Whether one bound leads up to a count of things on each side: “at least two photos”, 至少一张照片.
  private func bounds(_ own: Range<Int>, _ other: Range<Int>) -> Bool {
    // “Twice as fast” is 快一倍.
    guard let index = source.words.firstIndex(of: own), index + 1 < source.words.count,
      !source.kinds(of: source.words[index + 1]).contains(.small)
    else { return false }
    return [NamedConcept.atLeast, .atMost, .moreThan, .lessThan].contains { name in
      guard let concept = source.profile.concept(name),
        let bound = source.cue(concept), let answer = target.cue(concept)
      else { return false }
      return bound.range.upperBound + 1 == own.lowerBound
        && (0...12).contains(other.lowerBound - answer.range.upperBound)
    }
  }
}

extension AnalyzedText {
  /// Its numbers but a “first” that only tells which of several are meant: “the first two digits”.
  fileprivate var counts: [NumberFact] {
    numbers.filter { number in
      !(isWord(number.range, in: .ordinals)
        && numbers.contains {
          $0.range.lowerBound == number.range.upperBound + 1 && !isWord($0.range, in: .ordinals)
        })
    }
  }

  /// Whether a number says how often: twice, 一次, 한 번.
  fileprivate func countsTimes(_ number: Range<Int>) -> Bool {
    isWord(number, in: .timesCounters) || hasCounter(.timesCounters, behind: number)
  }

  /// Whether a number tells which one: 第二, 두 번째.
  fileprivate func isOrdinal(_ number: Range<Int>) -> Bool {
    // 第 takes three bytes.
    (max(number.lowerBound - 3, 0)...number.lowerBound).contains { has(.ordinals, at: $0) }
  }

  /// Whether “only” stands right before a number: “only one”.
  fileprivate func isAlone(_ number: Range<Int>) -> Bool {
    guard let index = words.firstIndex(of: number), index > 0 else { return false }
    return isWord(words[index - 1], in: .onlyWords)
  }

  /// Whether “or more” stands right behind a number: “one or more”.
  fileprivate func isLeast(_ number: Range<Int>) -> Bool {
    isWord(number, in: .oneWords)
      && cues.contains {
        $0.range.lowerBound == number.upperBound + 1 && isWord($0.range, in: .orMoreWords)
      }
  }

  /// Whether no Hangul follows: 세 stands in many words.
  fileprivate func isWholeWord(_ range: Range<Int>) -> Bool {
    !profile.uses(.hangul) || !string.utf8.span.hasLetter(at: range.upperBound)
  }
}
