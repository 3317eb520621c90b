import CopyModel
import RuleKit

extension Rule {
  static let cutOff = Rule(
    "cut-off", .meaning, .warning, yields: ["dropped-sentence", "wrong-row"],
    summary: "A translation goes on to its end.",
    rationale: """
      Columns have a width and exports a limit, and what is longer loses its end. No Korean text ends
      within an ending, and no Chinese one with a comma.
      """,
    source: .work("표준국어대사전: -었-, -겠-, 않다, 없다; GB/T 15834: commas stand within a sentence"),
    examples: [
      .pair("The lid couldn’t be opened.", "⟦뚜껑을 열지 못했⟧", in: "ko"),
      .pair("The lid couldn’t be opened.", "뚜껑을 열지 못했습니다.", in: "ko"),
      .pair("The lid is open.", "⟦뚜껑이 열려 있습니⟧", in: "ko"),
      .pair("The lid couldn’t be opened", "뚜껑을 열지 못했음", in: "ko"),
      .pair("Name (at least 3", "이름(최소 3자", in: "ko"),
      .pair("Open the lid, then take out the pen.", "⟦打开盖子，⟧", in: "zh-Hans"),
      .pair("Open the lid, then take out the pen.", "打开盖子，然后取出笔。", in: "zh-Hans"),
      .pair("Opened at noon", "中午打开，", in: "zh-Hans"),
      .pair("Open the lid, then take out the pen.", "⟦打開蓋子，⟧", in: "zh-Hant"),
      .pair("Open the lid, then take out the pen.", "打開蓋子，然後取出筆。", in: "zh-Hant"),
      .pair("Open the lid, then take out the pen.", "⟦ふたを開け、⟧", in: "ja"),
      .pair("Open the lid, then take out the pen.", "ふたを開け、ペンを取り出します。", in: "ja"),
      .pair("Open the box and take out the tail.", "⟦상자를 열고 꼬리를⟧", in: "ko"),
      .pair("Open the box and take out the tail.", "상자를 열고 꼬리를 꺼내십시오", in: "ko"),
      .pair(
        "All guests of the old lighthouse can now see the map.", "⟦옛 등대의 모든 손님이 이 지도⟧", in: "ko"),
      .pair("The lighthouse that every guest can see from here.", "모든 손님이 볼 수 있는 등대", in: "ko"),
      .pair("Shake the kite dry, and then fold it.", "⟦연을 흔들어 말린 다음⟧", in: "ko"),
      .pair("Shake the kite dry, and then fold it.", "연을 흔들어 말린 다음 접으십시오", in: "ko"),
      .pair("Keep the tail dry (it may tear).", "⟦请保持尾巴干燥（否则⟧", in: "zh-Hans"),
      .pair("Keep the tail dry (it may tear).", "请保持尾巴干燥（否则可能撕裂）", in: "zh-Hans"),
      .pair(
        "Open the window, close the door, and delete the old messages on your phone.", "⟦開啟窗戶⟧",
        in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let (profile, target) = (pair.target.profile, pair.target)
      guard profile.uses(.hangul) || profile.uses(.han) else { return }
      let text = target.string.utf8.span
      var end = text.count
      while end > 0, text[end - 1] <= 0x20 { end -= 1 }
      let isCut =
        profile.uses(.hangul)
        ? text.endsWithinEnding(at: end) : text.endsWithComma(at: end) && pair.source.isComplete
      guard isCut || pair.breaksOff else { return }
      findings.flag(source: nil, target: 0..<end, .goOn, confidence: isCut ? 0.85 : 0.82)
    }
  )
}

extension AnalyzedText {
  /// Whether it is no piece of a sentence that the app goes on with: it has its end mark, or many words and none at the
  /// end that others follow.
  fileprivate var isComplete: Bool {
    guard let word = words.last, ending == .period || words.count > 7 else { return false }
    return string.utf8.last { $0 > 0x20 } != UInt8(ascii: ",") && !kinds(of: word).contains(.small)
  }
}

extension Span<UInt8> {
  /// Whether the last syllable is one that only an ending follows: 했, 않, 없, and those of -습니다.
  fileprivate func endsWithinEnding(at end: Int) -> Bool {
    guard let last = scalar(before: end), let final = Self.final(of: last) else { return false }
    if Self.unfinished.contains(final) || last == 0xC5C6 { return true }
    guard let before = scalar(before: end - 3), let start = Self.final(of: before) else {
      return false
    }
    // 있습 and 합니 only begin 있습니다 and 합니다, but 학습 is a word.
    return last == 0xC2B5
      ? start == 18 || Self.unfinished.contains(start) : last == 0xB2C8 && start == 17
  }

  /// ㄶ, ㅀ and ㅆ end verbs alone, of the 27 consonants that may end a syllable (The Unicode Standard, 3.12).
  private static var unfinished: [UInt32] { [6, 15, 20] }

  private static func final(of scalar: UInt32) -> UInt32? {
    (0xAC00...0xD7A3).contains(scalar) ? (scalar - 0xAC00) % 28 : nil
  }

  fileprivate func endsWithComma(at end: Int) -> Bool {
    has("，", at: end - 3) || has("、", at: end - 3)
  }
}

extension Message {
  fileprivate static let goOn: Message = "The text breaks off here. Complete it."
}
