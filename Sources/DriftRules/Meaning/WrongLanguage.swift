import CopyModel
import RuleKit

extension Rule {
  static let wrongLanguage = Rule(
    "wrong-language", .meaning, .error,
    covers: ["polarity-drift", "mixed-script", "renamed-cancel", "single-word-title"],
    summary: "A translation is in the language of its table.",
    rationale: """
      Rows slip between columns and files. Another script gives them away.
      """,
    source: .work("Unicode Scripts.txt"),
    examples: [
      .pair("Delete this note?", "⟦要删除此备忘录吗？⟧", in: "ko"),
      .pair("Delete this note?", "이 메모를 삭제하겠습니까?", in: "ko"),
      .pair("Delete this note?", "⟦이 메모를 삭제하겠습니까?⟧", in: "zh-Hans"),
      .pair("Delete this note?", "⟦このメモを削除しますか？⟧", in: "zh-Hant"),
      .pair("Korean", "한국어(韓國語)", in: "ko"),
      .pair("Japanese", "日本語", in: "zh-Hant"),
      .pair("Save", "⟦保存⟧", in: "ko"),
      .pair("Made by Orchard Networks", "⟦由 Orchard Networks 制作⟧", in: "ko"),
      .pair("Orchard Networks", "Orchard Networks", in: "ko"),
      .pair("Couldn’t show the card", "카드를 ⟦表示⟧할 수 없음", in: "ko"),
      .pair("The name cannot be empty", "⟦Der Name darf nicht leer sein⟧", in: "ko"),
      .pair("Made by Orchard Networks", "by Orchard Networks", in: "ko"),
      .pair("Delete this note?", "⟦要删除此备忘录吗？⟧", in: "ja"),
      .pair("Delete this note?", "⟦이 메모를 삭제하겠습니까?⟧", in: "ja"),
      .pair("Delete this note?", "このメモを削除しますか？", in: "ja"),
      .pair("Save changes", "変更保存", in: "ja"),
      .pair("Unified Ideographs Ext. A", "統合漢字拡張領域A", in: "ja"),
      .pair("Delete this note?", "⟦이 메모를 삭제하겠습니까?⟧", in: "de"),
      .pair("Delete this note?", "Diese Notiz löschen?", in: "de"),
      .pair("Copy the letter", "Copier la lettre 한", in: "fr"),
      .pair("Show YAML", "⟦YAML 표시⟧", in: "zh-Hans"),
      .pair("The color of the lid", "盖子⟦の⟧颜色", in: "zh-Hans"),
      .pair("Empty the drawer", "⟦ト⟧레이 비우기", in: "ko"),
      .pair("Time = %d hours, %d minutes.", "終了時刻＝%d時%d分。", in: "ja"),
    ],
    check: .pair { pair, findings in
      let (profile, letters) = (pair.target.profile, pair.target.scripts)
      // A source that itself shows the other script explains it.
      let source = pair.source.scripts
      guard source.han + source.hangul + source.kana + source.other == 0 else { return }
      if letters.kana > 0, profile.uses(.hangul) || profile.uses(.han), !profile.uses(.kana),
        letters.kana * 4 <= letters.han + letters.hangul, let kana = pair.target.kana
      {
        findings.flag(source: nil, target: kana, .otherLanguage(profile.name), confidence: 0.85)
        return
      }
      let foreign = letters.foreign(
        in: profile,
        isSentence: [.period, .question].contains(pair.target.ending)
          && pair.target.placeholders.isEmpty)
      // One letter may be a symbol, and a name may be kept in its own letters.
      if letters.hangul > 0, profile.uses(.hangul), letters.han > 1, let han = pair.target.hanWord {
        findings.flag(source: nil, target: han, .otherLanguage(profile.name), confidence: 0.85)
        return
      }
      if foreign == 0, pair.isInOtherLatin {
        findings.flag(
          source: nil, target: pair.target.fullRange, .otherLanguage(profile.name), confidence: 0.85
        )
      }
      guard foreign >= 2,
        foreign * 4 > letters.latin || foreign * 4 > letters.latin - pair.keptLetters
      else { return }
      findings.flag(
        source: nil, target: pair.target.fullRange, .otherLanguage(profile.name), confidence: 0.97)
    }
  )
}

