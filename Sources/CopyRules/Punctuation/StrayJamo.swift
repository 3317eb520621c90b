import CopyModel
import RuleKit

extension Rule {
  static let strayJamo = Rule(
    "stray-jamo", .punctuation, .note,
    summary: "No single Korean letter is left beside a syllable.",
    rationale: """
      A syllable that was not closed, or a key struck too much, leaves a letter standing alone:
      삭제ㅎ. Letters among themselves (ㅋㅋ, ㄱ–ㅎ) are meant.
      """,
    source: .practice("slips of the two-set Korean keyboard"),
    examples: [
      .text("메모를 삭제⟦ㅎ⟧하겠습니까?", in: "ko"),
      .text("메모를 삭제하겠습니까?", in: "ko"),
      .text("저장했습니다⟦ㅏ⟧.", in: "ko"),
      .text("ㄱ–ㅎ 순으로 정렬", in: "ko"),
      .text("재미있네요 ㅋㅋ", in: "ko"),
      .text("Sort by ㄱ–ㅎ"),
    ],
    check: .text([]) { text, findings in
      // In UTF-8 all of them begin with one byte.
      guard text.profile.uses(.hangul), text.bytes.contains(0xE3), let range = text.strayJamo else {
        return
      }
      findings.flag(range, of: text, .finishSyllable, confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// A single letter that touches a syllable and no other letter of its kind.
  fileprivate var strayJamo: Range<Int>? {
    let bytes = string.utf8.span
    return bytes.firstScalar { scalar, range in
      guard (0x3131...0x3163).contains(scalar) else { return false }
      let before = bytes.scalar(before: range.lowerBound).map { ScalarClass($0) }
      let after =
        range.upperBound < bytes.count
        ? ScalarClass(bytes.scalar(at: range.upperBound).value) : nil
      return before != .jamo && after != .jamo && (before == .hangul || after == .hangul)
    }
  }
}

extension Message {
  fileprivate static let finishSyllable: Message =
    "A single letter is left here; complete the syllable or remove the letter."
}
