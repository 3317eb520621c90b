import CopyModel
import RuleKit

extension Rule {
  static let lostPlaceholder = Rule(
    "lost-placeholder", .placeholder, .error,
    summary: "Every placeholder of the source is in the translation.",
    rationale: """
      Without it people do not see which file, which person or how many. Numbered placeholders may
      change places. What other text may look like, `:name` or `@user`, is told where it is gone or
      its name is translated.
      """,
    source: .work("Foundation, String Format Specifiers; ICU MessageFormat"),
    examples: [
      .pair("The %-escape is wrong.", "%-转义有误。", in: "zh-Hans"),
      .pair("The %-escape is wrong.", "% 표기가 잘못되었습니다.", in: "ko"),
      .pair("Delete “⟦%@⟧”?", "삭제하겠습니까?", in: "ko"),
      .pair("Delete “%@”?", "‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("Move %1$@ to ⟦%2$@⟧?", "要移动%1$@吗？", in: "zh-Hans"),
      .pair("Move %1$@ to %2$@?", "要将%1$@移到%2$@吗？", in: "zh-Hans"),
      .pair("Hello, ⟦{name}⟧", "您好", in: "zh-Hant"),
      .pair("100% done", "已完成 100%", in: "zh-Hant"),
      .pair(
        "{n, plural, one {# day left} other {⟦#⟧ days left}}", "{n, plural, other {⟦剩余天数⟧}}",
        in: "zh-Hans"),
      .pair(
        "{n, plural, one {1 day left} other {{n} days left}}", "{n, plural, other {#일 남음}}",
        in: "ko"
      ),
      .pair(
        "⟦{n}⟧ {n, plural, one {day} other {days}} left", "{n, plural, other {天}}后到期", in: "zh-Hans"
      ),
      .pair("{n} {n, plural, one {day} other {days}} left", "{n, plural, other {#일}} 남음", in: "ko"),
      .pair("@:menu.delete ⟦{name}⟧", "삭제", in: "ko"),
      .pair("@:menu.delete {name}", "{name} 삭제", in: "ko"),
      .pair("{n} file{plural_s} left", "파일 {n}개 남음", in: "ko"),
      .pair("⟦{n}⟧ file{plural_s} left", "剩余文件", in: "zh-Hans"),
      .pair("Opening %1 of %2", "%L2개 중 %1 여는 중", in: "ko"),
      .pair("The box of ⟦%1⟧", "%s의 상자", in: "ko"),
      .pair("Write a letter as \\x{HEX}.", "글자는 \\x{16진수}로 씁니다.", in: "ko"),
      .pair("%A, %d %B", "%m月%d日%A", in: "zh-Hans"),
      .pair("Dealt ⟦{}⟧ cards.", "카드를 돌렸습니다.", in: "ko"),
      .pair("Dealt {} of {} cards.", "共 {1} 张卡片，已发 {0} 张。", in: "zh-Hans"),
      .pair("You have ⟦:count⟧ kites.", "연이 있습니다.", in: "ko"),
      .pair("You have :count kites.", "연이 :count개 있습니다.", in: "ko"),
      .pair("Rename to ⟦:name⟧", "重命名为 :名称", in: "zh-Hans"),
      .pair("Format: [host]:port", "형식: [호스트]:포트", in: "ko"),
      .pair("%link_start%Use a boat%link_end%", "%link_start%배 사용%link_end%", in: "ko"),
      .pair("Type :kite: for a kite at 10:30.", "10시 30분에 연을 입력하세요.", in: "ko"),
      .pair("Answer every @reply", "모든 @답글에 답하기", in: "ko"),
      .pair("⟦@guest⟧ rented @boat.", "有人租了 @boat。", in: "zh-Hant"),
      .pair("Write to crew@boats.example.", "선원에게 편지를 쓰세요.", in: "ko"),
      .pair("Bye, ⟦%guest⟧!", "再見！", in: "zh-Hant"),
      .pair("Quit ⟦%PRODUCTNAME⟧", "退出", in: "zh-Hans"),
      .pair("20 %off for guests", "손님은 20% 할인", in: "ko"),
      .pair("Rented by ⟦$GUEST$⟧", "대여함", in: "ko"),
      .pair("Rented by $GUEST$", "$GUEST$님이 대여함", in: "ko"),
      .pair("It costs $5 to $10.", "5~10달러입니다.", in: "ko"),
      .pair("Save ⟦$(boat)⟧", "存储船只", in: "zh-Hans"),
      .pair("Welcome to ⟦@APP_NAME@⟧", "歡迎", in: "zh-Hant"),
      .pair("Rented by ⟦[[guest]]⟧", "已出租", in: "zh-Hans"),
      .pair("See [[Boats]].", "[[배]]를 참조하십시오.", in: "ko"),
      .pair("Hello ⟦#GUEST#⟧", "안녕하세요", in: "ko"),
      .pair("Start ⟦&appName;⟧ again", "重新啟動", in: "zh-Hant"),
      .pair("Boats &amp; kites&hellip;", "배와 연…", in: "ko"),
      .pair("Cannot open ⟦%q⟧", "열 수 없음", in: "ko"),
      .pair("Please ⟦$t(account.open)⟧ first.", "请先 $t(账户.打开)。", in: "zh-Hans"),
      .pair("Write to crew⟦{'@'}⟧boats", "请写信给船员", in: "zh-Hans"),
      .files(("ko.po", Self.flagged("no-c-format", "%d is the day.", "날짜입니다.")), in: "ko"),
      .files(("zh_CN.po", Self.flagged("c-format", "%d boats", "⟦船⟧")), in: "zh-Hans"),
      .pair("{{#if vip}}VIP⟦{{/if}}⟧ guest", "{{#if vip}}VIP{{/fi}} 손님", in: "ko"),
      .pair("{{#if vip}}VIP{{/if}} guest", "{{#if vip}}VIP{{/if}} 손님", in: "ko"),
      .pair("{{link}}Read⟦{{/link}}⟧", "{{link}}阅读", in: "zh-Hans"),
      .pair("{{link}}Read{{/link}}", "{{link}}阅读{{/link}}", in: "zh-Hans"),
      .pair("{% if vip %}VIP⟦{% endif %}⟧ guest", "{% if vip %}VIP{% 끝 %} 손님", in: "ko"),
      .pair("{% if vip %}VIP{% endif %} guest", "{% if vip %}VIP{% endif %} 貴賓", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      pair.flagLostLoosely(&findings)
      guard pair.source.inserts != nil else { return }
      guard !pair.mayOmitCount else {
        if let lost = PlaceholderParity(pair, findings.formatFlags).lostBesidesCount(of: pair) {
          findings.flag(
            source: lost.range, target: nil, .restore(lost.text), confidence: 0.96)
        }
        return
      }
      if let lost = PlaceholderParity(pair, findings.formatFlags).lost.first {
        // One that is there and cannot be read is another rule’s.
        if let broken = BrokenForm.first(in: pair.target.string), broken.is(lost, in: pair) {
          return
        }
        findings.flag(source: lost.range, target: nil, .restore(lost.text))
      } else if let lost = MessageBranches(pair).lost(in: pair) {
        findings.flag(
          source: lost.source, target: lost.branch.range,
          .restore(lost.text, in: lost.branch.selector))
      } else if let lost = pair.unshownValue {
        findings.flag(source: lost.range, target: nil, .show(lost.text), confidence: 0.9)
      } else if let lost = pair.lostCode {
        findings.flag(
          source: lost.placeholder.range, target: nil,
          .restore(lost.placeholder.text, confidence: lost.confidence), confidence: lost.confidence)
      } else if let fault = pair.blockFault {
        findings.flag(
          source: fault.source, target: fault.target,
          .mend(
            block: fault.source.map { pair.source.text(in: $0) }
              ?? fault.target.map { pair.target.text(in: $0) } ?? ""))
      }
    }
  )
}

extension Rule {
  /// A PO file with an entry that has a flag.
  private static func flagged(_ flag: String, _ source: String, _ target: String) -> String {
    """
    msgid ""
    msgstr "Content-Type: text/plain; charset=UTF-8\\n"

    #, \(flag)
    msgid "\(source)"
    msgstr "\(target)"

    """
  }
}

extension TextPair {
  /// Flags what only this pair, or its file, shows to be a placeholder.
  fileprivate func flagLostLoosely(_ findings: inout Findings) {
    guard !source.isIdentifier, !mayOmitCount else { return }
    if let lost = lostAnonymousPlaceholder {
      findings.flag(source: lost, target: nil, .restore(source.text(in: lost)), confidence: 0.96)
    }
    for lost in lostLoosePlaceholders(findings.formatFlags) {
      findings.flag(
        source: lost.range, target: nil, .restore(lost.text, confidence: lost.confidence),
        confidence: lost.confidence)
    }
  }
}

extension PlaceholderParity {
  /// What a form that may leave the number out has lost besides: of “%d files in %@”, “One file in %@”
  /// keeps the place.
  fileprivate func lostBesidesCount(of pair: TextPair) -> Placeholder? {
    let (source, target) = (pair.source.placeholders, pair.target.placeholders)
    let missing = source.count - target.count
    guard missing > 0, source.count > 1, !source.contains(where: { $0.syntax == .branches }) else {
      return nil
    }
    let isNumber = { (placeholder: Placeholder) in placeholder.type == .integer }
    let isCountKept = source.contains(where: isNumber) && target.contains(where: isNumber)
    guard missing > 1 || isCountKept else { return nil }
    return lost.first { !isNumber($0) } ?? lost.first
  }
}

extension Message {
  fileprivate static func restore(_ placeholder: String) -> Message {
    "The placeholder \(placeholder) is missing. Put it where its value belongs."
  }

  /// The same of what may be none.
  fileprivate static func restore(_ placeholder: String, confidence: Double) -> Message {
    confidence > 0.8
      ? restore(placeholder)
      : "\(placeholder) is missing. If the app puts something else there, put it where that belongs."
  }

  fileprivate static func mend(block tag: String) -> Message {
    "The block of \(tag) is not as in the source. Open it, close it and name it as there."
  }

  fileprivate static func show(_ placeholder: String) -> Message {
    "The source shows \(placeholder); the translation only picks a form by it. Put it, or #, where the number belongs."
  }

  fileprivate static func restore(_ placeholder: String, in selector: String) -> Message {
    "The branch “\(selector)” has lost \(placeholder). Put it where its value belongs."
  }
}
