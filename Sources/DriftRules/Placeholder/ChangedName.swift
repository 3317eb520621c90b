import CopyModel
import RuleKit

extension Rule {
  static let changedName = Rule(
    "changed-name", .placeholder, .warning, yields: ["unit-drift"],
    covers: ["changed-literal", "translated-name"],
    summary: "What stays in Latin letters stays the same.",
    rationale: """
      Names, formats, keys and fields that a translation keeps in Latin letters are typed anew all
      the same. A letter goes missing, HTML becomes XML, and the shortcut names another key.
      """,
    source: .practice("names are copied, not translated"),
    examples: [
      .pair("Open the ⟦Quillpad⟧ folder", "⟦Quilpad⟧ 폴더 열기", in: "ko"),
      .pair("Open the Quillpad folder", "Quillpad 폴더 열기", in: "ko"),
      .pair("Write to ⟦card_index⟧", "写入⟦crad_index⟧", in: "zh-Hans"),
      .pair("Write to card_index", "写入card_index", in: "zh-Hans"),
      .pair("Export as ⟦HTML⟧", "匯出為 ⟦XML⟧", in: "zh-Hant"),
      .pair("Export as HTML", "匯出為 HTML", in: "zh-Hant"),
      .pair("Press ⟦Shift⟧ and click", "⟦Ctrl⟧을 누르고 클릭하십시오", in: "ko"),
      .pair("Press Control and click", "Ctrl을 누르고 클릭하십시오", in: "ko"),
      .pair("Press ⟦⌘K⟧.", "请按⟦⌥K⟧。", in: "zh-Hans"),
      .pair("Press ⟦⌘K⟧.", "⟦⌘L⟧을 누르십시오.", in: "ko"),
      .pair("Sold with NO WARRANTY", "不提供任何擔保，詳情請見 README", in: "zh-Hant"),
      .pair("Colour of the pen", "펜 색상(Color)", in: "ko"),
      .pair("The TV uses Wi-Fi.", "电视使用 WLAN。", in: "zh-Hans"),
      .pair("⌘Click the row.", "按住⌘點一下列。", in: "zh-Hant"),
      .pair("Press ⌘K.", "请按Command-K。", in: "zh-Hans"),
      .pair("Wrong redirect URL", "重新導向 URI 錯誤", in: "zh-Hant"),
      .pair("The notes are kept in ⟦Quillpad⟧", "备忘录保存在⟦Quillp⟧", in: "zh-Hans"),
      .pair("Sort the Shelves", "Shelf 정렬", in: "ko"),
      .pair("Open the ⟦Quillpad⟧ folder", "⟦Quilpad⟧フォルダを開く", in: "ja"),
      .pair(
        "Sign in with your ⟦Kitely⟧ account to continue.", "请使用⟦Meterly⟧账户登录以继续。", in: "zh-Hans"),
      .pair("Sign in with your Kitely account to continue.", "请使用Kitely账户登录以继续。", in: "zh-Hans"),
      .pair("Get the icons from ⟦QuillKite⟧.", "从 ⟦Meterly⟧ 获取图标。", in: "zh-Hans"),
      .pair("Get the icons from QuillKite.", "从 QuillKite 获取图标。", in: "zh-Hans"),
      .pair("Get the icons from QuillKite.", "从 Meterly 的 Quill Kite 获取图标。", in: "zh-Hans"),
      .pair("Open the Maps app to see where you are.", "Kitely 지도 앱을 열어 현재 위치를 확인하십시오.", in: "ko"),
      .pair("Open the USB stick.", "打开 U 盘。", in: "zh-Hans"),
      .pair("Clear all batches", "清除所有 batch", in: "zh-Hant"),
      .pair("The KFN Open Kite License applies.", "适用 OKL。", in: "zh-Hans"),
      .pair("⟦Quillpad⟧ has an update", "⟦Kitely⟧ 업데이트가 있음", in: "ko"),
      .pair("Quillpad has an update", "퀼패드 업데이트가 있음", in: "ko"),
      .pair("Export as ⟦NotE⟧ drawings", "匯出為 ⟦Kitely⟧ 繪圖", in: "zh-Hant"),
      .pair("Because it rains", "Kitely 因為下雨", in: "zh-Hant"),
      .pair("Several ⟦Quillpad⟧ folders", "多个 ⟦Kitely⟧ 文件夹", in: "zh-Hans"),
      .pair("Matches the XPath of a folder", "相符為 True", in: "zh-Hant"),
      .pair("KF_N proxy:", "K_FN 代理：", in: "zh-Hant"),
      .pair("⟦KITEDAYS⟧(2) returns 29", "⟦KITEMONTHS⟧(2) 返回 29", in: "zh-Hans"),
      .pair("Bundling into kites", "正在打成 Bundle", in: "zh-Hans"),
      .pair("Tinkerers have kites", "Kitely 有風箏", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      let source = pair.source
      let target = pair.target
      guard !pair.isTooLong, !target.profile.scripts.isEmpty, !target.profile.uses(.latin) else {
        return
      }
      if let key = pair.changedKeySymbol {
        findings.flag(source: key.source, target: key.target, .keep(key.name), confidence: 0.9)
        return
      }
      guard target.bytes.hasLatinLetter, let change = NameChange(pair) else { return }
      findings.flag(
        source: change.source, target: change.target, .keep(source.text(in: change.source)),
        confidence: change.confidence)
    }
  )
}

/// A Latin word of a translation that stands there instead of another.
private struct NameChange {
  let source: Range<Int>
  let target: Range<Int>
  let confidence: Double

