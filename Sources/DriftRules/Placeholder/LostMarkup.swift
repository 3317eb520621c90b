import CopyModel
import RuleKit

extension Rule {
  static let lostMarkup = Rule(
    "lost-markup", .placeholder, .error,
    summary: "The markup of the source is in the translation.",
    rationale: """
      A tag that is gone takes a link or an emphasis along, and one of a pair alone may spoil all
      that follows. Where a line breaks within a sentence is each language's own matter; between two it
      makes a paragraph. A whole pair that only sets words in another type may be left out on purpose,
      and is a warning. The links of Markdown and the roles, substitutions and notes of reStructuredText
      are markup as well: a space between their marks breaks them.
      """,
    source: .work(
      "HTML Living Standard, “Tags”; CommonMark 0.31; Docutils, reStructuredText Markup Specification"
    ),
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
      .pair("<b>Stop</b> now", "⟦</b>⟧정지<b> 지금", in: "ko"),
      .pair("<b>Stop</b> <i>now</i>", "<b>立即<i>停止⟦</b>⟧</i>", in: "zh-Hans"),
      .pair("<b>Stop</b> <i>now</i>", "<i>立即</i><b>停止</b>", in: "zh-Hans"),
      .pair("Read the <a href=\"t\">terms</a>", "閱讀條款⟦<a href=\"t\"></a>⟧", in: "zh-Hant"),
      .pair("Read the <a href=\"t\">terms</a>", "閱讀<a href=\"t\">條款</a>", in: "zh-Hant"),
      .pair("<img src=\"kite.png\" /> Fly", "<img src=\"kite.png\"> 날리기", in: "ko"),
      .pair("<a\nhref=\"kite\">Fly</a> now", "지금 <a href=\"kite\">날리기</a>", in: "ko"),
      .pair(
        "<a href=https://example.com/>Help</a>", "<a href=\"https://example.com/\">帮助</a>",
        in: "zh-Hans"),
      .pair("Read the ⟦[b]⟧terms[/b].", "약관을 읽으십시오.", in: "ko"),
      .pair("Read the [b]terms[/b].", "약관을 [b]읽으십시오[/b].", in: "ko"),
      .pair("Read ⟦[link]⟧terms[/link]", "阅读[链接]条款[/链接]", in: "zh-Hans"),
      .pair("[draft] Read the terms", "[초안] 약관 읽기", in: "ko"),
      .pair("See ⟦[the guide](/kites)⟧.", "[안내서] (/kites)를 보십시오.", in: "ko"),
      .pair("See ⟦[the guide](/kites)⟧.", "請參閱〔指南〕（/kites）。", in: "zh-Hant"),
      .pair("See [the guide](/kites).", "請參閱[指南](/kites)。", in: "zh-Hant"),
      .pair("See ⟦:ref:`kites`⟧.", "참조: : ref:`kites`", in: "ko"),
      .pair("⟦|kite|⟧ Fly", "放飞", in: "zh-Hans"),
      .pair("|kite| Fly", "放飞 |kite|", in: "zh-Hans"),
      .pair("See ⟦[#n]_⟧ here", "여기 참조", in: "ko"),
      .pair("See [#n]_ here", "참조 [#n]_", in: "ko"),
    ],
    check: .pair { pair, findings in
      guard !pair.isTooLong, !pair.source.isCreditsOfTranslators else { return }
      if let fault = pair.tagFault ?? pair.markFault {
        findings.flag(
          source: fault.source, target: fault.target, fault.message, confidence: fault.confidence)
      }
    }
  )
}

/// What is wrong with the markup of a translation.
private struct MarkupFault {
  var source: Range<Int>?
  var target: Range<Int>?
  let message: Message
  let confidence: Double
}

extension TextPair {
  /// What is wrong with its tags: one is lost, added, out of order or around nothing.
  fileprivate var tagFault: MarkupFault? {
    guard let tags = PairTags(self) else { return nil }
    var answers = tags.target.filter { $0.name != "br" }
    if let lost = lostTag(tags, &answers) { return lost }
    if let gone = lostBreak {
      return MarkupFault(
        source: gone, message: .restore(source.text(in: gone)), confidence: 0.85)
    }
    // A word of the source may stand between angle brackets for its value: “file”, <FILE>.
    if let extra = answers.first(where: { !names(valueOf: $0) }) {
      return MarkupFault(
        target: extra.range, message: .remove(target.text(in: extra.range)),
        confidence: isTypeface(extra, in: tags) ? 0.85 : 0.95)
    }
    if let tag = tags.misnested {
      return MarkupFault(
        target: tag.range, message: .reorder(target.text(in: tag.range)), confidence: 0.9)
    }
    return tags.emptied(in: target, unlike: source).map { element in
      MarkupFault(
        target: element.range, message: .fill(target.text(in: element.tag.range)),
        confidence: 0.85)
    }
  }

