import CopyModel
import JSONText

/// The escapes of JSON5 strings (spec.json5.org, 1.0.0, section 5.1), written as those of JSON are.
enum JSON5Notation {
  static func step(in text: Span<UInt8>, at index: Int) -> WritingStep {
    let step = JSONNotation.step(in: text, at: index)
    guard index + 1 < text.count, !"ntrbfu\"\\/".utf8.contains(text[index + 1]),
      let escape = JSON5Escape(in: text, at: index)
    else { return step }
    return WritingStep(escape.scalar.map { .scalar($0) } ?? .nothing, escape.length)
  }
}
