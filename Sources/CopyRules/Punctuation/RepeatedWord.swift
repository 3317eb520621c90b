import CopyModel
import RuleKit

extension Rule {
  static let repeatedWord = Rule(
    "repeated-word", .punctuation, .warning, covers: ["misspelled-word"],
    fix: .unsafe,
    summary: "No word stands twice in a row by mistake.",
    rationale: """
      “The the” survives every reading, because eyes skip it. Words that a language doubles on
      purpose are left alone; a doubled word that is not known to be wrong is a note.
      """,
    source: .practice("doubled words"),
    examples: [
      .text("Delete the⟦ the⟧ note?"),
      .text("Delete the note?"),
      .text("All changes that you had had are saved."),
      .text("%@ %@"),
      .text("메모 및⟦ 및⟧ 사진", in: "ko"),
      .text("아주 아주 긴 메모", in: "ko"),
      .text("无法存储您的⟦的⟧文稿", in: "zh-Hans"),
      .text("再试试看", in: "zh-Hans"),
      .text("無法⟦無法⟧儲存文件", in: "zh-Hant"),
      .text("謝謝", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      guard let found = text.repeatedWord else { return }
      findings.flag(
        found.range, of: text, .dropRepetition(text.text(in: found.range).trimmed),
        fix: found.isSure ? "" : nil, confidence: found.isSure ? 0.9 : 0.6)
    }
  )
}

extension AnalyzedText {
  /// The second of two words that are one, and the space before it.
  fileprivate var repeatedWord: (range: Range<Int>, isSure: Bool)? {
    for position in words.indices.dropFirst() where repeatsWord(at: position) {
      let (first, second) = (words[position - 1], words[position])
      let word = text(in: second).lowercased()
      // Grammar doubles many a word of Chinese, and names are doubled anywhere: Walla Walla.
      let isSure = profile.repeatedWords.never.contains(word)
      let isKnown = !profile.uses(.han) && !profile.repeatedWords.never.isEmpty
      guard isSure || isKnown && word.count > 1 && text(in: second) == word else { continue }
      return (first.upperBound..<second.upperBound, isSure)
    }
    return nil
  }
}

extension Message {
  fileprivate static func dropRepetition(_ word: String) -> Message {
    "“\(word)” stands here twice; remove one."
  }
}
