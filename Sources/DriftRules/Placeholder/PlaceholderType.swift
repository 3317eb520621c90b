import CopyModel
import RuleKit

extension Rule {
  static let placeholderType = Rule(
    "placeholder-type", .placeholder, .error,
    summary: "A placeholder takes the same kind of value on both sides.",
    rationale: """
      `%d` for `%@` prints a memory address, and `%@` for `%d` crashes. Widths and flags may differ.
      """,
    source: .work("Foundation, String Format Specifiers"),
    examples: [
      .pair("Delete “%@”?", "‘⟦%d⟧’을(를) 삭제하겠습니까?", in: "ko"),
      .pair("%d files", "%d개의 파일", in: "ko"),
      .pair("%lld files", "%d个文件", in: "zh-Hans"),
      .pair("%d files", "⟦%@⟧個檔案", in: "zh-Hant"),
    ],
    check: .pair { pair, findings in
      guard pair.source.inserts != nil, pair.target.inserts != nil,
        let retyped = PlaceholderParity(pair).retyped.first
      else { return }
      findings.flag(
        source: retyped.source.range, target: retyped.target.range,
        .change(retyped.source.text, retyped.target.text), fix: nil)
    }
  )
}

extension Message {
  fileprivate static func change(_ source: String, _ target: String) -> Message {
    "The source has \(source), this has \(target): another kind of value. Use \(source)."
  }
}
