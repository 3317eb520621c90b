import CopyModel
import RuleKit

extension TextPair {
  /// A message of the table that the source shows within its own, `$t(general.save)`, or a sign that it writes as code,
  /// `{'@'}`, of which the translation has nothing. Words may stand there instead.
  var lostCode: (placeholder: Placeholder, confidence: Double)? {
    if let nesting = lostNesting { return nesting }
    guard !isTooLong, source.contains("{'") else { return nil }
    let lost = source.placeholders.first { sign in
      guard sign.syntax == .linked, let shown = sign.argument, shown.utf8.count == 1 else {
        return false
      }
      return sign.text == "{'\(shown)'}" && !target.contains(shown)
    }
    return lost.map { ($0, 0.75) }
  }

  private var lostNesting: (placeholder: Placeholder, confidence: Double)? {
    let own = source.nestings
    guard !own.isEmpty, !isTooLong else { return nil }
    let theirs = target.nestings
    let (names, others) = (Set(own.map(\.argument)), Set(theirs.map(\.argument)))
    guard let lost = own.first(where: { !others.contains($0.argument) }) else { return nil }
    let isRenamed = !others.isSubset(of: names) || theirs.isEmpty && target.contains("$t(")
    return (lost, isRenamed ? 0.96 : 0.75)
  }

  /// A sign that the source writes as code, `{'|'}`, because the app would read it otherwise, and the translation as it
  /// is (vue-i18n, “Special Characters”).
  var bareSpecialSign: (range: Range<Int>, meant: String, confidence: Double)? {
    guard !isTooLong, source.contains("{'") else { return nil }
    for sign in ["@", "|", "{", "}", "$"] where source.contains("{'\(sign)'}") {
      guard source.bare(sign) == nil, let bare = target.bare(sign) else { continue }
      return (bare..<bare + 1, "{'\(sign)'}", 0.96)
    }
    return nil
  }
}

extension AnalyzedText {
  /// i18next's: `$t(general.save)`.
  fileprivate var nestings: [Placeholder] {
    placeholders.filter { $0.syntax == .linked && $0.text.utf8.starts(with: "$t(".utf8) }
  }

  /// Where a sign stands as it is, in no code.
  fileprivate func bare(_ sign: String) -> Int? {
    let text = string.utf8.span
    return text.indices.first { index in
      guard text.has(sign, at: index), !text.has("{'\(sign)'}", at: index - 2) else { return false }
      // An address is kept, and so masked; a link to another message begins with `@:` or `@.`.
      return sign == "@"
        ? !text.has(":", at: index + 1) && !text.has(".", at: index + 1)
          && !text.has("%", at: index - 1)
        : !isMasked(index..<index + 1)
    }
  }
}
