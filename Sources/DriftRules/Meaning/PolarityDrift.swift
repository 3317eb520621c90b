import CopyModel
import RuleKit

extension Rule {
  static let polarityDrift = Rule(
    "polarity-drift", .meaning, .error,
    summary: "A negation is neither lost nor added.",
    rationale: """
      “Can't” without its “not” says the reverse. Words that only imply a negation, such as failed or
      invalid, stand on either side without a report.
      """,
    source: .practice("polarity is compared in three values: explicit, implied, none"),
    examples: [
      .pair("You can’t undo this action.", "이 동작은 취소할 수 있습니다.", in: "ko"),
      .pair("You can’t open this file.", "⟦이 파일을 열 수 있습니다.⟧", in: "ko"),
      .pair("You can’t undo this action.", "이 동작은 취소할 수 없습니다.", in: "ko"),
      .pair("Wi-Fi isn’t turned on.", "Wi-Fi已关闭。", in: "zh-Hans"),
      .pair("The upload failed.", "업로드할 수 없습니다.", in: "ko"),
      .pair("The file couldn’t be opened.", "⟦文件可以打开。⟧", in: "zh-Hans"),
      .pair("The file couldn’t be opened.", "无法打开文件。", in: "zh-Hans"),
      .pair("Don’t turn off the device.", "⟦請關閉裝置。⟧", in: "zh-Hant"),
      .pair("Don’t turn off the device.", "請勿關閉裝置。", in: "zh-Hant"),
      .pair("Turn off the device.", "請關閉裝置。", in: "zh-Hant"),
    ],
    check: .drift { pair, findings in
      guard pair.source.profile.cues != nil, pair.target.profile.cues != nil else { return }
      for (source, target) in SentencePairs(pair).pairs {
        let (a, b) = (Polarity(of: pair.source, in: source), Polarity(of: pair.target, in: target))
        switch (a.value, b.value) {
        case (.explicit, .none) where pair.warnsOfFinality(at: a.range):
          // “Can't be undone” is lost-finality's matter.
          continue
        case (.explicit, .none) where pair.turnsState(a.range, target):
          // “Isn't turned on” may well become “is turned off”.
          continue
        case (.explicit, .none):
          findings.flag(
            source: a.range, target: target, .lostNegation(pair.source.text(in: a.range ?? source)),
            confidence: 0.9)
        case (.none, .explicit):
          findings.flag(source: source, target: b.range, .addedNegation, confidence: 0.85)
        default: continue
        }
        return
      }
    }
  )
}

/// Whether a stretch of text denies something.
private struct Polarity {
  enum Value { case explicit, implied, none }

  var value: Value = .none
  /// The negation itself.
  var range: Range<Int>?

  init(of text: AnalyzedText, in stretch: Range<Int>) {
    let explicit = text.profile.concept("negation")
    let implied = ["negation-implicit", "not-now", "unless", "dont-allow", "dont-save"].compactMap {
      text.profile.concepts.index(of: $0)
    }
    for cue in text.cues where stretch.overlaps(cue.range) {
      if cue.concept == explicit, cue.isSure {
        self.value = .explicit
        range = text.words.first { $0.overlaps(cue.range) } ?? cue.range
        return
      }
      if implied.contains(cue.concept) { value = .implied }
    }
    if value == .none, text.hasNegativePrefix(in: stretch) { value = .implied }
  }
}

extension TextPair {
  /// Whether the source denies a state right behind “isn't”, and the translation names the opposite state.
  fileprivate func turnsState(_ negation: Range<Int>?, _ translation: Range<Int>) -> Bool {
    guard let negation,
      ["isn", "aren", "wasn", "weren", "not"].contains(where: {
        source.text(in: negation).lowercased().hasPrefix($0)
      })
    else { return false }
    let near = negation.upperBound..<negation.upperBound + 8
    let concepts = source.profile.concepts
    return source.cues.contains { cue in
      cue.isSure && near.contains(cue.range.lowerBound)
        && concepts[cue.concept].opposites.contains { opposite in
          target.cues.contains {
            $0.concept == opposite && $0.isSure && translation.overlaps($0.range)
          }
        }
    }
  }

  /// Whether the negation is part of a warning that something is final, which the translation has not.
  fileprivate func warnsOfFinality(at negation: Range<Int>?) -> Bool {
    guard let negation, let final = source.profile.concept("cannot-undo") else { return false }
    return !target.mayMean(final)
      && source.cues.contains { $0.concept == final && $0.range.overlaps(negation) }
  }
}

extension AnalyzedText {
  /// Whether a Latin word starts like a negative: un-, in-, dis-, non-.
  fileprivate func hasNegativePrefix(in stretch: Range<Int>) -> Bool {
    guard profile.uses(.latin) else { return false }
    return words.contains { range in
      guard stretch.overlaps(range) else { return false }
      let word = text(in: range).lowercased()
      return word.utf8.count > 5
        && ["un", "in", "im", "ir", "il", "dis", "mis", "non"].contains { word.hasPrefix($0) }
    }
  }
}

extension Message {
  fileprivate static func lostNegation(_ word: String) -> Message {
    "The source denies (“\(word)”); the translation does not. Restore the negation."
  }

  fileprivate static let addedNegation: Message =
    "The translation denies what the source does not. Remove the negation."
}
