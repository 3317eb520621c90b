import CopyModel
import RuleKit

extension Rule {
  static let changedLiteral = Rule(
    "changed-literal", .placeholder, .error,
    summary: "Addresses, paths, code and pictures are the same on both sides.",
    rationale: """
      A link with one letter changed leads nowhere, and code in another spelling does not work. An
      address may lead to a page in the language of the translation. A picture among the words says what
      they say: ✅ is no ⚠️.
      """,
    source: .practice("what a machine reads is not translated"),
    examples: [
      .pair(
        "See ⟦https://example.com/help⟧.", "https://example.com/hepl을 참조하십시오.", in: "ko"),
      .pair("See https://example.com/help.", "https://example.com/help를 참조하십시오.", in: "ko"),
      .pair(
        "See https://example.com/en/help.", "请参阅 https://example.com/zh-cn/help。",
        in: "zh-Hans"),
      .pair("See ⟦https://example.com⟧.", "請參閱 http://example.com。", in: "zh-Hant"),
      .pair("Write to ⟦help@example.com⟧.", "請寫信到 hello@example.com。", in: "zh-Hant"),
      .pair("Write to help@example.com.", "請寫信到 help@example.com。", in: "zh-Hant"),
      .pair("Run ⟦`make install`⟧.", "请运行`make 安装`。", in: "zh-Hans"),
      .pair("If `null`, the theme decides.", "'null'이면 테마를 따릅니다.", in: "ko"),
      .pair("Set ⟦`mode`⟧ to `dark`.", "将“模式”设为“dark”。", in: "zh-Hans"),
      .pair("Run `make <target>` again.", "請再次執行 `make <目標>`。", in: "zh-Hant"),
      .pair("Send it to NAME@HOST.", "이름@호스트로 보내십시오.", in: "ko"),
      .pair(
        "No card is called `%@'. Say `list cards'.", "没有叫“%@”的卡片。请输入“list cards”。", in: "zh-Hans"
      ),
      .pair("No card is called `%@'. Say `list'.", "`%@'(이)라는 카드가 없습니다. `list'를 쓰십시오.", in: "ko"),
      .pair("Write ``, `on` or `off`.", "``, `on` 또는 `off`를 쓰십시오.", in: "ko"),
      .pair("Works on ⟦openSUSE⟧.", "오픈수세에서 쓸 수 있습니다.", in: "ko"),
      .pair("Works on openSUSE.", "OPENSUSE에서 쓸 수 있습니다.", in: "ko"),
      .pair("Works on openSUSE.", "openSUSE에서 쓸 수 있습니다.", in: "ko"),
      .pair("Read it as an eBook.", "以电子书形式阅读。", in: "zh-Hans"),
      .pair("Works with iTunes", "아이튠즈와 함께 작동", in: "ko"),
      .pair("[⟦otherPlayer⟧] left the table.", "[다른플레이어]이(가) 자리를 떠났습니다.", in: "ko"),
      .pair("[otherPlayer] left the table.", "[otherPlayer]이(가) 자리를 떠났습니다.", in: "ko"),
      .pair("Turn on `Show hidden cards` first.", "请先打开“显示隐藏的卡片”。", in: "zh-Hans"),
      .pair("The `Cards` are sorted.", "“卡片”已排序。", in: "zh-Hans"),
      .pair("Turn on `Show hidden cards` first.", "먼저 '숨긴 카드 보기'를 켜십시오.", in: "ko"),
      .pair(
        "See https://example.com/help.", "請參閱 https://zh-tw.forum.example.com。", in: "zh-Hant"),
      .pair(
        "See ⟦https://example.com/help⟧.", "請參閱 https://forum.example.org/help。", in: "zh-Hant"),
      .pair("Made with ⟦Kite-2.5⟧", "⟦Kite-3.5⟧로 제작", in: "ko"),
      .pair("Made with Kite-2.5", "Kite-2.5로 제작", in: "ko"),
      .pair("Go to ⟦example.com/help⟧.", "example.com/faq로 이동하십시오.", in: "ko"),
      .pair("Go to example.com/help.", "example.com/help로 이동하십시오.", in: "ko"),
      .pair("Go to example.com/en/help.", "请前往 example.com/zh-cn/help。", in: "zh-Hans"),
      .pair("It is kept in ⟦docs/setup⟧.", "檔案存放在 docs/start 中。", in: "zh-Hant"),
      .pair("It is kept in docs/setup.", "檔案存放在 docs/setup 中。", in: "zh-Hant"),
      .pair("Always show Cc/Bcc", "CC/BCC 항상 표시", in: "ko"),
      .pair("Sort by name/size", "按名称/大小排序", in: "zh-Hans"),
      .pair("%@ cards/page", "%@ cartes/page", in: "fr"),
      .pair("Use TLS/SSL", "使用 TL_S/SSL", in: "zh-Hans"),
      .pair("⟦⚠️⟧ The lid is open.", "✅ 뚜껑이 열려 있습니다.", in: "ko"),
      .pair("⚠️ The lid is open.", "⚠️ 뚜껑이 열려 있습니다.", in: "ko"),
      .pair("Thank you ⟦🎉⟧", "谢谢", in: "zh-Hans"),
      .pair("Thank you 🎉", "谢谢🎉", in: "zh-Hans"),
      .pair(
        "See [[https://example.com/help|Help]].", "[[https://example.com/help|도움말]]을 보십시오.",
        in: "ko"),
      .pair("Then see https://example.com.", "Https://example.com 참조", in: "ko"),
      .pair("Read cards of DXF/DWG", "DWG/DXF 카드 읽기", in: "ko"),
      .pair("A tune in B♭", "내림나장조 곡", in: "ko"),
      .pair("The name should not end with a dot (`.`).", "名称不应以点（“ . ”）结尾。", in: "zh-Hans"),
      .pair("Use ⟦1/2⟧ of the cards.", "使用 2/1 的卡片。", in: "zh-Hans"),
      .pair("Day 0 is 01/02/1930.", "0일은 1930/01/02입니다.", in: "ko"),
      .pair(
        "See <a href=\"https://maps.example.com\">https://maps.example.com</a>",
        "<a href=\"⟦https://mops.example.com⟧\">https://maps.example.com</a> 참조", in: "ko"),
      .pair("From 3/31/2027 to 4/2/2027", "2027/03/31부터 2027/04/02까지", in: "ko"),
      .pair("Use all nNotes", "使用所有 nNote", in: "zh-Hans"),
      .pair("⟦<p style=\"margin: 4px\">⟧Kites</p>", "⟦<p style=\"margin: 40px\">⟧연</p>", in: "ko"),
      .pair("<p style=\"margin: 4px\">Kites</p>", "<p style=\"margin: 4px\">연</p>", in: "ko"),
    ],
    check: .pair { pair, findings in
      guard !pair.isTooLong else { return }
      let answers = pair.target.addresses.map { WebAddress.key(of: $0.text) }
      if let changed = pair.changedTwin {
        findings.flag(
          source: nil, target: changed.range, .write(changed.text), confidence: 0.85)
        return
      }
      for address in pair.source.addresses where !pair.target.contains(address.text) {
        guard !answers.contains(WebAddress.key(of: address.text)),
          !pair.target.addresses.contains(where: {
            WebAddress.isLocal($0.text, of: address.text)
          })
        else { continue }
        // With another scheme, http for https, it may still lead there.
        let place = WebAddress.place(of: address.text)
        let isNear = pair.target.addresses.contains { WebAddress.place(of: $0.text) == place }
        findings.flag(
          source: address.range, target: nil, .keep(address.text),
          confidence: answers.isEmpty || isNear ? 0.85 : 0.97)
        return
      }
      for code in pair.source.codeSpans where !code.isKept(in: pair.target) {
        findings.flag(source: code.range, target: nil, .keep(code.text), confidence: 0.85)
        return
      }
      if let tag = pair.changedTag {
        findings.flag(
          source: tag.source, target: tag.target, .keep(pair.source.text(in: tag.source)),
          confidence: 0.85)
        return
      }
      if let path = pair.changedPath {
        findings.flag(
          source: path.range, target: nil, .keep(pair.source.text(in: path.range)),
          confidence: path.isAddress ? 0.97 : 0.85)
        return
      }
      if let version = pair.changedVersion {
        findings.flag(
          source: version.source, target: version.target,
          .keep(pair.source.text(in: version.source)), confidence: 0.9)
        return
      }
      if let picture = pair.changedPicture {
        findings.flag(
          source: picture, target: nil, .keep(pair.source.text(in: picture)), confidence: 0.85)
        return
      }
      // Alone it is a label that has a name in each language.
      guard pair.isComparable, pair.source.words.count > 1 else { return }
      for name in pair.source.camelCaseNames where !pair.target.contains(name.text) {
        // Names that are known are the matter of translated-name, other capitals that of changed-case.
        let isOthers =
          pair.target.profile.keptNames.isKnown
          && [name.text, name.text + "s"].contains(
            where: pair.source.profile.keptNames.names.contains)
          || pair.target.string.lowercased().contains(name.text.lowercased())
          // Several vCPUs are vCPU where nouns have no plural.
          || name.text.hasSuffix("s") && pair.target.contains(String(name.text.dropLast()))
        if isOthers { continue }
        findings.flag(
          source: name.range, target: nil, .keep(name.text),
          // The name of a field, pageSize, may well be what the screen calls it.
          confidence: pair.source.profile.isMadeOfWords(name.text) ? 0.75 : 0.85)
        return
      }
    }
  )
}

