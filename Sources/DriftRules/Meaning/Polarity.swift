import CopyModel
import RuleKit

/// How often a stretch of text denies something.
struct Polarity {
  /// The words that deny: not, can't, 않, 不.
  private(set) var explicit: [Range<Int>] = []
  private let text: AnalyzedText
  private let stretch: Range<Int>

  init(of text: AnalyzedText, in stretch: Range<Int>) {
    self.text = text
    self.stretch = stretch
    let negation = text.profile.concept(.negation)
    var end = 0
    for cue in text.cues
    where cue.concept == negation && cue.isSure && stretch.overlaps(cue.range) {
      guard cue.range.lowerBound >= end else { continue }
      explicit.append(text.words.first { $0.overlaps(cue.range) } ?? cue.range)
      end = cue.range.upperBound
    }
  }

  /// How many words only imply a negation: failed, invalid, 부족, 空.
  var implied: Int {
    text.cues.count {
      $0.isSure && text.profile.concepts[$0.concept].impliesNegation && stretch.overlaps($0.range)
    } + text.negativePrefixes(in: stretch)
  }

  /// Whether a word denies by how it starts, as “unsaved” does.
  var hasNegativePrefix: Bool { text.negativePrefixes(in: stretch) > 0 }

}

extension AnalyzedText {
  /// How many Latin words start like a negative: un-, in-, dis-, non-.
  fileprivate func negativePrefixes(in stretch: Range<Int>) -> Int {
    guard profile.uses(.latin) else { return 0 }
    return words.count { range in
      // “Disable” is an action of its own.
      guard stretch.overlaps(range),
        !cues.contains(where: { isAction($0) && $0.range.overlaps(range) })
      else { return false }
      // The second part of “case-insensitive” counts as well.
      return text(in: range).lowercased().split(separator: "-").contains { word in
        word.utf8.count > 5
          && ["un", "in", "im", "ir", "il", "dis", "mis", "non"].contains { word.hasPrefix($0) }
      }
    }
  }

  private func isAction(_ cue: Cue) -> Bool {
    cue.isSure && profile.concepts[cue.concept].kind == .action
  }
}
