import CopyModel
import RuleKit

extension Rule {
  static let unnumberedPlaceholders = Rule(
    "unnumbered-placeholders", .placeholder, .note, isFolded: true,
    summary: "A source with several placeholders numbers them.",
    rationale: """
      Korean and Chinese put the place before the thing: with `%1$@` and `%2$@` a translator can turn
      them round. Unnumbered ones take the values in the order of the source, whatever is meant.
      """,
    source: .work("Foundation, String Format Specifiers: positional arguments"),
    examples: [
      .text("Move ⟦%@⟧ to %@?"),
      .text("Move %1$@ to %2$@?"),
      .text("Move {file} to {folder}?"),
      .text("%d/%d"),
      .text("%dx%d"),
      .text("%@: %@"),
      .text("%@ is full."),
      .pair("Move %@ to %@?", "%@을(를) %@(으)로 이동하겠습니까?", in: "ko"),
      .pair("Move %@ to %@?", "要将%@移到%@吗？", in: "zh-Hans"),
    ],
    check: .text([]) { text, findings in
      guard text.placeholders.count > 1, findings.isSourceText else { return }
      let unnumbered = text.unnumberedPlaceholders
      guard let first = unnumbered.first, unnumbered.count > 1 else { return }
      // Between signs alone, as in “%d/%d”, no language changes the order.
      let bytes = text.string.utf8.span
      let isText = zip(unnumbered, unnumbered.dropFirst()).contains { a, b in
        (a.range.upperBound..<b.range.lowerBound).contains {
          bytes.hasLetter(at: $0) && ($0 + 1 < b.range.lowerBound && bytes.hasLetter(at: $0 + 1))
        }
      }
      guard isText else { return }
      findings.flag(first.range, of: text, .number(unnumbered))
    }
  )
}

extension AnalyzedText {
  /// Its printf placeholders that take the next value, whichever it is.
  var unnumberedPlaceholders: [Placeholder] {
    placeholders.filter { $0.syntax == .printf && $0.argument == nil }
  }
}

extension Message {
  fileprivate static func number(_ placeholders: [Placeholder]) -> Message {
    let numbered = placeholders.prefix(2).enumerated().map { "%\($0 + 1)$" + $1.text.dropFirst() }
    return
      "Number the \(placeholders.count) placeholders (\(numbered.joined(separator: ", "))), so that translations may turn them round."
  }
}
