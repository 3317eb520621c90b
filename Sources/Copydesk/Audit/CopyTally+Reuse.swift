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
  package func reuse(in locales: [LocaleTag]) async -> [LocaleTag: Reuse] {
    // Most locales translate the same sources, so that these are looked through once.
    let lacking = locales.filter { waiting[$0]?.isEmpty == false }
    let index = SourceIndex(Set(lacking.flatMap { done[$0] ?? [] }))
    // And most lack the same ones.
    let open = lacking.reduce(into: Set<ExactText>()) { open, locale in
      open.formUnion(Set((waiting[locale] ?? [:]).keys).subtracting(done[locale] ?? []))
    }
    let found = await Self.matches(for: Array(open), in: index)
    var reuse: [LocaleTag: Reuse] = [:]
    for locale in locales { reuse[locale] = Reuse() }
    for locale in lacking { reuse[locale] = self.reuse(in: locale, index, found) }
    return reuse
  }

  /// How many texts are looked for at one time.
  private static let textsAtOnce = 256

  /// What is like each of some texts, looked for side by side.
  private static func matches(
    for texts: [ExactText], in index: SourceIndex
  ) async -> [ExactText: [SourceIndex.Match]] {
    await withTaskGroup(of: [(text: ExactText, matches: [SourceIndex.Match])].self) { group in
      for start in stride(from: 0, to: texts.count, by: textsAtOnce) {
        let part = texts[start..<min(start + textsAtOnce, texts.count)]
        group.addTask { part.map { ($0, index.matches(for: $0)) } }
      }
      var found: [ExactText: [SourceIndex.Match]] = [:]
      for await part in group {
        for (text, matches) in part { found[text] = matches }
      }
      return found
    }
  }

  private func reuse(
    in locale: LocaleTag, _ index: SourceIndex, _ found: [ExactText: [SourceIndex.Match]]
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
      if let match = found[text]?.first(where: { part[$0.number] }) {
        reuse.fuzzy[Band.of(alike: match.alike), default: TextCount()] += entry.source
      }
    }
    return reuse
  }
}
