/// A tree of phrases by their bytes: what `PhraseTable` walks.
///
/// What only one way leads on from is one node, so that a walk touches little memory.
struct PhraseTrie: Sendable {
  struct Node {
    /// The bytes that lead on from the one of its edge to this node, in `labels`.
    var label: Range<Int32> = 0..<0
    /// The nodes after this one, which lie side by side, sorted by the bytes of their edges.
    var children: Range<Int32> = 0..<0
    /// The phrases that end here, by their order.
    var phrases: Range<Int32> = 0..<0
  }

  /// What phrases begin with: one byte, or the three of a wide character.
  struct Head {
    var bytes: ArraySlice<UInt8>
    var node: Int32
  }

  /// The characters that phrases are entered by as a whole: those of U+3000 to U+DFFF.
  static let wideLeads: ClosedRange<UInt8> = 0xE3...0xED

  private(set) var heads: [Head] = []
  private(set) var nodes: [Node] = []
  private(set) var labels: [UInt8] = []
  /// By node, the byte that leads to it from the node before.
  private var edges: [UInt8] = []

  /// `phrases` are sorted, and none is empty. No call within a call: a phrase may be as long as a file.
  init(_ phrases: [[UInt8]]) {
    // The phrases of `range` agree on their first `depth` bytes.
    var open: [(node: Int, range: Range<Int>, depth: Int)] = []
    func group(_ range: Range<Int>, from depth: Int, to end: Int) -> Range<Int> {
      let head = phrases[range.lowerBound][depth..<end]
      var next = range.lowerBound + 1
      while next < range.upperBound, phrases[next].count >= end, phrases[next][depth..<end] == head
      {
        next += 1
      }
      open.append((nodes.count, range.lowerBound..<next, end))
      nodes.append(Node())
      edges.append(head[depth])
      return range.lowerBound..<next
    }

    var start = 0
    while start < phrases.count {
      let phrase = phrases[start]
      let length = PhraseTrie.wideLeads.contains(phrase[0]) ? 3 : 1
      heads.append(Head(bytes: phrase[..<length], node: Int32(nodes.count)))
      start = group(start..<phrases.count, from: 0, to: length).upperBound
    }
    while let (node, range, depth) = open.popLast() {
      // As the phrases are sorted, what the first and the last share is shared by all.
      let (first, last) = (phrases[range.lowerBound], phrases[range.upperBound - 1])
      var end = depth
      while end < first.count, end < last.count, first[end] == last[end] { end += 1 }
      nodes[node].label = Int32(labels.count)..<Int32(labels.count + end - depth)
      labels.append(contentsOf: first[depth..<end])
      var next = range.lowerBound
      while next < range.upperBound, phrases[next].count == end { next += 1 }
      nodes[node].phrases = Int32(range.lowerBound)..<Int32(next)
      let child = Int32(nodes.count)
      while next < range.upperBound {
        next = group(next..<range.upperBound, from: end, to: end + 1).upperBound
      }
      nodes[node].children = child..<Int32(nodes.count)
    }
  }

  /// The node that a byte leads to from another; -1 where none does.
  @inline(__always)
  func child(of node: Node, for byte: UInt8) -> Int {
    var (low, high) = (Int(node.children.lowerBound), Int(node.children.upperBound))
    // Below Han and Hangul a node may have a child for each of 64 bytes.
    while high - low > 8 {
      let middle = (low + high) / 2
      if edges[middle] <= byte { low = middle } else { high = middle }
    }
    for child in low..<high where edges[child] == byte { return child }
    return -1
  }
}
