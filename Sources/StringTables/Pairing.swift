/// Finds for each string of a one-language table the source that it renders.
package struct Pairing {
  let entries: EntryTables
  /// The numbers of the source language's entries; empty when there are none.
  let sources: [Int]
  /// Where a key stands among `sources`.
  private struct Places {
    let first: UInt32
    var last: UInt32
    /// The last that is no form of the string.
    var plain: UInt32?
  }

  /// By the hash of the key: whole keys would take far more memory.
  private var places: [Int: Places] = [:]
  /// The last of each form of a key, by the hash of both.
  private var forms: [Int: UInt32] = [:]

  package init(_ entries: EntryTables, sources: [Int]) {
    self.entries = entries
    self.sources = sources
    places.reserveCapacity(sources.count)
    for index in sources.indices {
      let key = entries.key(of: sources[index])
      let position = UInt32(index)
      let form = entries.variation(of: sources[index])
      let hash = key.hashValue
      var known = places[hash] ?? Places(first: position, last: position)
      known.last = position
      if let form { forms[Self.hash(key, form)] = position } else { known.plain = position }
      places[hash] = known
    }
  }

  private static func hash(_ key: String, _ form: String) -> Int {
    var hasher = Hasher()
    hasher.combine(key)
    hasher.combine(form)
    return hasher.finalize()
  }

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
    guard let known = places[key.hashValue], entries.key(of: sources[Int(known.first)]) == key
    else { return nil }
    func place(of form: String?) -> UInt32? {
      form.map { forms[Self.hash(key, $0)] } ?? known.plain
    }
    let form = entries.variation(of: number)
    let source = place(of: form) ?? place(of: form?.generalForm) ?? known.last
    return Match(first: Int(known.first), source: sources[Int(source)])
  }

  /// Whether a source is the first with its key.
  func isFirst(_ position: Int) -> Bool {
    places[entries.key(of: sources[position]).hashValue].map { Int($0.first) == position } ?? true
  }
}

extension String {
  /// The form that stands in for another: `plural.other` for `plural.few`.
  var generalForm: String? {
    lastIndex(of: ".").map { self[..<$0] + ".other" }
  }
}