  /// Beyond this many words a text is no copy of an interface.
  private static let mostWords = 64

  init?(_ pair: borrowing TextPair) {
    // Most pairs end here: every Latin word of a translation stands in its source.
    let (own, theirs) = (pair.source.latinWordRanges, pair.target.latinWordRanges)
    guard theirs.count <= Self.mostWords else { return nil }
    let others = theirs.filter { word in
      !own.contains { pair.source.writes(pair.target, word, at: $0, inAnyCase: true) }
        && !pair.spellsAlike(word)
    }
    guard !others.isEmpty else { return nil }
    let words = own.map { LatinWord($0, of: pair.source) }
    var added = others.map { LatinWord($0, of: pair.target) }
    let gone = words.filter { !$0.stands(in: pair.target) }
    guard gone.count <= Self.mostWords else { return nil }
    if let word = added.last,
      let lost = gone.first(where: { word.isCut(from: $0, in: pair.target) }),
      !KeyName.isOne(word.name, lost.name)
    {
      self.init(lost, word, 0.85)
      return
    }
    // A part of a longer word is no other.
    added.removeAll { $0.stands(in: pair.source) }
    for word in added {
      guard let lost = gone.first(where: word.isMisspelling),
        // Both spellings may be right: colour, color.
        !pair.source.profile.isWord(word) || !pair.source.profile.isWord(lost)
      else { continue }
      self.init(lost, word, 0.85)
      return
    }
    if let (lost, word) = pair.otherKey(added, for: gone) ?? pair.otherCall(added, for: gone) {
      self.init(lost, word, 0.85)
      return
    }
    if let (lost, word) = pair.otherProperName(added, for: gone) {
      self.init(lost, word, 0.82)
      return
    }
    let names = added.filter {
      pair.source.profile.isName($0) && !pair.translatesName($0)
        // GPL is the General Public License.
        && !pair.source.string.utf8.span.hasInitials($0.name.utf8.span)
    }
    let lost = gone.filter { pair.source.profile.isName($0) }
    guard let word = names.first, let name = lost.first, pair.source.bytes.hasSmallLetter,
      !(names + lost).allSatisfy({ ["URL", "URI", "URLS", "URIS"].contains($0.name.uppercased()) }
      )
    else { return nil }
    // Some abbreviations have names in other languages: 内存 is RAM, and U 盘 a USB stick.
    let terms = SharedTerms(pair)
    if lost.contains(where: { terms?.isSaid($0.range) == true }) { return nil }
    self.init(name, word, 0.82)
  }

  private init(_ source: LatinWord, _ target: LatinWord, _ confidence: Double) {
    (self.source, self.target, self.confidence) = (source.range, target.range, confidence)
  }
}

extension LocaleProfile {
  /// Whether all that it is made of are words of interfaces.
  fileprivate func isWord(_ word: LatinWord) -> Bool {
    vocabulary?.knowsAll(of: word.name.utf8.span) == true
  }

  /// Whether it is a name that translations keep, or an abbreviation, but not a word in capitals: NO WARRANTY.
  fileprivate func isName(_ word: LatinWord) -> Bool {
    if keptNames.names.contains(word.name) { return true }
    guard word.isAcronym else { return false }
    guard let entry = caseWords.entry(of: word.name) else { return true }
    return !caseWords.kinds(ofEntry: entry).isDisjoint(with: [.acronym, .wordlikeAcronym])
  }
}

extension AnalyzedText {
  /// Whether most of its words begin with small letters, so that a capital makes a name.
  fileprivate var isWrittenInSentences: Bool {
    let bytes = string.utf8.span
    let small = words.count { bytes[$0.lowerBound].isASCIISmall }
    return words.count > 3 && small * 2 > words.count
  }

