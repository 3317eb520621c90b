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
      .alert(
        title: "Can’t Open the Archive", message: "⟦The archive can’t be opened.⟧", buttons: ["OK"]),
      .alert(
        title: "Delete Note?", message: "⟦Are you sure you want to delete this note?⟧",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "Delete Note?", message: "Do you want to delete this note from all devices?",
        buttons: ["Cancel", "Delete"]),
      .alert(
        title: "The disk is full.", message: "⟦The disk is full.⟧ Delete some files.",
        buttons: ["OK"]),
      .alert(
        title: "The archive was opened.", message: "The archive can’t be opened.", buttons: ["OK"]),
      .alert(title: "저장할 수 없음", message: "⟦저장할 수 없음.⟧", buttons: ["확인"], in: "ko"),
      // The values are not known: what stands for them may differ.
      .alert(title: "%#@count@", message: "%#@count@", buttons: ["OK"]),
      .alert(title: "无法存储", message: "⟦无法存储。⟧", buttons: ["好"], in: "zh-Hans"),
      .alert(title: "無法儲存", message: "⟦無法儲存。⟧", buttons: ["好"], in: "zh-Hant"),
      .alert(title: "無法儲存", message: "磁碟已滿。", buttons: ["好"], in: "zh-Hant"),
    ],
    check: .alert { alert, findings in
      guard let title = alert.title, let message = alert.message else { return }
      if !title.text.isOneValue, title.text.letters.nearlyRepeats(message.text.letters) {
        findings.flag(message, .dropRepetition)
      } else if let first = message.text.sentences.first?.range,
        title.text.sentences.count == 1, title.text.placeholders.isEmpty,
        !message.text.placeholders.contains(where: { $0.range.overlaps(first) }),
        let said = title.text.says(in: title.text.fullRange),
        said == message.text.says(in: first)
      {
        let isAll = message.text.sentences.count == 1
        findings.flag(message, isAll ? message.text.fullRange : first, .dropRepetition)
      }
    }
  )
}

/// What a sentence says, whatever its order and the words that only join.
private struct Saying: Equatable {
  /// The keys of its interface words.
  var keys: Set<Int> = []
  /// Words that no interface has: names.
  var names: Set<String> = []
  var isDenied = false
}

extension AnalyzedText {
  /// What a stretch of an English text says; nil in other languages, and where that is less than two words.
  fileprivate func says(in range: Range<Int>) -> Saying? {
    guard profile.caseWords.hasStyles, let vocabulary = profile.vocabulary,
      let terms = terms?.filter({ !$0.isPart })
    else { return nil }
    var saying = Saying()
    for word in words where range.contains(word.lowerBound) {
      if denies(word) {
        saying.isDenied = true
      } else if isFrame(word) {
        continue
      } else {
        let found = terms.filter { $0.range.overlaps(word) }
        for term in found { saying.keys.insert(term.key) }
        if found.isEmpty, !vocabulary.knowsAll(of: string.utf8.span.extracting(word)) {
          saying.names.insert(text(in: word).lowercased())
        }
      }
    }
    return saying.keys.count + saying.names.count > 1 ? saying : nil
  }

  /// Whether it is part of what only denies: *can’t*, *unable to*.
  private func denies(_ word: Range<Int>) -> Bool {
    cues.contains { $0.range.overlaps(word) && profile.concepts.kind(of: $0.concept) == .polarity }
  }

  /// Whether it is part of what only asks: *are you sure you want to*.
  private func isFrame(_ word: Range<Int>) -> Bool {
    ending == .question
      && (isWord(word, in: .askingWords)
        || cues.contains {
          $0.range.overlaps(word) && profile.concepts[$0.concept].named == .areYouSure
        })
  }

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
}

extension Message {
  fileprivate static let dropRepetition: Message =
    "The message repeats the title. Say what it means for people, or leave it out."
}
