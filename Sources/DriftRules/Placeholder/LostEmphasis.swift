import CopyModel
import RuleKit

extension Rule {
  static let lostEmphasis = Rule(
    "lost-emphasis", .placeholder, .warning, isFolded: true,
    summary: "What the source sets in bold or italics stands out in the translation.",
    rationale: """
      In Markdown, asterisks mark the sentence that leads a paragraph and the word that is meant as a
      word. Without them readers can't tell the rule from its reasons, nor a term from the text.
      """,
    source: .work("CommonMark 0.31, section 6.2"),
    examples: [
      .pair("⟦**Save often.**⟧ A crash takes the rest.", "자주 저장하십시오. 멈추면 나머지는 사라집니다.", in: "ko"),
      .pair("**Save often.** A crash takes the rest.", "**자주 저장하십시오.** 멈추면 나머지는 사라집니다.", in: "ko"),
      .pair("Say ⟦*choose*⟧, not tap.", "请写选取，不要写轻点。", in: "zh-Hans"),
      .pair("Say *choose*, not tap.", "请写*选取*，不要写轻点。", in: "zh-Hans"),
      .pair("This is ⟦**not**⟧ a backup.", "這不是備份。", in: "zh-Hant"),
      .pair("2 * 3 * 4 = 24", "2 × 3 × 4 = 24", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard let first = pair.source.firstEmphasis, !pair.target.string.utf8.contains(.asterisk)
      else { return }
      // A tag stresses as well.
      guard
        !pair.target.literals.contains(where: {
          pair.target.string.utf8.span[$0.lowerBound] == .lessThan
        })
      else { return }
      findings.flag(source: first, target: nil, .keep, confidence: 0.85)
    }
  )
}

extension AnalyzedText {
  /// The first stretch between asterisks that touch it on both sides; nil without one.
  fileprivate var firstEmphasis: Range<Int>? {
    guard bytes.contains(.asterisk) else { return nil }
    let bytes = string.utf8.span
    var open = 0
    while open < bytes.count {
      guard bytes[open] == .asterisk else {
        open += 1
        continue
      }
      var inside = open
      while inside < bytes.count, bytes[inside] == .asterisk { inside += 1 }
      let marks = inside - open
      let isOpening = !bytes.hasLetter(before: open) && bytes.hasWord(at: inside)
      guard (1...3).contains(marks), isOpening else {
        open = inside
        continue
      }
      var end = inside
      while end < bytes.count, bytes[end] != .asterisk { end += 1 }
      var close = end
      while close < bytes.count, bytes[close] == .asterisk { close += 1 }
      if close - end == marks, bytes[end - 1] > 0x20,
        !placeholders.contains(where: {
          $0.range.overlaps(open..<close) && $0.range.lowerBound < inside
        })
      {
        return open..<close
      }
      open = max(end, inside)
    }
    return nil
  }
}

extension UInt8 {
  fileprivate static let asterisk = UInt8(ascii: "*")
  fileprivate static let lessThan = UInt8(ascii: "<")
}

extension Span<UInt8> {
  /// Whether a word or a quoted one starts here.
  fileprivate func hasWord(at index: Int) -> Bool {
    hasLetter(at: index) || has("“", at: index) || has("\"", at: index) || has("[", at: index)
  }
}

extension Message {
  fileprivate static let keep: Message =
    "The source stresses these words; the translation does not. Set them off here too."
}
