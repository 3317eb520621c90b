import CopyModel
import RuleKit

/// An argument that an apostrophe hides in `java.text.MessageFormat`, which shows what stands between two apostrophes as
/// it is, up to the end where there is no second, and takes two in a row for one that is shown.
struct HiddenArgument {
  /// The first apostrophe.
  let apostrophe: Range<Int>
  /// With its braces.
  let range: Range<Int>
  /// Its number.
  let number: String
  /// Whether both apostrophes stand at its braces: `'{0}'`.
  let isQuoted: Bool
  /// Whether the first one is that of a word, “can’t”, or has no second.
  let isSlip: Bool

  /// With the apostrophes at its braces.
  var quoted: Range<Int> { range.lowerBound - 1..<range.upperBound + 1 }
}

extension TextPair {
  /// An argument that the translation hides and the source shows.
  func hiddenArgument(
    _ flags: @autoclosure () -> FormatFlags
  ) -> (argument: HiddenArgument, confidence: Double)? {
    guard !isTooLong, target.mayHideArguments else { return nil }
    let hidden = target.hiddenArguments
    guard !hidden.isEmpty else { return nil }
    let own = Set(source.hiddenArguments.map(\.number))
    let shown = hidden.first { argument in
      !own.contains(argument.number)
        && source.placeholders.contains { $0.argument == argument.number }
    }
    guard let shown, let confidence = source.sureness(ofJavaMessage: flags()) else { return nil }
    return (shown, confidence)
  }
}

extension AnalyzedText {
  private static let signs = ByteSet(ascii: "'{}")

  /// Whether there is an apostrophe, and a brace.
  var mayHideArguments: Bool { bytes.isSuperset(of: Self.signs) }

  /// The arguments with numbers that apostrophes hide, if it is read so.
  var hiddenArguments: [HiddenArgument] {
    guard mayHideArguments else { return [] }
    let text = string.utf8.span
    var hidden: [HiddenArgument] = []
    var index = 0
    while index < text.count {
      guard text.has("'", at: index) else {
        index += 1
        continue
      }
      if text.has("''", at: index) {
        index += 2
        continue
      }
      let close = text.endOfQuotation(from: index + 1)
      hidden += arguments(between: index, and: close, of: text)
      index = (close ?? text.count) + 1
    }
    return hidden
  }

  private func arguments(
    between open: Int, and close: Int?, of text: Span<UInt8>
  ) -> [HiddenArgument] {
    let isOfWord =
      open > 0 && (text.hasLetter(before: open) || text[open - 1] == UInt8(ascii: "}"))
      && text.hasLetter(at: open + 1)
    var found: [HiddenArgument] = []
    var index = open + 1
    let end = close ?? text.count
    while index < end {
      guard text.has("{", at: index), let last = text.endOfNumbered(from: index + 1), last <= end
      else {
        index += 1
        continue
      }
      found.append(
        HiddenArgument(
          apostrophe: open..<open + 1, range: index..<last,
          number: self.text(in: index + 1..<text.end(of: \.isASCIIDigit, from: index + 1)),
          isQuoted: index == open + 1 && last == close, isSlip: isOfWord || close == nil))
      index = last
    }
    return found
  }

  /// How sure it is that it goes through `MessageFormat`; nil where nothing says so. JSON and .NET’s `{0}` do not: what
  /// tells are the flag of an entry, the file, and an apostrophe that is doubled.
  func sureness(ofJavaMessage flags: FormatFlags) -> Double? {
    if flags.contains(.javaMessage) { return 0.97 }
    let isDoubled = contains("''")
    if flags.contains(.maybeJavaMessage) { return isDoubled ? 0.96 : 0.85 }
    return isDoubled && !contains("'''") ? 0.9 : nil
  }
}

extension Span<UInt8> {
  /// The apostrophe that ends a quotation; nil where there is none.
  fileprivate func endOfQuotation(from start: Int) -> Int? {
    var index = start
    while index < count {
      if has("''", at: index) {
        index += 2
      } else if has("'", at: index) {
        return index
      } else {
        index += 1
      }
    }
    return nil
  }

  /// The end of `{0}` or `{0,number}` behind its brace.
  fileprivate func endOfNumbered(from start: Int) -> Int? {
    let digits = end(of: \.isASCIIDigit, from: start)
    guard digits > start, digits - start < 4 else { return nil }
    if has("}", at: digits) { return digits + 1 }
    guard has(",", at: digits) else { return nil }
    let close = end(of: { !"{}'".utf8.contains($0) }, from: digits)
    return has("}", at: close) ? close + 1 : nil
  }

  fileprivate func end(of isKind: (UInt8) -> Bool, from index: Int) -> Int {
    var end = index
    while end < count, isKind(self[end]) { end += 1 }
    return end
  }
}
