/// The runs of ASCII letters and digits of a text, joined where no more than a hyphen or an apostrophe stands between two
/// of them.
struct LetterRuns {
  /// As many as nearly all copy has: with room for no more they need no memory of their own.
  private var list = [48 of Range<Int>](repeating: 0..<0)
  /// How many there are, be there room for them or not.
  private var count = 0

  /// Whether there was room for all.
  var areAll: Bool { count <= list.count }

  /// All of them, where there was room. Mutating, though it changes nothing: else the list would be copied to be read.
  mutating func taken() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    runs.reserveCapacity(count)
    for position in 0..<count { runs.append(list[position]) }
    return runs
  }

  @inline(__always)
  mutating func removeAll() { count = 0 }

  @inline(__always)
  mutating func append(_ run: Range<Int>) {
    if count < list.count { list[count] = run }
    count &+= 1
  }

  /// Makes the last one longer.
  @inline(__always)
  mutating func lengthenLast(to end: Int) {
    if areAll { list[count &- 1] = list[count &- 1].lowerBound..<end }
  }
}
