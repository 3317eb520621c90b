import CopyModel
import RuleKit

extension Rule {
  static let semicolonInKorean = Rule(
    "semicolon-in-korean", .punctuation, .note, isFolded: true,
    summary: "Korean text has no semicolon.",
    rationale: """
      Korean does not use the mark. It is left over from the source, or from a slip: its key lies
      beside the letters. Two sentences, or a comma, say the same.
      """,
    source: .work("한글 맞춤법, 부록 “문장 부호”"),
    examples: [
      .text("파일을 찾을 수 없습니다⟦;⟧ 다시 시도하십시오.", in: "ko"),
      .text("파일을 찾을 수 없습니다. 다시 시도하십시오.", in: "ko"),
      .text("이름 &lt;없음&gt;", in: "ko"),
      .text("사진;그림;앨범;", in: "ko"),
      .text("The file is gone; try again."),
      .text("找不到文件；请重试。", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard text.profile.uses(.hangul), text.marks.contains(where: { $0.kind == .semicolon }) else {
        return
      }
      let bytes = text.string.utf8.span
      let mark = text.marks.first { mark in
        mark.kind == .semicolon
          && bytes.scalar(before: mark.range.lowerBound).map { ScalarClass($0) } == .hangul
          // `사진;그림;` is a list for programs.
          && mark.range.upperBound < bytes.count && bytes[mark.range.upperBound] <= 0x20
      }
      guard let mark else { return }
      findings.flag(mark.range, of: text, .splitSentence, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let splitSentence: Message =
    "Korean has no semicolon: end the sentence here, or write a comma."
}
