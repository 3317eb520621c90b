import CopyModel
import RuleKit

extension TextPair {
  /// The first number of the source that the translation does not say, and that nothing explains.
  func lostNumber(apartFrom converted: Set<String>) -> NumberFact? {
    let answers = Set(target.numbers.map(\.plainValue))
    return source.numbers.first {
      $0.isDigits && !answers.contains($0.plainValue) && !converted.contains($0.value)
        && !source.isGesture($0.range) && !source.isLook($0) && !source.isFigureOfSpeech($0.range)
        && !($0.value == "0" && !hasOtherNumber && (resets || deniesAll(of: $0))
          || source.endsFullHour($0))
        && !says(only: $0)
        && !isSaidAsFirst($0)
        && !isWhole($0)
        && !isRound($0)
        && !target.showsVersion($0.value)
        // “BT.&709”, with a key in it, is BT.709; but an address that both have says nothing of a number.
        && !(target.hasNumberInCode($0.value) && !source.hasNumberInCode($0.value))
        && !keepsAddress($0) && !isSameKey($0)
    }
  }

  /// The first number of the translation that the source does not say, and that nothing explains.
  func addedNumber(apartFrom converted: Set<String>) -> NumberFact? {
    let known = Set(source.numbers.map(\.plainValue))
    return target.numbers.first {
      $0.isDigits && !known.contains($0.plainValue) && $0.value != "1"
        && !converted.contains($0.value)
        && !target.endsFullHour($0) && !isOnly($0) && !leavesName(with: $0.value)
        && !source.hasInCode($0.value) && !source.writesRoman($0.value)
        && !target.isKey($0.range)
        && !source.saysShare($0.value)
    }
  }

  /// Whether a round number of the source is a numeral in a word of the translation, which has no other number: “100 years”,
  /// 百年.
  private func isRound(_ number: NumberFact) -> Bool {
    let numerals = target.profile.numbers
    return target.profile.uses(.han)
      && numerals.multipliers.contains {
        // 万 begins many a word.
        $0.value < 10_000 && String($0.value) == number.value && target.contains($0.word)
      } && !numerals.multiplierMasks.contains(where: target.contains) && !hasOtherNumber
  }

  /// Whether only the translation denies, where a number counts none: “there are 0 files” is 파일이 없습니다.
  private func deniesAll(of number: NumberFact) -> Bool {
    source.countsNothing(in: number.range)
      && Polarity(of: source, in: source.fullRange).explicit.isEmpty
      && !Polarity(of: target, in: target.fullRange).explicit.isEmpty
  }

  /// Whether the translation has a number in digits that the source has not.
  private var hasOtherNumber: Bool {
    let known = Set(source.numbers.map(\.value))
    return target.numbers.contains { $0.isDigits && !known.contains($0.value) }
  }

  /// Whether a one tells which, and the translation says it by a word: “Step 1”, 첫 번째 단계.
  private func isSaidAsFirst(_ number: NumberFact) -> Bool {
    guard number.value == "1", let first = source.profile.concept(.first) else { return false }
    return !source.mayMean(first) && target.sure.contains(first)
  }

  /// Whether a number is a share of one hundred, and the translation speaks of all: “100 % of the gold”, 모든 골드.
  private func isWhole(_ number: NumberFact) -> Bool {
    guard number.value == "100", let all = source.profile.concept(.all), target.mayMean(all) else {
      return false
    }
    return source.unit(of: number) == .percent
  }

  /// Whether both sides reset something.
  private var resets: Bool {
    guard let reset = source.profile.concept(.reset) else { return false }
    return source.sure.contains(reset) && target.mayMean(reset)
  }

  /// Whether “only 1” became 1만, in which 만 is no ten thousand but “only”.
  private func says(only number: NumberFact) -> Bool {
    guard let only = source.profile.concept(.only), source.mayMean(only) else {
      return false
    }
    return target.numbers.contains { $0.isDigits && target.says(only: number.value, at: $0.range) }
  }

  /// Whether a number of the translation is one that the source says with “only”: 1만.
  private func isOnly(_ answer: NumberFact) -> Bool {
    source.numbers.contains { says(only: $0) && target.says(only: $0.value, at: answer.range) }
  }

  /// A number that the source says more often than the translation, which says another one of the source instead: “60
  /// or 30, but 60 if it can”, 60 或 30，可能时选 30; “1, 2, 3”, 2、2、3.
  var repeatedInstead: (source: Range<Int>, target: Range<Int>)? {
    let (own, theirs) = (source.numbers.filter(\.isDigits), target.numbers.filter(\.isDigits))
    guard own.count > 1, own.count == theirs.count, own.count < 7,
      let lost = own.last(where: { number in
        own.count { $0.value == number.value } == theirs.count { $0.value == number.value } + 1
      }),
      let other = theirs.last(where: { number in
        own.count { $0.value == number.value } + 1 == theirs.count { $0.value == number.value }
      }),
      own.contains(where: { $0.value == other.value }),
      // 一 and 두 say it, too.
      !target.numbers.contains(where: { !$0.isDigits && $0.value == lost.value }),
      !source.numbers.contains(where: { !$0.isDigits && $0.value == other.value })
    else { return nil }
    return (lost.range, other.range)
  }
}

