import CopyModel
import RuleKit

extension Rule {
  static let acceleratorMismatch = Rule(
    "accelerator-mismatch", .placeholder, .warning, isFolded: true,
    summary: "A label keeps its accelerator, with a Latin letter behind the mark.",
    rationale: """
      `&` or `_` before a letter, in LibreOffice `~`, makes Alt and that letter press the button. Korean and Chinese
      labels have no such letter: it is added in parentheses, as (&F) or (_F).
      """,
    source: .work("Qt, QShortcut: mnemonics; GTK, “Mnemonics”; LibreOffice, “Translating UI”"),
    examples: [
      .pair("⟦&Delete⟧", "삭제", in: "ko"),
      .pair("&Delete", "삭제(&D)", in: "ko"),
      .pair("Save &As…", "⟦&다른⟧ 이름으로 저장…", in: "ko"),
      .pair("Terms & Conditions", "약관", in: "ko"),
      .pair("⟦_Open⟧", "打开", in: "zh-Hans"),
      .pair("_Open", "打开(_O)", in: "zh-Hans"),
      .pair("Open", "打开⟦(&O)⟧", in: "zh-Hans"),
      .pair("_Exact case match", "대/소문자 구별(_E)", in: "ko"),
      .pair("Sho_w the password", "암호 보이기(_W)", in: "ko"),
      .pair("⟦&Close⟧", "關閉", in: "zh-Hant"),
      .pair("&Close", "關閉(&C)", in: "zh-Hant"),
      .pair("RGB _Range", "_RGB 範圍", in: "zh-Hant"),
      .pair("R&D", "研發", in: "zh-Hant"),
      .pair("Use _all_ files", "使用全部檔案", in: "zh-Hant"),
      .pair("_Incremental Search", "增量搜索（_I）", in: "zh-Hans"),
      .pair("RGB _Wheel", "R_GB 色輪", in: "zh-Hant"),
      .pair("_Paint sheet", "颜料表(_PS)", in: "zh-Hans"),
      .pair("Use ⟦_new⟧ map", "使用新地图", in: "zh-Hans"),
      .pair("⟦Fi&le⟧ title:", "파일 제목:", in: "ko"),
      .pair("Page ⟦dow_n⟧", "向下翻頁", in: "zh-Hant"),
      .pair("The file_name of the map", "地图文件名", in: "zh-Hans"),
      .pair("Sort by _id", "按 ID 排序", in: "zh-Hans"),
      .pair("⟦~Open⟧", "打开", in: "zh-Hans"),
      .pair("~Open", "打开(~O)", in: "zh-Hans"),
      .pair("Open from Monday to Friday", "월~금 열기", in: "ko"),
      .pair("_Save", "⟦저_장⟧", in: "ko"),
      .pair("_Save", "儲存(_S)", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard pair.source.mayHaveAccelerator || pair.target.mayHaveAccelerator else { return }
      let (source, target) = Accelerator.ofBoth(pair)
      guard source != nil || target != nil else { return }
      // A language with other letters of its own may use those.
      let isLatinOnly = pair.target.profile.uses(.han) || pair.target.profile.uses(.hangul)
      // “_HTML mode”, HT_ML 模式: the source has one mark, so that one before a letter is no part of a name.
      if let source, target == nil, pair.target.has(source.mark) {
        guard isLatinOnly, let word = pair.target.word(partedBy: source.mark) else { return }
        findings.flag(
          source: nil, target: word, .addLetter(source.form(in: pair.target)), confidence: 0.85)
        return
      }
      if let source, target == nil {
        findings.flag(
          source: source.range, target: nil, .restore(source.form(in: pair.target)),
          confidence: 0.85)
      } else if let target, isLatinOnly, !target.hasLatinLetter {
        findings.flag(
          source: nil, target: target.range, .addLetter((source ?? target).form(in: pair.target)),
          // Nobody reads anything wrong, and whole apps write theirs so.
          confidence: 0.7)
      } else if let target, source == nil, target.isEnclosed, !pair.source.has(target.mark) {
        findings.flag(source: nil, target: target.range, .remove, confidence: 0.85)
      }
    }
  )
}

extension AnalyzedText {
  fileprivate var mayHaveAccelerator: Bool {
    !bytes.isDisjoint(with: ByteSet(ascii: "&_~"))
  }

  /// Whether the mark of an accelerator stands in it before a letter or digit, be it inside a word: “Sho_w”.
  fileprivate func has(_ mark: UInt8) -> Bool {
    let text = string.utf8.span
    return bytes.contains(mark)
      && text.indices.contains {
        text[$0] == mark && $0 + 1 < text.count
          && (text.hasLetter(at: $0 + 1) || text[$0 + 1].isASCIIDigit)
      }
  }
}

extension AnalyzedText {
  /// The word that a mark stands in before a letter that no key types: 저_장.
  fileprivate func word(partedBy mark: UInt8) -> Range<Int>? {
    let text = string.utf8.span
    guard let place = text.indices.first(where: { text[$0] == mark }), place + 1 < text.count,
      text[place + 1] >= 0x80, text.hasLetter(at: place + 1), text.hasLetter(before: place)
    else { return nil }
    var (start, end) = (place, place + 1)
    while text.hasLetter(before: start) { start = text.scalarStart(before: start) }
    while text.hasLetter(at: end) { end += text.scalar(at: end).length }
    return start..<end
  }

