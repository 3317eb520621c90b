import CopyModel
import RuleKit

extension Rule {
  static let repeatedTitle = Rule(
    "repeated-title", .alert, .note,
    summary: "A message adds something to its title.",
    rationale: """
      A message that says the title again costs time and tells nothing. Leave it out, or say what
      the consequences are.
      """,
    source: .hig(2008, 2019, 2022, section: "Informative text"), needs: [.alert],
    examples: [
      .alert(title: "Unable to Save", message: "⟦Unable to save.⟧", buttons: ["OK"]),
      .alert(title: "Unable to Save", message: "The disk is full.", buttons: ["OK"]),
      .alert(
        title: "Unable to Save the Document", message: "⟦Unable to save the document now.⟧",
        buttons: ["OK"]),
      .alert(title: "저장할 수 없음", message: "⟦저장할 수 없음.⟧", buttons: ["확인"], in: "ko"),
      // The values are not known: what stands for them may differ.
      .alert(title: "%#@count@", message: "%#@count@", buttons: ["OK"]),
      .alert(title: "无法存储", message: "⟦无法存储。⟧", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "無法儲存", message: "⟦無法儲存。⟧", buttons: ["好"], in: "zh-Hant"),
      .alert(title: "無法儲存", message: "磁碟已滿。", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let title = alert.title, let message = alert.message else { return }
      guard !title.text.isOneValue, title.text.letters.nearlyRepeats(message.text.letters) else {
        return
      }
      findings.flag(message, nil, .dropRepetition)
    }
  )
}

extension AnalyzedText {
  /// Whether a value is all the text, as in a `.stringsdict`.
  fileprivate var isOneValue: Bool { placeholders.contains { $0.range == fullRange } }

  /// The text in lowercase, without spaces and marks.
  fileprivate var letters: String {
    String(string.lowercased().unicodeScalars.filter { ScalarClass($0.value).isLetterOrDigit })
  }
}

extension String {
  /// Whether one is in the other and four fifths of it.
  fileprivate func nearlyRepeats(_ other: String) -> Bool {
    let (short, long) = count < other.count ? (self, other) : (other, self)
    return !short.isEmpty && short.count * 5 >= long.count * 4 && long.contains(short)
  }

  fileprivate init(_ scalars: [Unicode.Scalar]) {
    self.init(String.UnicodeScalarView(scalars))
  }
}

extension Message {
  fileprivate static let dropRepetition: Message =
    "The message repeats the title. Say what it means for people, or leave it out."
}
