import CopyModel
import RuleKit

extension Rule {
  static let escapeMismatch = Rule(
    "escape-mismatch", .placeholder, .warning,
    fix: .unsafe,
    summary: "Line breaks, tabs and the spaces that join texts are where the source has them.",
    rationale: """
      A line break at an edge joins texts or keeps them apart, a tab makes columns, and an empty
      line divides paragraphs. A single break inside a text is each language's own matter. `\\\\n` that
      reaches people as two characters was escaped twice. A space at the end of what cannot end there, “Sorted by ”,
      parts it from the value behind it.
      """,
    source: .work("GNU gettext, msgfmt --check-format: newlines at both ends"),
    examples: [
      .pair("Restart now?⟦\n⟧", "지금 재시동하겠습니까?", in: "ko"),
      .pair("Restart now?\n", "지금 재시동하겠습니까?\n", in: "ko"),
      .pair("Name⟦\t⟧Size", "이름 크기", in: "ko"),
      .pair("Save the file.", "保存文件。⟦\n⟧", in: "zh-Hans"),
      .pair("Save the file\nfirst.", "先保存文件。", in: "zh-Hans"),
      .pair("\n    Save the file.\n  ", "\n파일을 저장하십시오.", in: "ko"),
      .pair("Disk full.\nFree some space.", "磁碟已滿。⟦\\n⟧請釋出空間。", in: "zh-Hant"),
      .pair("Disk full.\nFree some space.", "磁碟已滿。\n請釋出空間。", in: "zh-Hant"),
      .pair("Syncing failed.\nWi-Fi is off.", "同步失敗。⟦\\n⟧Wi-Fi 已關閉。", in: "zh-Hant"),
      .pair("Saved in C:\\temp.\nOpen it?", "已存到 C:\\temp。\n要打開嗎？", in: "zh-Hant"),
      .pair("Disk full.⟦\n\n⟧Free some space.", "磁碟已滿。請釋出空間。", in: "zh-Hant"),
      .pair("Step 1.⟦\n\n⟧Step 2.", "1단계.\n2단계.", in: "ko"),
      .pair("Step 1.\n\nStep 2.", "1단계.\n\n2단계.", in: "ko"),
      .pair("Name\tSize⟦\t⟧Date", "名称\t大小 日期", in: "zh-Hans"),
      .pair("Name\tSize\tDate", "名称\t大小\t日期", in: "zh-Hans"),
      .pair("Sorted by⟦ ⟧", "정렬 기준:", in: "ko"),
      .pair("Sorted by ", "정렬 기준: ", in: "ko"),
      .pair("Sorted by ", "排序方式：", in: "zh-Hans"),
      .pair("and⟦ ⟧", "und", in: "de"),
      .pair("Cancel ", "취소", in: "ko"),
    ],
    check: .pair { pair, findings in
      if pair.source.mayEscape || pair.target.mayEscape {
        Escapes.compare(Escapes(pair.source), Escapes(pair.target), of: pair, &findings)
      }
      if findings.flags.isEmpty, let space = pair.lostJoint {
        findings.flag(source: space, target: nil, .restoreSpace, confidence: 0.85)
      }
    }
  )
}

extension AnalyzedText {
  fileprivate var mayEscape: Bool { bytes.hasControl || bytes.contains(UInt8(ascii: "\\")) }
}

/// The line breaks and tabs of a text; those written as two characters, `\n`, are apart.
private struct Escapes {
  /// What stands before the first word and behind the last, where a line breaks in it.
  private var leading: Range<Int>?
  private var trailing: Range<Int>?
  /// Whether spaces behind the break at an edge lay out the template that the text stands in, and reach nobody.
  private var indents = false
  /// The tabs between words, and the empty lines.
  private var tabs: [Range<Int>] = []
  private var paragraphs: [Range<Int>] = []
  /// The first `\n` or `\t` as it stands.
  private var written: Range<Int>?
  /// The first that a letter follows: a line break, or a word behind a backslash.
  private var loose: Range<Int>?

  init(_ text: borrowing AnalyzedText) {
    guard text.mayEscape else { return }
    let bytes = text.string.utf8.span
    let inner = bytes.withoutBlanks
    let edges = (0..<inner.lowerBound, inner.upperBound..<bytes.count)
    if edges.0.contains(where: { bytes[$0].isBreak }) { leading = edges.0 }
    if edges.1.contains(where: { bytes[$0].isBreak }) { trailing = edges.1 }
    indents = [leading, trailing].contains { edge in
      edge.map { bytes[$0.upperBound - 1] == UInt8(ascii: " ") } ?? false
    }
    var index = inner.lowerBound
    while index < inner.upperBound { index = read(bytes, at: index, before: inner.upperBound) }
  }

