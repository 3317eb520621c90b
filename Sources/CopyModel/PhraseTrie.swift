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

  /// What phrases begin with: a byte, two letters, or a wide character, as long as a phrase has them.
  struct Head {
    var bytes: ArraySlice<UInt8>
    var entry: Entry
  }

  /// Where a walk starts, and what must stand there for it to be worth its while: most are not, and
  /// a node that is looked at has to come from far.
  struct Entry {
    /// -1 where no phrase begins so.
    var node: Int32 = -1
    /// The signs of what phrases go on with: a bit for each. All, where one ends here.
    var followers: UInt32 = 0

    /// Whether a phrase may end at a place of a text, or go on with what is there.
    @inline(__always)
    func leadsOn(at end: Int, of text: Span<UInt8>) -> Bool {
      if node < 0 { return false }
      if followers == .max { return true }
      guard end < text.count else { return false }
      let isWide = wideLeads.contains(text[end]) && end + 2 < text.count
      let sign = isWide ? text[end + 2] : FoldedByte(at: end, of: text).byte
      return followers & 1 << UInt32(sign & 31) != 0
    }
  }

  /// The characters that phrases are entered by as a whole: those of U+3000 to U+DFFF.
  static let wideLeads: ClosedRange<UInt8> = 0xE3...0xED
  static let letters: ClosedRange<UInt8> = 0x61...0x7A

  private(set) var heads: [Head] = []
  private(set) var nodes: [Node] = []
  private(set) var labels: [UInt8] = []
  /// By node, the byte that leads to it from the node before.
  private var edges: [UInt8] = []

  /// The places of phrases in the order in which those with one head lie side by side; empty ones left out.
  ///
  /// Most are told apart by what they begin with, which is compared as one number.
  static func order(of phrases: [[UInt8]]) -> [Int] {
    var ranks: [(start: UInt64, place: Int)] = []
    ranks.reserveCapacity(phrases.count)
    for (place, phrase) in phrases.enumerated() where !phrase.isEmpty {
      var start = UInt64(headLength(of: phrase))
      for index in 0..<7 { start = start << 8 | UInt64(index < phrase.count ? phrase[index] : 0) }
      ranks.append((start, place))
    }
    ranks.sort { one, other in
      if one.start != other.start { return one.start < other.start }
      let (phrase, next) = (phrases[one.place], phrases[other.place])
      if phrase.lexicographicallyPrecedes(next) { return true }
      return phrase == next && one.place < other.place
    }
    return ranks.map(\.place)
  }

  /// `phrases` are in order, and none is empty. No call within a call: a phrase may be as long as a file.
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
    for length in 1...3 {
      // “a b” and “ab” begin alike, and have heads of their own.
      let section = phrases[start...].prefix { PhraseTrie.headLength(of: $0) == length }.endIndex
      while start < section {
        var entry = Entry(node: Int32(nodes.count))
        let range = group(start..<section, from: 0, to: length)
        for phrase in phrases[range] { entry.followers |= PhraseTrie.sign(at: length, of: phrase) }
        heads.append(Head(bytes: phrases[start][..<length], entry: entry))
        start = range.upperBound
      }
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

  private static func headLength(of phrase: [UInt8]) -> Int {
    if wideLeads.contains(phrase[0]) { return 3 }
    return phrase.count > 1 && letters.contains(phrase[0]) && letters.contains(phrase[1]) ? 2 : 1
  }

  /// The bit of what a phrase goes on with behind its head; all where it ends.
  private static func sign(at end: Int, of phrase: [UInt8]) -> UInt32 {
    guard end < phrase.count else { return .max }
    let byte = wideLeads.contains(phrase[end]) ? phrase[end + 2] : phrase[end]
    return 1 << UInt32(byte & 31)
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
