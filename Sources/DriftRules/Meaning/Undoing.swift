import CopyModel
import RuleKit

// To undo an action is to do its opposite, in one word or in two: “unmute” is “turn off mute”, and 取消静音.

extension TextPair {
  /// Whether what a cue or its opposite says is undone on one side only. “Cancel the import” is undone on both in 取消导出.
  func excusesUndoing(_ cue: Cue, _ answer: Cue, in translation: Range<Int>) -> Bool {
    isUndone(answer) ? !source.isUndone(cue) : undoes(cue, in: translation)
  }

  /// Whether what a cue says is undone on one of both sides, so that its opposite on the other says the same: “turn off
  /// mute”, 음소거 해제; “unpair”, 取消与手表的配对.
  func undoes(_ cue: Cue, in translation: Range<Int>) -> Bool {
    let concepts = source.profile.concepts
    if concepts[cue.concept].undoesOpposite, let lift = source.profile.concept(.lift),
      target.mayMean(lift, in: translation)
    {
      return true
    }
    return source.isUndone(cue)
  }

  /// Whether the translation undoes what a cue of it says, which is as much as its opposite: “restored”, 삭제를 취소.
  func isUndone(_ answer: Cue) -> Bool {
    let (text, concepts) = (target, target.profile.concepts)
    guard text.hasUndoer, concepts.kind(of: answer.concept) == .action else { return false }
    return text.cues.contains { other in
      guard other.isSure, [.cancel, .lift].contains(concepts[other.concept].named) else {
        return false
      }
      let gap =
        text.profile.putsVerbLast
        ? other.range.lowerBound - answer.range.upperBound
        : answer.range.lowerBound - other.range.upperBound
      // 取消隐藏; 삭제를 취소; 取消所有相册的隐藏
      return text.profile.putsVerbLast
        ? (0...4).contains(gap) : gap == 0 || gap > 0 && text.endsObject(answer, of: other)
    }
  }

  /// Whether the source undoes an action, and a label does its opposite: “remove the lock”, Unlock.
  func undoes(into label: [Int]) -> Bool {
    let concepts = source.profile.concepts
    return source.hasUndoer
      && source.cues.contains { cue in
        concepts[cue.concept].opposites.contains(where: label.contains) && source.isUndone(cue)
      }
  }
}

extension AnalyzedText {
  /// Whether what a Chinese cue says is a noun at the end of the object of a verb: 取消所有相册的隐藏.
  fileprivate func endsObject(_ cue: Cue, of verb: Cue) -> Bool {
    guard profile.uses(.han), !profile.uses(.kana),
      let clause = clauses.first(where: { $0.overlaps(cue.range) })
    else { return false }
    return clause.overlaps(verb.range) && cue.range.upperBound == clause.upperBound
      && (verb.range.upperBound..<cue.range.lowerBound).contains { has(.attributiveMarks, at: $0) }
  }

  /// Whether some word may undo an action.
  fileprivate var hasUndoer: Bool { !sure.isDisjoint(with: profile.concepts.undoers) }

  /// Whether a verb right before an action ends it, or one behind it at the end: “turn off mute”, “stop blocking”, “remove
  /// the lock”, “lock removed”.
  fileprivate func isUndone(_ action: Cue) -> Bool {
    let concepts = profile.concepts
    guard hasUndoer, concepts.kind(of: action.concept) == .action else { return false }
    return cues.contains { other in
      guard other.isSure, concepts.undoers.contains(other.concept) else { return false }
      return (1...6).contains(action.range.lowerBound - other.range.upperBound)
        && !parts(other.range.upperBound..<action.range.lowerBound)
        || other.range.lowerBound == action.range.upperBound + 1
          && ends(other.range, in: .participleEndings)
          && other.range.upperBound == sentence(at: action.range).upperBound
    }
  }

  /// Whether a comma or “to” stands in a stretch: “when it opens, mute it”, “opens to show it”.
  private func parts(_ stretch: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return stretch.contains { bytes[$0] == UInt8(ascii: ",") }
      || words.contains { stretch.overlaps($0) && isWord($0, in: .toWords) }
  }
}
