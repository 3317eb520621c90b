import CopyModel
import RuleKit

extension Rule {
  static let wrongWidthPunctuation = Rule(
    "wrong-width-punctuation", .punctuation, .warning, isFolded: true,
    fix: .safe,
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
      .text("&mdash;选择&mdash;", in: "zh-Hans"),
      .text("要刪除嗎⟦?⟧", in: "zh-Hant"),
      .text("要刪除嗎？", in: "zh-Hant"),
      .text("저장했습니다⟦。⟧", in: "ko"),
      .text("저장했습니다.", in: "ko"),
      .text("저장했습니다(%d개).", in: "ko"),
      .text("保存できません⟦.⟧", in: "ja"),
      .text("削除しますか?", in: "ja"),
      .text(".は改行にも一致します。", in: "ja"),
      .text("{count, 复数, other {# 个备忘录}}", in: "zh-Hans"),
      .text("確認中..", in: "ja"),
      .text("保存できません（エラー%d）。", in: "ja"),
    ],
    check: .text([]) { text, findings in
      // Full-width marks begin with one of two bytes in UTF-8.
      guard
        text.profile.hasFullWidthMarks
          || text.profile.uses(.hangul) && (text.bytes.contains(0xEF) || text.bytes.contains(0xE3))
      else { return }
      let wrong = text.marks.filter { text.isWrongWidth($0) }
      guard let first = wrong.first else { return }
      let changes = wrong.flatMap { text.changes(of: $0) }.sorted {
        $0.range.lowerBound < $1.range.lowerBound
      }
      guard let fix = TextFix(changes, in: text) else { return }
      let written = text.text(in: first.range)
      // Half-width brackets beside Han are common and often meant.
      findings.flag(
        fix.range, of: text, .changeWidth(written, text.otherWidth(of: written)), fix: fix.text,
        confidence: wrong.allSatisfy(\.isBracket) ? 0.7 : 0.95)
    }
  )
}

extension AnalyzedText {
  fileprivate func isWrongWidth(_ mark: Mark) -> Bool {
    guard otherWidth(of: text(in: mark.range)) != nil, !isInArgument(mark) else { return false }
    if profile.hasFullWidthMarks {
      guard !mark.isFullWidth else { return false }
      if mark.isBracket { return bracketsTouchHan(mark) }
      guard endsSomething(mark) else { return false }
      return touchesWide(mark.range, before: true) || touchesWide(mark.range, before: false)
    }
    return profile.uses(.hangul) && mark.isFullWidth && scripts.hangul > scripts.han
  }

  /// Whether the mark is one of an argument that the app reads: `{count, plural, …`.
  private func isInArgument(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    guard self.bytes.contains(UInt8(ascii: "{")), bytes.has(",", at: mark.range.lowerBound) else {
      return false
    }
    var brace = mark.range.lowerBound
    while brace > 0, bytes[brace - 1] != UInt8(ascii: "{"), bytes[brace - 1] != UInt8(ascii: "}") {
      brace -= 1
    }
    guard brace > 0, bytes[brace - 1] == UInt8(ascii: "{") else { return false }
    var end = brace
    while end < bytes.count,
      bytes.hasASCIILetter(before: end + 1) || bytes[end] == UInt8(ascii: "_")
    {
      end += 1
    }
    return end > brace && bytes.has(",", at: end)
  }

  /// Whether text stands before the mark, and no second one of its kind beside it: “.” may be a name, “..” leads on.
  private func endsSomething(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    let (start, end) = (mark.range.lowerBound, mark.range.upperBound)
    return start > 0 && bytes[start - 1] > 0x20 && bytes[start - 1] != bytes[start]
      && (end == bytes.count || bytes[end] != bytes[start])
  }

  /// The mark in its other width, as the locale has it; nil for one that may be of either.
  fileprivate func otherWidth(of mark: String) -> String? {
    for (half, full) in profile.fullMarks {
      if mark == half { return full }
      if mark == full { return half }
    }
    return nil
  }

  /// Whether Han stands inside one bracket of a pair, which then are both as wide as it.
  private func bracketsTouchHan(_ mark: Mark) -> Bool {
    guard let position = marks.firstIndex(of: mark) else { return false }
    let other = mark.kind == .openingBracket ? position + 1 : position - 1
    let pair = [position, other].filter { marks.indices.contains($0) && marks[$0].isBracket }
    return pair.contains {
      touchesWide(marks[$0].range, before: marks[$0].kind == .closingBracket)
    }
  }

  /// The mark in its other width; the space that a half-width one needs behind it goes.
  fileprivate func changes(of mark: Mark) -> [(range: Range<Int>, text: String)] {
    guard let other = otherWidth(of: text(in: mark.range)) else { return [] }
    let bytes = string.utf8.span
    let end = mark.range.upperBound
    let drops =
      !mark.isFullWidth && mark.kind != .openingBracket && end + 1 < bytes.count
      && bytes[end] == 0x20 && isWide(bytes.scalar(at: end + 1).value)
    return [(mark.range.lowerBound..<(drops ? end + 1 : end), other)]
  }

  /// Whether a Han character, or kana in Japanese, stands directly before the mark, or behind it.
  private func touchesWide(_ range: Range<Int>, before: Bool) -> Bool {
    let bytes = string.utf8.span
    if before {
      return bytes.scalar(before: range.lowerBound).map(isWide) ?? false
    }
    guard range.upperBound < bytes.count else { return false }
    return isWide(bytes.scalar(at: range.upperBound).value)
  }

  private func isWide(_ scalar: UInt32) -> Bool {
    let kind = ScalarClass(scalar)
    return kind == .han || kind == .kana && profile.uses(.kana)
  }
}

extension Message {
  fileprivate static func changeWidth(_ written: String, _ other: String?) -> Message {
    "Write “\(other ?? "")” instead of “\(written)”, the width of the text around it."
  }
}
