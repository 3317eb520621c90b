import CopyModel

/// Finds for each string of a one-language table the source that it renders.
package struct Pairing {
  let entries: EntryTables
  /// The numbers of the source language's entries; empty when there are none.
  let sources: [Int]
  /// Whether these are not all, so that an entry without a source is none too many.
  let isPartial: Bool
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

  package init(_ entries: EntryTables, sources: [Int], isPartial: Bool = false) {
    self.entries = entries
    self.sources = sources
    self.isPartial = isPartial
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
    /// The first of the sources whose key is that of the other form, where a table keys its forms apart.
    var otherForm: Int?
  }

  /// The source that an entry renders: of the same form, else of the general one, else any. Of two the last holds.
  func match(_ number: Int) -> Match? {
    let key = entries.key(of: number)
    guard let known = places(of: key) else { return match(numberedForm: key) }
    func place(of form: String?) -> UInt32? {
      form.map { forms[Self.hash(key, $0)] } ?? known.plain
    }
    let form = entries.variation(of: number)
    let source = place(of: form) ?? place(of: form?.generalForm) ?? known.last
    return Match(first: Int(known.first), source: sources[Int(source)])
  }

  private func places(of key: String) -> Places? {
    places[key.hashValue].flatMap { entries.key(of: sources[Int($0.first)]) == key ? $0 : nil }
  }

  /// What `rules_0` renders where the source has `rules` and `rules_plural`: i18next numbers the forms of languages that
  /// have not two (i18next, “Plurals”, JSON v1 to v3).
  private func match(numberedForm key: String) -> Match? {
    guard let bar = key.lastIndex(of: "_"), key[bar...].utf8.count == 2,
      key.utf8.last?.isASCIIDigit == true
    else { return nil }
    let stem = String(key[..<bar])
    guard let one = places(of: stem), let many = places(of: stem + Self.pluralEnding) else {
      return nil
    }
    return Match(
      first: Int(one.first), source: sources[Int(many.last)], otherForm: Int(many.first))
  }

  /// What i18next adds to the key of the form for many.
  private static let pluralEnding = "_plural"

  /// The first source of the form for one, where the source at `position` is the form for many and has a key of its own.
  func formOfOne(besides position: Int) -> Int? {
    let key = entries.key(of: sources[position])
    guard key.hasSuffix(Self.pluralEnding) else { return nil }
    return places(of: String(key.dropLast(Self.pluralEnding.count))).map { Int($0.first) }
  }

  /// How many forms of a string are looked at for one with words.
  private static let mostForms = 12

  /// The number of the form that tells what a string says, whose first is at `position`: one that is not only a reference
  /// to others.
  func telling(_ position: Int) -> Int {
    let first = sources[position]
    guard entries.text(of: first).isMereFormat else { return first }
    let key = entries.key(of: first)
    let near = sources[position..<min(position + Self.mostForms, sources.count)]
    return near.first { entries.key(of: $0) == key && !entries.text(of: $0).isMereFormat } ?? first
  }

  /// Whether a source is the first with its key.
  func isFirst(_ position: Int) -> Bool {
    places[entries.key(of: sources[position]).hashValue].map { Int($0.first) == position } ?? true
  }
}

extension String {
  /// Whether it has no letter but those of the substitutions that it names: `%#@files@`, `%1$#@a@ (%2$#@b@)`.
  var isMereFormat: Bool {
    let text = utf8.span
    var (index, hasName) = (0, false)
    while index < text.count {
      if text.has("#@", at: index) {
        hasName = true
        index += 2
        while index < text.count, text[index] != UInt8(ascii: "@") { index += 1 }
      } else if text[index] >= 0x80 || text[index].isASCIILetter {
        return false
      }
      index += 1
    }
    return hasName
  }

  /// The form that stands in for another: `plural.other` for `plural.few`.
  var generalForm: String? {
    lastIndex(of: ".").map { self[..<$0] + ".other" }
  }
}
