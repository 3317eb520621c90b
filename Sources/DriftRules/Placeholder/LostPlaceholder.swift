import CopyModel
import RuleKit

extension Rule {
  static let lostPlaceholder = Rule(
    "lost-placeholder", .placeholder, .error,
    summary: "Every placeholder of the source is in the translation.",
    rationale: """
      Without it people do not see which file, which person or how many. Numbered placeholders may
      change places.
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
    ],
    check: .pair { pair, findings in
      guard pair.source.inserts != nil else { return }
      guard !pair.mayOmitCount else {
        if let lost = PlaceholderParity(pair).lostBesidesCount(of: pair) {
          findings.flag(
            source: lost.range, target: nil, .restore(lost.text), confidence: 0.96)
        }
        return
      }
      if let lost = PlaceholderParity(pair).lost.first {
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
      }
    }
  )
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

  fileprivate static func show(_ placeholder: String) -> Message {
    "The source shows \(placeholder); the translation only picks a form by it. Put it, or #, where the number belongs."
  }

  fileprivate static func restore(_ placeholder: String, in selector: String) -> Message {
    "The branch “\(selector)” has lost \(placeholder). Put it where its value belongs."
  }
}
