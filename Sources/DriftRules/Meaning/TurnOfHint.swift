import CopyModel
import RuleKit

extension Turn {
  /// A state and what turns it, in each other's place: “Collapsed, tap to expand”, 已展開，點選收合. The rows of such
  /// hints stand beside each other.
  init?(ofHint pair: borrowing TextPair) {
    let own = pair.source
    let their = pair.target
    // 已 stands right before the state.
    guard their.profile.uses(.han), !their.profile.uses(.kana), own.words.count <= 14,
      case let both = own.sure.intersection(their.sure),
      case let concepts = own.profile.concepts,
      concepts.areOpposed(both, both),
      let past = their.profile.concept(.hasBeen),
      let state = own.cues.first(where: { cue in
        cue.isSure && both.contains(cue.concept) && own.ends(cue.range, in: .participleEndings)
          && own.hasPause(behind: cue)
      }),
      let deed = own.cues.first(where: {
        $0.isSure && $0.range.lowerBound > state.range.upperBound && both.contains($0.concept)
          && concepts[state.concept].opposites.contains($0.concept)
      }),
      own.places(of: state).count == 1, own.places(of: deed).count == 1,
      case let answers = their.places(of: state), answers.count == 1,
      case let others = their.places(of: deed), others.count == 1,
      others[0].range.upperBound < answers[0].range.lowerBound,
      their.cues.contains(where: {
        $0.concept == past && $0.isSure && $0.range.upperBound == others[0].range.lowerBound
      })
    else { return nil }
    self.init(source: state, target: others[0], opposite: deed.concept)
  }
}

extension AnalyzedText {
  /// The places that surely say what a cue does.
  fileprivate func places(of cue: Cue) -> [Cue] {
    cues.filter { $0.concept == cue.concept && $0.isSure }
  }

  /// Whether a comma or a stop stands right behind a word.
  fileprivate func hasPause(behind cue: Cue) -> Bool {
    let bytes = string.utf8.span
    return cue.range.upperBound < bytes.count && ",.;:".utf8.contains(bytes[cue.range.upperBound])
  }
}
