import CopyModel
import RuleKit

/// Something that both sides have to have, and one has not or has otherwise.
struct LiteralChange {
  /// What is to be done about it.
  enum Advice {
    /// The source has it: keep it.
    case keep
    /// The source has it in this place, too.
    case write
    /// The source has it nowhere.
    case remove
  }

  /// UTF-8 bytes of the source; nil where it has nothing of it.
  let source: Range<Int>?
  /// UTF-8 bytes of the translation; nil where it has nothing of it.
  let target: Range<Int>?
  let literal: String
  var advice = Advice.keep
  let confidence: Double
}

extension TextPair {
  /// A change of what stands in a stretch of the source.
  func change(
    of range: Range<Int>, in target: Range<Int>? = nil, confidence: Double
  ) -> LiteralChange {
    LiteralChange(
      source: range, target: target, literal: source.text(in: range), confidence: confidence)
  }
}