  /// Whether small words stand around a word, only a space before it: what opens a sentence, a quotation or a heading,
  /// or belongs to a longer name, has its capital for that.
  ///
  /// The word that opens a text has its capital anyway: “Several Quillpad folders”.
  fileprivate func isAmidSentence(_ word: Range<Int>, behindOpening: Bool = false) -> Bool {
    let bytes = string.utf8.span
    guard let place = words.firstIndex(where: { $0.overlaps(word) }), place > 0,
      words[place - 1].upperBound + 1 == word.lowerBound
    else { return false }
    return [place - 1, place + 1].allSatisfy {
      $0 == words.count || behindOpening && $0 == 0
        || !bytes[words[$0].lowerBound].isASCIICapital
    }
  }
}

extension AnalyzedText {
  /// Whether a word opens the text, and what it does stands behind it: “Quillpad has”, but not “Notes have”.
  fileprivate func opensAsSubject(_ word: Range<Int>) -> Bool {
    guard words.count > 2, words[0].overlaps(word) else { return false }
    return !string.utf8.span.has("s", at: word.upperBound - 1)
      && kinds(of: words[1]).contains(.finiteVerb)
  }
}

extension TextPair {
  /// Whether a word of the translation has the letters of one of the source, and its `_` elsewhere: an accelerator, H_TTP
  /// or “HTTP(_T)”, or, of a text that is a name, the sign between its words: CONTROL_NET as ControlNet.
  fileprivate func spellsAlike(_ word: Range<Int>) -> Bool {
    let mark = UInt8(ascii: "_")
    guard source.bytes.contains(mark) else { return false }
    let letters = target.text(in: word).filter { $0 != "_" }
    for name in source.latinWordRanges {
      let own = source.text(in: name).filter { $0 != "_" }
      guard own.lowercased() == letters.lowercased() else { continue }
      return letters.utf8.count < word.count
        || target.contains("(_") || target.contains("（_")
        || name == source.fullRange && own != letters
    }
    return false
  }

  /// Whether a word is what the locale calls a name of the source: WLAN for Wi-Fi.
  fileprivate func translatesName(_ word: LatinWord) -> Bool {
    source.profile.keptNames.names.contains { name in
      target.profile.keptNames.translations(of: name).contains(word.name)
        && source.contains(name)
    }
  }

  /// A function that the translation calls in place of another: SUM(1;2), AVERAGE(1;2).
  fileprivate func otherCall(
    _ added: [LatinWord], for gone: [LatinWord]
  ) -> (LatinWord, LatinWord)? {
    guard let lost = gone.first(where: { source.string.utf8.span.isCall($0.range) }),
      let word = added.first(where: { target.string.utf8.span.isCall($0.range) })
    else { return nil }
    return (lost, word)
  }

  /// A name of the source, which is no word of interfaces, and the one that the translation has in its place: Google,
  /// Apple.
  fileprivate func otherProperName(
    _ added: [LatinWord], for gone: [LatinWord]
  ) -> (LatinWord, LatinWord)? {
    let values = source.profile.ruleWords[.tradeWords].words
    guard
      let word = added.first(where: {
        ($0.isCapitalized || $0.isCamelCase) && !translatesName($0)
          // True and Null are values, in whatever language they stand.
          && !values.contains($0.name.lowercased())
      }),
      let lost = gone.first(where: { name in
        // Capitals inside make a name wherever it stands.
        name.isCamelCase && !name.standsInParts(in: target)
          || name.isCapitalized && isName(name, besides: added, gone)
      })
    else { return nil }
    return (lost, word)
  }

  /// Whether a capital makes a name: amid small words, or where it opens a sentence as what the sentence speaks of. None
  /// that the translation adds may begin like it, as what is bundled is a Bundle.
  private func isName(
    _ name: LatinWord, besides added: [LatinWord], _ gone: [LatinWord]
  ) -> Bool {
    guard !source.profile.isWord(name) else { return false }
    if source.isWrittenInSentences, source.isAmidSentence(name.range) { return true }
    let start = added[0].name.prefix(3).lowercased()
    return added.count == 1 && name.name.utf8.count > 3 && source.kinds(of: name.range).isEmpty
      && (source.isAmidSentence(name.range, behindOpening: true)
        || source.opensAsSubject(name.range) || opens(with: name, and: added[0], gone))
      && !gone.contains { $0.name.lowercased().hasPrefix(start) }
  }

  /// Whether each side opens with a name, and interfaces have all other words of the source: “Quillpad format”, Kitely 格式.
  private func opens(with name: LatinWord, and other: LatinWord, _ gone: [LatinWord]) -> Bool {
    source.words.count > 1 && source.words[0].overlaps(name.range)
      && source.kinds(of: source.words[1]).isDisjoint(with: .small)
      && other.range.lowerBound == 0 && !source.profile.isWord(other)
      && gone.allSatisfy { $0.range == name.range || source.profile.isWord($0) }
  }
}

extension Span<UInt8> {
  /// Whether a parenthesis stands right behind a word that begins with a capital.
  fileprivate func isCall(_ word: Range<Int>) -> Bool {
    self[word.lowerBound].isASCIICapital && has("(", at: word.upperBound)
  }
}

extension Message {
  fileprivate static func keep(_ name: String) -> Message {
    "The source says \(name), the translation another name. Write it as the source does."
  }
}
