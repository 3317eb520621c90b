import CopyModel
import RuleKit

extension Rule {
  static let leftoverTodo = Rule(
    "leftover-todo", .table, .note,
    summary: "No remark to the team is left in the copy.",
    rationale: """
      TODO, FIXME, “lorem ipsum” or 번역 필요 in a text is a remark that someone meant to come back to.
      People will read it.
      """,
    source: .practice("placeholders of the work are removed before a release"),
    examples: [
      .text("⟦TODO⟧: Delete this note?"),
      .text("Delete this note? [⟦TBD⟧]"),
      .text("⟦Lorem ipsum⟧ dolor sit amet"),
      .text("Things to do today"),
      .text("Todo"),
      .text("Highlight TODO and FIXME marks"),
      .text("Release date: TBD"),
      .text("[⟦번역 필요⟧] 이 메모를 삭제하겠습니까?", in: "ko"),
      .text("번역이 필요한 문자열이 있습니다.", in: "ko"),
      .pair("Delete this note?", "⟦번역 필요⟧", in: "ko"),
      .pair("Delete this note?", "이 메모를 삭제하겠습니까? ⟦TODO⟧", in: "ko"),
      .pair("Delete this note?", "⟦待翻译⟧", in: "zh-Hans"),
      .pair("Needs Translation", "待翻译", in: "zh-Hans"),
      .pair("Show TODO marks", "显示 TODO 标记", in: "zh-Hans"),
      .pair("Delete this note?", "【⟦待翻譯⟧】Delete this note?", in: "zh-Hant"),
      .pair("Delete this note?", "要刪除此備忘錄嗎？", in: "zh-Hant"),
      .pair("Delete everything", "BORRAR TODO", in: "es"),
    ],
    check: .all([
      .text([]) { text, findings in
        // In capitals, TODO is Spanish for “all”: among languages that are not known it stays.
        guard Remark.mayBeSetApart(in: text.bytes),
          let range = Remark.first(in: text, isSure: true),
          !text.profile.scripts.isEmpty || text.text(in: range) != "TODO"
        else { return }
        findings.flag(range, of: text, .finish(text.text(in: range)))
      },
      // A remark without a mark around it is copy where the source has it too.
      .pair { pair, findings in
        let target = pair.target
        guard target.bytes.hasLatinLetter || target.string.utf8.count < 24,
          let range = Remark.first(in: target, isSure: false),
          Remark.first(in: target, isSure: true) == nil, !target.profile.scripts.isEmpty,
          Remark.first(in: pair.source, isSure: false) == nil, !pair.source.speaksOfTranslating
        else { return }
        findings.flag(source: nil, target: range, .finish(target.text(in: range)))
      },
    ])
  )
}

extension AnalyzedText {
  /// Whether a word for translating stands in it, be it within another: untranslated.
  fileprivate var speaksOfTranslating: Bool {
    let end = fullRange.upperBound
    return fullRange.contains { begins($0..<end, in: .translatingWords) }
  }
}

/// What people write into copy that they mean to finish.
private enum Remark {
  private static let marks = ByteSet(ascii: "[(:/")

  private static let ipsum = ByteSet(ascii: "ipsum")
  private static let capitalIpsum = ByteSet(ascii: "IPSUM")

  /// Whether something occurs that may set a remark apart: 【 ［ ： in bytes too, and “ipsum” by its letters.
  static func mayBeSetApart(in bytes: ByteSet) -> Bool {
    !bytes.isDisjoint(with: marks) || bytes.contains(0xE3) || bytes.contains(0xEF)
      || bytes.isSuperset(of: ipsum) || bytes.isSuperset(of: capitalIpsum)
  }

  /// The first remark of a text; with `isSure` only one that a bracket, a colon or slashes set apart.
  static func first(in text: AnalyzedText, isSure: Bool) -> Range<Int>? {
    let bytes = text.string.utf8.span
    let remarks = text.profile.ruleWords[.remarks]
    var next = 0
    while let index = remarks.start(in: bytes, next..<bytes.count),
      let end = remarks.end(in: bytes, at: index)
    {
      next = index + bytes.scalar(at: index).length
      let isLatin = bytes[index] < 0x80
      if isLatin, joins(bytes, before: index) || joins(bytes, at: end) { continue }
      // Filler needs no mark around it.
      if bytes[index] | 0x20 == UInt8(ascii: "l") { return index..<end }
      if isSure ? isSetApart(index..<end, in: bytes) : isLatin || isAlone(index..<end, in: bytes) {
        return index..<end
      }
    }
    return nil
  }

  private static func joins(_ bytes: Span<UInt8>, before index: Int) -> Bool {
    index > 0 && joins(bytes, at: index - 1)
  }

  /// Whether an ASCII letter, digit or joint stands at `index`: `XXX-XXXX`, `TODO_LIST`.
  private static func joins(_ bytes: Span<UInt8>, at index: Int) -> Bool {
    guard index < bytes.count else { return false }
    switch bytes[index] {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): return true
    default: return false
    }
  }

  /// Whether brackets or slashes open before it, or it opens the text and a colon closes it.
  private static func isSetApart(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    let isBehindColon =
      bytes.has(":", at: range.upperBound) || bytes.has("：", at: range.upperBound)
    if isBehindColon, range.lowerBound == 0 || bytes.has("// ", at: range.lowerBound - 3) {
      return true
    }
    // XXX in brackets is a pattern, and (TBD) a date to come.
    if bytes.has("XXX", at: range.lowerBound) { return false }
    for open in ["[", "【", "［"] where bytes.has(open, at: range.lowerBound - open.utf8.count) {
      return true
    }
    return bytes.has("(", at: range.lowerBound - 1) && bytes.has(")", at: range.upperBound)
      && !bytes.has("TBD", at: range.lowerBound)
  }

  /// Whether it is the whole text.
  private static func isAlone(_ range: Range<Int>, in bytes: Span<UInt8>) -> Bool {
    range == 0..<bytes.count
  }
}

extension Message {
  fileprivate static func finish(_ remark: String) -> Message {
    "“\(remark)” is a remark to the team. Finish the text and remove it."
  }
}
