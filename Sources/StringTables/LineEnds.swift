import CopyModel

/// How the lines of a file end.
enum LineEnds {
  private enum Kind: Int {
    case feed
    case `return`
    case both

    var name: String { ["LF", "CR", "CRLF"][rawValue] }
  }

  /// The first line that ends otherwise than most, without its line break, and what is wrong with it; nil when all end alike.
  static func stray(in text: Span<UInt8>) -> (line: Range<Int>, message: String)? {
    // Most files have no return at all.
    guard text.holds(0x0D, 0x0D) else { return nil }
    var counts = [0, 0, 0]
    var first: [Range<Int>?] = [nil, nil, nil]
    var start = 0
    for index in text.indices where text[index] == 0x0A || text[index] == 0x0D {
      guard index >= start, let kind = kind(of: text, at: index) else { continue }
      counts[kind.rawValue] += 1
      if counts[kind.rawValue] == 1 { first[kind.rawValue] = start..<index }
      start = index + (kind == .both ? 2 : 1)
    }
    let most = counts.indices.max { counts[$0] < counts[$1] } ?? 0
    let strays = counts.indices.filter { $0 != most && counts[$0] > 0 }
    guard
      let stray = strays.min(by: { (first[$0]?.lowerBound ?? 0) < (first[$1]?.lowerBound ?? 0) }),
      let line = first[stray], let usual = Kind(rawValue: most), let other = Kind(rawValue: stray)
    else { return nil }
    let message = "This line ends with \(other.name), most with \(usual.name). End all alike."
    return (line, message)
  }

  /// The line break that starts at `index`; nil for the second half of one.
  private static func kind(of text: Span<UInt8>, at index: Int) -> Kind? {
    if text[index] == 0x0D { return text.has("\n", at: index + 1) ? .both : .return }
    return index > 0 && text[index - 1] == 0x0D ? nil : .feed
  }
}
