import CopyModel
import RuleKit

extension Rule {
  static let wrongWidthPunctuation = Rule(
    "wrong-width-punctuation", .punctuation, .warning,
    summary: "Marks are as wide as the script that they stand beside.",
    rationale: """
      Chinese sentences take full-width marks; a half-width comma beside Han crowds the line. Korean
      takes half-width ones; a full-width period comes from a Chinese or Japanese keyboard.
      """,
    source: .work("GB/T 15834—2011; 重訂標點符號手冊; 한글 맞춤법, 부록 “문장 부호”"),
    examples: [
      .text("无法存储⟦,⟧请重试。", in: "zh-Hans"),
      .text("无法存储，请重试。", in: "zh-Hans"),
      .text("可用空间：1,000 MB", in: "zh-Hans"),
      .text("要刪除嗎⟦?⟧", in: "zh-Hant"),
      .text("要刪除嗎？", in: "zh-Hant"),
      .text("저장했습니다⟦。⟧", in: "ko"),
      .text("저장했습니다.", in: "ko"),
      .text("저장했습니다(%d개).", in: "ko"),
    ],
    check: .text([]) { text, findings in
      guard let mark = text.marks.first(where: { text.isWrongWidth($0) }) else { return }
      let isBracket = mark.kind == .openingBracket || mark.kind == .closingBracket
      let written = text.text(in: mark.range)
      let other = Widths.other(of: written)
      // Half-width brackets beside Han are common and often meant.
      findings.flag(
        mark.range, of: text, .changeWidth(written, other), fix: other,
        confidence: isBracket ? 0.7 : 0.95)
    }
  )
}

extension AnalyzedText {
  fileprivate func isWrongWidth(_ mark: Mark) -> Bool {
    guard Widths.other(of: text(in: mark.range)) != nil else { return false }
    if profile.hasFullWidthMarks {
      guard !mark.isFullWidth else { return false }
      return mark.kind != .openingBracket && touchesHan(mark.range, before: true)
        || mark.kind != .closingBracket && touchesHan(mark.range, before: false)
    }
    return profile.uses(.hangul) && mark.isFullWidth && scripts.hangul > scripts.han
  }

  /// Whether a Han character stands directly before the mark, or behind it.
  private func touchesHan(_ range: Range<Int>, before: Bool) -> Bool {
    let bytes = string.utf8Span.span
    if before {
      return bytes.scalar(before: range.lowerBound).map { ScalarClass($0) == .han } ?? false
    }
    guard range.upperBound < bytes.count else { return false }
    return ScalarClass(bytes.scalar(at: range.upperBound).value) == .han
  }
}

/// Marks that exist in both widths.
private enum Widths {
  private static let pairs = [
    (",", "，"), (".", "。"), ("?", "？"), ("!", "！"), (":", "："), (";", "；"), ("(", "（"), (")", "）"),
  ]

  static func other(of mark: String) -> String? {
    for (half, full) in pairs {
      if mark == half { return full }
      if mark == full { return half }
    }
    return nil
  }
}

extension Message {
  fileprivate static func changeWidth(_ written: String, _ other: String?) -> Message {
    "Write “\(other ?? "")” instead of “\(written)”, the width of the text around it."
  }
}
