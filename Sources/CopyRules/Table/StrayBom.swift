import CopyModel
import RuleKit

extension Rule {
  static let strayBom = Rule(
    "stray-bom", .table, .error,
    fix: .safe,
    summary: "No byte order mark stands inside a table.",
    rationale: """
      Files that were joined, or copied out of an editor, carry the mark U+FEFF along. Nobody sees it,
      but searches, comparisons and look-ups of the string fail.
      """,
    source: .work("The Unicode Standard, 23.8: U+FEFF stands at the start of a file or nowhere"),
    examples: [
      .text("⟦\u{FEFF}⟧Delete this note?"),
      .text("Delete this note?"),
      .text("이 메모를⟦\u{FEFF}⟧ 삭제하겠습니까?", in: "ko"),
      .text("이 메모를 삭제하겠습니까?", in: "ko"),
      .text("要删除此备忘录吗？⟦\u{FEFF}⟧", in: "zh-Hans"),
      .text("要刪除此備忘錄嗎？⟦\u{FEFF}⟧", in: "zh-Hant"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard text.bytes.contains(0xEF) else { return }
        let bytes = text.string.utf8.span
        for index in bytes.indices where bytes[index] == 0xEF && bytes.has("\u{FEFF}", at: index) {
          findings.flag(index..<index + 3, of: text, .removeMark, fix: "")
          return
        }
      },
      // Between the strings of a file it is the Reader who meets it.
      .reader(.strayBom),
    ])
  )
}

extension Message {
  fileprivate static let removeMark: Message =
    "A byte order mark (U+FEFF) stands here unseen. Remove it."
}
