import CopyModel
import RuleKit

extension Rule {
  static let wrongQuotes = Rule(
    "wrong-quotes", .punctuation, .note, isFolded: true,
    fix: .safe,
    summary: "Quotation marks are the locale's own.",
    rationale: """
      English writes “ ”, Korean ‘ ’ or “ ”, Simplified Chinese “ ”, Traditional Chinese 「 」. Straight
      quotes are a typewriter's.
      """,
    source: .work("CLDR, delimiters; Apple's interface strings per locale"),
    examples: [
      .text("Delete ⟦\"%@\"⟧?"),
      .text("Delete “%@”?"),
      .text("Don't quit."),
      .text("A 27\" display"),
      .text("Delete {0} from Mina''s list"),
      .text("Type '{'{0}'}' for a set"),
      .text("Delete ⟦\"Plan 3\"⟧?"),
      .text("⟦\"%@\"⟧을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .text("⟦「%@」⟧을(를) 삭제하겠습니까?", in: "ko"),
      .text("要删除“%@”吗？", in: "zh-Hans"),
      .text("要删除⟦「%@」⟧吗？", in: "zh-Hans"),
      .text("要刪除⟦“%@”⟧嗎？", in: "zh-Hant"),
      .text("要刪除「%@」嗎？", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      var wrong = text.marks.filter(\.isQuote)
      if wrong.isEmpty { return }
      let quotes = text.profile.quotes
      wrong.removeAll { quotes.contains(text.text(in: $0.range)) }
      wrong = text.withoutLengths(wrong.filter { !text.isSyntax($0) })
      guard let first = wrong.first, quotes.preferred.count == 2 else { return }
      let pairs = text.withOwnQuotes(wrong)
      let fix = pairs.flatMap { TextFix($0, in: text) }
      findings.flag(
        fix?.range ?? first.range, of: text, .useOwnQuotes(quotes.preferred), fix: fix?.text)
    }
  )
}

extension AnalyzedText {
  /// Whether a mark is MessageFormat's own: two apostrophes are one, and a brace between two is a brace (ICU, “Quoting
  /// and Escaping”).
  fileprivate func isSyntax(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    let (start, apostrophe) = (mark.range.lowerBound, UInt8(ascii: "'"))
    guard bytes[start] == apostrophe else { return false }
    return bytes.has("'", at: start - 1) || bytes.has("'", at: start + 1)
      || [start, start - 2].contains { bytes.has("'{'", at: $0) || bytes.has("'}'", at: $0) }
  }

  /// The marks without those that say inches or feet: straight ones behind a digit, where nothing is quoted.
  fileprivate func withoutLengths(_ wrong: [Mark]) -> [Mark] {
    let straight = wrong.filter { $0.kind == .straightQuote }
    let isLength = !straight.count.isMultiple(of: 2) || straight.allSatisfy(isBehindDigit)
    return isLength ? wrong.filter { $0.kind != .straightQuote || !isBehindDigit($0) } : wrong
  }

  /// The marks with those that the locale prefers; nil when they do not open and close in turn, or
  /// when marks that are right stand among them.
  fileprivate func withOwnQuotes(_ wrong: [Mark]) -> [(range: Range<Int>, text: String)]? {
    guard wrong.count.isMultiple(of: 2), wrong.count == marks.count(where: \.isQuote) else {
      return nil
    }
    var changes: [(range: Range<Int>, text: String)] = []
    for (number, mark) in wrong.enumerated() {
      let opens = number.isMultiple(of: 2)
      switch mark.kind {
      case .openingQuote: if !opens { return nil }
      case .closingQuote: if opens { return nil }
      default: break
      }
      changes.append((mark.range, profile.quotes.preferred[opens ? 0 : 1]))
    }
    return changes
  }
}

extension Message {
  fileprivate static func useOwnQuotes(_ pair: [String]) -> Message {
    "Use the locale's quotation marks: \(pair[0]) \(pair[1])."
  }
}
