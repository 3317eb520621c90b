import CopyModel
import RuleKit

extension Rule {
  static let doubledTranslation = Rule(
    "doubled-translation", .meaning, .warning,
    summary: "A translation stands in its row once.",
    rationale: """
      Pasted twice or merged badly, a text says everything again. People read it as two messages.
      """,
    source: .practice("merging and pasting"),
    examples: [
      .pair("The lid is open.", "⟦뚜껑이 열려 있습니다. 뚜껑이 열려 있습니다.⟧", in: "ko"),
      .pair("The lid is open.", "뚜껑이 열려 있습니다.", in: "ko"),
      .pair("The lid is open.", "⟦盖子开着。盖子开着。⟧", in: "zh-Hans"),
      .pair("Row, row, row your boat", "划呀划呀", in: "zh-Hans"),
      .pair("Sort the shelves", "⟦整理書架 整理書架⟧", in: "zh-Hant"),
      .pair("Sort the shelves", "整理書架", in: "zh-Hant"),
      .pair("Knock, knock", "똑똑 똑똑", in: "ko"),
      .pair("The lid is open.", "⟦ふたが開いています。ふたが開いています。⟧", in: "ja"),
      .pair("The lid is open. The lid is open.", "ふたが開いています。ふたが開いています。", in: "ja"),
    ],
    check: .pair { pair, findings in
      guard pair.source.words.count > 1, pair.target.string.utf8.span.isDoubled,
        !pair.source.string.utf8.span.isDoubled
      else { return }
      findings.flag(source: nil, target: pair.target.fullRange, .once, confidence: 0.9)
    }
  )
}

extension Span<UInt8> {
  /// The fewest bytes that are a text said again: 天天 and 똑똑 repeat a sound.
  private static var leastHalf: Int { 9 }

  /// Whether its second half says the first again, with spaces between at most.
  fileprivate var isDoubled: Bool {
    var (start, end) = (0, count)
    while start < end, self[start] <= 0x20 { start += 1 }
    while end > start, self[end - 1] <= 0x20 { end -= 1 }
    return (0...2).contains { gap in
      let length = end - start - gap
      guard length.isMultiple(of: 2), length / 2 >= Self.leastHalf else { return false }
      let (half, second) = (length / 2, start + length / 2 + gap)
      return (start + half..<second).allSatisfy { self[$0] <= 0x20 }
        && (0..<half).allSatisfy { self[start + $0] == self[second + $0] }
    }
  }
}

extension Message {
  fileprivate static let once: Message = "The translation stands here twice. Keep it once."
}
