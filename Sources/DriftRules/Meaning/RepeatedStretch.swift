import CopyModel
import RuleKit

extension TextPair {
  /// Several words, or a predicate, that stand twice in a row where the source says nothing twice: 已保存已保存, 닫혔습니다
  /// 닫혔습니다.
  var repeatedStretch: Range<Int>? {
    guard target.profile.uses([.hangul, .han]), !isTooLong, !source.doublesWord else { return nil }
    let found =
      target.profile.uses(.hangul) ? target.repeatedEojeol : target.repeatedCharacters
    return found.flatMap { source.contains(target.text(in: $0)) ? nil : $0 }
  }
}

extension AnalyzedText {
  /// The second of two equal runs of Han characters side by side.
  fileprivate var repeatedCharacters: Range<Int>? {
    let text = string.utf8.span
    guard text.count >= 2 * RepeatedStretch.shortest else { return nil }
    for start in 0...text.count - 2 * RepeatedStretch.shortest where text[start] >= 0xE3 {
      var length = RepeatedStretch.shortest
      while length <= RepeatedStretch.longest, start + 2 * length <= text.count {
        let second = start + length..<start + 2 * length
        if text.isSame(start, second), text.isOfWords(second), !isMasked(second),
          !isJoined(second)
        {
          return second
        }
        length += 3
      }
    }
    return nil
  }

  /// Whether a stretch begins or ends with a word that joins others, as 的 does in 文件的文件的名: nothing stands there twice.
  private func isJoined(_ stretch: Range<Int>) -> Bool {
    [stretch.lowerBound, stretch.upperBound - 3].contains {
      isWord($0..<$0 + 3, in: .attributiveMarks)
    }
  }

  /// The second of two equal runs of words, and the space before it: several words, or one that ends a sentence.
  fileprivate var repeatedEojeol: Range<Int>? {
    let text = string.utf8.span
    let spaces = text.indices.filter { text[$0] == 0x20 }
    let starts = [0] + spaces.map { $0 + 1 }
    var first = 0
    for start in starts {
      while first < spaces.count, spaces[first] <= start { first += 1 }
      for space in spaces[first...].prefix(RepeatedStretch.mostWords) {
        let length = space - start
        guard space + 1 + length <= text.count else { break }
        let second = space + 1..<space + 1 + length
        guard length >= RepeatedStretch.shortest, text.isSame(start, second),
          !text.hasLetter(at: second.upperBound),
          !isMasked(start..<second.upperBound),
          !(start..<space).contains(where: { text[$0].isASCIIDigit }),
          (start..<space).contains(where: { text[$0] == 0x20 }) || endsSentence(at: space)
        else { continue }
        return space..<second.upperBound
      }
    }
    return nil
  }

  /// Whether what ends a sentence ends here.
  private func endsSentence(at end: Int) -> Bool {
    let text = string.utf8.span
    return profile.alertWords.sentenceEndings.contains { text.has($0, at: end - $0.utf8.count) }
  }
}

private enum RepeatedStretch {
  /// The fewest bytes of what nobody says twice for its sound: 天天 and 똑똑 are doubled on purpose.
  static let shortest = 9
  /// The most bytes of it in Chinese: whole texts are doubled elsewhere.
  static let longest = 60
  /// The most words of it in Korean.
  static let mostWords = 8
}

extension Span<UInt8> {
  /// Whether what starts at a place is the same as a stretch.
  fileprivate func isSame(_ start: Int, _ stretch: Range<Int>) -> Bool {
    stretch.allSatisfy { self[start + $0 - stretch.lowerBound] == self[$0] }
  }

  /// Whether a stretch is Han characters, and three of them or more.
  fileprivate func isOfWords(_ stretch: Range<Int>) -> Bool {
    var (index, known): (Int, [UInt32]) = (stretch.lowerBound, [])
    while index < stretch.upperBound {
      let (scalar, length) = scalar(at: index)
      guard ScalarClass(scalar) == .han else { return false }
      if known.count < 3, !known.contains(scalar) { known.append(scalar) }
      index += length
    }
    return known.count == 3
  }
}
