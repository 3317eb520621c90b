/// A tree of phrases by their bytes: what `PhraseTable` walks.
struct PhraseTrie: Sendable {
  struct Node {
    /// The first of its edges, which lie side by side and are sorted by byte.
    var firstEdge: Int32 = 0
    var edgeCount: Int32 = 0
    /// The first of the phrases that end here, by their order, and how many.
    var firstPhrase: Int32 = 0
    var phraseCount: Int32 = 0
  }

  /// The first is the root.
  private(set) var nodes = [Node()]
  private(set) var edgeBytes: [UInt8] = []
  private(set) var edgeTargets: [Int32] = []

  /// `phrases` are sorted. No call within a call: a phrase may be as long as a file.
  init(_ phrases: [[UInt8]]) {
    var open = [(node: 0, range: 0..<phrases.count, depth: 0)]
    while let (node, range, depth) = open.popLast() {
      // The phrases of `range` agree on their first `depth` bytes.
      var next = range.lowerBound
      while next < range.upperBound, phrases[next].count == depth { next += 1 }
      nodes[node].firstPhrase = Int32(range.lowerBound)
      nodes[node].phraseCount = Int32(next - range.lowerBound)
      nodes[node].firstEdge = Int32(edgeBytes.count)
      while next < range.upperBound {
        let byte = phrases[next][depth]
        let start = next
        while next < range.upperBound, phrases[next][depth] == byte { next += 1 }
        edgeBytes.append(byte)
        edgeTargets.append(Int32(nodes.count))
        open.append((nodes.count, start..<next, depth + 1))
        nodes.append(Node())
      }
      nodes[node].edgeCount = Int32(edgeBytes.count) - nodes[node].firstEdge
    }
  }

  func edges(of node: Int32) -> Range<Int> {
    let node = nodes[Int(node)]
    return Int(node.firstEdge)..<Int(node.firstEdge + node.edgeCount)
  }

  /// The node that a byte leads to from another; -1 where none does.
  @inline(__always)
  func child(of node: Node, for byte: UInt8) -> Int32 {
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
