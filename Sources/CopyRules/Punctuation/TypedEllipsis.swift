import CopyModel
import RuleKit

extension Rule {
  static let typedEllipsis = Rule(
    "typed-ellipsis", .punctuation, .note,
    summary: "An ellipsis is one character.",
    rationale: """
      Three periods may be torn apart at the end of a line, and voices read them as “dot dot dot”.
      """,
    source: .work("Apple Style Guide, “ellipsis”"),
    examples: [
      .text("Choose Folder⟦...⟧"),
      .text("Choose Folder…"),
      .text("폴더 선택⟦...⟧", in: "ko"),
      .text("选取文件夹…", in: "zh-Hans"),
      .text("選擇檔案夾⟦...⟧", in: "zh-Hant"),
      .text("選擇檔案夾⋯", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      for mark in text.marks where mark.kind == .ellipsis && text.text(in: mark.range) == "..." {
        findings.flag(mark.range, of: text, .useEllipsis, fix: "…")
        return
      }
    }
  )
}

extension Message {
  fileprivate static let useEllipsis: Message = "Write … (one character) for the three periods."
}
