import CopyModel
import RuleKit

extension Rule {
  static let doubledTranslation = Rule(
    "doubled-translation", .meaning, .warning, covers: ["repeated-word"],
    fix: .unsafe,
    summary: "A translation stands in its row once, and each word as often as the source says it.",
    rationale: """
      Pasted twice or merged badly, a text says everything again, or a word that was moved stands in
      both places. People read two messages, or stumble.
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
      .pair("Read the labels of the boxes", "상자의 이름표를⟦ 이름표를⟧ 읽기", in: "ko"),
      .pair("Read the labels of the boxes", "상자의 이름표를 읽기", in: "ko"),
      .pair("The lid file is not a file.", "뚜껑 파일이 파일이 아닙니다.", in: "ko"),
      .pair("The lid dir is not a directory.", "뚜껑 디렉터리가 디렉터리가 아닙니다.", in: "ko"),
      .pair("Show the display name", "显示显示名称", in: "zh-Hans"),
      .pair("The lid is very heavy.", "뚜껑이 매우 매우 무겁습니다.", in: "ko"),
      .pair("Dust off the shelves", "선반을⟦ 선반을⟧ 털기", in: "ko"),
      .pair("No shelf found", "선반을 찾을 수⟦ 수⟧ 없음", in: "ko"),
      .pair("The lid of the box", "箱子的⟦的⟧盖子", in: "zh-Hans"),
      .pair("The lid of the box", "箱子的盖子", in: "zh-Hans"),
      .pair("Show the boxes that were sold", "显示⟦显示⟧已售出的箱子", in: "zh-Hans"),
      .pair("Update the date of the last update", "更新更新日期", in: "zh-Hans"),
      .pair("The lid was closed.", "뚜껑이 닫혔습니다⟦ 닫혔습니다⟧.", in: "ko"),
      .pair("The lid can’t be closed.", "뚜껑을 닫을 수 없습니다⟦ 닫을 수 없습니다⟧.", in: "ko"),
      .pair("The lid was closed.", "뚜껑이 닫혔습니다.", in: "ko"),
      .pair("Closed", "已关闭⟦已关闭⟧", in: "zh-Hans"),
      .pair("The lid can’t be closed.", "無法關閉⟦無法關閉⟧蓋子。", in: "zh-Hant"),
      .pair("Step by step", "一步一步", in: "zh-Hant"),
      .pair("The name of the dropped lid", "拖放的蓋子的蓋子名稱", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let isDoubled =
        pair.source.words.count > 1 && pair.target.string.utf8.span.isDoubled
        && !pair.source.string.utf8.span.isDoubled
        && !(pair.source.isPhrase && pair.source.doublesWord)
      if isDoubled {
        findings.flag(source: nil, target: pair.target.fullRange, .once, confidence: 0.9)
      } else if let word = pair.doubledWord {
        findings.flag(
          source: nil, target: word.range, .onceHere, fix: word.isSlip ? "" : nil,
          confidence: word.isSlip ? 0.9 : 0.82)
      } else if let stretch = pair.repeatedStretch {
        findings.flag(source: nil, target: stretch, .onceHere, fix: "", confidence: 0.85)
      }
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

  fileprivate static let onceHere: Message =
    "This stands here twice, and the source says it once. Keep it once."
}
