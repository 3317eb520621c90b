import CopyModel

/// A message that stands for another of its table: `@:general.save`, `@.lower:save`, `@:{'quick save'}`
/// (vue-i18n, “Linked messages”; slang has the first form).
///
/// Its key starts with a letter or low line, and no letter or digit stands before it: `me@:home` and “@: all” are text.
enum LinkedMessage {
  /// The linked message that starts with `@` at `start`.
  static func read(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    guard start == 0 || !text[start - 1].isWordOfAddress else { return nil }
    var index = start + 1
    if text.has(".", at: index) {
      let modifier = index + 1
      index = text.end(of: \.isASCIIWord, from: modifier)
      guard index > modifier else { return nil }
    }
    guard text.has(":", at: index), let key = key(in: text, at: index + 1) else { return nil }
    let argument = String(copying: text.extracting(key.name))
    return Placeholder(text, start..<key.end, .linked, argument, .any)
  }

  /// i18next's nesting, which starts with `$` at `start`: `$t(general.save)`, `$t(files, {"count": 2})`.
  static func nesting(_ text: Span<UInt8>, at start: Int) -> Placeholder? {
    guard text.has("$t(", at: start) else { return nil }
    let name = start + 3
    var end = text.end(of: { $0.isPlaceholderNameByte || $0 == UInt8(ascii: ":") }, from: name)
    guard end > name else { return nil }
    let argument = String(copying: text.extracting(name..<end))
    if text.has(",", at: end) {
      // Another `$` may begin a nesting of its own, so that no stretch is searched twice.
      end = text.end(of: { !")$".utf8.contains($0) }, from: end)
    }
    guard text.has(")", at: end) else { return nil }
    return Placeholder(text, start..<end + 1, .linked, argument, .any)
  }

  private typealias Key = (name: Range<Int>, end: Int)

  private static func key(in text: Span<UInt8>, at start: Int) -> Key? {
    if text.has("{'", at: start) { return quoted(text, from: start + 2) }
    for (open, close) in [("{", "}"), ("(", ")")] where text.has(open, at: start) {
      guard let key = name(in: text, at: start + 1), text.has(close, at: key.end) else {
        return nil
      }
      return (key.name, key.end + 1)
    }
    return name(in: text, at: start)
  }

  private static func name(in text: Span<UInt8>, at start: Int) -> Key? {
    guard start < text.count, text[start].isASCIIWord, !text[start].isASCIIDigit else {
      return nil
    }
    var end = text.end(of: \.isPlaceholderNameByte, from: start)
    // A mark behind the key ends the sentence.
    while !text[end - 1].isASCIIWord { end -= 1 }
    // “@:_” is a face.
    guard (start..<end).contains(where: { text[$0] != UInt8(ascii: "_") }) else { return nil }
    return (start..<end, end)
  }

  private static func quoted(_ text: Span<UInt8>, from start: Int) -> Key? {
    // A brace begins another placeholder, so that no stretch is searched twice.
    let end = text.end(of: { !"'{}\n".utf8.contains($0) }, from: start)
    return end > start && text.has("'}", at: end) ? (start..<end, end + 2) : nil
  }
}

extension UInt8 {
  /// Whether an address may have this byte before its `@`.
  fileprivate var isWordOfAddress: Bool { isASCIIWord || ".-+".utf8.contains(self) }
}
