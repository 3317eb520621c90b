import CopyModel
import RuleKit

extension Rule {
  static let wrongQuotes = Rule(
    "wrong-quotes", .punctuation, .note,
    summary: "Quotation marks are the locale's own.",
    rationale: """
      English writes “ ”, Korean ‘ ’ or “ ”, Simplified Chinese “ ”, Traditional Chinese 「 」. Straight
      quotes are a typewriter's.
      """,
    source: .work("CLDR, delimiters; Apple's interface strings per locale"),
    examples: [
      .text("Delete ⟦\"⟧%@\"?"),
      .text("Delete “%@”?"),
      .text("Don't quit."),
      .text("⟦\"⟧%@\"을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .text("⟦「⟧%@」을(를) 삭제하겠습니까?", in: "ko"),
      .text("要删除“%@”吗？", in: "zh-Hans"),
      .text("要刪除⟦“⟧%@”嗎？", in: "zh-Hant"),
      .text("要刪除「%@」嗎？", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      let quotes = text.profile.quotes
      let wrong = text.marks.first { mark in
        switch mark.kind {
        case .openingQuote, .closingQuote, .straightQuote:
          !quotes.contains(text.text(in: mark.range))
        default: false
        }
      }
      guard let wrong, quotes.preferred.count == 2 else { return }
      findings.flag(wrong.range, of: text, .useOwnQuotes(quotes.preferred))
    }
  )
}

extension Message {
  fileprivate static func useOwnQuotes(_ pair: [String]) -> Message {
    "Use the locale's quotation marks: \(pair[0]) \(pair[1])."
  }
}
