import CopyModel
import RuleKit

extension TextPair {
  /// Two numbers of the source, and where they stand in the translation.
  typealias NumberPlaces = (source: Range<Int>, target: Range<Int>)

  /// Two numbers that changed places, or what they are the numbers of.
  ///
  /// - Parameter isSame: Whether both sides have the same numbers in the same order.
  func swappedNumbers(inOrder isSame: Bool) -> NumberPlaces? {
    guard source.numbers.count > 1, target.numbers.count > 1, !isTooLong else { return nil }
    return (isSame ? swappedShare : swappedEnds ?? swappedAside ?? swappedVersions)
      ?? swappedWhole ?? swappedNeighbors
  }

  /// “From 14 to 41” that became 41 to 14, and “0–1” that became 1-0.
  private var swappedEnds: NumberPlaces? {
    for (start, end) in zip(source.numbers, source.numbers.dropFirst()) where start.isDigits {
      guard start.value != end.value, !areSlots(start, end), let first = target.only(end.value),
        let last = target.only(start.value), source.only(end.value) != nil,
        source.only(start.value) != nil, first.upperBound <= last.lowerBound,
        source.goes(from: start.range, to: end.range)
          || start.isLess(than: end) && source.bounds(start.range, end.range)
            && target.isRange(first, last)
      else { continue }
      return (start.range.lowerBound..<end.range.upperBound, first.lowerBound..<last.upperBound)
    }
    return nil
  }

  /// Whether both sides write two numbers as `$1` and `$2`, which values of a web extension or a wiki page take the place
  /// of: each language has its own order.
  private func areSlots(_ start: NumberFact, _ end: NumberFact) -> Bool {
    [start.value, end.value].sorted() == ["1", "2"] && source.string.contains("$1")
      && source.string.contains("$2") && target.string.contains("$1")
      && target.string.contains("$2")
  }

  /// Two numbers, one of them in parentheses, that changed places: “25 (or 24)”, 24 (또는 25).
  private var swappedAside: NumberPlaces? {
    let (own, theirs) = (source.numbers, target.numbers)
    guard own.count == 2, theirs.count == 2, own[0].value != own[1].value,
      own[0].value == theirs[1].value, own[1].value == theirs[0].value,
      (own + theirs).allSatisfy(\.isDigits), source.isAside(own[1].range),
      !source.isAside(own[0].range), target.isAside(theirs[1].range),
      !target.isAside(theirs[0].range)
    else { return nil }
    return (
      own[0].range.lowerBound..<own[1].range.upperBound,
      theirs[0].range.lowerBound..<theirs[1].range.upperBound
    )
  }

  /// Two names that have each other's number: “iOS 15 and watchOS 8”, iOS 8 和 watchOS 15.
  private var swappedVersions: NumberPlaces? {
    let own = source.numbersBehindNames
    guard own.count > 1 else { return nil }
    let theirs = target.numbersBehindNames
    for first in own {
      guard let answer = theirs.only(first.name), answer.value != first.value,
        let second = own.first(where: { $0.name != first.name && $0.value == answer.value }),
        theirs.only(second.name)?.value == first.value, own.only(first.name) != nil,
        own.only(second.name) != nil
      else { continue }
      return (first.range, answer.range)
    }
    return nil
  }

  /// A part and its whole, “4 of your 5”, that changed places where the order of the numbers did not: 4개 중 5개.
  private var swappedShare: NumberPlaces? {
    guard source.numbers.count == 2, target.numbers.count == 2,
      source.numbers[0].value != source.numbers[1].value, source.namesShare, target.marksWhole
    else { return nil }
    return (
      source.numbers[0].range.lowerBound..<source.numbers[1].range.upperBound,
      target.numbers[0].range.lowerBound..<target.numbers[1].range.upperBound
    )
  }

  /// Two numbers beside each other's words: “300 messages in 24 hours”, 每 300 小時 24 則訊息.
  private var swappedNeighbors: NumberPlaces? {
    let own = source.numbers.filter { $0.isDigits && source.only($0.value) != nil }
    guard (2...6).contains(own.count) else { return nil }
    let neighbors = own.map { ValueNeighbors($0.range, in: source) }
    for first in own.indices.dropLast() where !neighbors[first].all.isEmpty {
      for second in (first + 1)..<own.count where !neighbors[second].all.isEmpty {
        guard let a = target.only(own[first].value), let b = target.only(own[second].value),
          NeighborsOfTwo(
            source: [neighbors[first], neighbors[second]],
            target: [ValueNeighbors(a, in: target), ValueNeighbors(b, in: target)]
          ).haveSwapped
        else { continue }
        return (own[first].range.lowerBound..<own[second].range.upperBound, a)
      }
    }
    return nil
  }

