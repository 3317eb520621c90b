import CopyModel
import RuleKit

extension Rule {
  static let brokenPlaceholder = Rule(
    "broken-placeholder", .placeholder, .error,
    fix: .unsafe,
    summary: "A placeholder is written as the app reads it.",
    rationale: """
      A space, a full-width sign or another bracket inside a placeholder makes it plain text, and so
      does another notation: `{name}` for `{{name}}`. People read `% @` where a name should stand.
      Input methods and machine translation do this. In a text with `%d` a percent sign is `%%`.
      """,
    source: .work("Foundation, String Format Specifiers; ICU MessageFormat"),
    examples: [
      .text("Delete “⟦% @⟧”?"),
      .text("Delete “%@”?"),
      .text("Save 20 % @ the store"),
      .pair("Delete “%@”?", "‘⟦% @⟧’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("Delete “%@”?", "‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("%1$@ sent a photo.", "⟦%1 $ @⟧ 님이 사진을 보냈습니다.", in: "ko"),
      .pair("%d files deleted", "已删除 ⟦％d⟧ 个文件", in: "zh-Hans"),
      .pair("Welcome, {name}", "欢迎你，⟦{name]⟧", in: "zh-Hans"),
      .pair("Welcome, {name}", "欢迎你，{name}", in: "zh-Hans"),
      .pair("Welcome, {name}", "歡迎你，⟦｛name｝⟧", in: "zh-Hant"),
      .pair("%@ is full.", "⟦％＠⟧已滿。", in: "zh-Hant"),
      .pair("Welcome, {{name}}", "{{ name }}님, 환영합니다", in: "ko"),
      .pair("Welcome, {{name}}", "⟦{name}⟧님, 환영합니다", in: "ko"),
      .pair("Deck of %{owner}", "⟦{owner}⟧的牌组", in: "zh-Hans"),
      .pair("Deck of %{owner}", "%{owner}的牌组", in: "zh-Hans"),
      .pair("%d%% of the deck is dealt.", "已發出 %d⟦%⟧ 的牌。", in: "zh-Hant"),
      .pair("%d%% of the deck is dealt.", "已發出 %d%% 的牌。", in: "zh-Hant"),
      .pair("Save 20% today", "오늘 20⟦%%⟧ 절약", in: "ko"),
      .pair("Save 20% today", "오늘 20% 절약", in: "ko"),
      .pair("Volume: %d %%", "音量：%d ％", in: "zh-Hant"),
      .pair("%1 is full.", "⟦％1⟧已满。", in: "zh-Hans"),
      .pair("%1 is full.", "%1 已满。", in: "zh-Hans"),
      .pair("%(share)s%% dealt", "已发 %(share)s⟦%⟧", in: "zh-Hans"),
      .pair("%(share)s%% dealt", "%(share)s%% 돌림", in: "ko"),
      .pair("Boats {'|'} kites", "배 ⟦|⟧ 연", in: "ko"),
      .pair("Boats {'|'} kites", "船 {'|'} 风筝", in: "zh-Hans"),
      .pair("Write to crew{'@'}boats.example", "请写信至 crew⟦@⟧boats.example", in: "zh-Hans"),
      .pair("Rent ''{0}''?", "⟦'{0}'⟧을(를) 빌리겠습니까?", in: "ko"),
      .pair("Rent ''{0}''?", "''{0}''을(를) 빌리겠습니까?", in: "ko"),
      .pair("Rent ‘{0}’?", "'{0}'을(를) 빌리겠습니까?", in: "ko"),
      .pair("Rent {0}''s boat to {1}?", "要把 {0}⟦'⟧s 船租给 {1} 吗？", in: "zh-Hans"),
      .files(("Boats_en.properties", "full={0} isn⟦'⟧t free on {1}.\n")),
      .files(("Boats_en.properties", "full={0} isn''t free on {1}.\n")),
      .files(
        ("Boats.properties", "rent=Rent {0}?\n"),
        ("Boats_ko.properties", "rent=⟦'{0}'⟧을(를) 빌리겠습니까?\n"), in: "ko"),
      .files(
        ("Boats.properties", "rent=Rent {0}?\n"),
        ("Boats_zh_TW.properties", "rent=要租「{0}」嗎？\n"), in: "zh-Hant"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard findings.isSourceText, text.mayHaveBrokenForm,
          let broken = BrokenForm.first(in: text.string),
          broken.repaired == "%@"
        else { return }
        findings.flag(broken.range, of: text, .write("%@"), fix: "%@", confidence: 0.97)
      },
      .text([]) { text, findings in
        guard findings.isSourceText, text.mayHideArguments,
          case let flags = findings.formatFlags,
          !flags.isDisjoint(with: [.javaMessage, .maybeJavaMessage]),
          let hidden = text.hiddenArguments.first(where: \.isSlip),
          let confidence = text.sureness(ofJavaMessage: flags)
        else { return }
        findings.flag(
          hidden.apostrophe, of: text, .double(hidden), fix: "''", confidence: confidence)
      },
      .pair { pair, findings in
        guard !pair.mayOmitCount,
          let broken = pair.brokenForm ?? pair.otherNotation
            ?? pair.otherPercentSign(findings.formatFlags) ?? pair.bareSpecialSign
        else {
          pair.flagHiddenArgument(&findings)
          return
        }
        findings.flag(
          source: nil, target: broken.range, .write(broken.meant), fix: broken.meant,
          confidence: broken.confidence)
      },
    ])
  )
}