extension TextPair {
  /// Whether a translation into a language of other letters has Latin ones alone, and three words or more in small
  /// letters that are not the source's: they are of another language.
  fileprivate var isInOtherLatin: Bool {
    let (letters, profile) = (target.scripts, target.profile)
    guard profile.uses(.hangul) || profile.uses(.han), letters.latin > 8,
      source.words.count > 2,
      letters.han + letters.hangul + letters.kana == 0, target.literals.isEmpty,
      !target.bytes.contains(UInt8(ascii: "@")), !target.bytes.contains(UInt8(ascii: "/"))
    else { return false }
    let own = Set(source.words.map { source.text(in: $0).lowercased() })
    let words = target.words.map { target.text(in: $0) }
    let foreign = words.count {
      $0.utf8.count > 1 && $0.utf8.allSatisfy(\.isASCIISmall) && !own.contains($0)
    }
    return foreign >= 3 && foreign * 2 > words.count
  }

  /// How many letters the words have that stand in both texts: names say nothing about a language.
  fileprivate var keptLetters: Int {
    let own = Set(source.words.map { source.text(in: $0).lowercased() })
    return target.words.filter { own.contains(target.text(in: $0).lowercased()) }
      .reduce(0) { $0 + $1.count }
  }
}

extension AnalyzedText {
  /// The first word of two Han characters or more that no brackets or quotes set apart, as they do beside the Hangul of a
  /// word: 한국어(韓國語).
  fileprivate var hanWord: Range<Int>? {
    let bytes = string.utf8.span
    var (index, start, count, isSetApart) = (0, 0, 0, false)
    while index < bytes.count {
      let (scalar, length) = bytes.scalar(at: index)
      let isHan = (0x4E00...0x9FFF).contains(scalar)
      if isHan, count == 0 { start = index }
      if isHan { count += 1 }
      if !isHan {
        if count > 1, !isSetApart, !Self.opensOrCloses(scalar) { return start..<index }
        (count, isSetApart) = (0, Self.opensOrCloses(scalar))
      }
      index += length
    }
    return count > 1 && !isSetApart ? start..<index : nil
  }

  private static func opensOrCloses(_ scalar: UInt32) -> Bool {
    "()[]（）［］「」『』〈〉《》【】\"'“”‘’".unicodeScalars.contains { $0.value == scalar }
  }

  /// The first letter of kana.
  fileprivate var kana: Range<Int>? {
    let bytes = string.utf8.span
    return bytes.indices.first { index in
      // U+3041 to U+30FA, but the middle dot and the marks before the katakana.
      bytes[index] == 0xE3 && (0x3041...0x30FA).contains(bytes.scalar(at: index).value)
        && ![0x3099, 0x309A, 0x309B, 0x309C, 0x30A0].contains(bytes.scalar(at: index).value)
    }.map { $0..<$0 + 3 }
  }
}

extension ScriptCounts {
  /// How many letters are of another language than the locale's, as far as scripts tell.
  fileprivate func foreign(in profile: LocaleProfile, isSentence: Bool) -> Int {
    if profile.uses(.hangul) { return hangul == 0 ? han + kana + other : 0 }
    if profile.uses(.kana) {
      if hangul * 2 > han + kana { return hangul }
      if han + kana == 0 { return other }
      // No Japanese sentence is without kana; a title may be.
      return kana == 0 && han >= 6 && isSentence ? han : 0
    }
    if profile.uses(.han) {
      return hangul * 2 > han || kana * 4 > han ? hangul + kana : han == 0 ? other : 0
    }
    return profile.uses(.latin) && latin == 0 ? han + hangul + kana + other : 0
  }
}

extension Message {
  fileprivate static func otherLanguage(_ name: String) -> Message {
    "This is not \(name). Put the right translation here."
  }
}
