import CopyModel
import RuleKit

extension TextPair {
  /// The first of two named or numbered placeholders that stand beside each other in the source, `%1$@ %2$@`,
  /// `{way} ({place})`, and turned round in the translation with the same signs between and around them.
  ///
  /// Names of people are turned round in Korean and Chinese, and what a comma parts is a list in any order.
  var turnedNeighbors: Placeholder? {
    let own = source.placeholders.filter { $0.argument != nil && $0.syntax != .branches }
    // Each is looked for among all of the other text.
    guard own.count > 1, !isTooLong else { return nil }
    for (first, second) in zip(own, own.dropFirst())
    where first.text != second.text {
      guard let a = target.only(first), let b = target.only(second),
        source.only(first) != nil, source.only(second) != nil
      else { continue }
      let isTurned = b.range.upperBound <= a.range.lowerBound
      // One of them in brackets, and the other in its place.
      let isEnclosed =
        target.isBracketed(a) && !target.isBracketed(b) && source.isBracketed(second)
        && !source.isBracketed(first)
      if isTurned, source.isShare(first, of: second), target.signs(between: b, a) == "/" {
        return b
      }
      guard isTurned || isEnclosed, let signs = source.signs(between: first, second),
        !first.isPartOfName, !second.isPartOfName
      else { continue }
      // With numbers and nothing between them, whoever turned them round may have meant to.
      let areBare = signs.isEmpty && !first.isNamed && !second.isNamed
      if isEnclosed || !areBare && target.signs(between: b, a) == signs { return b }
    }
    return nil
  }
}

extension Placeholder {
  /// Whether it may be a part of a person's name.
  fileprivate var isPartOfName: Bool {
    guard let name = argument?.lowercased() else { return false }
    return ["first", "last", "family", "given", "name"].contains { name.contains($0) }
  }
}

extension AnalyzedText {
  /// The placeholder as it stands here, where it does once.
  func only(_ placeholder: Placeholder) -> Placeholder? {
    let all = placeholders.filter { $0.text == placeholder.text }
    return all.count == 1 ? all[0] : nil
  }

  /// The signs between two placeholders, brackets of any width; nil where letters, a comma or too much stands there.
  fileprivate func signs(between first: Placeholder, _ second: Placeholder) -> String? {
    guard first.range.upperBound <= second.range.lowerBound,
      second.range.lowerBound - first.range.upperBound <= 4
    else { return nil }
    let between = text(in: first.range.upperBound..<second.range.lowerBound)
      .replacing("（", with: "(").replacing("：", with: ":")
    guard !between.contains(where: { $0.isLetter || $0.isNumber || ",，、&".contains($0) }) else {
      return nil
    }
    return between.filter { $0 != " " }
  }

  /// Whether a word for a share is all that stands between two placeholders: “%1$d of %2$d”.
  fileprivate func isShare(_ part: Placeholder, of whole: Placeholder) -> Bool {
    guard part.range.upperBound < whole.range.lowerBound,
      let word = words.first(where: { $0.lowerBound > part.range.upperBound })
    else { return false }
    return word.lowerBound == part.range.upperBound + 1
      && word.upperBound + 1 == whole.range.lowerBound && isWord(word, in: .shareWords)
  }

  fileprivate func isBracketed(_ placeholder: Placeholder) -> Bool {
    let bytes = string.utf8.span
    return [("(", ")"), ("（", "）")].contains { open, close in
      bytes.has(open, at: placeholder.range.lowerBound - open.utf8.count)
        && bytes.has(close, at: placeholder.range.upperBound)
    }
  }
}