extension TextPair {
  /// The one address of the translation that the source has nowhere, in the place of the one that it lacks, where both
  /// have as many: the target of a link, beside its text or another address that begins alike.
  fileprivate var changedTwin: (range: Range<Int>, text: String)? {
    let own = source.addresses
    guard own.count > 1, case let theirs = target.addresses, theirs.count == own.count else {
      return nil
    }
    var extra = theirs
    var missing: [String] = []
    for address in own {
      // With another scheme it may still lead there.
      let place = WebAddress.place(of: address.text)
      if let answer = extra.firstIndex(where: { WebAddress.place(of: $0.text) == place }) {
        extra.remove(at: answer)
      } else {
        missing.append(address.text)
      }
    }
    guard missing.count == 1, let other = extra.first,
      !own.contains(where: { $0.text == other.text }), !other.text.hasPrefix(missing[0]),
      WebAddress.key(of: other.text) != WebAddress.key(of: missing[0]),
      !WebAddress.isLocal(other.text, of: missing[0])
    else { return nil }
    return (other.range, missing[0])
  }
}

extension AnalyzedText {
  fileprivate typealias Literal = (text: String, range: Range<Int>)

  fileprivate var codeSpans: [CodeSpan] {
    guard bytes.contains(UInt8(ascii: "`")) else { return [] }
    return literals.compactMap { range in
      guard string.utf8.span[range.lowerBound] == UInt8(ascii: "`") else { return nil }
      let span = CodeSpan(text: text(in: range), range: range)
      return span.isTitle || span.isBetweenCodes ? nil : span
    }
  }

