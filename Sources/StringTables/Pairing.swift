/// Finds for each string of a one-language table the source that it renders.
package struct Pairing {
  let entries: EntryTables
  /// The numbers of the source language's entries; empty when there are none.
  let sources: [Int]
  /// The first of `sources` with a key, by the hash of the key: whole keys would take far more memory.
  private var first: [UInt32: UInt32] = [:]
  /// The next of `sources` with the same hash: another form of the string, or a slip.
  private var next: [UInt32]

  private static let none = UInt32.max

  package init(_ entries: EntryTables, sources: [Int]) {
    self.entries = entries
    self.sources = sources
    next = Array(repeating: Self.none, count: sources.count)
    first.reserveCapacity(sources.count)
    for index in sources.indices.reversed() {
      next[index] =
        first.updateValue(UInt32(index), forKey: Self.hash(entries.key(of: sources[index])))
        ?? Self.none
    }
  }

  private static func hash(_ key: String) -> UInt32 { UInt32(truncatingIfNeeded: key.hashValue) }

  /// What a translated entry renders.
  struct Match {
    /// The first of the sources with the entry's key: its position among them.
    var first: Int
    /// The number of the source that is shown.
    var source: Int
  }

  /// The source that an entry renders: of the same form, else of the general one, else any. Of two the last holds.
  func match(_ number: Int) -> Match? {
    let key = entries.key(of: number)
    let variation = entries.variation(of: number)
    var start: Int?
    var same: Int?
    var general: Int?
    var last: Int?
    var position = first[Self.hash(key)] ?? Self.none
    while position != Self.none {
      let index = Int(position)
      position = next[index]
      let source = sources[index]
      guard entries.key(of: source) == key else { continue }
      start = start ?? index
      last = source
      let form = entries.variation(of: source)
      if form == variation { same = source }
      if form == variation?.generalForm { general = source }
    }
    guard let start, let source = same ?? general ?? last else { return nil }
    return Match(first: start, source: source)
  }

  /// Whether a source is the first with its key.
  func isFirst(_ position: Int) -> Bool {
    let key = entries.key(of: sources[position])
    var other = first[Self.hash(key)] ?? Self.none
    while other < position {
      if entries.key(of: sources[Int(other)]) == key { return false }
      other = next[Int(other)]
    }
    return true
  }
}

extension String {
  /// The form that stands in for another: `plural.other` for `plural.few`.
  var generalForm: String? {
    lastIndex(of: ".").map { self[..<$0] + ".other" }
  }
}
