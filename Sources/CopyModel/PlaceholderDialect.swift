/// A way to write placeholders around a name: `#name#`, `:name`, `$(name)`.
public struct PlaceholderDialect: Sendable, Hashable {
  /// What stands before the name.
  package let opening: String
  /// What stands behind it; nothing where the name's end ends it.
  package let closing: String

  package init(opening: String, closing: String = "") {
    self.opening = opening
    self.closing = closing
  }

  /// A pattern in which `*` is the name: `<<*>>`, `~*`. Nil without one `*`, without a sign before it, and with spaces.
  public init?(pattern: String) {
    let parts = pattern.utf8.split(separator: UInt8(ascii: "*"), omittingEmptySubsequences: false)
    guard parts.count == 2, let first = pattern.utf8.first, !pattern.utf8.contains(0x20),
      first != UInt8(ascii: "*"), !first.isASCIIWord || first == UInt8(ascii: "_")
    else { return nil }
    self.init(opening: String(Substring(parts[0])), closing: String(Substring(parts[1])))
  }

  /// The most bytes of a name: what is longer is text, and time stays linear.
  private static let longestName = 64

  /// The name and the end of the placeholder that starts at a byte; nil where none does. A name is of ASCII letters,
  /// digits, `_`, `.` and `-`.
  package func placeholder(
    in text: Span<UInt8>, at start: Int
  ) -> (name: Range<Int>, end: Int)? {
    guard text.has(opening, at: start) else { return nil }
    let name = start + opening.utf8.count
    let limit = min(text.count, name + Self.longestName)
    var end = name
    while end < limit, text[end].isPlaceholderName {
      // The low lines of `__name__` are signs, not parts of the name.
      if !closing.isEmpty, end > name, text.has(closing, at: end) { break }
      end += 1
    }
    if closing.isEmpty {
      // A mark behind the name ends the sentence.
      while end > name, !text[end - 1].isASCIIWord { end -= 1 }
    }
    guard end > name, text.has(closing, at: end) else { return nil }
    return (name..<end, end + closing.utf8.count)
  }
}

extension UInt8 {
  fileprivate var isPlaceholderName: Bool {
    isASCIIWord || self == UInt8(ascii: ".") || self == UInt8(ascii: "-")
  }
}
