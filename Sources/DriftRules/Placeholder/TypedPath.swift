import CopyModel
import RuleKit

/// What is typed with slashes in it and no scheme before it: `example.com/help`, `docs/setup`.
struct TypedPath {
  let text: String
  let range: Range<Int>

  /// Whether a host leads it: `example.com/help`.
  var isAddress: Bool {
    guard let host = text.utf8.split(separator: UInt8(ascii: "/")).first,
      let end = host.split(separator: UInt8(ascii: ".")).last, end.count < host.count
    else { return false }
    return end.count > 1 && end.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
  }

  /// Without case, and without the sign that gives a letter a key: TL_S/SSL.
  private var letters: String { text.lowercased().filter { $0 != "_" } }

  /// The numbers of a date, in order of size, as each language has an order of its own; nil where it is none.
  private var date: [Int]? {
    let numbers = text.split(separator: "/").compactMap { Int($0) }
    return numbers.count == 3 && text.utf8.count { $0 == UInt8(ascii: "/") } == 2
      ? numbers.sorted() : nil
  }

  fileprivate func isDate(as other: TypedPath) -> Bool { date != nil && date == other.date }

  /// Whether another path is this one with a part changed: they share a part, and differ by more than case. Two names in
  /// capitals are one or the other, in whatever order: DXF/DWG.
  fileprivate func isNear(_ other: TypedPath) -> Bool {
    let (own, theirs) = (text.split(separator: "/"), other.text.split(separator: "/"))
    if own.count == 2, own == theirs.reversed(), text.utf8.allSatisfy({ !$0.isASCIISmall }),
      text.utf8.contains(where: \.isASCIICapital)
    {
      return false
    }
    return own.contains(where: theirs.contains) && own != theirs
      && letters != other.letters
      && WebAddress.key(of: text) != WebAddress.key(of: other.text)
  }
}

extension TextPair {
  /// The path of the source that the translation has in another spelling.
  var changedPath: TypedPath? {
    let slash = UInt8(ascii: "/")
    guard source.bytes.contains(slash), target.bytes.contains(slash) else { return nil }
    let own = source.typedPaths.filter { !target.contains($0.text) }
    guard !own.isEmpty else { return nil }
    // Where words are written in Latin letters, both of “pixels/inch” may be translated.
    let isLatin = target.profile.uses(.latin)
    let others = target.typedPaths.filter { !source.contains($0.text) }
    return own.first { path in
      (path.isAddress || !isLatin) && others.contains(where: path.isNear)
        && !others.contains(where: path.isDate)
    }
  }
}

extension AnalyzedText {
  /// Runs of name parts, dots and slashes that no address, tag or placeholder takes.
  fileprivate var typedPaths: [TypedPath] {
    let bytes = string.utf8.span
    var found: [TypedPath] = []
    var index = 0
    while index < bytes.count {
      guard bytes[index].isPathPart else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.count, bytes[index].isPathPart { index += 1 }
      var end = index
      while end > start, "./-".utf8.contains(bytes[end - 1]) { end -= 1 }
      let range = start..<end
      guard range.contains(where: { bytes[$0] == UInt8(ascii: "/") }), !isTaken(range, by: bytes)
      else { continue }
      found.append(TypedPath(text: text(in: range), range: range))
    }
    return found
  }

  /// Whether a tag, an address or a placeholder holds what looks like a path, or stands beside it.
  private func isTaken(_ range: Range<Int>, by bytes: Span<UInt8>) -> Bool {
    let beside = max(range.lowerBound - 1, 0)..<min(range.upperBound + 1, bytes.count)
    if placeholders.contains(where: { $0.range.overlaps(beside) }) { return true }
    return "<:@`".utf8.contains(bytes[beside.lowerBound])
      || literals.contains {
        $0.overlaps(range)
          && ($0.lowerBound < range.lowerBound || $0.upperBound > range.upperBound
            || "<]`".utf8.contains(bytes[$0.lowerBound]))
      }
  }
}

extension UInt8 {
  fileprivate var isPathPart: Bool { isASCIIWord || "./-~".utf8.contains(self) }
}
