import CopyModel
import RuleKit

extension TextPair {
  /// A value of the source without a name or number, `{}`, for which the translation has none.
  var lostAnonymousPlaceholder: Range<Int>? {
    guard !isTooLong, source.message == nil else { return nil }
    let own = source.anonymousPlaceholders(besidesLiterals: true)
    guard !own.isEmpty else { return nil }
    // A translation may number them to turn them round, {1}, {0}, and set them as code, `{}`.
    let theirs =
      target.anonymousPlaceholders(besidesLiterals: false).count + target.numberedBraces
    return own.count > theirs ? own[theirs] : nil
  }

  /// One of the translation for which the source has no value.
  var extraAnonymousPlaceholder: Range<Int>? {
    guard !isTooLong, target.message == nil, source.numberedBraces == 0 else { return nil }
    let theirs = target.anonymousPlaceholders(besidesLiterals: true)
    let own = source.anonymousPlaceholders(besidesLiterals: false).count
    return theirs.count > own ? theirs[own] : nil
  }
}

extension AnalyzedText {
  private static let braces = ByteSet(ascii: "{}")

  /// `{}`, `{:.2f}`, `{!r}`: what takes the next value in Python's `str.format`, in Rust and in C++. Behind a word or a
  /// bracket braces belong to code: `main(){}`.
  fileprivate func anonymousPlaceholders(besidesLiterals: Bool) -> [Range<Int>] {
    guard bytes.isSuperset(of: Self.braces) else { return [] }
    let text = string.utf8.span
    var found: [Range<Int>] = []
    var index = 0
    while index < text.count {
      guard text.has("{", at: index), let end = text.endOfAnonymous(from: index + 1) else {
        index += 1
        continue
      }
      let isCode =
        index > 0 && (text[index - 1].isASCIIWord || ")]\\$%{".utf8.contains(text[index - 1]))
      let isKept = besidesLiterals && isMasked(index..<end)
      if !isCode, !text.has("}", at: end), !isKept { found.append(index..<end) }
      index = end
    }
    return found
  }

  /// How many values it takes by their numbers: `{0}`.
  fileprivate var numberedBraces: Int {
    Set(
      placeholders.filter { $0.syntax == .named && $0.text.utf8.first == UInt8(ascii: "{") }
        .compactMap { $0.argument.flatMap { Int($0) } }
    ).count
  }
}

extension Span<UInt8> {
  /// The end of such a placeholder behind its brace; nil where it is none.
  fileprivate func endOfAnonymous(from start: Int) -> Int? {
    if has("}", at: start) { return start + 1 }
    guard has(":", at: start) || has("!", at: start) else { return nil }
    var end = start + 1
    while end < count, self[end].isASCIIWord || "<>^=+-,.%#?!:".utf8.contains(self[end]) {
      end += 1
    }
    return end > start + 1 && has("}", at: end) ? end + 1 : nil
  }
}
