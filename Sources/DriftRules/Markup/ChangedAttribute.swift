import CopyModel
import RuleKit

extension TextPair {
  /// An attribute of a tag that the translation has otherwise than the source.
  var changedAttribute: LiteralChange? {
    PairTags(self)?.changedAttribute.map { change in
      LiteralChange(
        source: change.source, target: change.target,
        literal: change.source.map { source.text(in: $0) } ?? target.text(in: change.target),
        advice: change.source == nil ? .remove : .keep, confidence: change.isLoose ? 0.82 : 0.9)
    }
  }
}

/// An attribute that the translation has otherwise than the source.
struct ChangedAttribute {
  /// Nil where the source has none.
  let source: Range<Int>?
  let target: Range<Int>
  /// Whether the translation may have it on purpose.
  let isLoose: Bool
}

extension PairTags {
  /// The first attribute of a tag that its answer in the translation has with another value or not at all, or one that only
  /// the answer has and that makes a page do something.
  ///
  /// Tags change places in a translation: one that stands there as it is answers first, then the others do in order.
  var changedAttribute: ChangedAttribute? {
    var open = target
    var others: [MarkupTag] = []
    for tag in source where tag.form != .closing {
      if let index = open.firstIndex(where: { $0.answers(tag) && tag.change(in: $0) == nil }) {
        open.remove(at: index)
      } else {
        others.append(tag)
      }
    }
    for tag in others {
      guard let index = open.firstIndex(where: { $0.answers(tag) }) else { continue }
      if let change = tag.change(in: open.remove(at: index)) { return change }
    }
    return nil
  }
}

extension MarkupTag {
  fileprivate func answers(_ other: MarkupTag) -> Bool { key == other.key }

  /// The first attribute that differs in its answer.
  fileprivate func change(in answer: MarkupTag) -> ChangedAttribute? {
    for attribute in attributes where attribute.isKept {
      guard let other = answer.attributes.first(where: { $0.name == attribute.name }) else {
        // What only tells how it looks may go.
        return ChangedAttribute(
          source: attribute.range, target: answer.range,
          isLoose: !attribute.isReference && !attribute.name.isEmpty)
      }
      if !attribute.isSame(as: other) {
        return ChangedAttribute(
          source: attribute.range, target: other.range, isLoose: attribute.name == "style")
      }
    }
    let added = answer.attributes.first { other in
      other.isScript && !attributes.contains { $0.name == other.name && $0.isScript }
    }
    return added.map { ChangedAttribute(source: nil, target: $0.range, isLoose: false) }
  }
}
