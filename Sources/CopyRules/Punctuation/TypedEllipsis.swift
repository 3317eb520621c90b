import CopyModel
import RuleKit

extension Rule {
  static let typedEllipsis = Rule(
    "typed-ellipsis", .punctuation, .note, isFolded: true,
    summary: "An ellipsis is one character.",
    rationale: """
      Three periods may be torn apart at the end of a line, and voices read them as “dot dot dot”.
      """,
    source: .work("Apple Style Guide, “ellipsis”"),
    examples: [
      .text("Choose Folder⟦...⟧"),
      .text("Choose Folder…"),
      .text("Loading⟦... please wait...⟧"),
      .text("폴더 선택⟦...⟧", in: "ko"),
      .text("选取文件夹…", in: "zh-Hans"),
      .text("选取文件夹⟦...⟧", in: "zh-Hans"),
      .text("選擇檔案夾⟦...⟧", in: "zh-Hant"),
      .text("選擇檔案夾⋯", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      let typed = text.marks.filter {
        $0.kind == .ellipsis && text.text(in: $0.range) == "..."
      }
      guard let fix = TextFix(typed.map { ($0.range, "…") }, in: text) else { return }
      findings.flag(fix.range, of: text, .useEllipsis, fix: fix.text)
    }
  )
}

extension Message {
  fileprivate static let useEllipsis: Message = "Write … (one character) for the three periods."
}
