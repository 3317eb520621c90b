/// A tree of phrases by their bytes: what `PhraseTable` walks.
///
/// Most of the time of a walk is waiting for memory, so all that is asked of a node lies in one piece, and the
/// first of those after it directly behind; what only one way leads on from is one node.
struct PhraseTrie: Sendable {
  /// A node while the tree is made.
  private struct Node {
    /// The bytes that lead on from the one of its edge to this node.
    var label: Range<Int> = 0..<0
    /// The nodes after this one, which lie side by side, sorted by the bytes of their edges.
    var children: Range<Int> = 0..<0
    /// The phrases that end here, by their order.
    var phrases: Range<Int> = 0..<0
  }

  /// A node as it is read.
  ///
  /// Its cells are: the length of its label; the numbers of its phrases and of the nodes after it; the label,
  /// four bytes to a cell; the values of its phrases, two cells each; the bytes of the edges; the places of
  /// the nodes that they lead to.
  struct Place {
    let label: Int
    let labelLength: Int
    let phraseCount: Int
    fileprivate let values: Int
    fileprivate let edges: Int
    fileprivate let edgeCount: Int
  }

  /// What phrases begin with: a byte, two letters, or a wide character, as long as a phrase has them.
  struct Head {
    /// Where the bytes of one stand among those of all phrases.
    var bytes: Range<Int>
    var entry: Entry
  }

  /// Where a walk starts, and what must stand there for it to be worth its while: most are not, and
  /// a node that is looked at has to come from far.
  struct Entry {
    /// The place of its first cell; -1 where no phrase begins so.
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
  private(set) var cells: [UInt32] = []

  /// Phrases in the order in which those with one head lie side by side; empty ones left out.
  ///
  /// Most are told apart by what they begin with, which is compared as one number.
  static func sorted(_ list: PhraseList) -> [PhraseList.Phrase] {
    let bytes = list.bytes
    var ranks: [(start: UInt64, place: Int)] = []
    ranks.reserveCapacity(list.phrases.count)
    for (place, phrase) in list.phrases.enumerated() where !phrase.bytes.isEmpty {
      var start = UInt64(headLength(of: phrase.bytes, in: bytes))
      for index in phrase.bytes.lowerBound..<phrase.bytes.lowerBound + 7 {
        start = start << 8 | UInt64(index < phrase.bytes.upperBound ? bytes[index] : 0)
      }
      ranks.append((start, place))
    }
    ranks.sort { one, other in
      if one.start != other.start { return one.start < other.start }
      let (phrase, next) = (list.phrases[one.place].bytes, list.phrases[other.place].bytes)
      for index in 0..<min(phrase.count, next.count) {
        let (byte, nextByte) = (bytes[phrase.lowerBound + index], bytes[next.lowerBound + index])
        if byte != nextByte { return byte < nextByte }
      }
      return (phrase.count, one.place) < (next.count, other.place)
    }
    return ranks.map { list.phrases[$0.place] }
  }

  /// `phrases` are stretches of `bytes`, in order, and none is empty; each stands for a value. No call within a call: a
  /// phrase may be as long as a file.
  init(_ phrases: [Range<Int>], of bytes: [UInt8], values: [Int]) {
    var nodes: [Node] = []
    nodes.reserveCapacity(phrases.count)
    // By node, the byte that leads to it from the node before.
    var edges: [UInt8] = []
    edges.reserveCapacity(phrases.count)
    // The phrases of `range` agree on their first `depth` bytes.
    var open: [(node: Int, range: Range<Int>, depth: Int)] = []
    func group(_ range: Range<Int>, from depth: Int, to end: Int) -> Range<Int> {
      let first = phrases[range.lowerBound].lowerBound
      var next = range.lowerBound + 1
      while next < range.upperBound, phrases[next].count >= end,
        PhraseTrie.agree(first, phrases[next].lowerBound, depth..<end, in: bytes)
      {
        next += 1
      }
      open.append((nodes.count, range.lowerBound..<next, end))
      nodes.append(Node())
      edges.append(bytes[first + depth])
      return range.lowerBound..<next
    }

    var start = 0
    for length in 1...3 {
      // “a b” and “ab” begin alike, and have heads of their own.
      var section = start
      while section < phrases.count,
        PhraseTrie.headLength(of: phrases[section], in: bytes) == length
      {
        section += 1
      }
      while start < section {
        var entry = Entry(node: Int32(nodes.count))
        let range = group(start..<section, from: 0, to: length)
        for phrase in phrases[range] {
          entry.followers |= PhraseTrie.sign(at: length, of: phrase, in: bytes)
        }
        let first = phrases[start].lowerBound
        heads.append(Head(bytes: first..<first + length, entry: entry))
        start = range.upperBound
      }
    }
    while let (node, range, depth) = open.popLast() {
      // As the phrases are sorted, what the first and the last share is shared by all.
      let (first, last) = (phrases[range.lowerBound], phrases[range.upperBound - 1])
      let most = min(first.count, last.count)
      var end = depth
      while end < most, bytes[first.lowerBound + end] == bytes[last.lowerBound + end] { end += 1 }
      nodes[node].label = first.lowerBound + depth..<first.lowerBound + end
      var next = range.lowerBound
      while next < range.upperBound, phrases[next].count == end { next += 1 }
      nodes[node].phrases = range.lowerBound..<next
      let child = nodes.count
      while next < range.upperBound {
        next = group(next..<range.upperBound, from: end, to: end + 1).upperBound
      }
      nodes[node].children = child..<nodes.count
    }
    write(nodes, edges, values, labels: bytes)
  }

