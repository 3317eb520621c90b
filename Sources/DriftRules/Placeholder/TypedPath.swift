import CopyModel
import RuleKit

/// What is typed with slashes in it and no scheme before it: `example.com/help`, `docs/setup`, `C:\Kite\lids`.
struct TypedPath {
  let text: String
  let range: Range<Int>
  /// Whether it tells all folders from the first: /etc/hosts, C:\Kite.
  let isRooted: Bool

  /// Whether a host leads it: `example.com/help`.
  var isAddress: Bool {
    guard !isOnDrive, let host = text.utf8.split(separator: UInt8(ascii: "/")).first,
      let end = host.split(separator: UInt8(ascii: ".")).last, end.count < host.count
    else { return false }
    return end.count > 1 && end.allSatisfy { ($0 | 0x20) >= 0x61 && ($0 | 0x20) <= 0x7A }
  }

  /// Whether the letter of a drive leads it: `C:\Kite`.
  private var isOnDrive: Bool { text.utf8.dropFirst().starts(with: ":\\".utf8) }

  private var parts: [Substring] { text.split { $0 == "/" || $0 == "\\" } }

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
    let (own, theirs) = (parts, other.parts)
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
  var changedPath: LiteralChange? {
    guard source.mayHavePath, target.mayHavePath else { return nil }
    let own = source.typedPaths.filter { !target.hasPath($0) }
    guard !own.isEmpty else { return nil }
    // Where words are written in Latin letters, both of “pixels/inch” may be translated.
    let isLatin = target.profile.uses(.latin)
    let others = target.typedPaths.filter { !source.hasPath($0) }
    let changed = own.first { path in
      (path.isAddress || path.isRooted || !isLatin) && others.contains(where: path.isNear)
        && !others.contains(where: path.isDate)
    }
    return changed.map { change(of: $0.range, confidence: $0.isAddress ? 0.97 : 0.85) }
  }
}

extension AnalyzedText {
  fileprivate var mayHavePath: Bool {
    bytes.contains(UInt8(ascii: "/")) || bytes.contains(UInt8(ascii: "\\"))
  }

  /// Whether a path stands somewhere as a whole, /etc/host is none in /etc/hosts; or, where words of another script may lead
  /// it in the other text, as a part: 이메일/ID.
  fileprivate func hasPath(_ path: TypedPath) -> Bool {
    guard contains(path.text) else { return false }
    if path.text.hasPrefix("/"), !path.isRooted { return true }
    let bytes = string.utf8.span
    return bytes.indices.contains { start in
      guard bytes.has(path.text, at: start) else { return false }
      let end = start + path.text.utf8.count
      return !(start > 0 && bytes[start - 1].isASCIIWord)
        && !(end < bytes.count && bytes[end].isASCIIWord)
    }
  }

  /// Runs of name parts, dots and slashes that no address, tag or placeholder takes.
  fileprivate var typedPaths: [TypedPath] {
    let bytes = string.utf8.span
    var found: [TypedPath] = []
    var index = 0
    while index < bytes.count {
      if let end = bytes.endOfDrivePath(from: index) {
        found.append(TypedPath(text: text(in: index..<end), range: index..<end, isRooted: true))
        index = end
        continue
      }
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
      let isRooted = bytes[start] == UInt8(ascii: "/") && !bytes.hasLetter(before: start)
      found.append(TypedPath(text: text(in: range), range: range, isRooted: isRooted))
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

extension Span<UInt8> {
  /// Where a path ends that the letter of a drive leads. Its folders may have spaces in their names, its last part has none.
  fileprivate func endOfDrivePath(from start: Int) -> Int? {
    guard self[start].isASCIICapital, has(":\\", at: start + 1), !hasLetter(before: start) else {
      return nil
    }
    var (index, last) = (start + 3, start + 3)
    while index < count, self[index] >= 0x20, self[index] < 0x7F,
      !"\"<>|*?:/".utf8.contains(self[index])
    {
      index += 1
      if self[index - 1] == UInt8(ascii: "\\") { last = index }
    }
    while last < index, self[last].isPathPart { last += 1 }
    while last > start, ".-".utf8.contains(self[last - 1]) { last -= 1 }
    return last
  }
}

extension UInt8 {
  fileprivate var isPathPart: Bool { isASCIIWord || "./-~".utf8.contains(self) }
}
