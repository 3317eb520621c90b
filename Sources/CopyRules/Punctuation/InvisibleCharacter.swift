import CopyModel
import RuleKit

extension Rule {
  static let invisibleCharacter = Rule(
    "invisible-character", .punctuation, .error,
    fix: .safe,
    summary: "There is no character that nobody can see.",
    rationale: """
      A zero-width space or a control character comes from copying; it breaks search and comparison.
      A character that turns the direction of text can make it read as something else: that is an
      error wherever it is. On buttons, no-break spaces and hyphens count too, because a title is
      compared letter by letter.
      """,
    source: .work("Unicode Standard Annex #9; Unicode Technical Standard #39"),
    examples: [
      .text("Delete⟦\u{200B}⟧ this note?"),
      .text("Delete this note?"),
      .text("Open ⟦\u{202E}⟧gpj.exe"),
      .text("Delete \u{2068}%@\u{2069}?"),
      .text("Family 👩\u{200D}👧"),
      .text("10\u{A0}MB free"),
      .button("Try⟦\u{A0}⟧Again"),
      .text("메모⟦\u{200B}⟧를 삭제하겠습니까?", in: "ko"),
      .text("메모를 삭제하겠습니까?", in: "ko"),
      .text("要删除⟦\u{200B}⟧备忘录吗？", in: "zh-Hans"),
      .text("要删除备忘录吗？", in: "zh-Hans"),
      .text("要刪除⟦\u{200E}⟧備忘錄嗎？", in: "zh-Hant"),
      .text("要刪除備忘錄嗎？", in: "zh-Hant"),
    ],
    check: .text([]) { text, findings in
      // In UTF-8 all that is invisible begins with one of two bytes, or is a control.
      guard text.bytes.hasControl || text.bytes.contains(0xC2) || text.bytes.contains(0xE2) else {
        return
      }
      findings.flagInvisibles(of: text, onButton: findings.role == .button)
    }
  )
}

extension AnalyzedText {
  /// The invisible characters, each with what stands there once it is mended; `turns` when they turn
  /// the direction of what follows, or leave it turned.
  fileprivate func invisibles(
    onButton: Bool
  ) -> (changes: [(range: Range<Int>, text: String)], turns: Bool) {
    let bytes = string.utf8.span
    var changes: [(range: Range<Int>, text: String)] = []
    var turning: [(range: Range<Int>, text: String)] = []
    var (open, turns) = (0, false)
    var index = 0
    while index < bytes.count {
      if bytes[index] &- 0x20 < 0x5F {
        index += 1
        continue
      }
      let (scalar, length) = bytes.scalar(at: index)
      let range = index..<index + length
      index += length
      switch scalar {
      case 0x202D, 0x202E: turns = true
      case 0x202A, 0x202B, 0x2066...0x2068: open += 1
      case 0x202C, 0x2069:
        open -= 1
        turns = turns || open < 0
      default:
        // Where marks take a space before them, it is one that does not break.
        let plain = onButton && profile.spacedMarks.isEmpty ? Self.plain(scalar) : nil
        if let plain { changes.append((range, plain)) }
        if plain == nil, needless(scalar, at: range, in: bytes) { changes.append((range, "")) }
        continue
      }
      turning.append((range, ""))
    }
    turns = turns || open > 0
    return (turns ? turning : changes, turns)
  }

  /// Whether a scalar is invisible and of no use where it stands.
  private func needless(_ scalar: UInt32, at range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    switch scalar {
    // U+FEFF has a rule of its own.
    case 0x09, 0x0A, 0x0D: return false
    case ..<0x20, 0x7F...0x9F: return true
    case 0x200B, 0x2061...0x2064, 0x200C, 0x200D, 0x200E, 0x200F, 0xAD:
      // Elsewhere they shape letters, break words or keep directions apart.
      guard isKnownScript else { return false }
      // Emoji are joined by U+200D.
      return scalar != 0x200D && scalar != 0x200C
        || bytes.hasLetter(before: range.lowerBound) && bytes.hasLetter(at: range.upperBound)
    default: return false
    }
  }

  private var isKnownScript: Bool {
    scripts.other == 0 && !profile.scripts.isEmpty && !profile.uses(.other)
  }

  /// The ordinary character for one that only breaks lines otherwise.
  private static func plain(_ scalar: UInt32) -> String? {
    switch scalar {
    case 0xA0, 0x202F: " "
    case 0x2011: "-"
    case 0x2060: ""
    default: nil
    }
  }
}

extension Findings {
  fileprivate mutating func flagInvisibles(of text: AnalyzedText, onButton: Bool) {
    let (changes, turns) = text.invisibles(onButton: onButton)
    guard let first = changes.first, let fix = TextFix(changes, in: text) else { return }
    let scalar = text.string.utf8.span.scalar(at: first.range.lowerBound).value
    flag(
      fix.range, of: text, .remove(scalar, turns), fix: fix.text, confidence: turns ? 1 : 0.7)
  }
}

extension Message {
  fileprivate static func remove(_ scalar: UInt32, _ isSpoof: Bool) -> Message {
    let digits = String(scalar, radix: 16, uppercase: true)
    let name = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
    if isSpoof { return "\(name) turns the direction of text, which can disguise it; remove it." }
    return "There is an invisible character here (\(name)); remove it or write a plain one."
  }
}