  /// Whether a mark may be that of an accelerator: before a word with a capital, or where the letters around it make a word.
  fileprivate func setsAccelerator(at position: Int) -> Bool {
    let bytes = string.utf8.span
    let isAtStart =
      position == 0 || bytes[position - 1] == 0x20 || bytes[position - 1] == UInt8(ascii: "(")
    let next = bytes[position + 1]
    if isAtStart, bytes[position] == UInt8(ascii: "&") || next >= 0x80 { return true }
    if isAtStart, next.isASCIICapital {
      // `_ALL` is a name in code.
      return position + 2 < bytes.count && bytes[position + 2].isASCIISmall
    }
    // “R&D”, `file_name`, `_id`: what is no word without the mark is a name.
    let start = bytes.startOfLetters(before: position)
    var end = position + 1
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    guard next.isASCIISmall, end - start > 3, let words = profile.vocabulary else { return false }
    let parts = [text(in: start..<position), text(in: position + 1..<end)]
    return words.knowsAll(of: parts.joined().utf8.span)
      && (isAtStart || !parts.allSatisfy { words.knowsAll(of: $0.utf8.span) })
  }
}

/// The one mark of a label that makes a letter its accelerator.
private struct Accelerator {
  /// The word that has the mark, or the parentheses around it.
  let range: Range<Int>
  let mark: UInt8
  /// The letter behind the mark; nil when it is none of ASCII.
  let letter: Character?
  let isEnclosed: Bool

  var hasLatinLetter: Bool { letter != nil }

  /// Labels are short: what is longer is prose or code.
  private static let longest = 60

  /// Those of a text and its translation. `~` is LibreOffice's mark, and else a sign of its own: one of the translation
  /// counts where the source has one.
  static func ofBoth(_ pair: TextPair) -> (source: Accelerator?, target: Accelerator?) {
    let usual = Accelerator(pair.source, "&_")
    if usual == nil, let source = Accelerator(pair.source, "~") {
      return (source, Accelerator(pair.target, "~"))
    }
    return (usual, Accelerator(pair.target, "&_"))
  }

  /// Nil for a text that has none of some marks, several of them, or one that is no accelerator.
  private init?(_ text: AnalyzedText, _ marks: String) {
    let bytes = text.string.utf8.span
    guard bytes.count <= Self.longest else { return nil }
    var found: Int?
    for index in bytes.indices where marks.utf8.contains(bytes[index]) {
      if found != nil { return nil }
      found = index
    }
    guard let position = found, position + 1 < bytes.count else { return nil }
    // Addresses, code and entities have other uses for both.
    for index in bytes.indices where "=/<>{}\\;@".utf8.contains(bytes[index]) { return nil }
    mark = bytes[position]
    let next = bytes[position + 1]
    let isASCII = next.isASCIILetter
    let isDigit = next.isASCIIDigit
    guard isASCII || isDigit || next >= 0x80 && bytes.hasLetter(at: position + 1) else {
      return nil
    }
    letter = next < 0x80 ? Character(Unicode.Scalar(next)) : nil
    let opening = ["(", "（"].first { bytes.has($0, at: position - $0.utf8.count) }
    let closing = [")", "）"].first { bytes.has($0, at: position + 2) }
    isEnclosed = opening != nil && closing != nil
    if let opening, let closing {
      range = position - opening.utf8.count..<position + 2 + closing.utf8.count
      return
    }
    guard !isDigit, text.setsAccelerator(at: position) else { return nil }
    var end = position + 1
    while end < bytes.count, bytes[end] > 0x20 { end += 1 }
    range = bytes.startOfLetters(before: position)..<end
  }

  /// How the accelerator is written in a language: `(&F)` at the end, or `&` before a letter.
  func form(in text: AnalyzedText) -> String {
    let sign = String(Character(Unicode.Scalar(mark)))
    let key = letter.map { $0.uppercased() } ?? "F"
    return text.profile.uses(.latin) ? sign + key : "(" + sign + key + ")"
  }
}

extension Message {
  fileprivate static func restore(_ form: String) -> Message {
    "The translation has no accelerator. Add one, such as \(form)."
  }

  fileprivate static func addLetter(_ form: String) -> Message {
    "No key types this accelerator. Write a Latin letter in parentheses at the end, such as \(form)."
  }

  fileprivate static let remove: Message =
    "The source has no accelerator, so people would read this. Remove it."
}