  /// A part and its whole, “1 of 3”, where the word for the whole stands before the part: 第 3 步，共 1 步.
  private var swappedWhole: NumberPlaces? {
    guard source.numbers.count == 2, target.numbers.count == 2, source.namesShare,
      case let (part, whole) = (source.numbers[0], source.numbers[1]), part.value != whole.value,
      let partPlace = target.only(part.value), let wholePlace = target.only(whole.value),
      target.roles(at: partPlace).contains(.whole), !target.roles(at: wholePlace).contains(.whole)
    else { return nil }
    return (part.range.lowerBound..<whole.range.upperBound, partPlace)
  }
}

extension NumberFact {
  fileprivate func isLess(than other: NumberFact) -> Bool {
    guard let own = Double(value), let other = Double(other.value) else { return false }
    return own < other
  }
}

/// A number that stands behind a name, and is a part of it: iOS 15.
private struct NamedNumber {
  let name: String
  let value: String
  /// Both together.
  let range: Range<Int>
}

extension [NamedNumber] {
  /// The number of a name that has but one.
  fileprivate func only(_ name: String) -> NamedNumber? {
    let all = filter { $0.name == name }
    return all.count == 1 ? all[0] : nil
  }
}

extension AnalyzedText {
  /// The numbers that stand behind a Latin word, a space apart.
  fileprivate var numbersBehindNames: [NamedNumber] {
    let bytes = string.utf8.span
    return numbers.compactMap { number in
      let end = number.range.lowerBound - 1
      guard number.isDigits, bytes.has(" ", at: end) else { return nil }
      let start = bytes.startOfLetters(before: end)
      guard end - start > 1 else { return nil }
      return NamedNumber(
        name: text(in: start..<end).lowercased(), value: number.value,
        range: start..<number.range.upperBound)
    }
  }

  /// Whether “of” follows the first of two numbers, and one more word at most the second.
  fileprivate var namesShare: Bool {
    let between = numbers[0].range.upperBound..<numbers[1].range.lowerBound
    let words = words.filter { between.overlaps($0) }
    return (1...2).contains(words.count) && isWord(words[0], in: .shareWords)
  }

  /// Whether the first of two numbers is the whole, by what leads up to the second: 5개 중 4개, 5个中的4个.
  fileprivate var marksWhole: Bool {
    let end = numbers[1].range.lowerBound
    return (numbers[0].range.upperBound..<max(end, numbers[0].range.upperBound)).contains {
      has(.shareMarks, at: $0) && end - $0 <= 7
    }
  }

  /// Whether two numbers are the ends of a range or joined: “8–64”, “between 8 and 64”.
  fileprivate func bounds(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between = text(between: first, second)
    return NumberRange.signs.contains(between) || profile.ruleWords[.joiners].isWord(between)
  }

  /// What stands between two places but spaces.
  private func text(between first: Range<Int>, _ second: Range<Int>) -> String {
    first.upperBound <= second.lowerBound
      ? text(in: first.upperBound..<second.lowerBound).trimmed : ""
  }

  /// Whether a sign or a word says that a range goes from one number to another: 8～64, 8 到 64.
  fileprivate func isRange(_ first: Range<Int>, _ second: Range<Int>) -> Bool {
    let between = text(between: first, second)
    if NumberRange.signs.contains(between) { return true }
    return (1...2).contains(between.count)
      && (roles(at: first).contains(.from) || roles(at: second).contains(.to))
  }

  /// Whether a number stands in parentheses.
  fileprivate func isAside(_ number: Range<Int>) -> Bool {
    hasOpenParenthesis(at: number.lowerBound)
  }

  /// The place of a number, where it stands but once.
  fileprivate func only(_ value: String) -> Range<Int>? {
    let places = numbers.filter { $0.value == value }
    return places.count == 1 ? places.first?.range : nil
  }
}

private enum NumberRange {
  /// What stands between the ends of a range.
  static let signs: Set = ["-", "–", "—", "~", "～", "〜"]
}
