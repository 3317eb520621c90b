import CopyModel
import RuleKit

extension Rule {
  static let repeatedMark = Rule(
    "repeated-mark", .punctuation, .note, isFolded: true,
    fix: .safe,
    summary: "One mark ends a sentence.",
    rationale: """
      Two exclamation marks shout, two question marks press, and two periods are a slip of the hand.
      A question mark with an exclamation mark may stand.
      """,
    source: .practice("one end mark for a sentence"),
    examples: [
      .text("Your note was not saved⟦!!!⟧"),
      .text("Your note was not saved!"),
      .text("Delete this note⟦??⟧"),
      .text("Delete all notes?!"),
      .text("The disk is full⟦..⟧"),
      .text("Open ../notes"),
      .text("Loading..."),
      .text("Use a ?? b"),
      .text("메모가 저장되지 않았습니다⟦!!⟧", in: "ko"),
      .text("备忘录未存储⟦！！！⟧", in: "zh-Hans"),
      .text("備忘錄未儲存⟦。。⟧", in: "zh-Hant"),
      .pair("The note was not saved.", "메모가 저장되지 않았습니다⟦!!⟧", in: "ko"),
      .pair("It works!!", "작동합니다!!", in: "ko"),
    ],
    check: .all([
      .text([]) { text, findings in
        guard !findings.isTranslation, let found = text.repeatedMark else { return }
        findings.flag(found.range, of: text, .keepOne(found.mark), fix: found.fix)
      },
      .pair { pair, findings in
        guard let found = pair.target.repeatedMark, pair.source.repeatedMark == nil else { return }
        findings.flag(source: nil, target: found.range, .keepOne(found.mark), fix: found.fix)
      },
    ])
  )
}

extension AnalyzedText {
  /// The first end mark that stands several times in a row behind a word, a value or a closing mark, where the text
  /// or the sentence ends.
  fileprivate var repeatedMark: (range: Range<Int>, mark: String, fix: String?)? {
    guard marks.count > 1 else { return nil }
    let bytes = string.utf8.span
    var position = 0
    while position < marks.count {
      let mark = marks[position]
      var next = position + 1
      while next < marks.count, marks[next].kind == mark.kind,
        marks[next].range.lowerBound == marks[next - 1].range.upperBound,
        text(in: marks[next].range) == text(in: mark.range)
      {
        next += 1
      }
      defer { position = next }
      let range = mark.range.lowerBound..<marks[next - 1].range.upperBound
      guard next - position > 1, [.period, .question, .exclamation].contains(mark.kind),
        // Three periods are an ellipsis.
        mark.kind != .period || next - position == 2,
        range.lowerBound > 0, bytes[range.lowerBound - 1] > 0x20,
        range.upperBound == bytes.count || bytes[range.upperBound] <= 0x20
          || next < marks.count && marks[next].range.lowerBound == range.upperBound
            && marks[next].closes
      else { continue }
      let written = text(in: mark.range)
      // Two periods may as well be meant for an ellipsis.
      return (range, written, mark.kind == .period ? nil : written)
    }
    return nil
  }
}

extension Message {
  fileprivate static func keepOne(_ mark: String) -> Message {
    mark == "." || mark == "。"
      ? "Keep one “\(mark)”, or write … for an ellipsis." : "Keep one “\(mark)”."
  }
}
