import CopyModel
import RuleKit

extension Rule {
  static let typedEllipsis = Rule(
    "typed-ellipsis", .punctuation, .note, isFolded: true,
    fix: .safe,
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
      .text("One moment⟦....⟧"),
      .text("正在选取文件夹⟦。。。⟧", in: "zh-Hans"),
      .text("選擇檔案夾⟦...⟧", in: "zh-Hant"),
      .text("選擇檔案夾⋯", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      // Of either width.
      guard text.bytes.contains(0x2E) || text.bytes.contains(0xE3) else { return }
      let typed = text.typedEllipses
      guard !typed.isEmpty, let fix = TextFix(typed.map { ($0, "…") }, in: text) else { return }
      findings.flag(fix.range, of: text, .useEllipsis, fix: fix.text)
    }
  )
}

extension AnalyzedText {
  /// Where three periods or more stand in a row, be they half or full width.
  fileprivate var typedEllipses: [Range<Int>] {
    var found: [Range<Int>] = []
    var (start, count) = (0, 0)
    for mark in marks {
      if mark.kind == .ellipsis {
        if bytes.contains(0x2E), text(in: mark.range).hasPrefix("...") { found.append(mark.range) }
        count = 0
      } else if mark.kind == .period, mark.isFullWidth, text(in: mark.range) == "。" {
        let goesOn = count > 0 && start + count * mark.range.count == mark.range.lowerBound
        (start, count) = goesOn ? (start, count + 1) : (mark.range.lowerBound, 1)
        if count == 3 { found.append(start..<mark.range.upperBound) }
        if count > 3 { found[found.count - 1] = start..<mark.range.upperBound }
      } else {
        count = 0
      }
    }
    return found
  }
}

extension Message {
  fileprivate static let useEllipsis: Message = "Write … (one character) for the three periods."
}
