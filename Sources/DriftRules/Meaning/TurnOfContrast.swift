import CopyModel
import RuleKit

extension TextPair {
  /// The negation that went to the other side of a “but”: “covers damage, but not theft”, where the
  /// translation denies the first half and affirms the second.
  func turnedContrast(_ original: Range<Int>, _ translation: Range<Int>) -> Range<Int>? {
    guard let contrast = source.profile.concept(.contrast), source.sure.contains(contrast),
      target.sure.contains(contrast),
      let own = source.halves(of: original, at: contrast),
      let theirs = target.halves(of: translation, at: contrast)
    else { return nil }
    let (first, second) = (Polarity(of: source, in: own.0), Polarity(of: source, in: own.1))
    let (start, end) = (Polarity(of: target, in: theirs.0), Polarity(of: target, in: theirs.1))
    if first.denies, second.affirms, start.affirms, end.denies { return end.explicit.first }
    if first.affirms, second.denies, start.denies, end.affirms { return start.explicit.first }
    return nil
  }
}

extension Polarity {
  var denies: Bool { explicit.count == 1 }
  /// Whether nothing denies, not even by what it implies.
  var affirms: Bool { explicit.isEmpty && implied == 0 }
}

extension AnalyzedText {
  /// What stands before and behind the one word that sets two halves of a sentence against each other.
  func halves(
    of sentence: Range<Int>, at contrast: Int
  ) -> (Range<Int>, Range<Int>)? {
    let marks = cues.filter {
      $0.concept == contrast && $0.isSure && sentence.overlaps($0.range)
    }
    guard marks.count == 1, let mark = marks.first,
      mark.range.lowerBound > sentence.lowerBound, mark.range.upperBound < sentence.upperBound
    else { return nil }
    return (
      sentence.lowerBound..<mark.range.lowerBound, mark.range.upperBound..<sentence.upperBound
    )
  }
}

extension Message {
  static let turnedContrast: Message =
    "The source denies the other half of this sentence. Move the negation there."
}
