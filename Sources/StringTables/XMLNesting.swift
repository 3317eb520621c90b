import CopyModel

/// The elements that are open, by the tags as they are written.
///
/// Where an end tag is missing, libxml2 takes the next one for it, and all that follows seems nested
/// one level too deep. The written tags tell better: an end tag ends what it names and all inside it,
/// and a string cannot stand inside another.
struct XMLNesting {
  struct Element {
    let name: String
    /// The byte of its `<`.
    let tag: Int
    /// The first byte of its content.
    let content: Int
  }

  private var open: [Element] = []

  var depth: Int { open.count }

  mutating func push(_ element: Element) { open.append(element) }

  mutating func pop() -> Element? { open.popLast() }

  /// How many elements stay open when one begins that none of `rivals` can hold; nil when all do.
  func depth(beforeAny rivals: [String]) -> Int? {
    open.firstIndex { rivals.contains($0.name) }
  }

  /// How many elements stay open behind the end tag at `offset`; nil when it ends none.
  func depth(behindEndOf name: String, at offset: Int, in text: Span<UInt8>) -> Int? {
    guard let last = open.last else { return nil }
    // <name/> has no end tag.
    if last.content == offset, last.name == name, text.has("/>", at: offset - 2) {
      return open.count - 1
    }
    guard let written = Self.endTag(at: offset, in: text) else {
      return open.lastIndex { $0.name == name }
    }
    return open.lastIndex {
      $0.name.utf8.count == written.count && text.has($0.name, at: written.lowerBound)
    }
  }

  /// The local name in an end tag; nil when there is none at `offset`.
  private static func endTag(at offset: Int, in text: Span<UInt8>) -> Range<Int>? {
    guard text.has("</", at: offset) else { return nil }
    var start = offset + 2
    var end = start
    while end < text.count, text[end] > 0x20, text[end] != UInt8(ascii: ">") {
      if text[end] == UInt8(ascii: ":") { start = end + 1 }
      end += 1
    }
    return start..<end
  }
}
