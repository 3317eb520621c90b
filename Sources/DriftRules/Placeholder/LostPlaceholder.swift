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
      .pair("Delete “⟦%@⟧”?", "삭제하겠습니까?", in: "ko"),
      .pair("Delete “%@”?", "‘%@’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("Move %1$@ to ⟦%2$@⟧?", "要移动%1$@吗？", in: "zh-Hans"),
      .pair("Move %1$@ to %2$@?", "要将%1$@移到%2$@吗？", in: "zh-Hans"),
      .pair("Hello, ⟦{name}⟧", "您好", in: "zh-Hant"),
      .pair("100% done", "已完成 100%", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard !pair.mayOmitCount, let lost = PlaceholderParity(pair).lost.first else { return }
      findings.flag(source: lost.range, target: nil, .restore(lost.text))
    }
  )
}

extension Message {
  fileprivate static func restore(_ placeholder: String) -> Message {
    "The placeholder \(placeholder) is missing. Put it where its value belongs."
  }
}
