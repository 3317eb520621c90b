import CopyModel
import RuleKit

extension Rule {
  static let unpunctuatedTitle = Rule(
    "unpunctuated-title", .punctuation, .warning,
    fix: .unsafe,
    summary: "A title that is a sentence has an end mark.",
    rationale: """
      A sentence without its mark looks cut off. Chinese does not show a sentence by its words, so a
      Chinese title is held to the mark of its source.
      """,
    source: .hig(2019, 2022, section: "Titles"), needs: [.alertPart],
    examples: [
      .title("The server can’t be reached⟦⟧"),
      .title("The server can’t be reached."),
      .title("Delete this photo⟦⟧"),
      .title("Delete this photo?"),
      .title("Delete This Photo"),
      .title("No Internet Connection"),
      .title("New Version\nAvailable"),
      .title("Password Expired"),
      .title("서버에 연결할 수 없습니다⟦⟧", in: "ko"),
      .title("서버에 연결할 수 없습니다.", in: "ko"),
      .pair("The server can’t be reached.", "无法连接服务器⟦⟧", in: "zh-Hans", as: .title),
      .pair("Unable to Connect", "無法連線", in: "zh-Hant", as: .title),
      .pair("The server can’t be reached.", "無法連接伺服器⟦⟧", in: "zh-Hant", as: .title),
    ],
    check: .all([
      .text([.title]) { text, findings in
        if text.isUnmarkedQuestion {
          findings.flag(text.endRange, of: text, .addQuestionMark, fix: "?", confidence: 0.9)
          return
        }
        guard text.completeness == .sentence, text.ending == .none, !text.endsInMask,
          !text.isHeadline, !text.profile.hasFullWidthMarks
        else { return }
        findings.flag(text.endRange, of: text, .addMark, fix: text.plainMark, confidence: 0.9)
      },
      .pair { pair, findings in
        guard pair.role == .title, pair.target.profile.hasFullWidthMarks,
          [.period, .question].contains(pair.source.ending), pair.source.isSentenceByForm,
          pair.target.ending == .none, !pair.target.endsInMask
        else { return }
        findings.flag(
          source: nil, target: pair.target.endRange, .addMark,
          fix: pair.source.ending == .question ? "？" : "。", confidence: 0.9)
      },
    ])
  )
}

extension AnalyzedText {
  /// Whether the text is a sentence even without its mark, or a question.
  fileprivate var isSentenceByForm: Bool { coreCompleteness == .sentence || ending == .question }

  /// The empty range behind the last character that is no space.
  var endRange: Range<Int> {
    let end = sentences.last?.range.upperBound ?? string.utf8.count
    return end..<end
  }

  /// Whether the text ends with a placeholder, a link or the like, which may bring its own mark;
  /// closing quotes and brackets behind it aside.
  var endsInMask: Bool {
    var end = endRange.upperBound
    for mark in marks.reversed() where mark.range.upperBound <= end {
      guard mark.range.upperBound == end, mark.closes else { break }
      end = mark.range.lowerBound
    }
    return placeholders.contains { $0.range.upperBound >= end }
      || literals.contains { $0.upperBound >= end }
  }
}

extension Message {
  fileprivate static let addQuestionMark: Message =
    "The title asks whether to do this: end it with a question mark."
  fileprivate static let addMark: Message =
    "The title is a sentence: end it with a period or a question mark."
}
