import CopyModel
import RuleKit

extension Rule {
  static let singleWordTitle = Rule(
    "single-word-title", .alert, .warning,
    summary: "An alert's title is more than one word.",
    rationale: """
      One word rarely says what happened and to what. Korean counts eojeol, and one that is a whole
      predicate is a sentence; in Chinese two characters are one word.
      """,
    source: .hig(2008, 2010, 2019, 2022, section: "Titles"), needs: [.alertPart],
    examples: [
      .title("⟦Offline⟧"),
      .title("Working Offline"),
      .title("%@"),
      .title("@:general.offline"),
      .title("Delete <ph id=\"1\" disp=\"name\"/>?"),
      .title("⟦오프라인⟧", in: "ko"),
      .title("삭제하겠습니까?", in: "ko"),
      .title("오프라인 작업 중", in: "ko"),
      .title("⟦离线⟧", in: "zh-Hans"),
      .title("正在离线使用", in: "zh-Hans"),
      .title("⟦離線⟧", in: "zh-Hant"),
      .title("⟦オフライン⟧", in: "ja"),
      .title("このメモを削除しますか？", in: "ja"),
    ],
    check: .text([.title]) { text, findings in
      guard text.isOneWord, text.placeholders.isEmpty, !text.isEmptyTitle, !text.hasElement
      else { return }
      findings.flag(text.fullRange, of: text, .saySituation)
    }
  )
}

extension AnalyzedText {
  /// Whether markup stands for a value: `<ph id="1"/>` of XLIFF.
  fileprivate var hasElement: Bool {
    literals.contains { string.utf8.dropFirst($0.upperBound - 2).starts(with: "/>".utf8) }
  }

  /// Whether the text is one word by what a word means in its script.
  fileprivate var isOneWord: Bool {
    if profile.uses(.kana) { return words.count == 1 }
    if profile.uses(.han) { return scripts.han <= 2 && scripts.latin == 0 && scripts.han > 0 }
    guard words.count == 1 else { return false }
    guard profile.uses(.hangul), let register = sentences.first?.register else { return true }
    return register == .noun
  }
}

extension Message {
  fileprivate static let saySituation: Message =
    "Say in a few words what happened; one word is not enough for a title."
}
