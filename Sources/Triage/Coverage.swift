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