  /// Web and e-mail addresses, those inside tags and links too.
  fileprivate var addresses: [Literal] {
    if literals.isEmpty { return [] }
    let bytes = string.utf8.span
    return literals.compactMap { literal in
      guard
        let start = literal.first(where: { index in
          ["http://", "https://", "mailto:", "Http://", "Https://"].contains {
            bytes.has($0, at: index)
          }
        }) ?? (bytes.isMailAddress(literal) ? literal.lowerBound : nil)
      else { return nil }
      var end = start
      while end < literal.upperBound, WebAddress.isPart(bytes[end]) { end += 1 }
      while end > start, ".,;:!?".utf8.contains(bytes[end - 1]) { end -= 1 }
      return start < end ? (text(in: start..<end), start..<end) : nil
    }
  }
}

extension Span<UInt8> {
  /// Whether an at sign stands here, and a dot behind it: NAME@HOST only shows what an address looks like.
  fileprivate func isMailAddress(_ literal: Range<Int>) -> Bool {
    guard let at = literal.first(where: { self[$0] == UInt8(ascii: "@") }) else { return false }
    return (at..<literal.upperBound).contains { self[$0] == UInt8(ascii: ".") }
  }
}

extension LocaleProfile {
  /// Whether a name with capitals inside is made of words that interfaces use: pageSize, but not openSUSE.
  fileprivate func isMadeOfWords(_ name: String) -> Bool {
    guard let vocabulary else { return false }
    var parts: [String] = []
    for character in name {
      if parts.isEmpty || character.isUppercase { parts.append("") }
      parts[parts.count - 1].append(character)
    }
    return parts.allSatisfy { $0.utf8.count == 2 || vocabulary.knows($0.utf8.span) }
  }
}

extension Message {
  fileprivate static func write(_ address: String) -> Message {
    "The source has \(address) here, too. Write the same."
  }

  fileprivate static func keep(_ literal: String) -> Message {
    "\(literal) is not in the translation. Keep it as it is."
  }
}
