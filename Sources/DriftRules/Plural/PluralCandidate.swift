import CopyModel
import RuleKit

extension Rule {
  static let pluralCandidate = Rule(
    "plural-candidate", .plural, .note, isFolded: true,
    summary: "A number before a noun has a plural.",
    rationale: """
      “%d files” reads “1 files” for one, and “file(s)” never reads well. Tables can hold one form
      for each kind of number. Korean and Chinese nouns stay as they are, so the source is what is
      looked at.
      """,
    source: .work("Apple, “Localizing strings that contain plurals”"),
    examples: [
      .text("⟦%d files⟧ selected"),
      .text("Delete the selected ⟦file(s)⟧?"),
      .text("%d selected"),
      .text("Photo %d is damaged"),
      .text("%d MB"),
      .text("%d status"),
      .text("{n, plural, one {# file} other {# files}}"),
      .pair("%d files selected", "파일 %d개 선택됨", in: "ko"),
      .pair("%d files selected", "已选择 %d 个文件", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard findings.isSourceText, findings.variation == nil, text.message == nil else { return }
      let nouns = text.profile.plurals.nouns
      guard !nouns.endings.isEmpty, let range = text.undecided(nouns) ?? text.counted(nouns) else {
        return
      }
      findings.flag(range, of: text, .usePlural, confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  /// A number and the plural noun behind it: `%d files`.
  fileprivate func counted(_ nouns: PluralNouns) -> Range<Int>? {
    let bytes = string.utf8.span
    for placeholder in placeholders
    where placeholder.type == .integer && bytes.has(" ", at: placeholder.range.upperBound) {
      let start = placeholder.range.upperBound + 1
      var end = start
      while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
      guard end - start > 3, end == bytes.count || bytes[end] <= 0x3F else { continue }
      let word = text(in: start..<end).lowercased()
      if nouns.endings.contains(where: word.hasSuffix),
        !nouns.exceptions.contains(where: word.hasSuffix)
      {
        return placeholder.range.lowerBound..<end
      }
    }
    return nil
  }

  /// A noun that leaves open whether it is one: `file(s)`.
  fileprivate func undecided(_ nouns: PluralNouns) -> Range<Int>? {
    let bytes = string.utf8.span
    for index in bytes.indices
    where bytes[index] == UInt8(ascii: "(") && bytes.hasLetter(before: index) {
      for ending in nouns.undecided where bytes.has(ending, at: index) {
        return bytes.startOfLetters(before: index)..<index + ending.utf8.count
      }
    }
    return nil
  }
}

extension Message {
  fileprivate static let usePlural: Message =
    "Give this text a plural with a form for one and a form for many."
}
