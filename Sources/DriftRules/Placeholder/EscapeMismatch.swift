import CopyModel
import RuleKit

extension Rule {
  static let escapeMismatch = Rule(
    "escape-mismatch", .placeholder, .warning,
    summary: "Line breaks and tabs are where the source has them.",
    rationale: """
      A line break at an edge joins texts or keeps them apart, a tab makes columns, and an empty
      line divides paragraphs. A single break inside a text is each language's own matter. `\\\\n` that
      reaches people as two characters was escaped twice.
      """,
    source: .work("GNU gettext, msgfmt --check-format: newlines at both ends"),
    examples: [
      .pair("Restart now?⟦\n⟧", "지금 재시동하겠습니까?", in: "ko"),
      .pair("Restart now?\n", "지금 재시동하겠습니까?\n", in: "ko"),
      .pair("Name⟦\t⟧Size", "이름 크기", in: "ko"),
      .pair("Save the file.", "保存文件。⟦\n⟧", in: "zh-Hans"),
      .pair("Save the file\nfirst.", "先保存文件。", in: "zh-Hans"),
      .pair("Disk full.\nFree some space.", "磁碟已滿。⟦\\n⟧請釋出空間。", in: "zh-Hant"),
      .pair("Disk full.\nFree some space.", "磁碟已滿。\n請釋出空間。", in: "zh-Hant"),
      .pair("Syncing failed.\nWi-Fi is off.", "同步失敗。⟦\\n⟧Wi-Fi 已關閉。", in: "zh-Hant"),
      .pair("Saved in C:\\temp.\nOpen it?", "已存到 C:\\temp。\n要打開嗎？", in: "zh-Hant"),
      .pair("Disk full.⟦\n\n⟧Free some space.", "磁碟已滿。請釋出空間。", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard pair.source.mayEscape || pair.target.mayEscape else { return }
      let source = Escapes(pair.source.string)
      let target = Escapes(pair.target.string)
      guard source != nil || target != nil else { return }
      Escapes.compare(source, target, of: pair, &findings)
    }
  )
}

extension AnalyzedText {
  fileprivate var mayEscape: Bool { bytes.hasControl || bytes.contains(UInt8(ascii: "\\")) }
}

/// The line breaks and tabs of a text; those written as two characters, `\n`, are counted apart.
private struct Escapes {
  var tabs = 0
  /// `\n` and `\t` as they stand, and where the first one is.
  var written = 0
  var firstWritten: Range<Int>?
  /// The first that a letter follows: a line break, or a word behind a backslash.
  var firstLoose: Range<Int>?
  var firstTab: Range<Int>?
  var firstParagraph: Range<Int>?
  var leading: Range<Int>?
  var trailing: Range<Int>?

  /// Nil for a text with none, as most are.
  init?(_ text: String) {
    let bytes = text.utf8Span.span
    var hasAny = false
    for index in bytes.indices where bytes[index] <= 0x0D || bytes[index] == UInt8(ascii: "\\") {
      hasAny = true
      break
    }
    guard hasAny else { return nil }
    let isBreak = { (byte: UInt8) in byte == 0x0A || byte == 0x0D }
    let first = bytes.end(from: 0) { isBreak($0) || $0 == 0x20 || $0 == 0x09 }
    if (0..<first).contains(where: { isBreak(bytes[$0]) }) { leading = 0..<first }
    var last = bytes.count
    while last > first, isBreak(bytes[last - 1]) || bytes[last - 1] == 0x20 || bytes[last - 1] == 9
    {
      last -= 1
    }
    if (last..<bytes.count).contains(where: { isBreak(bytes[$0]) }) {
      trailing = last..<bytes.count
    }
    var index = first
    while index < last {
      if bytes[index] == 0x09 {
        tabs += 1
        firstTab = firstTab ?? index..<index + 1
      } else if bytes[index] == UInt8(ascii: "\\"), index + 1 < last {
        if bytes[index + 1] == UInt8(ascii: "n") || bytes[index + 1] == UInt8(ascii: "t") {
          // `C:\temp` and `\name` are words behind a backslash.
          let goesOn = index + 2 < last && bytes[index + 2] < 0x80 && bytes.hasLetter(at: index + 2)
          if goesOn {
            firstLoose = firstLoose ?? index..<index + 2
          } else {
            written += 1
            firstWritten = firstWritten ?? index..<index + 2
          }
        }
        index += 1
      } else if isBreak(bytes[index]) {
        var end = index
        var breaks = 0
        while end < last, bytes[end] <= 0x20 {
          breaks += bytes[end] == 0x0A ? 1 : 0
          end += 1
        }
        if breaks > 1 { firstParagraph = firstParagraph ?? index..<end }
        index = end
        continue
      }
      index += 1
    }
  }

  static func compare(
    _ source: Escapes?, _ target: Escapes?, of pair: TextPair, _ findings: inout Findings
  ) {
    if let written = target?.firstWritten, source?.written ?? 0 == 0 {
      let isBroken = pair.source.string.utf8.contains { $0 == 0x0A || $0 == 0x09 }
      findings.flag(source: nil, target: written, .unescape, confidence: isBroken ? 0.9 : 0.7)
    } else if let loose = target?.firstLoose, source?.firstLoose == nil,
      pair.source.string.utf8.contains(0x0A), !pair.target.string.utf8.contains(0x0A)
    {
      findings.flag(source: nil, target: loose, .unescape, confidence: 0.9)
    } else if let written = source?.firstWritten, target?.written ?? 0 == 0 {
      let isBroken = pair.target.string.utf8.contains { $0 == 0x0A || $0 == 0x09 }
      findings.flag(source: written, target: nil, .restoreBreak, confidence: isBroken ? 0.7 : 0.85)
    } else if source?.trailing != nil, target?.trailing == nil {
      findings.flag(source: source?.trailing, target: nil, .restoreBreak, confidence: 0.85)
    } else if target?.trailing != nil, source?.trailing == nil {
      findings.flag(source: nil, target: target?.trailing, .removeBreak, fix: "", confidence: 0.85)
    } else if source?.leading != nil, target?.leading == nil {
      findings.flag(source: source?.leading, target: nil, .restoreBreak, confidence: 0.85)
    } else if target?.leading != nil, source?.leading == nil {
      findings.flag(source: nil, target: target?.leading, .removeBreak, fix: "", confidence: 0.85)
    } else if let tab = source?.firstTab, target?.tabs ?? 0 == 0 {
      findings.flag(source: tab, target: nil, .restoreTab, confidence: 0.85)
    } else if let paragraph = source?.firstParagraph, target?.firstParagraph == nil,
      !pair.target.string.utf8.contains(0x0A)
    {
      findings.flag(source: paragraph, target: nil, .restoreParagraph, confidence: 0.75)
    }
  }
}

extension Span<UInt8> {
  fileprivate func end(from index: Int, of isKind: (UInt8) -> Bool) -> Int {
    var end = index
    while end < count, isKind(self[end]) { end += 1 }
    return end
  }
}

extension Message {
  fileprivate static let restoreBreak: Message =
    "The translation has lost a line break. Put it back."
  fileprivate static let removeBreak: Message = "The source has no line break here. Remove it."
  fileprivate static let restoreTab: Message = "The translation has lost a tab. Put it back."
  fileprivate static let restoreParagraph: Message =
    "The translation has lost an empty line between two paragraphs. Put it back."
  fileprivate static let unescape: Message =
    "People would read these two characters. Write one backslash less, as the source does."
}
