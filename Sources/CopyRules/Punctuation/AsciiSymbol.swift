import CopyModel
import RuleKit

extension Rule {
  static let asciiSymbol = Rule(
    "ascii-symbol", .punctuation, .note, isFolded: true,
    fix: .unsafe,
    summary: "A symbol is written as itself, not spelled with letters and marks.",
    rationale: """
      ©, → and × are characters. Their stand-ins (c), -> and x are read aloud as letters and marks.
      """,
    source: .practice("symbols as characters"),
    examples: [
      .text("Copyright ⟦(c)⟧ 2026"),
      .text("Copyright © 2026"),
      .text("Settings ⟦->⟧ Privacy"),
      .text("Choose (a), (b) or (c)"),
      .text("Resolution: 1920⟦x⟧1080"),
      .text("Version 0x10"),
      .text("설정 ⟦->⟧ 개인정보 보호", in: "ko"),
      .text("설정 → 개인정보 보호", in: "ko"),
      .text("设置 ⟦->⟧ 隐私", in: "zh-Hans"),
      .text("设置 → 隐私", in: "zh-Hans"),
      .text("大小為 500⟦x⟧500 像素", in: "zh-Hant"),
      .text("設定 → 隱私權", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      guard let found = text.asciiSymbol else { return }
      findings.flag(
        found.range, of: text, .useSymbol(found.symbol), fix: found.symbol, confidence: 0.7)
    }
  )
}

extension AnalyzedText {
  private static let signs = ByteSet(ascii: "(>+")

  /// The first stand-in for a symbol.
  fileprivate var asciiSymbol: (range: Range<Int>, symbol: String)? {
    // The brackets, the head of the arrow, the plus, and digits around an x.
    guard
      !self.bytes.isDisjoint(with: Self.signs)
        || self.bytes.contains(UInt8(ascii: "x")) && self.bytes.hasDigit
    else { return nil }
    let bytes = string.utf8.span
    for index in bytes.indices {
      guard let (length, symbol) = symbol(at: index, bytes) else { continue }
      let range = index..<index + length
      guard !placeholders.contains(where: { $0.range.overlaps(range) }),
        !literals.contains(where: { $0.overlaps(range) })
      else { continue }
      return (range, symbol)
    }
    return nil
  }

  private func symbol(at index: Int, _ bytes: Span<UInt8>) -> (length: Int, symbol: String)? {
    switch bytes[index] {
    case UInt8(ascii: "("):
      // (c) may also be the third of a list: only a year or a name behind it tells.
      if bytes.has("(c) ", at: index) || bytes.has("(C) ", at: index) {
        guard index + 4 < bytes.count, case let next = bytes[index + 4],
          next.isASCIIDigit || bytes.has("Copyright ", at: index - 10)
        else { return nil }
        return (3, "©")
      }
      // Only directly behind a name.
      guard bytes.hasLetter(before: index) else { return nil }
      if bytes.has("(TM)", at: index) || bytes.has("(tm)", at: index) { return (4, "™") }
      return bytes.has("(R)", at: index) ? (3, "®") : nil
    case UInt8(ascii: "-"):
      guard bytes.has(" -> ", at: index - 1) else { return nil }
      return (2, "→")
    case UInt8(ascii: "+"):
      return bytes.has("+/-", at: index) ? (3, "±") : nil
    case UInt8(ascii: "x"):
      guard index > 1, isDigit(bytes, index - 1), isDigit(bytes, index + 1),
        // 0x10 is a number.
        bytes[index - 1] != UInt8(ascii: "0") || isDigit(bytes, index - 2)
      else { return nil }
      return (1, "×")
    default: return nil
    }
  }

  private func isDigit(_ bytes: Span<UInt8>, _ index: Int) -> Bool {
    index >= 0 && index < bytes.count && bytes[index].isASCIIDigit
  }
}

extension Message {
  fileprivate static func useSymbol(_ symbol: String) -> Message {
    "Write the symbol itself: \(symbol)."
  }
}