  /// The first tag of the source that the translation has not; what answers others is taken from `answers`.
  private func lostTag(_ tags: PairTags, _ answers: inout [MarkupTag]) -> MarkupFault? {
    var names = target.namesInBrackets
    for tag in tags.source where tag.name != "br" {
      if let index = answers.firstIndex(where: { $0.key == tag.key })
        ?? answers.firstIndex(where: { setsBold($0, for: tag) })
      {
        answers.remove(at: index)
        continue
      }
      // `<file>` without an end stands for a value, whose name may be translated.
      let isName =
        !tags.source.contains { $0.form == .closing && $0.name == tag.name }
        && (source.namesValue(tag.range) || tag.isValued)
      if isName, names > 0 {
        names -= 1
        continue
      }
      let isTypeface = isTypeface(tag, in: tags)
      if isTypeface, quotesInstead, !tags.target.contains(where: { $0.key == tag.key }) { continue }
      return MarkupFault(
        source: tag.range, message: .restore(source.text(in: tag.range)),
        confidence: isTypeface && slants(tag) ? 0.75 : isName || isTypeface ? 0.85 : 0.97)
    }
    return nil
  }

  /// What is wrong with the marks of Markdown and reStructuredText.
  fileprivate var markFault: MarkupFault? {
    guard let range = lostLink?.range ?? lostMark?.range else { return nil }
    return MarkupFault(
      source: range, message: .restore(markup: source.text(in: range)), confidence: 0.85)
  }

  /// Whether one side has a whole pair of a tag more than the other, and all that it does is to set words in another type.
  private func isTypeface(_ tag: MarkupTag, in tags: PairTags) -> Bool {
    Self.typefaces.contains(tag.name)
      && [tags.source, tags.target].allSatisfy { side in
        side.count { $0.name == tag.name && $0.form == .opening }
          == side.count { $0.name == tag.name && $0.form == .closing }
      }
  }

  /// Whether only the translation has quotation marks, which set off what another type does: <b>Open</b>, “打开”.
  private var quotesInstead: Bool {
    let marks = QuoteMarks.all + ["《"]
    return marks.contains(where: target.contains) && !marks.contains(where: source.contains)
  }

  /// Whether a tag slants letters, which Chinese and Japanese do not: they set words that count in bold, or leave them
  /// (W3C, Requirements for Chinese Text Layout and for Japanese Text Layout, on emphasis).
  private func slants(_ tag: MarkupTag) -> Bool {
    target.profile.uses(.han) && ["i", "em"].contains(tag.name)
  }

  /// Whether a tag of the translation sets in bold what one of the source slants.
  private func setsBold(_ answer: MarkupTag, for tag: MarkupTag) -> Bool {
    slants(tag) && answer.form == tag.form && ["b", "strong"].contains(answer.name)
  }

  /// HTML Living Standard, 4.5, “Text-level semantics”: those that only change how words look, and the same in forums.
  private static let typefaces: Set<String> = [
    "abbr", "b", "big", "cite", "code", "dfn", "em", "i", "kbd", "mark", "q", "s", "samp",
    "small", "strong", "tt", "u", "var", "[b", "[i", "[s", "[u",
  ]

  /// Whether the translation only sets a word of the source between angle brackets.
  private func names(valueOf tag: MarkupTag) -> Bool {
    target.namesValue(tag.range) && tag.name.utf8.count > 1 && source.shows(tag.name)
  }
}

extension AnalyzedText {
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

  fileprivate static func restore(markup: String) -> Message {
    "The translation lost \(markup), or broke it. Write its marks as the source does."
  }

  fileprivate static func reorder(_ tag: String) -> Message {
    "The tag \(tag) closes what is not open there. Put the tags in the order of the source."
  }

  fileprivate static func fill(_ tag: String) -> Message {
    "The tag \(tag) has nothing in it. Put it around the words that it belongs to."
  }

  fileprivate static func remove(_ tag: String) -> Message {
    "The tag \(tag) is not in the source. Remove it."
  }
}
