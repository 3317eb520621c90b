import CopyModel
import RuleKit

extension Rule {
  static let uninformativeTitle = Rule(
    "uninformative-title", .alert, .error,
    summary: "An alert's title says more than that there is an alert.",
    rationale: """
      “Error” and “Warning” tell people nothing that the alert itself does not. A number behind it
      helps the developer only.
      """,
    source: .hig(2008, 2022, section: "Titles", material: "Dialogs: Headline"), needs: [.role],
    examples: [
      .title("⟦Error⟧"),
      .title("⟦Error 502 Occurred⟧"),
      .title("⟦Warning!⟧"),
      .title("⟦Unknown Error⟧"),
      .title("⟦Oops! Something went wrong.⟧"),
      .title("⟦Operation Failed⟧"),
      .title("Unable to Open the File"),
      .title("⟦오류 502 발생⟧", in: "ko"),
      .title("⟦알 수 없는 오류⟧", in: "ko"),
      .title("파일을 열 수 없음", in: "ko"),
      .title("⟦错误⟧", in: "zh-Hans"),
      .title("无法打开文件", in: "zh-Hans"),
      .title("⟦您确定吗？⟧", in: "zh-Hans"),
      .title("您确定要删除此文件吗？", in: "zh-Hans"),
      .title("⟦發生錯誤（%d）⟧", in: "zh-Hant"),
      .title("無法打開檔案", in: "zh-Hant"),
    ],
    check: .text([.title]) { text, findings in
      guard text.isEmptyTitle else { return }
      findings.flag(text.fullRange, of: text, .sayWhatHappened)
    }
  )
}

extension AnalyzedText {
  /// Whether the text, its numbers, marks and placeholders aside, is a title that says nothing.
  var isEmptyTitle: Bool {
    let bytes = string.utf8.span
    var letters: [UInt8] = []
    var index = 0
    var next = 0
    while index < bytes.count {
      while next < placeholders.count, placeholders[next].range.lowerBound < index { next += 1 }
      if next < placeholders.count, placeholders[next].range.lowerBound == index {
        index = placeholders[next].range.upperBound
        continue
      }
      let scalar = bytes.scalar(at: index)
      switch ScalarClass(scalar.value) {
      case .space, .digit, .mark, .symbol: break
      default: for offset in 0..<scalar.length { letters.append(bytes[index + offset]) }
      }
      index += scalar.length
      if letters.count > 64 { return false }
    }
    return isEmpty(String(decoding: letters, as: UTF8.self).lowercased())
  }

  /// Whether letters are those of a title that says nothing, or of two such in a row: “Oops! Something went wrong.”
  private func isEmpty(_ letters: String) -> Bool {
    let titles = profile.emptyTitles
    return titles.contains(letters)
      || titles.contains {
        !$0.isEmpty && letters.hasPrefix($0) && titles.contains(String(letters.dropFirst($0.count)))
      }
  }
}

extension Message {
  fileprivate static let sayWhatHappened: Message =
    "Say what happened; this title only says that something did."
}
