/// Many phrases looked for at once: a trie over UTF-8 bytes, walked from each character of a text.
///
/// Bytes match as `FoldedByte` folds them, so that tables and texts need not agree on typography.
public struct PhraseTable: Sendable {
  /// One phrase and what it stands for.
  package struct Entry: Sendable {
    /// The words, lowercased by the caller where case does not matter.
    package var phrase: String
    /// What the caller knows it by.
    package var value: Int
    /// Whether no letter may stand directly before it.
    package var startsWord: Bool
    /// Whether no letter may stand directly after it.
    package var endsWord: Bool

    package init(_ phrase: String, value: Int, startsWord: Bool, endsWord: Bool) {
      self.phrase = phrase
      self.value = value
      self.startsWord = startsWord
      self.endsWord = endsWord
    }
  }

  private struct Node {
    /// The first of its edges, which lie side by side and are sorted by byte.
    var firstEdge: Int32 = 0
    var edgeCount: Int32 = 0
    /// The first of its entries in `entries`, and how many.
    var firstEntry: Int32 = 0
    var entryCount: Int32 = 0
  }

  private var nodes: [Node] = []
  private var edgeBytes: [UInt8] = []
  private var edgeTargets: [Int32] = []
  private var entries: [Entry] = []
  /// The node that each first byte leads to, or -1.
  private var roots: [Int32] = Array(repeating: -1, count: 256)
  /// The wide characters that phrases begin with, and the node that each leads to, in their order.
  private var wideStarts = WideSet([])
  private var wideRoots: [Int32] = []

  /// What the phrases begin with that may stand inside a word: with anything else, a place there is not worth a look.
  private var innerStarts: ByteSet

  package init(_ entries: [Entry]) {
    let keyed = entries.map { (bytes: FoldedByte.all(of: $0.phrase), entry: $0) }
      .filter { !$0.bytes.isEmpty }
      .sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
    self.entries = keyed.map(\.entry)
    innerStarts = ByteSet(keyed.compactMap { $0.entry.startsWord ? nil : $0.bytes.first })
    nodes.append(Node())
    build(keyed.map(\.bytes))
    for edge in 0..<Int(nodes[0].edgeCount) { roots[Int(edgeBytes[edge])] = edgeTargets[edge] }
    buildWideRoots()
  }

  private mutating func buildWideRoots() {
    var starts: [(scalar: UInt32, node: Int32)] = []
    for lead in UInt8(0xE3)...0xED where roots[Int(lead)] >= 0 {
      for second in edges(of: nodes[Int(roots[Int(lead)])]) {
        for third in edges(of: nodes[Int(edgeTargets[second])]) {
          let bytes = [lead, edgeBytes[second], edgeBytes[third]]
          starts.append((bytes.span.scalar(at: 0).value, edgeTargets[third]))
        }
      }
    }
    starts.sort { $0.scalar < $1.scalar }
    wideStarts = WideSet(starts.map(\.scalar))
    wideRoots = starts.map(\.node)
  }

  private func edges(of node: Node) -> Range<Int> {
    Int(node.firstEdge)..<Int(node.firstEdge + node.edgeCount)
  }

  /// Fills the nodes with sorted phrases. No call within a call: a phrase may be as long as a file.
  private mutating func build(_ keyed: [[UInt8]]) {
    var open = [(node: 0, range: 0..<keyed.count, depth: 0)]
    while let (node, range, depth) = open.popLast() {
      // The phrases of `range` agree on their first `depth` bytes.
      var next = range.lowerBound
      while next < range.upperBound, keyed[next].count == depth { next += 1 }
      nodes[node].firstEntry = Int32(range.lowerBound)
      nodes[node].entryCount = Int32(next - range.lowerBound)
      nodes[node].firstEdge = Int32(edgeBytes.count)
      while next < range.upperBound {
        let byte = keyed[next][depth]
        let start = next
        while next < range.upperBound, keyed[next][depth] == byte { next += 1 }
        edgeBytes.append(byte)
        edgeTargets.append(Int32(nodes.count))
        open.append((nodes.count, start..<next, depth + 1))
        nodes.append(Node())
      }
      nodes[node].edgeCount = Int32(edgeBytes.count) - nodes[node].firstEdge
    }
  }

  /// Calls `body` with the value and UTF-8 range of every phrase in `text`, by start, shorter first.
  package func forEachMatch(in text: Span<UInt8>, _ body: (Int, Range<Int>) -> Void) {
    var start = 0
    while start < text.count {
      let isInside = start > 0 && (0x61...0x7A).contains(text[start - 1] | 0x20)
      if !isInside || innerStarts.contains(FoldedByte(at: start, of: text).byte) {
        forEachMatch(in: text, at: start, body)
      }
      start += 1
      while start < text.count, text[start] & 0xC0 == 0x80 { start += 1 }
    }
  }

  /// The same for the phrases that start at `start`.
  @inline(__always)
  package func forEachMatch(
    in text: Span<UInt8>, at start: Int, _ body: (Int, Range<Int>) -> Void
  ) {
    var (node, end): (Int32, Int)
    if (0xE3...0xED).contains(text[start]) {
      // No phrase ends within a character.
      let (scalar, length) = text.scalar(at: start)
      guard let place = wideStarts.place(of: scalar) else { return }
      (node, end) = (wideRoots[place], start + length)
    } else {
      let first = FoldedByte(at: start, of: text)
      (node, end) = (roots[Int(first.byte)], start + first.length)
    }
    while node >= 0 {
      report(nodes[Int(node)], start..<end, in: text, body)
      guard end < text.count else { return }
      let next = FoldedByte(at: end, of: text)
      node = child(of: nodes[Int(node)], for: next.byte)
      end += next.length
    }
  }

  /// The value of the phrases that are the whole of `text`.
  package func values(ofWhole text: Span<UInt8>) -> [Int] {
    var values: [Int] = []
    forEachMatch(in: text) { value, range in
      if range == 0..<text.count { values.append(value) }
    }
    return values
  }

  private func report(
    _ node: Node, _ range: Range<Int>, in text: Span<UInt8>, _ body: (Int, Range<Int>) -> Void
  ) {
    for index in 0..<Int(node.entryCount) {
      let entry = entries[Int(node.firstEntry) + index]
      if entry.startsWord, text.hasLetter(before: range.lowerBound) { continue }
      if entry.endsWord, text.hasLetter(at: range.upperBound) { continue }
      body(entry.value, range)
    }
  }

  @inline(__always)
  private func child(of node: Node, for byte: UInt8) -> Int32 {
    var (low, high) = (Int(node.firstEdge), Int(node.firstEdge + node.edgeCount))
    // Below Han and Hangul a node may have an edge for each of 64 bytes.
    while high - low > 8 {
      let middle = (low + high) / 2
      if edgeBytes[middle] <= byte { low = middle } else { high = middle }
    }
    for edge in low..<high where edgeBytes[edge] == byte { return edgeTargets[edge] }
    return -1
  }
}
