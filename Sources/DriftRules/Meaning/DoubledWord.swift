import CopyModel
import RuleKit

extension TextPair {
  /// The second of two words of the translation that are one, where the source says it once, and whether it is one that nobody
  /// says twice.
  var doubledWord: (range: Range<Int>, isSlip: Bool)? {
    guard target.profile.uses(.hangul) || target.profile.uses(.han), !isTooLong,
      let (first, second) = target.slippedWord ?? target.slippedTerm, !source.doublesWord,
      case let isSlip = target.isSlipTwice(second), case let terms = SharedTerms(self),
      case let words = terms?.places(of: first) ?? [],
      // A file that is no executable file
      !words.contains(where: source.repeatsOrExtends),
      isSlip
        || terms.map({ saysTwice(first, second, words, $0) }) != true
          && !target.endsCompound(first),
      !source.contains(target.text(in: first.lowerBound..<second.upperBound))
    else { return nil }
    return (first.upperBound..<second.upperBound, isSlip)
  }

  /// Whether the source has a word for each of the two, of those that the first may say: 儲存儲存格 for saving a cell,
  /// 检查检查点 for checking for checkpoints. What nobody knows may be a name: 帕果帕果.
  private func saysTwice(
    _ first: Range<Int>, _ second: Range<Int>, _ words: [Range<Int>], _ terms: SharedTerms
  ) -> Bool {
    // “Show the display name”
    source.words.count <= DoubledWord.mostWords && Set(words.map(\.lowerBound)).count > 1
      || terms.isAsked(first) && terms.asksForMore(than: second)
      || target.profile.uses(.han) && !terms.knows(inTranslation: second)
  }
}

extension AnalyzedText {
  /// Whether a word ends in a particle or an ending that a second word has only by a slip, 단축키를 단축키를, or is never said
  /// twice at all.
  fileprivate func isSlipTwice(_ word: Range<Int>) -> Bool {
    profile.uses(.han)
      ? isWord(word, in: .slipEndings) && !string.utf8.span.repeatsCharacter(at: word.upperBound)
      : ends(word, in: .slipEndings) && text(in: word).unicodeScalars.count > 2
        || profile.repeatedWords.never.contains(text(in: word))
  }

  /// Whether two neighbours are one word, with whatever marks between them: “Knock, knock”; or, in a few words, two with one
  /// more between them: “step by step”.
  var doublesWord: Bool {
    (1...(isPhrase ? 2 : 1)).contains { distance in
      zip(words, words.dropFirst(distance)).contains { first, second in
        first.count == second.count
          && text(in: first).lowercased() == text(in: second).lowercased()
      }
    }
  }

  /// Whether a word of it that stands twice may well explain a whole text that does: “Fire! Fire!”
  var isPhrase: Bool { words.count <= DoubledWord.longestPhrase }

  /// Whether a Korean word is the end of a longer wording that the vocabulary knows, 미리 보기, so that the next may be its
  /// verb: 미리 보기 보기.
  fileprivate func endsCompound(_ word: Range<Int>) -> Bool {
    profile.uses(.hangul)
      && terms?.contains { $0.range.lowerBound < word.lowerBound && $0.range.overlaps(word) }
        ?? false
  }

  /// Whether another word begins like a word, or cuts it short: a checkpoint for which something checks, a dir that is a
  /// directory.
  fileprivate func repeatsOrExtends(_ word: Range<Int>) -> Bool {
    let whole = text(in: word).lowercased()
    return words.contains { other in
      guard !other.overlaps(word) else { return false }
      let text = text(in: other).lowercased()
      return text.hasPrefix(whole.prefix(DoubledWord.stem))
        || other.count >= DoubledWord.shortened && whole.hasPrefix(text)
    }
  }

  /// The first two neighbours that are one word, by a slip.
  fileprivate var slippedWord: (first: Range<Int>, second: Range<Int>)? {
    words.indices.dropFirst().first { repeatsWord(at: $0) && slips(at: $0) }
      .map { (words[$0 - 1], words[$0]) }
  }

  /// The same of the vocabulary in Chinese, however the words around them are told apart: 模块模块 may well be four.
  fileprivate var slippedTerm: (first: Range<Int>, second: Range<Int>)? {
    // Most texts end here.
    guard profile.uses(.han), !profile.uses(.kana), string.utf8.span.repeatsWideCharacters,
      let terms
    else { return nil }
    for first in terms where !first.isPart && first.range.count > DoubledWord.shortest {
      let word = text(in: first.range)
      guard
        let second = terms.first(where: {
          $0.range.lowerBound == first.range.upperBound && !$0.isPart
        }),
        text(in: second.range) == word, !profile.repeatedWords.fine.contains(word)
      else { continue }
      return (first.range, second.range)
    }
    return nil
  }

  /// Whether a word that stands twice is one to the letter, of two letters or more, with the space that the language sets.
  fileprivate func slips(at place: Int) -> Bool {
    let (first, second) = (words[place - 1], words[place])
    let word = text(in: second)
    return text(in: first) == word && (first.upperBound < second.lowerBound || profile.uses(.han))
      && (second.count > DoubledWord.shortest || profile.repeatedWords.never.contains(word)
        || string.utf8.span[second.lowerBound].isASCIILetter && second.count > 1)
      // 一题一题 is one after another.
      && !numbers.contains { $0.range.lowerBound == second.lowerBound }
  }
}

extension Span<UInt8> {
  /// Whether a wide character stands twice at a place: 气气 in 和和气气.
  fileprivate func repeatsCharacter(at start: Int) -> Bool {
    start + 6 <= count
      && (start..<start + 3).allSatisfy { self[$0] >= 0x80 && self[$0] == self[$0 + 3] }
  }

  /// Whether two wide characters, of three bytes each, stand again right behind them, or behind one more.
  fileprivate var repeatsWideCharacters: Bool {
    guard count >= 12 else { return false }
    for start in 0...count - 12 where self[start] >= 0xE3 {
      for length in [6, 9] where start + length + 6 <= count {
        var offset = 0
        while offset < 6, self[start + offset] == self[start + length + offset] { offset += 1 }
        if offset == 6 { return true }
      }
    }
    return false
  }
}

private enum DoubledWord {
  /// The most words of a phrase.
  static let longestPhrase = 6
  /// The most bytes of a word that may be a sound: 天天 and 똑똑 repeat one.
  static let shortest = 5
  /// The most words of a text that has a word for each of two neighbours; a longer one says much twice.
  static let mostWords = 20
  /// How many letters tell that two English words are of one family.
  static let stem = 5
  /// The fewest letters of a word that is cut short.
  static let shortened = 3
}
