import CopyModel
import RuleKit

extension Rule {
  static let endMarkMismatch = Rule(
    "end-mark-mismatch", .punctuation, .warning,
    fix: .unsafe,
    summary: "A translation ends as its source does.",
    rationale: """
      A label that gained a full stop looks like a sentence; a colon that was lost leaves the value
      behind it hanging. Each locale's own form of the mark counts as the same.
      """,
    source: .practice("end marks agree"),
    examples: [
      .pair("Delete", "삭제⟦.⟧", in: "ko"),
      .pair("Delete", "삭제", in: "ko"),
      .pair("Report %@", "%@ 신고⟦.⟧", in: "ko"),
      .pair("Report %@", "检举%@⟦。⟧", in: "zh-Hans"),
      .pair("Report %@", "檢舉%@", in: "zh-Hant"),
      .pair("Error: %@", "錯誤：%@。", in: "zh-Hant"),
      .pair("Missing period", "없는 마침표(.)", in: "ko"),
      .pair("All files (*)", "모든 파일(*.*)", in: "ko"),
      .pair("Nothing to redo", "다시 실행할 작업이 없습니다.", in: "ko"),
      .pair("Name:", "名称⟦⟧", in: "zh-Hans"),
      .pair("Name:", "名称：", in: "zh-Hans"),
      .pair("Sign Out", "登出⟦。⟧", in: "zh-Hant"),
      .pair("Saved!", "已儲存。", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let (source, target) = (pair.source, pair.target)
      // Titles and buttons have rules of their own about their end.
      if pair.role != .button, pair.role != .title, target.ending == .period,
        let mark = target.endMark,
        target.characters <= source.characters + 3, source.isBareLabel,
        !target.isShown(mark),
        // A Korean sentence is one by its verb, and ends as sentences do.
        [nil, .noun].contains(target.sentences.last?.register)
      {
        // In a language whose words are not known it may well be an abbreviation: „Autom.“
        let confidence = target.profile.cues == nil ? 0.7 : 0.9
        findings.flag(
          source: nil, target: mark.range, .dropMark, fix: "", confidence: confidence)
      } else if source.ending == .colon, target.ending == .none, !target.endsInMask {
        findings.flag(
          source: source.endMark?.range, target: target.endRange, .addColon,
          fix: target.profile.hasFullWidthMarks ? "：" : ":", confidence: 0.7)
      }
    }
  )
}

extension AnalyzedText {
  /// How many bytes may stand between a parenthesis and the mark that it shows.
  private static var mostBeforeMark: Int { 3 }

  /// Whether a mark is only shown: it stands in parentheses of its own, 마침표(.), behind an initial there, (D.C.), or is part
  /// of a pattern, *.*
  fileprivate func isShown(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    return bytes.has("*", at: mark.range.upperBound)
      || (0...Self.mostBeforeMark).contains { gap in
        ["(", "（"].contains { bytes.has($0, at: mark.range.lowerBound - gap - $0.utf8.count) }
      }
  }

  /// A short label without a mark.
  fileprivate var isBareLabel: Bool {
    ending == .none && words.count <= 3 && (!endsInMask || endsInValue)
      && completeness != .sentence
  }

  /// Whether it ends with a value that its words lead up to, “Report %@”, and that no mark sets apart.
  private var endsInValue: Bool {
    marks.isEmpty && placeholders.last?.range.upperBound == string.utf8.count
      && placeholders.count == 1 && words.first.map { $0.upperBound < string.utf8.count } == true
      && placeholders[0].range.lowerBound > 0
  }
}

extension Message {
  fileprivate static let dropMark: Message = "The source has no mark at the end; remove this one."
  fileprivate static let addColon: Message = "The source ends with a colon; end this with one too."
}
