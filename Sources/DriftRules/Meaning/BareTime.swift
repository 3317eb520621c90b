import CopyModel
import RuleKit

extension TextPair {
  /// The one unit of time that the source names, with no number before it, and the one that the translation names
  /// instead: “Show seconds”, 显示分钟.
  var otherBareTime: (source: Range<Int>, target: Range<Int>)? {
    guard !isTooLong, source.numbers.count < 3, let own = source.onlyTime else { return nil }
    let names = target.profile.unitWords.filter { $0.unit == own.unit }
    // “A day” may be 24 hours.
    guard !names.isEmpty, !names.contains(where: { target.contains($0.word) }),
      target.numbers.allSatisfy({ number in source.numbers.contains { $0.value == number.value } }),
      let other = target.surelyNamedTime, other.unit != own.unit,
      !source.measuredValues.contains(where: { $0.unit == own.unit })
    else { return nil }
    return (own.range, other.range)
  }
}

extension AnalyzedText {
  /// The unit of time that an English text names, where it names but one.
  fileprivate var onlyTime: (unit: MeasureUnit, range: Range<Int>)? {
    let bytes = string.utf8.span
    var found: (unit: MeasureUnit, range: Range<Int>)?
    // “Min” and “sec” name one as well, but “m” may be a metre.
    for word in words where word.count > 2 {
      guard profile.timeStarts.contains(bytes[word.lowerBound]),
        let name = bytes.unit(at: word.lowerBound, of: profile), name.end == word.upperBound,
        name.unit.kind == .time
      else { continue }
      // A second page has nothing to do with time, and the least of something is its minimum.
      if words.count > 1, isWord(word, in: .ordinals) || word.count == 3 && name.unit == .minute {
        return nil
      }
      if let last = found, last.unit != name.unit { return nil }
      found = (name.unit, word)
    }
    return found
  }

  /// The unit of time that a text names by a word that says nothing else, where it names but one.
  fileprivate var surelyNamedTime: (unit: MeasureUnit, range: Range<Int>)? {
    let (bytes, isKorean) = (string.utf8.span, profile.uses(.hangul))
    if words.count == 1, let name = bytes.unit(at: words[0].lowerBound, of: profile),
      name.end == words[0].upperBound, name.unit.kind == .time
    {
      return (name.unit, words[0])
    }
    // 天, 周 and 年 stand in many words, and 시간 is time, whatever its unit.
    let sure: [MeasureUnit] =
      isKorean
      ? [.minute, .second] : [.month, .hour, .minute, .second, .millisecond, .microsecond]
    var found: (unit: MeasureUnit, range: Range<Int>)?
    for start in bytes.indices where bytes[start] >= 0x80 {
      guard let name = bytes.unit(at: start, of: profile), sure.contains(name.unit),
        isKorean
          ? isWholeUnit(start..<name.end)
          // 分别 has no minutes, 最小時間 no hours, and 毫秒 are no seconds.
          : (name.end - start > 3 || name.unit == .second)
            && words.contains(where: { $0.lowerBound == start }) && !isSmaller(at: start)
      else { continue }
      if let last = found, last.unit != name.unit { return nil }
      found = (name.unit, start..<name.end)
    }
    return found
  }

  /// Whether no letter stands before a Korean unit, and only a particle behind it: (분), 분마다.
  private func isWholeUnit(_ unit: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    // 밀리 초 is one word or two.
    return !bytes.hasLetter(before: unit.lowerBound) && !isSmaller(at: unit.lowerBound)
      && (!bytes.hasLetter(at: unit.upperBound) || has(.objectParticles, at: unit.upperBound))
  }

  /// Whether a second here is only a part of one: 毫秒, 밀리 초.
  private func isSmaller(at start: Int) -> Bool {
    let bytes = string.utf8.span
    return profile.unitWords.contains { name in
      guard [.millisecond, .microsecond].contains(name.unit), name.word.utf8.count > 3 else {
        return false
      }
      let beginning = String(name.word.dropLast())
      return [beginning, beginning + " "].contains {
        start >= $0.utf8.count && bytes.has($0, at: start - $0.utf8.count)
      }
    }
  }
}