extension TextPair {
  /// How sure it is that a lost number is missed, where the translation has another one or none.
  func confidence(ofLost lost: NumberFact, _ extra: NumberFact?) -> Double {
    guard let extra else {
      // One may well go unsaid, but it does not become eleven; and 18+ is a rating, 2FA a name.
      if source.isInName(lost.range) { return keepsName(before: lost.range) ? 0.85 : 0.6 }
      return lost.value != "1" ? 0.9 : source.countsByOne(lost) ? 0.85 : 0.6
    }
    // Of 79,000 good rows of 23 apps, three had another number in digits: all were wrong (2026). But prices are
    // others in other money.
    let (own, other) = (source.unit(of: lost), target.unit(of: extra))
    let mayBeConverted = own != nil && other != nil && own != other
    return extra.isDigits && !mayBeConverted && source.words.count <= 40 ? 0.96 : 0.9
  }
}

extension TextPair {
  /// Whether the one unit of time that the source names became several of the same: “an hour”, 2 小時.
  func countsAnew(_ number: NumberFact) -> Bool {
    let times = source.timesByArticle
    guard times.count == 1, number.isDigits, Int(number.value) != nil,
      !source.hasWord(of: .halves), !source.hasWord(of: .joiners)
    else { return false }
    return target.unit(of: number) == times[0].unit
  }
}

extension AnalyzedText {
  /// What a number counts, where a unit stands beside it.
  func unit(of number: NumberFact) -> MeasureUnit? {
    measuredValues.first { $0.range.overlaps(number.range) }?.unit
  }
}

extension AnalyzedText {
  /// Whether what counts stands behind a number, a space apart or not: 三个, 세 개.
  func hasCounter(_ list: RuleWords.List, behind number: Range<Int>) -> Bool {
    let end = number.upperBound
    return has(list, at: string.utf8.span.has(" ", at: end) ? end + 1 : end)
  }

  /// Whether a parenthesis is open at a place.
  func hasOpenParenthesis(at place: Int) -> Bool {
    let bytes = string.utf8.span
    var depth = 0
    for index in 0..<place {
      if bytes[index] == UInt8(ascii: "(") || bytes.has("（", at: index) { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") || bytes.has("）", at: index) { depth -= 1 }
    }
    return depth > 0
  }

  /// Whether a value and a particle for “only” are all that stands at a place: 1만.
  fileprivate func says(only value: String, at place: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return bytes.has(value, at: place.lowerBound)
      && profile.ruleWords[.onlyParticles].end(in: bytes, at: place.lowerBound + value.utf8.count)
        == place.upperBound
  }

  /// Whether a number is part of a name: a letter or a plus sign stands directly behind it, or a single
  /// letter and a hyphen before it.
  func isInName(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    if number.upperBound < bytes.count {
      let next = bytes[number.upperBound]
      // “2x” is twice as much.
      let isFactor =
        next == UInt8(ascii: "x") && number.count == 1 && bytes.has(" ", at: number.upperBound + 1)
      if next == UInt8(ascii: "+") || next.isASCIILetter && !isFactor { return true }
    }
    let start = number.lowerBound
    return start > 1 && bytes[start - 1] == UInt8(ascii: "-")
      && bytes[start - 2].isASCIICapital
  }

  /// Whether a word of a share says as much as a fraction: “tenths”, 0.1.
  fileprivate func saysShare(_ value: String) -> Bool {
    guard let share = Double(value), share > 0, share < 1 else { return false }
    return numbers.contains { number in
      !number.isDigits && Double(number.value).map { abs($0 * share - 1) < 1e-9 } == true
    }
  }

  /// Whether a hyphen joins a small number to a word that is no unit: it tells how a thing looks or works,
  /// “3-dot menu”, “2-way sync”, “2-Sided”.
  fileprivate func isLook(_ number: NumberFact) -> Bool {
    let bytes = string.utf8.span
    let end = number.range.upperBound
    return number.value.utf8.count == 1 && end + 2 < bytes.count && bytes[end] == UInt8(ascii: "-")
      && bytes[end + 1].isASCIILetter && bytes[end + 2].isASCIISmall
      && !measuredValues.contains { $0.range.overlaps(number.range) }
  }

  /// Whether a number only tells a gesture, “double-click”, and counts none: “four types”.
  func isGesture(_ number: Range<Int>) -> Bool {
    cues.contains {
      profile.concepts.kind(of: $0.concept) == .gesture && !text(in: $0.range).hasSuffix("s")
        && (number.upperBound...number.upperBound + 1).contains($0.range.lowerBound)
    }
  }

  /// Whether a number stands in what the source shows as code, which the translation may show as text: `08:00`.
  fileprivate func hasInCode(_ value: String) -> Bool {
    literals.contains { text(in: $0).contains(value) }
  }

  /// Whether a number stands in what the text shows as code, as a whole.
  fileprivate func hasNumberInCode(_ value: String) -> Bool {
    let bytes = string.utf8.span
    return literals.contains { $0.contains { bytes.hasNumber(value, at: $0) } }
  }

  /// Whether a number is the key of an accelerator: (&7).
  fileprivate func isKey(_ number: Range<Int>) -> Bool {
    let (bytes, start) = (string.utf8.span, number.lowerBound)
    return bytes.has(")", at: number.upperBound)
      && (bytes.has("(&", at: start - 2) || bytes.has("(_", at: start - 2))
  }
}

extension NumberFact {
  /// Its value without zeros that end a fraction, 0 for 0.0 and 0.5 for 0.50; those above one may be versions.
  fileprivate var plainValue: Substring {
    guard value.utf8.contains(UInt8(ascii: ".")), let amount = Double(value), amount <= 1 else {
      return value[...]
    }
    var digits = value[...]
    while digits.hasSuffix("0") { digits.removeLast() }
    return digits.hasSuffix(".") ? digits.dropLast() : digits
  }
}
