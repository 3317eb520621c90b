import CopyModel
import RuleKit

extension Rule {
  static let unpairedMark = Rule(
    "unpaired-mark", .punctuation, .warning, yields: ["mojibake"],
    fix: .safe,
    summary: "Brackets and quotation marks come in pairs.",
    rationale: """
      One that is left open makes people look for its end. A translation may keep an odd one that
      its source has, since texts are sometimes put together from parts.
      """,
    source: .practice("brackets and quotation marks pair"),
    examples: [
      .text("Delete ⟦“⟧%@?"),
      .text("Delete “%@”?"),
      .text("Delete this note ⟦(⟧and its photos?"),
      .text("1) Open the file"),
      .text("The users’ files"),
      .text("Saved :)"),
      .text("Expected “)” here"),
      .text("应为“]”，却读到“)”", in: "zh-Hans"),
      .text("尋找「]]」時到了檔案結尾", in: "zh-Hant"),
      .text("')'가 없습니다.", in: "ko"),
      .text("A 27\" display"),
      .text("Delete \"%1\"?"),
      .text("See [the site](https://example.com)"),
      .text("⟦‘⟧%@을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .text("‘%1’을(를) 삭제하겠습니까?", in: "ko"),
      .text("要删除⟦“⟧%@吗？", in: "zh-Hans"),
      .text("要删除“%@”吗？", in: "zh-Hans"),
      .text("要刪除「%@」⟦」⟧嗎？", in: "zh-Hant"),
      .text("要刪除「%@」嗎？", in: "zh-Hant"),
      .pair("Delete “%@”?", "要刪除%@⟦」⟧嗎？", in: "zh-Hant"),
      .text("Delete “%@⟦“⟧?"),
      .text("Delete ⟦”%@“⟧?"),
      .text("You can⟦‘⟧t undo this."),
      .pair("Delete “%@”?", "要删除“%@⟦“⟧吗？", in: "zh-Hans"),
      .pair("Delete “%@”?", "要刪除⟦」%@「⟧嗎？", in: "zh-Hant"),
      .pair("(part one", "（第一部分", in: "zh-Hant"),
      .pair(" (%d", "（第 %d", in: "zh-Hans"),
      .pair("[%@] Your deck", "〔%@〕您的牌組", in: "zh-Hant"),
      .pair("Delete “%@”?", "⟦「⟧%@を削除しますか？", in: "ja"),
      .pair("Delete “%@”?", "⟦„⟧%@ löschen?", in: "de"),
      .pair("Delete “%@”?", "„%@“ löschen?", in: "de"),
      .pair("The folder ‘A’ isn’t empty.", "Im Ordner ‚A‘ gibt’s noch Dateien.", in: "de"),
      .pair("Delete “%@”?", "»%@« löschen?", in: "de"),
      .pair("Delete “%@”?", "“%@” löschen?", in: "de"),
      .pair("Delete “%@”?", "«%@» löschen?", in: "de-CH"),
      .pair("Delete “%@”?", "Supprimer «\u{A0}%@\u{A0}»\u{A0}?", in: "fr"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard !findings.isTranslation, let mark = text.unpairedMark else { return }
        if let fix = text.turnedMarks {
          findings.flag(fix.range, of: text, .turn(fix.text), fix: fix.text, confidence: 0.9)
          return
        }
        findings.flag(
          mark.range, of: text, .pairMark(text.text(in: mark.range)),
          confidence: text.isPiece(around: mark) ? 0.7 : 0.9)
      },
      .pair { pair, findings in
        guard let mark = pair.target.unpairedMark, pair.source.unpairedMark == nil,
          !pair.source.opensOnly(mark)
        else { return }
        if let fix = pair.target.turnedMarks {
          findings.flag(
            source: nil, target: fix.range, .turn(fix.text), fix: fix.text, confidence: 0.9)
          return
        }
        let written = pair.target.text(in: mark.range)
        findings.flag(
          source: nil, target: mark.range, .pairMark(written),
          confidence: pair.target.isPiece(around: mark) ? 0.7 : 0.9)
      },
    ])
  )
}

extension AnalyzedText {
  /// The first mark without its other half. Nil too where a link or a code holds marks that may be it.
  fileprivate var unpairedMark: Mark? {
    guard marks.contains(where: { $0.isBracket || $0.isQuote }) else { return nil }
    let checked = marks.filter { $0.isBracket || $0.isQuote && !profile.scripts.isEmpty }
    guard !checked.isEmpty, scripts.letters > 0, !isAroundMaskedMarks else { return nil }
    var open: [Mark] = []
    var straight: [Mark] = []
    for mark in checked {
      switch mark.kind {
      case .openingQuote, .openingBracket:
        if !isAside(mark) { open.append(mark) }
      case .straightQuote:
        if text(in: mark.range) == "\"" { straight.append(mark) }
      default:
        if let last = open.last, isPair(text(in: last.range), text(in: mark.range)) {
          open.removeLast()
        } else if !isAside(mark) {
          return mark
        }
      }
    }
    if let first = open.first { return first }
    // 5" is a length.
    let isOdd = [straight, straight.filter { !isBehindDigit($0) }].allSatisfy {
      !$0.count.isMultiple(of: 2)
    }
    return isOdd ? straight.last : nil
  }

