import CopyModel
import RuleKit

/// A wording with one letter in the place of another that sounds or looks like it: of a label in a wording that nobody uses, or of
/// two letters that stand side by side in no text.
struct WordingSlip {
  /// A word is known by so many texts, of which so many of a hundred have the stem that is meant.
  private static let leastTexts = 40
  private static let leastShare = 50
  /// A label is known by so many sources, of which so many of a hundred have the wording that is meant.
  private static let leastSources = 4
  private static let leastSourceShare = 60

  let word: Range<Int>
  /// The letters in the translation.
  let range: Range<Int>
  /// What they should be.
  let meant: String
  /// The wording that is wrong, and the right one.
  let wordings: (said: String, meant: String)
  let confidence: Double

  init?(_ pair: TextPair) {
    let text = pair.target.string.utf8.span
    let usage = pair.target.profile.usage
    guard !pair.isTooLong, pair.isFromEnglish else { return nil }
    let place = text.unknownPair(by: usage.pairs)
    if let meant = Self.meantLabel(of: pair, usage),
      let letter = text.difference(from: meant.utf8.span),
      // Two real words may sound alike, and endings of Korean do.
      case let isNoWord = place?.overlaps(letter) ?? false,
      isNoWord
        || usage.soundAlike(
          text.scalar(at: letter.lowerBound).value,
          meant.utf8.span.scalar(at: letter.lowerBound).value)
    {
      (word, range, confidence) = (pair.source.fullRange, letter, isNoWord ? 0.85 : 0.7)
      self.meant = String(copying: meant.utf8.span.extracting(letter))
      wordings = (pair.target.string, meant)
      return
    }
    guard let place, !pair.target.hasWords(across: place) else { return nil }
    let source = pair.source.string.utf8.span
    for word in pair.source.words where word.count > 3 && source[word.lowerBound].isASCIILetter {
      let key = word.map { source[$0] | 0x20 }
      guard let counted = usage.words.usage(of: key.span), counted.texts >= Self.leastTexts,
        !counted.stems.contains(where: { text.contains($0.text.utf8.span) }),
        let stem = counted.stems.first(where: {
          $0.texts * 100 >= counted.texts * Self.leastShare && $0.text.utf8.count == 6
            && usage.areConfusable(text.extracting(place), $0.text.utf8.span)
        })
      else { continue }
      (self.word, range, meant, confidence) = (word, place, stem.text, 0.9)
      wordings = (pair.target.text(in: place), stem.text)
      return
    }
    return nil
  }

  /// Whether nine of ten of many sources word a label so.
  private static func isAgreed(
    _ wording: String, on pair: TextPair, _ usage: UsualWordings
  ) -> Bool {
    guard let key = BareLabel.key(of: pair.source.string.utf8.span),
      let counted = usage.labels.usage(of: key), counted.sources >= 10
    else { return false }
    return counted.wordings.contains {
      $0.text == wording && $0.sources * 10 >= counted.sources * 9
    }
  }

  /// The usual wording of a label, where the translation is that but for one letter, and nobody else's wording of anything.
  private static func meantLabel(of pair: TextPair, _ usage: UsualWordings) -> String? {
    guard pair.source.string.utf8.count <= BareLabel.longest, pair.source.placeholders.isEmpty,
      let key = BareLabel.key(of: pair.source.string.utf8.span),
      let wording = BareLabel.wording(of: pair.target.string.utf8.span),
      usage.labels.has(wording, of: key) == false,
      let counted = usage.labels.usage(of: key), counted.sources >= leastSources,
      let meant = counted.wordings.first(where: {
        $0.sources * 100 >= counted.sources * leastSourceShare && $0.sources > 2
          && usage.areConfusable(wording.span, $0.text.utf8.span)
      }),
      // Names are spelled in several ways.
      key.span.words.contains(where: {
        (usage.words.usage(of: key.span.extracting($0))?.texts ?? 0) >= leastTexts
      }),
      usage.labels(worded: String(decoding: wording, as: UTF8.self)).allSatisfy({ $0.count < 2 }),
      pair.target.string.utf8.count == meant.text.utf8.count
    else { return nil }
    return meant.text
  }
}

extension AnalyzedText {
  /// Whether one of two letters belongs to a longer word besides the other: 荐查 in 推荐查看.
  fileprivate func hasWords(across pair: Range<Int>) -> Bool {
    profile.uses(.han)
      && words.contains { $0.count > 3 && $0.overlaps(pair) && !pair.contains($0.lowerBound) }
      || profile.uses(.han)
        && words.contains { $0.count > 3 && $0.overlaps(pair) && $0.upperBound > pair.upperBound }
  }
}

extension UsualWordings {
  /// Whether two stretches differ in one letter of three bytes, which sound or look alike.
  fileprivate func areConfusable(_ one: Span<UInt8>, _ other: Span<UInt8>) -> Bool {
    guard one.count == other.count, one.count >= 6, let place = one.difference(from: other),
      place.count == 3
    else { return false }
    return areAlike(
      one.scalar(at: place.lowerBound).value, other.scalar(at: place.lowerBound).value)
  }
}

extension Span<UInt8> {
  /// The one scalar in which it differs from a text of the same length; nil where there are more or none.
  fileprivate func difference(from other: Span<UInt8>) -> Range<Int>? {
    guard count == other.count else { return nil }
    var found: Range<Int>?
    var index = 0
    while index < count {
      let length = scalar(at: index).length
      if scalar(at: index).value != other.scalar(at: index).value {
        guard found == nil, other.scalar(at: index).length == length else { return nil }
        found = index..<index + length
      }
      index += length
    }
    return found
  }

  /// The first two letters of one script that no catalog has side by side.
  fileprivate func unknownPair(by known: KnownPairs) -> Range<Int>? {
    var index = 0
    while index + 5 < count {
      guard self[index] >= 0xE3 else {
        index += 1
        continue
      }
      let (first, second) = (scalar(at: index), scalar(at: index + 3))
      if first.length == 3, second.length == 3, first.value.isLetterOfWordings,
        second.value.isLetterOfWordings,
        first.value.isHangulSyllable == second.value.isHangulSyllable,
        !known.contains(first.value, second.value)
      {
        return index..<index + 6
      }
      index += first.length
    }
    return nil
  }
}

extension UInt32 {
  /// Whether it is a Han character, a syllable of Korean or a letter of katakana.
  fileprivate var isLetterOfWordings: Bool {
    (0x3400...0x9FFF).contains(self) || isHangulSyllable
      || (0x30A1...0x30FA).contains(self) || self == 0x30FC
  }

  fileprivate var isHangulSyllable: Bool { (0xAC00...0xD7A3).contains(self) }
}
