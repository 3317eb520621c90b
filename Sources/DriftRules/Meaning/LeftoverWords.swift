import CopyModel
import RuleKit

extension TextPair {
  /// Words of the source that stand in a translation of another script as they are, in small letters among its own:
  /// 选择payment method. Names, code, labels in quotation marks and the words of a trade may stay.
  var leftoverWords: (range: Range<Int>, confidence: Double)? {
    guard target.bytes.hasSmallLetter, target.isInOwnScript,
      source.words.count <= LeftoverWords.mostWords, !source.hasSignsOfCode,
      !target.hasSignsOfCode
    else { return nil }
    let runs = LeftoverWords.runs(of: self)
    guard !runs.isEmpty, case let quoted = target.quotedNames else { return nil }
    // A text that keeps a word of a trade keeps others: commit, stash or discard.
    let isOfTrade = runs.contains { LeftoverWords.isOfTrade($0, in: source) }
    for run in runs
    where !(isOfTrade && run.words.count == 1)
      && !quoted.contains(where: { $0.range.overlaps(run.range) })
    {
      if let confidence = LeftoverWords.confidence(of: run, in: self) {
        return (run.range, confidence)
      }
    }
    return nil
  }
}

/// How words of the source are found in the translation.
private enum LeftoverWords {
  /// A longer text is a manual, and has words of a trade.
  static let mostWords = 60
  /// So has a shorter one, where one word alone stayed; and of two words, one may be a name.
  static let wordsAroundOne = 3...12
  /// A word that every interface translates stays in no text but a manual.
  static let wordsAroundEveryday = 2...26
  /// What shows how something is programmed or typed.
  static let signsOfCode = ByteSet(ascii: "`=|\\_")
  /// The marks that set a word off as a name or a quotation: before it, and behind.
  static let openers = QuoteMarks.all + ["（", "《", "〈", "【", "‹", "«"]
  static let closers = QuoteMarks.all + ["）", "》", "〉", "】"]

  /// Words of the source in a row, by their indices there, and where the translation has them.
  struct Run {
    var words: Range<Int>
    var range: Range<Int>
  }

  static func runs(of pair: TextPair) -> [Run] {
    let (bytes, source) = (pair.target.string.utf8.span, pair.source)
    var runs: [Run] = []
    var index = 0
    while let word = bytes.nextEnglishWord(from: index) {
      index = word.upperBound
      guard word.count > 1, !pair.target.isMasked(word) else { continue }
      if let last = runs.last, last.range.upperBound + 1 == word.lowerBound,
        bytes[last.range.upperBound] == 0x20, last.words.upperBound < source.words.count,
        source.writesSmall(source.words[last.words.upperBound], as: pair.target, word),
        bytes.standsFree(word)
      {
        runs[runs.count - 1].words = last.words.lowerBound..<last.words.upperBound + 1
        runs[runs.count - 1].range = last.range.lowerBound..<word.upperBound
      } else if let place = source.words.firstIndex(where: {
        source.writesSmall($0, as: pair.target, word)
          && source.string.utf8.span.standsFree($0)
      }), bytes.standsFree(word) {
        runs.append(Run(words: place..<place + 1, range: word))
      }
    }
    return runs
  }

  static func isOfTrade(_ run: Run, in source: AnalyzedText) -> Bool {
    source.words[run.words].contains { source.isWord($0, in: .tradeWords) }
  }

  /// Of so many texts with a word, so few may keep it where a translation has to say it otherwise.
  static let leastTexts = 20
  static let mostKept = 0.02

  static func confidence(of run: Run, in pair: TextPair) -> Double? {
    let source = pair.source
    let words = source.words[run.words]
    if run.words.lowerBound == 0, pair.target.string.utf8.span.isCommand(run.range) {
      return nil
    }
    let isBeside = pair.target.string.utf8.span.isBesideLatin(run.range)
    let grammar = words.count { !source.kinds(of: $0).isDisjoint(with: .grammar) }
    if words.count > 1, grammar > 0 {
      return words.contains(where: source.isOrdinary) && (!isBeside || words.count > 3) ? 0.85 : nil
    }
    // Among three words or more, one may be unknown.
    let unknown = words.count { !source.isOrdinary($0) && !pair.isTranslatedElsewhere($0) }
    let isEveryday =
      words.count == 1
      && (source.isWord(words[run.words.lowerBound], in: .everydayWords)
        || pair.isTranslatedElsewhere(words[run.words.lowerBound]))
      // “The variable day” is a name.
      && !source.hasWord(of: .codeNouns)
    guard !isBeside, isEveryday || unknown <= (words.count > 2 ? 1 : 0) else { return nil }
    if words.count > 1 { return 0.82 }
    let bytes = pair.target.string.utf8.span
    // A capital may make a name of a word, and what is to be typed or said stays as it is; so does a value: “default: now”.
    guard (isEveryday ? wordsAroundEveryday : wordsAroundOne).contains(source.words.count),
      bytes[run.range.lowerBound] > 0x60,
      !source.isTyped(run.words.lowerBound), !bytes.has(": ", at: run.range.lowerBound - 2),
      !bytes.has("：", at: run.range.lowerBound - 3)
    else { return nil }
    if isEveryday { return 0.82 }
    // A trade keeps its words as they are: a swap, the root. One with an ending is none of them: followers.
    return source.isInflected(source.words[run.words.lowerBound]) ? 0.8 : 0.75
  }
}

