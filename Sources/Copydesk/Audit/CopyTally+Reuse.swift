package import CopyModel

extension CopyTally {
  /// What of a locale's missing copy its tables say already.
  package struct Reuse: Sendable {
    /// Of what a translated string says as well.
    package fileprivate(set) var leveraged = TextCount()
    /// Of what a missing string says as well, which is counted once less than it is there.
    package fileprivate(set) var repetition = TextCount()
    /// Of what is like a translated string, by how much.
    package fileprivate(set) var fuzzy: [Band: TextCount] = [:]

    package init() {}

    /// The words of what is like a translated string.
    package var fuzzyWords: Int { fuzzy.values.reduce(0) { $0 + $1.words } }

    /// All its words.
    package var words: Int { leveraged.words + repetition.words + fuzzyWords }
  }

  /// What of each locale's missing copy its tables say already.
  ///
  /// GMX-V 2.0: a repetition goes before a fuzzy match, and no word counts twice.
  package func reuse(in locales: [LocaleTag]) -> [LocaleTag: Reuse] {
    // Most locales translate the same sources, so that these are looked through once.
    let lacking = locales.filter { waiting[$0]?.isEmpty == false }
    let index = SourceIndex(Set(lacking.flatMap { done[$0] ?? [] }))
    var reuse: [LocaleTag: Reuse] = [:]
    for locale in locales { reuse[locale] = Reuse() }
    // And most lack the same ones.
    var found: [ExactText: [SourceIndex.Match]] = [:]
    for locale in lacking { reuse[locale] = self.reuse(in: locale, index, &found) }
    return reuse
  }

  private func reuse(
    in locale: LocaleTag, _ index: SourceIndex, _ found: inout [ExactText: [SourceIndex.Match]]
  ) -> Reuse {
    var reuse = Reuse()
    let known = done[locale] ?? []
    let part = index.part(of: known)
    for (text, entry) in waiting[locale] ?? [:] {
      if known.contains(text) {
        for _ in 0..<entry.count { reuse.leveraged += entry.source }
        continue
      }
      for _ in 1..<max(1, entry.count) { reuse.repetition += entry.source }
      let matches = found[text] ?? index.matches(for: text)
      found[text] = matches
      if let match = matches.first(where: { part[$0.number] }) {
        reuse.fuzzy[Band.of(alike: match.alike), default: TextCount()] += entry.source
      }
    }
    return reuse
  }
}
