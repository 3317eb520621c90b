import CopyModel
import RuleKit

extension Rule {
  static let repeatedWord = Rule(
    "repeated-word", .punctuation, .warning, covers: ["misspelled-word"],
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
    let bytes = string.utf8.span
    for position in words.indices.dropFirst()
    where words[position].count == words[position - 1].count {
      let (first, second) = (words[position - 1], words[position])
      guard isRepeated(first, second, bytes) else { continue }
      let word = text(in: second).lowercased()
      guard !profile.repeatedWords.fine.contains(word), !isMasked(first), !isMasked(second)
      else { continue }
      // Grammar doubles many a word of Chinese, and names are doubled anywhere: Walla Walla.
      let isSure = profile.repeatedWords.never.contains(word)
      let isKnown = !profile.uses(.han) && !profile.repeatedWords.never.isEmpty
      guard isSure || isKnown && word.count > 1 && text(in: second) == word else { continue }
      // Three in a row are a song, not a slip.
      let isThird = position > 1 && isRepeated(words[position - 2], first, bytes)
      let isGoingOn =
        position + 1 < words.count && isRepeated(second, words[position + 1], bytes)
      if isThird || isGoingOn { continue }
      return (first.upperBound..<second.upperBound, isSure)
    }
    return nil
  }

  /// Whether two neighbours have the same letters and at most one space between them.
  private func isRepeated(
    _ first: Range<Int>, _ second: Range<Int>, _ bytes: Span<UInt8>
  ) -> Bool {
    guard first.count == second.count, first.upperBound <= second.lowerBound else { return false }
    let gap = first.upperBound..<second.lowerBound
    guard gap.isEmpty || gap.count == 1 && bytes[gap.lowerBound] == 0x20 else { return false }
    // Most neighbours begin otherwise.
    guard bytes[first.lowerBound] | 0x20 == bytes[second.lowerBound] | 0x20 else { return false }
    var hasLetter = false
    // Where words end at spaces only, a comma makes them a list.
    guard bytes.hasLetter(at: second.lowerBound), bytes.hasLetter(before: first.upperBound),
      bytes.hasLetter(before: second.upperBound)
    else { return false }
    for offset in 0..<first.count {
      let (own, other) = (bytes[first.lowerBound + offset], bytes[second.lowerBound + offset])
      let isLatin = other.isASCIISmall
      guard own == other || isLatin && own == other & 0xDF else { return false }
      hasLetter = hasLetter || isLatin || other >= 0x80
    }
    return hasLetter
  }
}

extension Message {
  fileprivate static func dropRepetition(_ word: String) -> Message {
    "“\(word)” stands here twice; remove one."
  }
}