extension TextPair {
  fileprivate func flagHiddenArgument(_ findings: inout Findings) {
    guard let (hidden, confidence) = hiddenArgument(findings.formatFlags) else { return }
    let isQuoted = hidden.isQuoted
    let range = isQuoted ? hidden.quoted : hidden.apostrophe
    findings.flag(
      source: nil, target: range, .double(hidden),
      fix: isQuoted ? "''\(target.text(in: hidden.range))''" : "''", confidence: confidence)
  }

  /// What looks like a placeholder of the source, and what it was meant to be.
  fileprivate var brokenForm: (range: Range<Int>, meant: String, confidence: Double)? {
    guard !source.placeholders.isEmpty, target.mayHaveBrokenForm,
      let broken = BrokenForm.first(in: target.string),
      let meant = source.placeholders.first(where: { broken.is($0, in: self) })
    else { return nil }
    return (broken.range, meant.text, 0.98)
  }

  /// A placeholder of the source in a notation that is not the source's.
  fileprivate var otherNotation: (range: Range<Int>, meant: String, confidence: Double)? {
    guard source.placeholders.contains(where: { $0.syntax == .named }) else { return nil }
    return PlaceholderParity(self).respelled.first.map { ($0.target.range, $0.source.text, 0.95) }
  }
}

extension AnalyzedText {
  private static let signs = ByteSet(ascii: "%{")

  /// Whether a percent sign or a brace occurs, or the first byte of a full-width form.
  fileprivate var mayHaveBrokenForm: Bool {
    !bytes.isDisjoint(with: Self.signs) || bytes.contains(0xEF)
  }
}

/// What looks like a placeholder that somebody's keyboard or translation tool has spoiled.
struct BrokenForm {
  let range: Range<Int>
  /// Without the spaces and with ASCII signs: `%1$@`, `{name}`.
  let repaired: String

  /// Whether it stands for a placeholder that the source has more often than the translation. A part
  /// of it may still be read as one: `%1` of `%1 $@`.
  func `is`(_ placeholder: Placeholder, in pair: TextPair) -> Bool {
    let count = { (text: AnalyzedText) in
      text.placeholders.count { $0.text == placeholder.text }
    }
    return placeholder.text.lowercased() == repaired.lowercased()
      && count(pair.source) > count(pair.target)
  }

