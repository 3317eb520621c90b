package import CopyModel

/// What a run looked at: what it did not look at is not called gone.
package struct Coverage: Sendable {
  /// The rules that ran.
  package var rules: Set<String> = []
  /// The locales that were looked at; all when empty.
  package var locales: Set<LocaleTag> = []
  /// The language of the sources, which is always looked at.
  package var sourceLocale = LocaleTag.english
  /// The files and folders that were named, from the project's folder on; an empty one is that folder.
  package var paths: [String] = []
  /// The files that could not be read, in the same way.
  package var unread: Set<String> = []
  /// Whether the command line left something out that entries do not tell: some locales, or the code.
  package var isNarrowed = false

  package init() {}

  /// Takes in what the run of another project looked at that lies within this one. A rule that did not run in both is
  /// one that did not run: nothing is called gone that was not looked for.
  package mutating func formUnion(_ other: Coverage) {
    guard !paths.isEmpty else { return self = other }
    guard !other.paths.isEmpty else { return }
    rules.formIntersection(other.rules)
    locales = locales.isEmpty || other.locales.isEmpty ? [] : locales.union(other.locales)
    paths += other.paths
    unread.formUnion(other.unread)
    isNarrowed = isNarrowed || other.isNarrowed
  }

  /// Whether the run would have found this again.
  package func covers(_ entry: BaselineEntry) -> Bool {
    rules.contains(entry.rule) && covers(path: entry.file) && covers(entry.locale)
  }

  /// Whether the whole project was looked at.
  var isWhole: Bool { !isNarrowed && unread.isEmpty && paths.contains("") }

  private func covers(path: String) -> Bool {
    !unread.contains(path)
      && paths.contains { $0.isEmpty || path == $0 || path.hasPrefix($0 + "/") }
  }

  private func covers(_ name: String?) -> Bool {
    guard !isNarrowed else { return false }
    guard !locales.isEmpty, let name, let tag = LocaleTag(folding: name) else { return true }
    return tag == sourceLocale || tag.lineage.contains { locales.contains($0) }
  }
}
