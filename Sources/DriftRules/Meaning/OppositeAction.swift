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
    ],
    check: .drift { pair, findings in
      guard LabelDrift(pair) == nil else { return }
      let concepts = pair.source.profile.concepts
      var seen: Set<Int> = []
      for cue in pair.source.cues where cue.isSure && concepts[cue.concept].kind == .action {
        guard seen.insert(cue.concept).inserted else { continue }
        // A wording of its own, or of the opposite in the source too, explains everything.
        guard !pair.target.mayMean(cue.concept) else { continue }
        for opposite in concepts[cue.concept].opposites {
          guard let found = pair.target.cue(opposite), !pair.source.mayMean(opposite),
            !pair.source.isNegated(before: cue), !pair.target.hasNegation
          else { continue }
          findings.flag(
            source: cue.range, target: found.range,
            .opposite(pair.source.text(in: cue.range), concepts[opposite].name), confidence: 0.95)
          return
        }
      }
    }
  )
}

extension AnalyzedText {
  fileprivate var hasNegation: Bool {
    profile.concept("negation").map { cue($0) != nil } ?? false
  }

  /// Whether a negation stands before a cue: “don't close” may well become “keep open”.
  fileprivate func isNegated(before cue: Cue) -> Bool {
    guard let negation = profile.concept("negation") else { return false }
    return cues.contains { $0.concept == negation && $0.range.upperBound <= cue.range.lowerBound }
  }
}

extension Message {
  fileprivate static func opposite(_ source: String, _ meaning: String) -> Message {
    "The source says “\(source)”; this says the opposite (\(meaning.replacing("-", with: " ")))."
  }
}
