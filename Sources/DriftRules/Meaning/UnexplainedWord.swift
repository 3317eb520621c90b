import CopyModel
import RuleKit

extension Rule {
  static let unexplainedWord = Rule(
    "unexplained-word", .meaning, .note,
    yields: [
      "action-drift", "opposite-action", "thing-drift", "wrong-sense", "unusual-wording",
      "wrong-row",
      "polarity-drift", "misspelled-wording", "region-vocabulary", "leftover-source",
      "swapped-parts",
      "lost-condition", "lost-scope", "dropped-sentence", "wrong-language", "mixed-script",
    ],
    summary:
      "A word that is always translated is translated, and nothing stands there that no word of the source asks for.",
    rationale: """
      Shortcut has a few wordings that nearly every text uses, and widget has others. Where all of the first are missing
      and one of the second stands there, the translation may be free, or of another row. Only a reader can
      tell; this is where to look first.
      """,
    source: .work("Locales/wordings: words counted over the catalogs of Debian’s packages"),
    examples: [
      .pair("Edit ⟦Shortcut⟧", "⟦위젯⟧ 편집", in: "ko"),
      .pair("Edit Shortcut", "단축키 편집", in: "ko"),
      .pair("⟦Duplicate⟧ Slide", "⟦刪除⟧投影片", in: "zh-Hant"),
      .pair("Duplicate Slide", "複製投影片", in: "zh-Hant"),
      .pair("Choose a color for the lid", "뚜껑 색 고르기", in: "ko"),
    ],
    check: .drift { pair, findings in
      guard let word = StrayWord(pair) else { return }
      findings.flag(
        source: word.missing, target: word.range, .unexplained(word, pair), confidence: 0.7)
    }
  )
}

/// What stands in a translation instead of a word that is always translated.
private struct StrayWord {
  /// A longer text may say anything in other words.
  private static let mostWords = 5

  /// The word of the source.
  let missing: Range<Int>
  /// What stands there, and for which word it does elsewhere.
  let range: Range<Int>
  let other: String

  init?(_ pair: TextPair) {
    let (source, usage) = (pair.source, pair.target.profile.usage)
    guard pair.isFromEnglish, (1...Self.mostWords).contains(source.words.count),
      source.sentences.count == 1,
      case let missing = usage.firmWords.missing(
        in: LetterBits(pair.target.string.utf8.span), of: source),
      missing.count == 1
    else { return nil }
    let bytes = source.string.utf8.span
    let key = missing[0].map { bytes[$0] | 0x20 }
    let words = source.words.filter { $0 != missing[0] }.compactMap { word in
      usage.words.usage(
        of: word.map { bytes[$0].isASCIICapital ? bytes[$0] | 0x20 : bytes[$0] }.span)
    }
    guard let own = usage.words.usage(of: key.span),
      !pair.target.says(own, besides: words), !pair.sharesSound,
      !(SharedTerms(pair)?.isSaid(missing[0]) ?? false)
    else { return nil }
    for word in pair.target.stretches {
      let stem = pair.target.text(in: word)
      let others = usage.firmWords.words(of: stem)
      guard let other = others.first, !others.contains(where: { usage.areAlike(key, $0) }),
        !own.goes(with: stem.utf8.span), !words.contains(where: { $0.goes(with: stem.utf8.span) })
      else { continue }
      self.missing = missing[0]
      (range, self.other) = (word, other)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// Whether any piece of it goes with a word, and with none of some others.
  fileprivate func says(_ word: WordUsage, besides others: [WordUsage]) -> Bool {
    WordingPieces.share(
      string.utf8.span,
      with: { piece in word.goes(with: piece) && !others.contains { $0.goes(with: piece) } },
      in: profile) ?? true
  }

  /// Each two letters in a row that may be a stem: in Korean those that begin what stands between spaces.
  fileprivate var stretches: [Range<Int>] {
    let bytes = string.utf8.span
    if profile.keepsHangul {
      return words.compactMap { word in
        word.count >= 6 && bytes[word.lowerBound] >= 0xEA
          ? word.lowerBound..<word.lowerBound + 6 : nil
      }
    }
    return bytes.indices.filter { $0 + 6 <= bytes.count && bytes[$0] >= 0xE3 }.map { $0..<$0 + 6 }
  }
}

extension Message {
  fileprivate static func unexplained(_ word: StrayWord, _ pair: TextPair) -> Message {
    let (missing, stray) = (pair.source.text(in: word.missing), pair.target.text(in: word.range))
    return
      "Nothing here says “\(missing)”, and nothing in the source asks for \(stray), which stands for “\(word.other)” elsewhere. See which is meant."
  }
}