  /// Whether two phrases, by where they start, are the same from one of their bytes to another.
  private static func agree(
    _ one: Int, _ other: Int, _ range: Range<Int>, in bytes: [UInt8]
  ) -> Bool {
    for index in range where bytes[one + index] != bytes[other + index] { return false }
    return true
  }

  /// Writes the nodes down, each before those after it.
  private mutating func write(
    _ nodes: [Node], _ edges: [UInt8], _ values: [Int], labels: [UInt8]
  ) {
    cells.reserveCapacity(nodes.count * 5)
    var open: [(node: Int, edge: Int)] = []
    for index in heads.indices {
      open.append((Int(heads[index].entry.node), -1))
      heads[index].entry.node = Int32(cells.count)
      while let (number, edge) = open.popLast() {
        if edge >= 0 { cells[edge] = UInt32(cells.count) }
        let node = nodes[number]
        cells.append(UInt32(node.label.count))
        cells.append(UInt32(node.phrases.count) << 9 | UInt32(node.children.count))
        pack(labels, node.label)
        for value in values[node.phrases] {
          cells.append(UInt32(truncatingIfNeeded: value))
          cells.append(UInt32(truncatingIfNeeded: value >> 32))
        }
        pack(edges, node.children)
        // The first child is written next.
        for child in node.children.reversed() {
          open.append((child, cells.count + child - node.children.lowerBound))
        }
        for _ in node.children { cells.append(0) }
      }
    }
  }

  /// Writes bytes down, four to a cell.
  private mutating func pack(_ bytes: [UInt8], _ range: Range<Int>) {
    var (cell, shift) = (UInt32(0), UInt32(0))
    for index in range {
      cell |= UInt32(bytes[index]) << shift
      shift += 8
      if shift == 32 {
        cells.append(cell)
        (cell, shift) = (0, 0)
      }
    }
    if shift > 0 { cells.append(cell) }
  }

  private static func headLength(of phrase: Range<Int>, in bytes: [UInt8]) -> Int {
    let first = bytes[phrase.lowerBound]
    if wideLeads.contains(first) { return 3 }
    return phrase.count > 1 && letters.contains(first)
      && letters.contains(bytes[phrase.lowerBound + 1]) ? 2 : 1
  }

  /// The bit of what a phrase goes on with behind its head; all where it ends.
  private static func sign(at end: Int, of phrase: Range<Int>, in bytes: [UInt8]) -> UInt32 {
    guard end < phrase.count else { return .max }
    let first = bytes[phrase.lowerBound + end]
    let byte = wideLeads.contains(first) ? bytes[phrase.lowerBound + end + 2] : first
    return 1 << UInt32(byte & 31)
  }

  /// The node whose first cell is at a place.
  @inline(__always)
  static func node(at place: Int, in cells: [UInt32]) -> Place {
    let length = Int(cells[place])
    let counts = Int(cells[place + 1])
    let behindLabel = place + 2 + (length + 3) >> 2
    let count = counts >> 9
    return Place(
      label: place + 2, labelLength: length, phraseCount: count, values: behindLabel,
      edges: behindLabel + 2 * count, edgeCount: counts & 511)
  }

  /// The value of one of the phrases that end at a node.
  @inline(__always)
  static func value(_ number: Int, of node: Place, in cells: [UInt32]) -> Int {
    let cell = node.values + 2 * number
    return Int(cells[cell]) | Int(Int32(bitPattern: cells[cell + 1])) << 32
  }

  /// One byte of a node's label.
  @inline(__always)
  static func labelByte(_ index: Int, of node: Place, in cells: [UInt32]) -> UInt8 {
    UInt8(truncatingIfNeeded: cells[node.label + index >> 2] >> UInt32(index & 3 * 8))
  }

  /// The place of the node that a byte leads to from another; -1 where none does.
  @inline(__always)
  static func child(of node: Place, for byte: UInt8, in cells: [UInt32]) -> Int {
    let wanted = UInt32(byte) &* 0x0101_0101
    let nodes = node.edges + (node.edgeCount + 3) >> 2
    for cell in node.edges..<nodes {
      // The lowest byte that is zero, if any, has the lowest bit: Warren, Hacker's Delight, 6-1.
      let differences = cells[cell] ^ wanted
      let same = (differences &- 0x0101_0101) & ~differences & 0x8080_8080
      guard same != 0 else { continue }
      let index = (cell - node.edges) * 4 + same.trailingZeroBitCount >> 3
      return index < node.edgeCount ? Int(cells[nodes + index]) : -1
    }
    return -1
  }
}
