import CopyModel

/// What is said behind an entry on its line, up to the line's end: `"a" = "b"; // Title of the alert`.
struct TrailingComments {
  /// Those that say something, a line each.
  let text: String
  /// Where the last of them ends.
  let end: Int

  /// Nil where there is none, or where another entry follows on the line: then they are about that one.
  ///
  /// - Parameter comment: Reads the comment that starts at a place: what stands inside it, and where it ends.
  init?(
    in bytes: [UInt8], behind entry: Int, _ comment: (Int) -> (inside: Range<Int>, end: Int)?
  ) {
    var (end, parts): (Int, [String]) = (entry, [])
    while true {
      while end < bytes.count, bytes[end] == 0x20 || bytes[end] == 0x09 { end += 1 }
      guard let found = comment(end) else { break }
      parts.append(String(copying: bytes.span.extracting(found.inside)).trimmed)
      end = found.end
    }
    guard !parts.isEmpty, end == bytes.count || [0x0A, 0x0D].contains(bytes[end]) else {
      return nil
    }
    text = parts.filter { !$0.isEmpty }.joined(separator: "\n")
    self.end = end
  }

  /// A comment with these behind it.
  static func joined(_ comment: String?, _ trailing: TrailingComments?) -> String? {
    guard let more = trailing?.text, !more.isEmpty else { return comment }
    return comment.map { $0 + "\n" + more } ?? more
  }
}
