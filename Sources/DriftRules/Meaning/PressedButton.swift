import CopyModel
import RuleKit

extension OtherAction {
  /// A button whose title stands without quotation marks beside what is done to it: “Click Retry”, 닫기를 클릭.
  init?(ofPressed pair: borrowing TextPair) {
    guard !pair.source.sure.isDisjoint(with: pair.source.profile.concepts.gestures),
      !pair.source.hasQuotes, !pair.target.hasQuotes,
      let gesture = pair.source.cues.first(where: pair.source.isGesture),
      case let own = pair.source.shownButtons, own.count == 1, let button = own.first,
      (0...5).contains(button.range.lowerBound - gesture.range.upperBound),
      case let theirs = pair.target.pressedButtons, theirs.count == 1, let other = theirs.first
    else { return nil }
    let concepts = pair.source.profile.concepts
    guard !button.actions.contains(where: pair.target.mayMean),
      !other.actions.contains(where: pair.source.mayMean),
      !button.actions.contains(where: { action in
        other.actions.contains { $0 == action || concepts.areAlikeAsLabels($0, action) }
      }), let action = other.actions.first
    else { return nil }
    self.init(
      source: button.range, target: other.range,
      meaning: pair.source.profile.cues?.title(of: action) ?? concepts[action].name,
      confidence: 0.85)
  }
}

extension AnalyzedText {
  /// Whether a cue surely says that something is tapped or chosen.
  fileprivate func isGesture(_ cue: Cue) -> Bool {
    cue.isSure && profile.concepts.gestures.contains(cue.concept)
  }

  /// The titles of buttons right before what is done to them or behind it.
  fileprivate var pressedButtons: [ShownButton] {
    let gestures = cues.filter(isGesture)
    guard !gestures.isEmpty else { return [] }
    let text = string.utf8.span
    if profile.uses(.han) {
      // 点击重试: the title follows at once.
      return cues.filter { cue in gestures.contains { $0.range.upperBound == cue.range.lowerBound }
      }
      .compactMap { button(at: $0.range) }
    }
    return words.compactMap { word in
      let particles = profile.ruleWords[.objectParticles]
      guard let end = word.last(where: { particles.end(in: text, at: $0) != nil }),
        gestures.contains(where: { (0...2).contains($0.range.lowerBound - word.upperBound) })
      else { return nil }
      return button(at: word.lowerBound..<end)
    }
  }
}
