import CopyModel
import RuleKit

extension Rule {
  static let ellipsisMismatch = Rule(
    "ellipsis-mismatch", .punctuation, .warning,
    fix: .unsafe,
    summary: "A translation ends with an ellipsis when its source does.",
    rationale: """
      On a button the ellipsis says that more is asked before anything happens; in a status it says
      that work goes on. The translation must say the same.
      """,
    source: .practice("an ellipsis stays an ellipsis; Apple’s own tables agree in 99.6 %"),
    examples: [
      .pair("Choose Folder…", "폴더 선택⟦⟧", in: "ko"),
      .pair("Choose Folder…", "폴더 선택…", in: "ko"),
      .pair("Choose Folder...", "选取文件夹…", in: "zh-Hans"),
      .pair("Delete", "删除⟦…⟧", in: "zh-Hans"),
      .pair("Choose Folder…", "選擇檔案夾⋯", in: "zh-Hant"),
      .pair("Choose Folder…", "選擇檔案夾⟦⟧", in: "zh-Hant"),
      .pair("Choose From…", "從…選擇", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let (source, target) = (pair.source, pair.target)
      guard (source.ending == .ellipsis) != (target.ending == .ellipsis) else { return }
      if source.ending == .ellipsis {
        // A masked or marked end is another difference, and “From…” may be 從…載入.
        guard target.ending == .none, !target.endsInMask,
          !target.marks.contains(where: { $0.kind == .ellipsis })
        else { return }
        findings.flag(
          source: source.endMark?.range, target: target.endRange, .addEllipsis, fix: "…",
          confidence: 0.9)
      } else if source.ending == .none, !source.endsInMask {
        findings.flag(
          source: nil, target: target.endMark?.range, .dropEllipsis, fix: "", confidence: 0.9)
      }
    }
  )
}

extension Message {
  fileprivate static let addEllipsis: Message = "The source ends with an ellipsis; add … here too."
  fileprivate static let dropEllipsis: Message =
    "The source has no ellipsis; remove the one at the end."
}