  private var isAroundMaskedMarks: Bool {
    literals.contains(where: hasMark) || placeholders.contains { hasMark(in: $0.range) }
  }

  private func hasMark(in range: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return range.contains { index in
      let byte = bytes[index]
      return byte < 0x80
        ? Self.plainMarks.contains(byte)
        : Self.wideMarks.contains { $0.utf8.first == byte && bytes.has($0, at: index) }
    }
  }

  private static let plainMarks = ByteSet(ascii: "()[]\"")
  private static let wideMarks = ["“", "”", "‘", "’", "「", "」"]

  /// Whether the text looks like a part of another that the app puts around it: it has no letters
  /// on one side of the mark, or leads up to something.
  fileprivate func isPiece(around mark: Mark) -> Bool {
    ending == .colon
      || !text(in: 0..<mark.range.lowerBound).contains(where: \.isLetter)
        && mark.kind != .openingQuote && mark.kind != .openingBracket
      || !text(in: mark.range.upperBound..<string.utf8.count).contains(where: \.isLetter)
        && mark.kind == .openingBracket
  }

  /// Whether a text without letters, which goes before or behind another, has a bracket alone: “ (%d”.
  fileprivate func opensOnly(_ mark: Mark) -> Bool {
    mark.isBracket && scripts.letters == 0 && marks.count(where: \.isBracket) == 1
      && marks.contains { $0.kind == mark.kind }
  }

  private func isPair(_ opening: String, _ closing: String) -> Bool {
    Self.pairs.contains { $0 == opening && $1 == closing }
      || profile.quotes.isPair(opening, closing)
  }

  private static let pairs = [
    ("(", ")"), ("[", "]"), ("（", "）"), ("【", "】"), ("《", "》"), ("“", "”"), ("‘", "’"), ("「", "」"),
    ("『", "』"), ("«", "»"), ("(", "）"), ("（", ")"), ("„", "”"),
    ("〔", "〕"), ("［", "］"), ("〈", "〉"), ("〖", "〗"),
  ]

  /// Whether the mark is no bracket or quotation mark here: a list's number, a smiley, an apostrophe.
  private func isAside(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    let written = text(in: mark.range)
    // ’ is an apostrophe too, and may not be seen as the other half of ‘.
    if written == "’" || written == "„" && !profile.quotes.contains(written) { return true }
    if written == "‘", mark.kind == .openingQuote,
      bytes.extracting(mark.range.upperBound...).contains("’")
    {
      return true
    }
    let before = mark.range.lowerBound > 0 ? bytes[mark.range.lowerBound - 1] : 0x20
    let behind = mark.range.upperBound < bytes.count ? bytes[mark.range.upperBound] : 0x20
    // ‘90s
    if written == "‘", behind.isASCIIDigit { return true }
    if isQuoted(mark) { return true }
    // :) ;-( and the like
    if ":;=-8".utf8.contains(before), written == ")" || written == "(" { return true }
    if written == ")" || written == "）" || written == "]" {
      var start = mark.range.lowerBound
      while start > 0, bytes[start - 1] > 0x20, mark.range.lowerBound - start < 3 { start -= 1 }
      let isAtStart = start == 0 || bytes[start - 1] <= 0x20
      // 1) a) iv) 예)
      if isAtStart, start < mark.range.lowerBound, bytes[start] < 0x80 || isSyllable(at: start) {
        return true
      }
    }
    return false
  }

  /// Whether a bracket is what is spoken of: it stands alone, or with its like, between quotation marks.
  private func isQuoted(_ mark: Mark) -> Bool {
    guard mark.isBracket else { return false }
    let bytes = string.utf8.span
    let sign = bytes[mark.range.lowerBound]
    var (start, end) = (mark.range.lowerBound, mark.range.upperBound)
    // Time stays linear: nobody speaks of more than a few at once.
    while start > 0, bytes[start - 1] == sign, end - start < 4 { start -= 1 }
    while end < bytes.count, bytes[end] == sign, end - start < 4 { end += 1 }
    return Self.quotations.contains { opening, closing in
      bytes.has(opening, at: start - opening.utf8.count) && bytes.has(closing, at: end)
    }
  }

  private static let quotations =
    QuoteMarks.pairsWithApostrophe + [(open: "`", close: "'"), (open: "`", close: "`")]

  private func isSyllable(at index: Int) -> Bool {
    ScalarClass(string.utf8.span.scalar(at: index).value) == .hangul
  }
}

extension Message {
  fileprivate static func turn(_ instead: String) -> Message {
    "Turned the wrong way; write: \(instead)"
  }

  fileprivate static func pairMark(_ mark: String) -> Message {
    "“\(mark)” has no other half; add it or remove this one."
  }
}
