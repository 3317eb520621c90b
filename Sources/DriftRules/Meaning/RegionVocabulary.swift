import CopyModel
import RuleKit

extension Rule {
  static let regionVocabulary = Rule(
    "region-vocabulary", .meaning, .warning, isFolded: true,
    yields: ["mixed-script", "wrong-language"],
    summary: "Chinese copy uses the words of its region.",
    rationale: """
      Turning Simplified characters into Traditional ones does not make a translation for Taiwan:
      software is 软件 on the mainland and 軟體 there. People see at once that the text was meant for
      someone else.
      """,
    source: .work(
      "中華語文知識庫: 兩岸差異用詞; Locales/wordings/regions.tsv: labels counted over the catalogs of Debian’s packages"
    ),
    examples: [
      .text("打开⟦资料夹⟧", in: "zh-Hans"),
      .text("打开文件夹", in: "zh-Hans"),
      .text("连接到⟦伺服器⟧", in: "zh-Hans"),
      .text("下載⟦視頻⟧", in: "zh-Hant"),
      .text("下載影片", in: "zh-Hant"),
      .text("開啟⟦文件夾⟧", in: "zh-Hant"),
      .text("檢視⟦應用程序⟧", in: "zh-Hant"),
      .text("⟦照片質量⟧", in: "zh-Hant"),
      .text("分子的質量與統計數據", in: "zh-Hant"),
      .text("改變量不可大於用戶名稱的長度", in: "zh-Hant"),
      .text("⟦登入⟧后即可上传照片", in: "zh-Hans"),
      .text("⟦设为预设⟧", in: "zh-Hans"),
      .text("存储为预设，再打印所选单元格", in: "zh-Hans"),
      // Hong Kong has words of its own.
      .text("連接網絡", in: "zh-HK"),
      .text("폴더 열기", in: "ko"),
      .pair("Settings", "⟦設置⟧", in: "zh-Hant"),
      .pair("Settings", "設定", in: "zh-Hant"),
      .pair("Choose how to ⟦print⟧ it", "選擇⟦打印⟧方式", in: "zh-Hant"),
      .pair("Choose how to print it", "選擇列印方式", in: "zh-Hant"),
      .pair("⟦Print⟧ the page", "⟦列印⟧网页", in: "zh-Hans"),
      .pair("Print the page", "打印网页", in: "zh-Hans"),
      .pair("Settings", "設置", in: "zh-HK"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard !findings.isTranslation, findings.locale == text.profile.tag,
          let word = text.firstWording(.otherRegion)
        else { return }
        findings.flag(
          word.range, of: text, .sayAsHere(text.text(in: word.range), word.instead),
          confidence: 0.75)
      },
      .pair { pair, findings in
        let text = pair.target
        guard findings.locale == text.profile.tag else { return }
        if let word = OtherRegionWord(pair) {
          findings.flag(
            source: word.word, target: word.range, .sayAsSourcesDo(word),
            // The mainland takes up more of Taiwan's words than the reverse, and what few have may mean something else.
            confidence: text.profile.usage.isTaiwan && word.isSettled ? 0.85 : 0.75)
        } else if let word = text.firstWording(.otherRegion) {
          findings.flag(
            source: nil, target: word.range, .sayAsHere(text.text(in: word.range), word.instead),
            confidence: 0.75)
        }
      },
    ])
  )
}

/// A word of the source in the wording of the other side of the strait, which hardly any source here uses.
private struct OtherRegionWord {
  /// What so many sources word on either side leaves little room for another meaning.
  private static let manySources = 30

  let word: Range<Int>
  let range: Range<Int>
  let entry: RegionWordings.Entry

  var isSettled: Bool {
    min(entry.here.sources, entry.there.sources) >= Self.manySources
  }

  init?(_ pair: TextPair) {
    let target = pair.target.string.utf8.span
    let usage = pair.target.profile.usage
    guard !pair.isTooLong, pair.isFromEnglish, let regions = usage.regions,
      regions.mayHaveOther(target)
    else {
      return nil
    }
    let source = pair.source.string.utf8.span
    if let key = BareLabel.key(of: source), let entry = regions.entry(for: key.span),
      BareLabel.wording(of: target).map({ $0.span.isExactly(entry.there.wording) }) ?? false
    {
      (word, range, self.entry) = (pair.source.fullRange, pair.target.fullRange, entry)
      return
    }
    for word in pair.source.words where source[word.lowerBound].isASCIILetter {
      let key = word.map { source[$0] | 0x20 }
      guard let entry = regions.entry(for: key.span),
        let place = target.place(of: entry.there.wording),
        !target.contains(entry.here.wording.utf8.span), pair.target.hasWords(within: place),
        !usage.words.isUsed(entry.there.wording, forWordsOf: pair.source)
      else { continue }
      (self.word, range, self.entry) = (word, place, entry)
      return
    }
    return nil
  }
}

extension WordCounts {
  /// Whether sources of the locale itself use a wording for a word of a text, if for one in ten.
  fileprivate func isUsed(_ wording: String, forWordsOf text: AnalyzedText) -> Bool {
    let bytes = text.string.utf8.span
    return text.words.contains { word in
      let key = word.map { bytes[$0] | 0x20 }
      guard let usage = usage(of: key.span) else { return false }
      return usage.stems.contains {
        $0.texts * 10 >= usage.texts && wording.utf8.span.contains($0.text.utf8.span)
      }
    }
  }
}

extension AnalyzedText {
  /// Whether a stretch ends where words end: 新建 is no part of 新建立.
  fileprivate func hasWords(within stretch: Range<Int>) -> Bool {
    !words.contains {
      $0.lowerBound < stretch.lowerBound && $0.upperBound > stretch.lowerBound
        || $0.lowerBound < stretch.upperBound && $0.upperBound > stretch.upperBound
    }
  }
}

extension Span<UInt8> {
  /// Where a wording first stands.
  fileprivate func place(of wording: String) -> Range<Int>? {
    for index in indices where has(wording, at: index) {
      return index..<index + wording.utf8.count
    }
    return nil
  }
}

extension Message {
  fileprivate static func sayAsHere(_ word: String, _ instead: String?) -> Message {
    guard let instead else { return "“\(word)” is a word of another region." }
    return "“\(word)” is a word of another region. Write “\(instead)”."
  }

  fileprivate static func sayAsSourcesDo(_ word: OtherRegionWord) -> Message {
    let (here, there) = (word.entry.here, word.entry.there)
    return
      "“\(there.wording)” is a word of another region (\(there.share) sources there). Here it is \(here.wording) (\(here.share))."
  }
}
