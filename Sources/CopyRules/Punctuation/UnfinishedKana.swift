import CopyModel
import RuleKit

extension Rule {
  static let unfinishedKana = Rule(
    "unfinished-kana", .punctuation, .warning,
    summary: "No letter of what was typed is left behind kana.",
    rationale: """
      Japanese is typed in Latin letters that become kana. A key that was missed or struck too much leaves one of them,
      full-width, where a syllable should be: こｎ画面. Behind a particle it may be a variable: のｎ乗.
      """,
    source: .practice("slips of Japanese input methods"),
    examples: [
      .text("こ⟦ｎ⟧画面で編集します", in: "ja"),
      .text("この画面で編集します", in: "ja"),
      .text("録音できません⟦ｑ⟧", in: "ja"),
      .text("カードを表示できませ⟦ｎ⟧", in: "ja"),
      .text("数のｎ乗根を計算", in: "ja"),
      .text("ｎ乗根を計算", in: "ja"),
      .text("プランｂを選択", in: "ja"),
      .text("これまでの順にａｂｃと並べる", in: "ja"),
      .text("Show this screen"),
    ],
    check: .text([]) { text, findings in
      // All full-width letters begin with one byte.
      guard text.profile.uses(.kana), text.bytes.contains(0xEF), let letter = text.letterBehindKana
      else { return }
      findings.flag(letter, of: text, .finishKana(text.text(in: letter)), confidence: 0.9)
    }
  )
}

extension AnalyzedText {
  /// A single small full-width letter behind hiragana, where no particle makes a variable of it.
  fileprivate var letterBehindKana: Range<Int>? {
    let bytes = string.utf8.span
    return bytes.firstScalar { scalar, range in
      guard (0xFF41...0xFF5A).contains(scalar), !bytes.hasLatin(at: range.upperBound),
        let previous = bytes.scalar(before: range.lowerBound), (0x3041...0x3096).contains(previous)
      else { return false }
      return !profile.ruleWords.isEnding(
        of: 0..<range.lowerBound, in: bytes, in: .variableParticles)
    }
  }
}

extension Span<UInt8> {
  /// Whether a Latin letter or a digit of any width stands at `index`.
  fileprivate func hasLatin(at index: Int) -> Bool {
    guard index < count else { return false }
    return [.latin, .digit].contains(ScalarClass(scalar(at: index).value))
  }
}

extension Message {
  fileprivate static func finishKana(_ letter: String) -> Message {
    "The letter “\(letter)” is left from typing; finish the kana or remove it."
  }
}
