import CopyModel
import RuleKit

extension Rule {
  static let unspacedMark = Rule(
    "unspaced-mark", .punctuation, .note, isFolded: true,
    summary: "A mark has the space before it that its language asks for.",
    rationale: """
      French sets a no-break space before a question mark, an exclamation mark, a colon and a
      semicolon. Copy that is translated in a hurry keeps the marks as English has them. French of
      Canada has the space before a colon only.
      """,
    source: .work("Imprimerie nationale, Lexique des règles typographiques; Locales/fr.json"),
    examples: [
      .text("Supprimer cette note⟦?⟧", in: "fr"),
      .text("Supprimer cette note\u{A0}?", in: "fr"),
      .text("Supprimer cette note\u{202F}?", in: "fr"),
      .text("Supprimer cette note ?", in: "fr"),
      .text("Choisissez un format⟦:⟧ PDF ou PNG.", in: "fr"),
      .text("Aujourd’hui à 10:30", in: "fr"),
      .text("Quoi\u{202F}?!", in: "fr"),
      .text("Supprimer cette note?", in: "fr-CA"),
      .text("Attention⟦:⟧ batterie faible", in: "fr-CA"),
      .text("Delete this note?"),
      .text("이 메모를 삭제하겠습니까?", in: "ko"),
      .text("要删除此备忘录吗？", in: "zh-Hans"),
      .text("要刪除此備忘錄嗎？", in: "zh-Hant"),
      .text("このメモを削除しますか？", in: "ja"),
      .text("Diese Notiz löschen?", in: "de"),
    ],
    check: .text([]) { text, findings in
      guard !text.profile.spacedMarks.isEmpty, let mark = text.unspacedMark else { return }
      let written = text.text(in: mark.range)
      findings.flag(
        mark.range, of: text, .addSpace(written), fix: "\u{A0}" + written, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// The first mark that stands directly behind a word, a value or a closing mark, and ends something.
  fileprivate var unspacedMark: Mark? {
    let bytes = string.utf8Span.span
    return marks.first { mark in
      guard [.question, .exclamation, .colon, .semicolon].contains(mark.kind),
        profile.spacedMarks.contains(text(in: mark.range)), mark.range.lowerBound > 0,
        case let end = mark.range.upperBound, end == bytes.count || bytes[end] == 0x20
      else { return false }
      if bytes.hasLetter(before: mark.range.lowerBound) { return true }
      return marks.contains {
        $0.range.upperBound == mark.range.lowerBound
          && [.closingQuote, .closingBracket].contains($0.kind)
      }
    }
  }
}

extension Message {
  fileprivate static func addSpace(_ mark: String) -> Message {
    "Put a no-break space before “\(mark)”."
  }
}
