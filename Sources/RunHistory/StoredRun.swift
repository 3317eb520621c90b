/// A project's run out of the history, and what it changed against the project's run before.
///
/// Only told findings are counted: what the baseline has or the team lets pass is news to nobody.
package struct StoredRun: Sendable, Equatable {
  package var project: String
  package var batch: Batch
  /// Whether it is the project's first: then all that it has is new.
  package var isFirst: Bool
  package var revision: String?
  package var toolVersion: String
  /// The version of the run before, where it was another: what is new or resolved may come from that alone.
  package var upgradedFrom: String?
  package var configuration: String
  /// Whether the run before had another one.
  package var isReconfigured: Bool
  /// In seconds.
  package var duration: Double
  /// How many inputs could not be read.
  package var errors: Int
  package var passes: Bool
  /// The language of the sources: a BCP 47 tag.
  package var sourceLocale: String
  /// In the order of their tags; findings about no locale come first, with none.
  package var locales: [LocaleTally]

  /// All locales together.
  package var total: LocaleTally { LocaleTally(of: locales) }
}
