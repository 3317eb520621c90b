import CopyModel
import RuleKit

extension Rule {
  static let hyphenForDash = Rule(
    "hyphen-for-dash", .punctuation, .note, isFolded: true,
    fix: .unsafe,
    summary: "A dash between two thoughts is no hyphen.",
    rationale: """
      A hyphen joins words; a dash keeps thoughts apart. Two hyphens are a typewriter's dash. The
      source is what is looked at: translations follow it.
      """,
    source: .work("Apple Style Guide, “dash (em)”, “hyphen”"),
    examples: [
      .text("The disk is full ⟦-⟧ delete some files."),
      .text("The disk is full⟦--⟧delete some files."),
      .text("The disk is full—delete some files."),
      .text("A built-in disk"),
      .text("%@ - %@"),
      .text("Use --force to overwrite"),
      .text("5 - 3"),
      .text("디스크 - 가득 참", in: "ko"),
      .text("磁盘 - 已满", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard text.profile.uses(.latin), !findings.isTranslation,
        text.bytes.contains(UInt8(ascii: "-")), let range = text.hyphenAsDash
      else { return }
      let isSpaced = text.text(in: range) == "-"
      findings.flag(range, of: text, .writeDash, fix: isSpaced ? "–" : "—", confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  /// The first hyphen between spaces, or pair of hyphens, with letters on both sides.
  fileprivate var hyphenAsDash: Range<Int>? {
    let bytes = string.utf8.span
    var index = 1
    while index + 1 < bytes.count {
      guard bytes[index] == UInt8(ascii: "-") else {
        index += 1
        continue
      }
      var end = index
      while end < bytes.count, bytes[end] == UInt8(ascii: "-") { end += 1 }
      let range = index..<end
      index = end
      guard end < bytes.count, range.count <= 2 else { continue }
      let isSpacedBefore = bytes[range.lowerBound - 1] == 0x20
      let isSpacedBehind = bytes[end] == 0x20
      guard isSpacedBefore == isSpacedBehind, isSpacedBefore || range.count == 2 else { continue }
      let before = range.lowerBound - (isSpacedBefore ? 1 : 0)
      let behind = end + (isSpacedBehind ? 1 : 0)
      // Digits make it a minus or a range, a placeholder or a link a list of parts.
      guard isLetter(before: before), isLetter(at: behind), !isMasked(range) else { continue }
      return range
    }
    return nil
  }

  private func isLetter(before index: Int) -> Bool {
    guard index > 0, !isMasked(index - 1..<index) else { return false }
    return string.utf8.span.scalar(before: index).map { ScalarClass($0) } == .latin
  }

  private func isLetter(at index: Int) -> Bool {
    guard index < string.utf8.count, !isMasked(index..<index + 1) else { return false }
    return ScalarClass(string.utf8.span.scalar(at: index).value) == .latin
  }
}

extension Message {
  fileprivate static let writeDash: Message = "Write a dash (— or –) between two thoughts."
}