  /// Takes what stands at a place between words, and returns where it ends.
  private mutating func read(_ text: Span<UInt8>, at index: Int, before last: Int) -> Int {
    switch text[index] {
    case 0x09:
      tabs.append(index..<index + 1)
    case UInt8(ascii: "\\") where index + 1 < last:
      let end = index + 2
      guard "nt".utf8.contains(text[index + 1]) else { return end }
      // `C:\temp` and `\name` are words behind a backslash.
      if end < last, text[end] < 0x80, text.hasLetter(at: end) {
        loose = loose ?? index..<end
      } else {
        written = written ?? index..<end
      }
      return end
    case 0x0A, 0x0D:
      var end = index
      while end < last, text[end] <= 0x20 { end += 1 }
      if (index..<end).count(where: { text[$0] == 0x0A }) > 1 {
        paragraphs.append(index..<end)
      }
      return end
    default: break
    }
    return index + 1
  }

  static func compare(
    _ source: Escapes, _ target: Escapes, of pair: TextPair, _ findings: inout Findings
  ) {
    if let written = target.written, source.written == nil {
      let isBroken = pair.source.string.utf8.contains { $0 == 0x0A || $0 == 0x09 }
      findings.flag(source: nil, target: written, .unescape, confidence: isBroken ? 0.9 : 0.7)
    } else if let loose = target.loose, source.loose == nil,
      pair.source.string.utf8.contains(0x0A), !pair.target.string.utf8.contains(0x0A)
    {
      findings.flag(source: nil, target: loose, .unescape, confidence: 0.9)
    } else if let written = source.written, target.written == nil {
      let isBroken = pair.target.string.utf8.contains { $0 == 0x0A || $0 == 0x09 }
      findings.flag(source: written, target: nil, .restoreBreak, confidence: isBroken ? 0.7 : 0.85)
    } else if source.indents {
      return
    } else if let lost = source.trailing, target.trailing == nil {
      findings.flag(source: lost, target: nil, .restoreBreak, confidence: 0.85)
    } else if let added = target.trailing, source.trailing == nil {
      findings.flag(source: nil, target: added, .removeBreak, fix: "", confidence: 0.85)
    } else if let lost = source.leading, target.leading == nil {
      findings.flag(source: lost, target: nil, .restoreBreak, confidence: 0.85)
    } else if let added = target.leading, source.leading == nil {
      findings.flag(source: nil, target: added, .removeBreak, fix: "", confidence: 0.85)
    } else if let tab = source.tabs.last, target.tabs.count < source.tabs.count {
      findings.flag(source: tab, target: nil, .restoreTab, confidence: 0.85)
    } else if let paragraph = source.paragraphs.last,
      target.paragraphs.count < source.paragraphs.count
    {
      findings.flag(source: paragraph, target: nil, .restoreParagraph, confidence: 0.8)
    }
  }
}

extension UInt8 {
  fileprivate var isBreak: Bool { self == 0x0A || self == 0x0D }
  fileprivate var isBlank: Bool { isBreak || self == 0x20 || self == 0x09 }
}

extension Span<UInt8> {
  /// All but the spaces, tabs and line breaks at both ends.
  fileprivate var withoutBlanks: Range<Int> {
    var (start, end) = (0, count)
    while start < end, self[start].isBlank { start += 1 }
    while end > start, self[end - 1].isBlank { end -= 1 }
    return start..<end
  }
}

extension Message {
  fileprivate static let restoreBreak: Message =
    "The translation has lost a line break. Put it back."
  fileprivate static let removeBreak: Message = "The source has no line break here. Remove it."
  fileprivate static let restoreTab: Message = "The translation has lost a tab. Put it back."
  fileprivate static let restoreParagraph: Message =
    "The translation has lost an empty line between two paragraphs. Put it back."
  fileprivate static let restoreSpace: Message =
    "The translation has lost the space at its end, which parts it from what follows. Put it back."
  fileprivate static let unescape: Message =
    "People would read these two characters. Write one backslash less, as the source does."
}
