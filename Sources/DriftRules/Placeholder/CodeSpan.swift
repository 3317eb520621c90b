import CopyModel
import RuleKit

/// Code between backticks, as a text shows it: `make install`.
struct CodeSpan {
  /// With its backticks.
  let text: String
  let range: Range<Int>

  /// Without them, be they one or two on either side.
  private var code: Substring {
    let width = text.utf8.starts(with: "``".utf8) && text.utf8.count > 4 ? 2 : 1
    return text.dropFirst(width).dropLast(width)
  }

  /// Whether it is what a screen shows, and no code: `Show hidden files`, `Automatic`.
  var isTitle: Bool {
    let inner = code.utf8
    guard let first = inner.first, first.isASCIICapital else { return false }
    // Words apart from one another may have capitals.
    let isTitle = inner.dropFirst().allSatisfy {
      $0.isASCIISmall || inner.contains(0x20) && ($0 == 0x20 || $0 == 0x2D)
        || inner.contains(0x20) && $0.isASCIICapital
    }
    return isTitle && !["True", "False", "None", "Null"].contains(code)
  }

  /// Whether it is what stands between two codes, of which one lost a backtick: “`a` or b`), or `c`”.
  var isBetweenCodes: Bool {
    code.first.map { ").,; ".contains($0) } == true && code.last == " "
  }

  /// Whether the code stands in another text: in backticks, in other quotation marks or in none.
  ///
  /// What stands for a value, `make <target>`, may be named in the language of that text.
  func isKept(in other: AnalyzedText) -> Bool {
    if other.contains(text) { return true }
    let parts = fixedParts
    let bytes = other.string.utf8.span
    var place = 0
    for part in parts {
      guard let found = (place..<bytes.count).first(where: { bytes.names(part, at: $0) }) else {
        return false
      }
      place = found + part.utf8.count
    }
    return !parts.isEmpty
  }

  /// The code between the values that it leaves open.
  private var fixedParts: [String] {
    var (parts, part, value): ([String], String, String?) = ([], "", nil)
    for character in code {
      switch (character, value) {
      case ("<", nil):
        value = "<"
      case (">", .some(let name)) where name.count > 1:
        parts.append(part)
        (part, value) = ("", nil)
      case (_, .some(let name)):
        value = name + String(character)
      case (_, nil):
        part.append(character)
      }
    }
    // “a < b” leaves nothing open.
    return (parts + [part + (value ?? "")]).map(\.trimmed).filter { !$0.isEmpty }
  }
}

extension TextPair {
  /// Code of the source that the translation has not.
  var changedCode: LiteralChange? {
    source.codeSpans.first { !$0.isKept(in: target) }.map { change(of: $0.range, confidence: 0.85) }
  }
}

extension AnalyzedText {
  /// What stands between backticks and is code.
  fileprivate var codeSpans: [CodeSpan] {
    guard bytes.contains(UInt8(ascii: "`")) else { return [] }
    return literals.compactMap { range in
      guard string.utf8.span[range.lowerBound] == UInt8(ascii: "`"), !isMarkedUp(range) else {
        return nil
      }
      let span = CodeSpan(text: text(in: range), range: range)
      return span.isTitle || span.isBetweenCodes ? nil : span
    }
  }
}

extension Span<UInt8> {
  /// Whether code stands here as a whole: a word apart from other Latin words, a sign between quotation marks.
  fileprivate func names(_ code: String, at start: Int) -> Bool {
    guard has(code, at: start) else { return false }
    let end = start + code.utf8.count
    guard (start..<end).contains(where: { isWord($0) }) else {
      return isQuote(before: start) && isQuote(at: end)
    }
    return !(isWord(start) && start > 0 && isWord(start - 1))
      && !(isWord(end - 1) && end < count && isWord(end))
  }

  private func isWord(_ index: Int) -> Bool { self[index].isASCIIWord }

  /// A space may set a sign off within its quotation marks: “ . ”.
  private func isQuote(at index: Int) -> Bool {
    let place = index < count && self[index] == 0x20 ? index + 1 : index
    return Quotes.all.contains { has($0, at: place) }
  }

  private func isQuote(before index: Int) -> Bool {
    let place = index > 0 && self[index - 1] == 0x20 ? index - 1 : index
    return Quotes.all.contains { has($0, at: place - $0.utf8.count) }
  }
}

/// What goes around code.
private enum Quotes {
  static let all = QuoteMarks.all + ["'", "`"]
}
