import CopyModel
import RuleKit

extension Rule {
  static let mojibake = Rule(
    "mojibake", .table, .error,
    fix: .unsafe,
    summary: "No text was read in another encoding than it was written in.",
    rationale: """
      A tool opened the text with the wrong encoding and saved what it saw. The letters are garbled
      for everybody, and some cannot be brought back.
      """,
    source: .work("The Unicode Standard, 5.22: U+FFFD; Windows-1252 and KS X 1001 by their tables"),
    examples: [
      .text("You can⟦â€™⟧t undo this action."),
      .text("Open caf⟦Ã©⟧"),
      .text("Pokémon, façade, naïve and “déjà vu”"),
      .text("«Terminé\u{A0}»", in: "fr"),
      .text("“MANHÃ”…", in: "pt"),
      .text("« Supprimé\u{A0}» n’a pas été restauré…", in: "fr"),
      .text("„Spaß“ und „MENÜ“", in: "de"),
      .text("“hâlâ”…", in: "tr"),
      .text("«skedarë»…", in: "sq"),
      .text("⟦ì‚\u{AD}ì\u{A0}œ⟧", in: "ko"),
      .text("⟦»èÁ¦⟧", in: "ko"),
      .text("삭제", in: "ko"),
      .text("⟦åˆ\u{A0}é™¤⟧", in: "zh-Hans"),
      .text("无法打开⟦锟斤拷⟧", in: "zh-Hans"),
      .text("删除", in: "zh-Hans"),
      .text("⟦åˆªé™¤⟧", in: "zh-Hant"),
      .text("刪除", in: "zh-Hant"),
      .files(
        ("en.lproj/Localizable.strings", "\"note.back\" = \"Back\";\n"),
        ("ko.lproj/Localizable.strings", "\"note.back\" = \"⟦뒤\u{FFFD}⟧\";\n")),
      .files(("ko.lproj/Localizable.strings", "\"note.back\" = \"뒤로\";\n")),
    ],
    check: .all([
      .text([]) { text, findings in
        // The letters that lead, Â to ô, all start with this byte.
        if text.bytes.contains(0xC3), let misread = MisreadUTF8(in: text.string.utf8.span) {
          findings.flag(
            misread.range, of: text, .writeInstead(misread.text), fix: misread.fix)
        } else if let range = text.eastAsianMisread {
          findings.flag(range, of: text, .restore)
        }
      },
      .table { table, findings in
        for group in table.byFile(table.replacedUnits) {
          guard let first = group.first, group.count > UnitTable.mostReported else {
            for index in group { findings.flag(table.units[index], .restore) }
            continue
          }
          findings.flag(table.units[first], .restoreAll(group.count))
        }
      },
    ])
  )
}

extension UnitTable {
  /// The texts with U+FFFD, which stands for what could not be decoded.
  fileprivate var replacedUnits: [Int] {
    units.runs.filter { units.state(of: $0.lowerBound) != .obsolete }.flatMap { run in
      let isSource = units.locale(of: run.lowerBound) == sourceLocale
      return run.filter { index in
        // A source that has the character too is about it, or is reported itself.
        isSource
          ? units.withSource(of: index) { $0.hasReplacement } == true
          : units.withTarget(of: index) { $0.hasReplacement } == true
            && units.withSource(of: index) { $0.hasReplacement } != true
      }
    }
  }
}

extension Span<UInt8> {
  fileprivate var hasReplacement: Bool {
    for index in indices where self[index] == 0xEF && has("\u{FFFD}", at: index) { return true }
    return false
  }
}

extension AnalyzedText {
  /// Letters of a Korean or Chinese encoding that were read as another.
  fileprivate var eastAsianMisread: Range<Int>? {
    if scripts.han > 0 { return knownGarble }
    guard !isInOwnScript, scripts.latin > 0 else { return nil }
    // KS X 1001 has its syllables in rows B0 to C8, GB 2312 its characters in rows B0 to F7.
    if profile.uses(.hangul) { return doubleBytes(rows: 0xB0...0xC8) }
    if profile.uses(.han), !profile.uses(.latin) { return doubleBytes(rows: 0xB0...0xF7) }
    return nil
  }

  /// What UTF-8 becomes as GBK: U+FFFD twice, and ’ before a letter; and memory that was never filled.
  private var knownGarble: Range<Int>? {
    let bytes = string.utf8.span
    for index in bytes.indices {
      // The first bytes of 锟 and 鈥, of 烫, of 屯.
      guard bytes[index] == 0xE9 || bytes[index] == 0xE7 || bytes[index] == 0xE5 else { continue }
      for garble in ["锟斤拷", "烫烫烫", "屯屯屯", "鈥檚", "鈥檛", "鈥檙", "鈥檒", "鈥檝", "鈥檓", "鈥檇"]
      where bytes.has(garble, at: index) {
        return index..<index + garble.utf8.count
      }
    }
    return nil
  }

  /// A stretch of four or more characters of ISO-8859-1, letters and symbols mixed, that are pairs of a two-byte encoding.
  private func doubleBytes(rows: ClosedRange<UInt32>) -> Range<Int>? {
    let bytes = string.utf8.span
    var start = 0
    while start < bytes.count {
      var (end, count, isPaired, symbols) = (start, 0, true, 0)
      while end < bytes.count {
        let (scalar, length) = bytes.scalar(at: end)
        guard (0xA1...0xFE).contains(scalar) else { break }
        if count.isMultiple(of: 2), !rows.contains(scalar) { isPaired = false }
        if scalar < 0xC0 { symbols += 1 }
        (end, count) = (end + length, count + 1)
      }
      if count >= 4, count.isMultiple(of: 2), isPaired, symbols > 0, symbols < count {
        return start..<end
      }
      start = end + (end < bytes.count ? bytes.scalar(at: end).length : 0)
    }
    return nil
  }
}

extension Message {
  fileprivate static let restore: Message =
    "The text is garbled by a wrong encoding. Restore it from where it came."

  fileprivate static func restoreAll(_ count: Int) -> Message {
    """
    \(count) texts of this file are garbled by a wrong encoding, from here on. Restore them from where they \
    came.
    """
  }

  fileprivate static func writeInstead(_ text: String) -> Message {
    "This is “\(text.excerpt)” in UTF-8, read as Windows-1252. Restore it."
  }
}