extension TextPair {
  /// Whether the catalogs of others, in the same language, hardly ever keep a word of the source in Latin letters.
  fileprivate func isTranslatedElsewhere(_ word: Range<Int>) -> Bool {
    let bytes = source.string.utf8.span
    let key = word.map { bytes[$0] | 0x20 }
    guard isFromEnglish, key.count > 2, !source.isWord(word, in: .tradeWords),
      let usage = target.profile.usage.words.usage(of: key.span)
    else { return false }
    return usage.texts >= LeftoverWords.leastTexts
      && Double(usage.kept) <= LeftoverWords.mostKept * Double(usage.texts)
  }
}

extension AnalyzedText {
  /// Whether a word is one of interfaces that is translated everywhere.
  fileprivate func isOrdinary(_ word: Range<Int>) -> Bool {
    guard word.count > 2, let vocabulary = profile.vocabulary,
      !isWord(word, in: .tradeWords)
    else { return false }
    return vocabulary.knows(string.utf8.span.extracting(word))
  }

  /// Whether a word has an ending of several, or of a verb.
  fileprivate func isInflected(_ word: Range<Int>) -> Bool {
    [RuleWords.List.pluralEndings, .gerundEndings, .participleEndings].contains {
      ends(word, in: $0)
    }
  }

  /// Whether a word stands behind what says to type or to say it: “type yes”, “called main”.
  fileprivate func isTyped(_ index: Int) -> Bool {
    index > 0 && isWord(words[index - 1], in: .typingWords)
  }

  /// Whether a word in small letters, or one that begins a sentence, stands at a place of another text.
  fileprivate func writesSmall(
    _ word: Range<Int>, as other: AnalyzedText, _ place: Range<Int>
  ) -> Bool {
    guard word.count == place.count else { return false }
    let (own, bytes) = (string.utf8.span, other.string.utf8.span)
    guard own[word.lowerBound] | 0x20 == bytes[place.lowerBound] | 0x20,
      (1..<word.count).allSatisfy({
        own[word.lowerBound + $0] == bytes[place.lowerBound + $0]
          && !own[word.lowerBound + $0].isASCIICapital
      })
    else { return false }
    // A capital only begins the sentence of either text.
    return own[word.lowerBound] > 0x60
      ? bytes[place.lowerBound] > 0x60 || place.lowerBound == 0
      : sentences.contains { $0.range.lowerBound == word.lowerBound }
  }

  /// Whether it shows how something is programmed or typed.
  fileprivate var hasSignsOfCode: Bool {
    !bytes.isDisjoint(with: LeftoverWords.signsOfCode)
      || bytes.contains(UInt8(ascii: "-")) && string.utf8.span.hasOption
  }
}

extension Span<UInt8> {
  /// Whether an option of a command stands somewhere: --quiet.
  fileprivate var hasOption: Bool {
    indices.contains {
      has("--", at: $0) && $0 + 2 < count && ($0 == 0 || self[$0 - 1] == 0x20)
        && hasASCIILetter(before: $0 + 3)
    }
  }

  /// Whether a word begins the text, and what it is called with stands behind it: `kick [name]: …`, `space - …`.
  fileprivate func isCommand(_ word: Range<Int>) -> Bool {
    word.lowerBound == 0
      && [" [", " <", " &lt;", " - "].contains { has($0, at: word.upperBound) }
  }

  /// The next word of ASCII letters, which may have apostrophes inside.
  fileprivate func nextEnglishWord(from start: Int) -> Range<Int>? {
    var first = start
    while first < count, !hasASCIILetter(before: first + 1) { first += 1 }
    guard first < count else { return nil }
    var end = first
    while end < count {
      if hasASCIILetter(before: end + 1) {
        end += 1
      } else if let length = apostrophe(at: end), end + length < count,
        hasASCIILetter(before: end + length + 1)
      {
        end += length
      } else {
        break
      }
    }
    return first..<end
  }

  /// The length of an apostrophe at a place.
  private func apostrophe(at index: Int) -> Int? {
    if self[index] == UInt8(ascii: "'") { return 1 }
    return self[index] == 0xE2 && has("’", at: index) ? 3 : nil
  }

  /// Whether no sign of code, quotation mark, bracket or digit touches a word.
  fileprivate func standsFree(_ word: Range<Int>) -> Bool {
    let (before, behind) = (word.lowerBound - 1, word.upperBound)
    if before >= 0, self[before] < 0x80, self[before] != 0x20, self[before] != 0x0A { return false }
    if behind < count, self[behind] < 0x80, !" \n.,!?;".utf8.contains(self[behind]) { return false }
    // A stop or comma ends a sentence or a clause, not a part of a name.
    if behind + 1 < count, ".,".utf8.contains(self[behind]),
      self[behind + 1] < 0x80, self[behind + 1] != 0x20
    {
      return false
    }
    return !LeftoverWords.openers.contains { has($0, at: word.lowerBound - $0.utf8.count) }
      && !LeftoverWords.closers.contains { has($0, at: behind) }
  }

  /// Whether a Latin letter or a digit stands next to a stretch, a space or a comma apart.
  fileprivate func isBesideLatin(_ stretch: Range<Int>) -> Bool {
    var (before, behind) = (stretch.lowerBound, stretch.upperBound)
    while before > 0, self[before - 1] == 0x20 || self[before - 1] == UInt8(ascii: ",") {
      before -= 1
    }
    if before > 2, has("、", at: before - 3) || has("，", at: before - 3) { before -= 3 }
    while behind < count, self[behind] == 0x20 || self[behind] == UInt8(ascii: ",") { behind += 1 }
    if has("、", at: behind) || has("，", at: behind) { behind += 3 }
    return before > 0 && self[before - 1].isASCIIWord || behind < count && self[behind].isASCIIWord
  }
}
