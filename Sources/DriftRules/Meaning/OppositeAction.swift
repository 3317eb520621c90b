import CopyModel
import RuleKit

extension Rule {
  static let oppositeAction = Rule(
    "opposite-action", .meaning, .error,
    summary: "A verb does not become its opposite.",
    rationale: """
      Turn on and turn off, show and hide, allow and don't allow differ by a syllable in Korean and
      a character in Chinese, and copying a row brings the wrong one along.
      """,
    source: .work("Locales/root.cues.json: opposites"),
    examples: [
      .pair("Turn on notifications?", "알림을 ⟦끄⟧시겠습니까?", in: "ko"),
      .pair("Turn on notifications?", "알림을 켜시겠습니까?", in: "ko"),
      .pair("Hide the sidebar when idle", "空闲时⟦显示⟧边栏", in: "zh-Hans"),
      .pair("Hide the sidebar when idle", "空闲时隐藏边栏", in: "zh-Hans"),
      .pair("The door was unlocked.", "門已⟦鎖⟧上。", in: "zh-Hant"),
      .pair("The door was unlocked.", "門已解鎖。", in: "zh-Hant"),
      .pair("The file can’t be opened.", "파일을 ⟦닫⟧을 수 없습니다.", in: "ko"),
      .pair("Don’t close the lid.", "请保持盖子打开。", in: "zh-Hans"),
      .pair("Show hidden files", "隐藏⟦隐藏⟧文件", in: "zh-Hans"),
      .pair("Turn on notifications?", "通知を⟦オフに⟧しますか？", in: "ja"),
      .pair("Turn on notifications?", "通知をオンにしますか？", in: "ja"),
    ],
    check: .drift { pair, findings in
      guard LabelDrift(pair) == nil else { return }
      for sentences in SentencePairs(pair).pairs {
        guard let turn = Turn(pair, sentences) else { continue }
        let name = pair.source.profile.concepts[turn.opposite].name
        findings.flag(
          source: turn.source.range, target: turn.target.range,
          .opposite(pair.source.text(in: turn.source.range), name),
          // A long sentence has more ways to say a thing from its other side.
          confidence: pair.source.words.count > 8 ? 0.85 : 0.95)
        return
      }
    }
  )
}

/// A verb of a sentence that the translation has less often than the source, and its opposite more often.
private struct Turn {
  let source: Cue
  let target: Cue
  let opposite: Int

  init?(_ pair: TextPair, _ sentences: (source: Range<Int>, target: Range<Int>)) {
    let concepts = pair.source.profile.concepts
    let source = Wordings(of: pair.source, in: sentences.source)
    let target = Wordings(of: pair.target, in: sentences.target)
    for cue in source.cues where cue.isSure && !concepts[cue.concept].impliesNegation {
      let concept = concepts[cue.concept]
      guard [.action, .quantity].contains(concept.kind),
        source.sure(cue.concept) > target.possible(cue.concept)
      else { continue }
      for opposite in concept.opposites where target.sure(opposite) > source.possible(opposite) {
        guard let found = target.cues.last(where: { $0.concept == opposite && $0.isSure }) else {
          continue
        }
        // “Don't close” may well become “keep open”.
        guard
          Polarity(of: pair.source, in: sentences.source)
            .mayAnswer(Polarity(of: pair.target, in: sentences.target))
        else { return nil }
        (self.source, self.target, self.opposite) = (cue, found, opposite)
        return
      }
    }
    return nil
  }
}

/// The cues of a stretch of text, to be counted.
private struct Wordings {
  let cues: [Cue]

  init(of text: AnalyzedText, in stretch: Range<Int>) {
    let negation = text.profile.concept("negation")
    let negations = text.cues.filter { $0.concept == negation && $0.isSure }
    // 未保存 and “don't allow” are matters of polarity.
    cues = text.cues.filter { cue in
      stretch.overlaps(cue.range) && !negations.contains { $0.range.overlaps(cue.range) }
    }
  }

  /// How often a concept is surely said.
  func sure(_ concept: Int) -> Int { count { $0.concept == concept && $0.isSure } }

  /// How often a concept may be said.
  func possible(_ concept: Int) -> Int { count { $0.concept == concept } }

  /// Overlapping wordings count once.
  private func count(_ isMeant: (Cue) -> Bool) -> Int {
    var (count, end) = (0, 0)
    for cue in cues where isMeant(cue) && cue.range.lowerBound >= end {
      count += 1
      end = cue.range.upperBound
    }
    return count
  }
}

extension Message {
  fileprivate static func opposite(_ source: String, _ meaning: String) -> Message {
    "The source says “\(source)”; this says the opposite (\(meaning.replacing("-", with: " ")))."
  }
}
