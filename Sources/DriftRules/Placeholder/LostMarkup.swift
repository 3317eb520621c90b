import CopyModel
import RuleKit

extension Rule {
  static let lostMarkup = Rule(
    "lost-markup", .placeholder, .error,
    summary: "The tags of the source are in the translation.",
    rationale: """
      A tag that is gone takes a link or an emphasis along, and one of a pair alone may spoil all
      that follows. Where a line breaks within a sentence is each language's own matter; between two it
      makes a paragraph. A whole pair that only sets words in another type may be left out on purpose,
      and is a warning.
      """,
    source: .work("HTML Living Standard, “Tags”"),
    examples: [
      .pair("Read the ⟦<b>⟧terms</b> first.", "먼저 약관</b>을 읽으십시오.", in: "ko"),
      .pair("Read the <b>terms</b> first.", "먼저 <b>약관</b>을 읽으십시오.", in: "ko"),
      .pair("Open <a href=\"help\">Help⟦</a>⟧.", "打开<a href=\"help\">帮助。", in: "zh-Hans"),
      .pair("Open <a href=\"help\">Help</a>.", "打开<a href=\"help\">帮助</a>。", in: "zh-Hans"),
      .pair("Saved", "⟦<b>⟧已儲存</b>", in: "zh-Hant"),
      .pair("Read the ⟦<0>⟧terms</0> first.", "먼저 <1>약관</0>을 읽으십시오.", in: "ko"),
      .pair("Read the <0>terms</0> first.", "먼저 <0>약관</0>을 읽으십시오.", in: "ko"),
      .pair("Open ⟦<1>⟧Help</1>.", "打开帮助。", in: "zh-Hans"),
      .pair("Open <1>Help</1>.", "打开<1>帮助</1>。", in: "zh-Hans"),
      .pair(
        "From ⟦<x id=\"DAY\"/>⟧ to <x id=\"DAY_1\"/>", "<x id=\"DAY_1\"/>에서 <x id=\"DAY_1\"/>까지",
        in: "ko"),
      .pair(
        "From <x id=\"DAY\"/> to <x id=\"DAY_1\"/>", "<x id=\"DAY\"/>에서 <x id=\"DAY_1\"/>까지",
        in: "ko"),
      .pair("Run make <target> again.", "make <대상>을 다시 실행하십시오.", in: "ko"),
      .pair("Run make ⟦<target>⟧ again.", "다시 실행하십시오.", in: "ko"),
      .pair("hand over file", "<FILE> 넘겨주기", in: "ko"),
      .pair("Copy <source> to <place>", "将 <来源> 拷贝到 <位置>", in: "zh-Hans"),
      .pair("Copy ⟦<b>⟧this</b>", "拷貝 <這個></b>", in: "zh-Hant"),
      .pair("First line<br>Second line", "第一行，第二行", in: "zh-Hant"),
      .pair("The lid is open.⟦<br>⟧Close it first.", "盖子开着。请先关上。", in: "zh-Hans"),
      .pair("The lid is open.<br>Close it first.", "盖子开着。<br/>请先关上。", in: "zh-Hans"),
      .pair("A card is ⟦<u>⟧required</u>.", "카드가 필요합니다.", in: "ko"),
      .pair("Add <b>%@</b> ⟦<b>⟧now</b>?", "要<b>立即</b>加入「%@」嗎？", in: "zh-Hant"),
      .pair("A card is <u>required</u>.", "카드가 <u>필요</u>합니다.", in: "ko"),
      .pair("Open <b>Cards</b> to start.", "打开“卡片”即可开始。", in: "zh-Hans"),
      .pair("Save the cards first.", "⟦<strong>⟧注意：</strong>请先存储卡片。", in: "zh-Hans"),
      .pair("Bind <shelf_name> to a door", "<선반_이름>을 문에 연결합니다", in: "ko"),
      .pair("Bind <shelf_name> to a door", "将<书架名称>绑定到门", in: "zh-Hans"),
      .pair("<i>Note:</i> the deck is old.", "<b>注意：</b>这副牌很旧。", in: "zh-Hans"),
      .pair("⟦<i>⟧Note:</i> the deck is old.", "<b>알림:</b> 오래된 덱입니다.", in: "ko"),
      .pair("translator-credits", "<a href=\"mailto:mina@example.com\">Mina</a>", in: "ko"),
    ],
    check: .pair { pair, findings in
      let bracket = UInt8(ascii: "<")
      guard pair.source.bytes.contains(bracket) || pair.target.bytes.contains(bracket),
        !pair.isTooLong, !pair.source.isCreditsOfTranslators
      else { return }
      var answers = pair.target.tags
      let tags = pair.source.tags
      var names = pair.target.namesInBrackets
      for tag in tags {
        if let index = answers.firstIndex(where: { $0.name == tag.name })
          ?? answers.firstIndex(where: { pair.setsBold($0.name, for: tag.name) })
        {
          answers.remove(at: index)
        } else {
          // `<file>` without an end stands for a value, whose name may be translated.
          let isName =
            !tags.contains { $0.name == "/" + tag.name } && pair.source.namesValue(tag.range)
          if isName, names > 0 {
            names -= 1
            continue
          }
          let hasPair = pair.hasPair(tag.name, tags, but: pair.target.tags)
          if hasPair, pair.quotesInstead, !pair.target.tags.contains(where: { $0.name == tag.name })
          {
            continue
          }
          findings.flag(
            source: tag.range, target: nil, .restore(pair.source.text(in: tag.range)),
            confidence: hasPair && pair.slants(tag.name) ? 0.75 : isName || hasPair ? 0.85 : 0.97)
          return
        }
      }
      if let gone = pair.lostBreak {
        findings.flag(
          source: gone, target: nil, .restore(pair.source.text(in: gone)), confidence: 0.85)
        return
      }
      // A word of the source may stand between angle brackets for its value: “file”, <FILE>.
      guard let extra = answers.first(where: { !pair.names(valueOf: $0) }) else { return }
      findings.flag(
        source: nil, target: extra.range, .remove(pair.target.text(in: extra.range)),
        confidence: pair.hasPair(extra.name, pair.target.tags, but: tags) ? 0.85 : 0.95)
    }
  )
}

