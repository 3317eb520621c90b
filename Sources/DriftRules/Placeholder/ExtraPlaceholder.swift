import CopyModel
import RuleKit

extension Rule {
  static let extraPlaceholder = Rule(
    "extra-placeholder", .placeholder, .error,
    summary: "A translation has no placeholder that its source has not.",
    rationale: """
      The app gives no value for it. Printf reads whatever is in memory, and the app may crash.
      """,
    source: .work("Foundation, String Format Specifiers; ICU MessageFormat"),
    examples: [
      .pair("Delete “%@”?", "‘%@’을(를) ⟦%@⟧에서 삭제하겠습니까?", in: "ko"),
      .pair("Delete “%@”?", "‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("Delete this note?", "要删除⟦%@⟧吗？", in: "zh-Hans"),
      .pair("Unknown card: {}", "不明的卡片：{0}", in: "zh-Hant"),
      .pair("Delete %@ from %@?", "要从%2$@删除%1$@吗？", in: "zh-Hans"),
      .pair("%#@notes@ in %@", "%2$@의 메모 %1$#@notes@", in: "ko"),
      .pair("%#@notes@ in %@", "%1$#@notes@ ⟦%3$@⟧ %2$@", in: "ko"),
      .files(("de.po", Self.table(one: "%d Datei löschen?")), in: "de"),
      .files(("de.po", Self.table(one: "⟦%s⟧ löschen?")), in: "de"),
      .pair("Open {name}?", "{name} ⟦{name}⟧을(를) 열까요?", in: "ko"),
      .pair("Open {name} or {other}?", "要打开{name}{other}吗？", in: "zh-Hans"),
      .pair("%1$@ is ready. Open %1$@?", "%@已準備好，要打開嗎？", in: "zh-Hant"),
      .pair("%d %B", "%m月%d日", in: "zh-Hant"),
      .pair("Dealt the cards.", "카드 ⟦{}⟧장을 돌렸습니다.", in: "ko"),
      .pair("Dealt {0} cards.", "已发 {0} 张卡片。", in: "zh-Hans"),
      .pair("Rented by $GUEST$", "$GUEST$ 在 ⟦$PLACE$⟧ 租了", in: "zh-Hans"),
      .pair("You have :count kites.", "您有 :count 个⟦:kind⟧风筝。", in: "zh-Hans"),
      .pair("Tides", "潮汐 :tides", in: "zh-Hant"),
      .pair("boats.rented", "배 %d척을 빌렸습니다.", in: "ko"),
      .pair("boatCount", "船 {n} 艘", in: "zh-Hant"),
      .pair("Sign-In", "使用 ⟦%@⟧ 登录", in: "zh-Hans"),
      .pair("No card '%.*s' in '%s'", "在 '%3$s' 中没有卡片 '%2$.*1$s'", in: "zh-Hans"),
    ],
    check: .pair { pair, findings in
      pair.flagExtraLoosely(&findings)
      guard pair.target.inserts != nil else { return }
      if let again = pair.doubledPlaceholder {
        findings.flag(source: nil, target: again.range, .removeOne(again.text), confidence: 0.9)
        return
      }
      let found = PlaceholderParity(pair, findings.formatFlags).extra
      guard let extra = found.first, !pair.source.isKey else { return }
      // “One file” in the source leaves out a number that the app gives.
      if found.count == 1, pair.mayOmitCount, [.integer, .number, .any].contains(extra.type) {
        return
      }
      findings.flag(source: nil, target: extra.range, .remove(extra.text))
    }
  )

  /// A PO file with a plural whose source has no number in its form for one.
  private static func table(one: String) -> String {
    """
    msgid ""
    msgstr "Language: de\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

    msgid "Delete the file?"
    msgid_plural "Delete %d files?"
    msgstr[0] "\(one)"
    msgstr[1] "%d Dateien löschen?"

    """
  }
}

extension TextPair {
  /// Flags what only its shape, or the source, shows to be a placeholder.
  fileprivate func flagExtraLoosely(_ findings: inout Findings) {
    guard !source.isKey, !mayOmitCount else { return }
    if let extra = extraAnonymousPlaceholder {
      findings.flag(
        source: nil, target: extra, .remove(target.text(in: extra)),
        confidence: findings.formatFlags.contains(.braces) ? 0.97 : 0.9)
    }
    for extra in extraLoosePlaceholders {
      findings.flag(
        source: nil, target: extra.range, .remove(extra.text), confidence: extra.confidence)
    }
  }

  /// A named or numbered placeholder right behind itself, where the source has it once.
  fileprivate var doubledPlaceholder: Placeholder? {
    guard target.placeholders.count > 1, target.placeholders.count > source.placeholders.count,
      !isTooLong
    else { return nil }
    let bytes = target.string.utf8.span
    return zip(target.placeholders, target.placeholders.dropFirst()).first { first, second in
      first.text == second.text && first.argument != nil
        && first.range.upperBound <= second.range.lowerBound
        && (first.range.upperBound..<second.range.lowerBound).allSatisfy { bytes[$0] == 0x20 }
        && source.only(first) != nil
    }?.1
  }
}

extension AnalyzedText {
  /// Whether it names a message whose text, with its placeholders, stands elsewhere: `cart.items`, `card_count`,
  /// `cardCount`. Words are joined by hyphens and slashes, and names have humps: Sign-In, YouTube.
  fileprivate var isKey: Bool {
    let text = string.utf8.span
    guard !bytes.contains(0x20), placeholders.isEmpty, text.count > 2, text[0].isASCIILetter,
      text[text.count - 1].isASCIIWord
    else { return false }
    var isJoined = false
    for index in 1..<text.count {
      let (before, byte) = (text[index - 1], text[index])
      guard byte.isASCIIWord || ".-:/".utf8.contains(byte) else { return false }
      let isJoint = before.isASCIIWord && "._:".utf8.contains(byte)
      let isHump = before.isASCIISmall && byte.isASCIICapital && text[0].isASCIISmall
      isJoined = isJoined || isJoint || isHump
    }
    return isJoined
  }
}

extension Message {
  fileprivate static func removeOne(_ placeholder: String) -> Message {
    "\(placeholder) stands here twice. Remove one of them."
  }

  fileprivate static func remove(_ placeholder: String) -> Message {
    "The source has no value for \(placeholder). Remove it or use the one that the source has."
  }
}
