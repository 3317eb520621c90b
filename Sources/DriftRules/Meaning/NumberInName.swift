import CopyModel
import RuleKit

// Numbers that tell one thing of its kind from the next: UTF-8, Body 1.

extension TextPair {
  /// Whether the translation keeps the name that a number ends, without the number: “UTF-8”, UTF-.
  func keepsName(before number: Range<Int>) -> Bool {
    // “LUT 3D” is no third LUT.
    guard let name = source.name(before: number),
      !source.string.utf8.span.hasLetter(at: number.upperBound)
    else { return false }
    return target.contains(source.text(in: name))
  }

  /// The second of two equal numbers of a short sentence, where the translation has one: “Step 5 of 5”, /5단계.
  var lostTwin: NumberFact? {
    let (own, theirs) = (source.numbers, target.numbers)
    guard own.count == 2, theirs.count == 1, own[0].value == own[1].value,
      own[0].value == theirs[0].value, (own + theirs).allSatisfy(\.isDigits),
      source.words.count <= 10, source.sentences.count < 2, !source.isPlaceholder(own[1].range)
    else { return nil }
    return own[1]
  }
}

extension AnalyzedText {
  /// The Latin letters before a number, a hyphen or a space apart: macOS in “macOS 14+”.
  func name(before number: Range<Int>) -> Range<Int>? {
    let bytes = string.utf8.span
    let end = number.lowerBound - 1
    guard end > 1, " -".utf8.contains(bytes[end]) else { return nil }
    let start = bytes.startOfLetters(before: end)
    // A small word is no name: “version 14+”.
    guard end - start > 1, (start..<end).contains(where: { bytes[$0].isASCIICapital }) else {
      return nil
    }
    return start..<end
  }

  /// Whether a one is more than an article: the number of a thing, or an amount of something.
  func countsByOne(_ one: NumberFact) -> Bool {
    isNumbered(by: one.range) || unit(of: one) != nil && !isPlaceholder(one.range)
  }

  /// Whether a number sign makes a number stand for another: #1.
  fileprivate func isPlaceholder(_ number: Range<Int>) -> Bool {
    string.utf8.span.has("#", at: number.lowerBound - 1)
  }

  /// Whether a number stands behind the word for a thing, at the end of a label or of its part: “Body 1”, “Radius 1:”.
  private func isNumbered(by number: Range<Int>) -> Bool {
    let (bytes, end) = (string.utf8.span, number.upperBound)
    guard let index = words.firstIndex(where: { $0.upperBound + 1 == number.lowerBound }),
      bytes[words[index].upperBound] == UInt8(ascii: " "),
      end == bytes.count || ",:;)".utf8.contains(bytes[end])
    else { return false }
    return !kinds(of: words[index]).contains(.small)
  }
}
