import CopyModel
import RuleKit

extension Rule {
  static let errorWord = Rule(
    "error-word", .alert, .note,
    editions: [.hig2008: .warning, .hig2010: .note, .hig2019: .note, .hig2022: .note],
    summary: "Alert text does without the word error.",
    rationale: """
      The word blames without helping. What could not be done, and why, says more in as many words.
      """,
    source: .hig(2008, section: "Wording"), needs: [.alertPart],
    examples: [
      .message("An ⟦error⟧ prevented the upload."),
      .message("The upload stopped, error: %@"),
      .message("The upload stopped because the connection was lost."),
      .title("업로드 ⟦오류⟧", in: "ko"),
      .title("업로드할 수 없음", in: "ko"),
      .title("上传⟦错误⟧", in: "zh-Hans"),
      .title("使用了错误的密码", in: "zh-Hans"),
      .title("上傳⟦錯誤⟧", in: "zh-Hant"),
    ],
    check: .text([.title, .message]) { text, findings in
      guard let error = text.profile.concept(.error), let cue = text.cue(error),
        !text.isEmptyTitle,
        // 错误的密码 is a wrong password.
        !text.has(.attributiveMarks, at: cue.range.upperBound),
        // “Not saved, error: %@” says what could not be done and why.
        !text.marks.contains(where: {
          $0.kind == .colon && $0.range.lowerBound == cue.range.upperBound
        })
      else { return }
      findings.flag(cue.range, of: text, .nameTheCause, confidence: 0.9)
    }
  )
}

extension Message {
  fileprivate static let nameTheCause: Message =
    "Say what could not be done and why, instead of calling it an error."
}