  /// The first in a text; nil for nearly all, which have no percent sign or brace out of order.
  static func first(in text: String) -> BrokenForm? {
    let bytes = text.utf8.span
    var index = 0
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "%"), 0xEF:
        if let form = percent(bytes, at: index) ?? brace(bytes, at: index) { return form }
      case UInt8(ascii: "{"):
        if let form = brace(bytes, at: index) { return form }
      default: break
      }
      index += 1
    }
    return nil
  }

  /// `% @`, `％@`, `%1 $ @`, `％＠`, and Qt's `％1`.
  private static func percent(_ bytes: Span<UInt8>, at start: Int) -> BrokenForm? {
    var repaired = "%"
    var isBroken = false
    var index = start
    guard let sign = sign(bytes, at: index), sign.byte == UInt8(ascii: "%") else { return nil }
    // “20 % d” is a percentage.
    var before = start
    while before > 0, bytes[before - 1] == 0x20 { before -= 1 }
    if before > 0, bytes[before - 1].isASCIIDigit { return nil }
    isBroken = sign.length > 1
    index += sign.length
    // A number alone ends what Qt reads: `％1`.
    var number: BrokenForm?
    while index < bytes.count, index - start < 24 {
      if bytes[index] == 0x20 {
        isBroken = true
        index += 1
        continue
      }
      guard let next = Self.sign(bytes, at: index) else { return number }
      isBroken = isBroken || next.length > 1
      index += next.length
      repaired.unicodeScalars.append(Unicode.Scalar(next.byte))
      switch next.byte {
      case 0x30...0x39:
        if isBroken { number = BrokenForm(range: start..<index, repaired: repaired) }
      case UInt8(ascii: "$"), UInt8(ascii: "l"): continue
      case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "s"), UInt8(ascii: "u"),
        UInt8(ascii: "i"), UInt8(ascii: "f"):
        let goesOn = index < bytes.count && bytes[index] < 0x80 && bytes.hasLetter(at: index)
        return isBroken && !goesOn ? BrokenForm(range: start..<index, repaired: repaired) : number
      default: return number
      }
    }
    return number
  }

  /// `{name]`, `{name ]`, `｛name｝`, `{ name｝`.
  private static func brace(_ bytes: Span<UInt8>, at start: Int) -> BrokenForm? {
    guard let open = sign(bytes, at: start), open.byte == UInt8(ascii: "{") else { return nil }
    var isBroken = open.length > 1
    var index = start + open.length
    var name = ""
    while index < bytes.count, index - start < 64 {
      if bytes[index] == 0x20 {
        index += 1
        continue
      }
      guard let next = sign(bytes, at: index) else { return nil }
      index += next.length
      switch next.byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "_"), UInt8(ascii: "."):
        name.unicodeScalars.append(Unicode.Scalar(next.byte))
      case UInt8(ascii: "]"), UInt8(ascii: ")"), UInt8(ascii: ">"), UInt8(ascii: "}"):
        isBroken = isBroken || next.length > 1 || next.byte != UInt8(ascii: "}")
        guard isBroken, !name.isEmpty else { return nil }
        return BrokenForm(range: start..<index, repaired: "{" + name + "}")
      default: return nil
      }
    }
    return nil
  }

  /// The ASCII sign at `index`, or the one that its full-width form (U+FF01…U+FF5E) stands for.
  private static func sign(_ bytes: Span<UInt8>, at index: Int) -> (byte: UInt8, length: Int)? {
    guard index < bytes.count else { return nil }
    if bytes[index] < 0x80 { return (bytes[index], 1) }
    guard bytes[index] == 0xEF, index + 2 < bytes.count else { return nil }
    let scalar = bytes.scalar(at: index).value
    guard (0xFF01...0xFF5E).contains(scalar) else { return nil }
    return (UInt8(scalar - 0xFEE0), 3)
  }
}

extension Message {
  fileprivate static func double(_ hidden: HiddenArgument) -> Message {
    "MessageFormat shows {\(hidden.number)} as it stands, for an apostrophe quotes. Write two, '', or ’."
  }

  fileprivate static func write(_ placeholder: String) -> Message {
    "The app does not read this as a placeholder. Write \(placeholder)."
  }
}