private typealias Tag = (name: String, range: Range<Int>)

extension TextPair {
  /// Whether the tags of one side have a whole pair more than those of the other, and all that it does is to set words
  /// in another type.
  fileprivate func hasPair(_ tag: String, _ tags: [Tag], but others: [Tag]) -> Bool {
    let name = tag.hasPrefix("/") ? String(tag.dropFirst()) : tag
    return Self.typefaces.contains(name)
      && [tags, others].allSatisfy { side in
        side.count { $0.name == name } == side.count { $0.name == "/" + name }
      }
  }

  /// Whether only the translation has quotation marks, which set off what another type does: <b>Open</b>, “打开”.
  fileprivate var quotesInstead: Bool {
    let marks = QuoteMarks.all + ["《"]
    return marks.contains(where: target.contains) && !marks.contains(where: source.contains)
  }

  /// Whether a tag slants letters, which Chinese and Japanese do not: they set words that count in bold, or leave them
  /// (W3C, Requirements for Chinese Text Layout and for Japanese Text Layout, on emphasis).
  fileprivate func slants(_ tag: String) -> Bool {
    target.profile.uses(.han) && ["i", "em", "/i", "/em"].contains(tag)
  }

  /// Whether a tag of the translation sets in bold what one of the source slants.
  fileprivate func setsBold(_ answer: String, for tag: String) -> Bool {
    slants(tag) && answer.hasPrefix("/") == tag.hasPrefix("/")
      && ["b", "strong", "/b", "/strong"].contains(answer)
  }

  /// HTML Living Standard, 4.5, “Text-level semantics”: those that only change how words look.
  private static let typefaces: Set<String> = [
    "abbr", "b", "big", "cite", "code", "dfn", "em", "i", "kbd", "mark", "q", "s", "samp",
    "small", "strong", "tt", "u", "var",
  ]

  /// Whether the translation only sets a word of the source between angle brackets.
  fileprivate func names(valueOf tag: Tag) -> Bool {
    target.namesValue(tag.range) && tag.name.utf8.count > 1 && source.shows(tag.name)
  }
}

extension AnalyzedText {
  /// The tags of a text but line breaks: `b`, `/b`. An empty element is its name and a slash: `img/`.
  fileprivate var tags: [Tag] {
    literals.compactMap { range in
      guard string.utf8.span[range.lowerBound] == UInt8(ascii: "<") else { return nil }
      let inner = text(in: range.lowerBound + 1..<range.upperBound - 1)
      let isEmpty = inner.hasSuffix("/")
      let end = inner.dropFirst().firstIndex { $0 == " " || $0 == "\t" || $0 == "/" }
      let name = inner[..<(end ?? inner.endIndex)].lowercased()
      if name == "br" { return nil }
      return ((isEmpty ? name + "/" : name) + Self.code(of: inner, name), range)
    }
  }

  /// Which code an inline element of XLIFF stands for: its `id`, and nothing for every other tag (XLIFF 1.2, 2.3, and
  /// 2.1, 4.2.3).
  private static func code(of tag: String, _ name: String) -> String {
    guard inlineElements.contains(name), let id = tag.firstRange(of: " id=\"") else { return "" }
    return " " + tag[id.upperBound...].prefix { $0 != "\"" }
  }

  private static let inlineElements: Set<String> = [
    "bpt", "bx", "ept", "ex", "g", "it", "pc", "ph", "sc", "x",
  ]

  /// Whether what stands between angle brackets is a word alone, as the name of a value is.
  fileprivate func namesValue(_ tag: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return (tag.lowerBound + 1..<tag.upperBound - 1).allSatisfy {
      "-_.".utf8.contains(bytes[$0]) || bytes.hasLetter(at: $0)
    }
  }

  /// How many names stand between angle brackets that are no tags: <파일>, <文件名>, ＜空白＞.
  fileprivate var namesInBrackets: Int {
    let text = string.utf8.span
    var (count, open): (Int, Int?) = (0, nil)
    for index in text.indices {
      // The lead byte of ＜.
      if text[index] == 0xEF, text.has("＜", at: index) { count += 1 }
      if text[index] == UInt8(ascii: "<") {
        open = index
      } else if text[index] == UInt8(ascii: ">"), let start = open {
        open = nil
        if index > start + 1, !literals.contains(where: { $0.contains(start) }) { count += 1 }
      }
    }
    return count
  }
}

extension Message {
  fileprivate static func restore(_ tag: String) -> Message {
    "The translation lost the tag \(tag). Put it back."
  }

  fileprivate static func remove(_ tag: String) -> Message {
    "The tag \(tag) is not in the source. Remove it."
  }
}
