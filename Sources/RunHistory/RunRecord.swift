package import Triage

/// A project's run as it is stored.
package struct RunRecord: Sendable {
  /// Its name in the list of projects, by which its runs belong together.
  package var project: String
  /// The Git commit that was checked; nil where it is not known.
  package var revision: String?
  package var toolVersion: String
  /// A hash of everything that was asked for, in hex.
  package var configuration: String
  /// In seconds.
  package var duration: Double
  /// How many inputs could not be read.
  package var errors: Int
  /// Whether it passes its gate.
  package var passes: Bool
  /// How much copy there is, by locale.
  package var copy: [LocaleCopy]
  /// What was looked at: what was not is not called resolved.
  package var coverage: Coverage
  /// What was found, in the order of reports.
  package var sightings: [Sighting]

  package init(
    project: String, revision: String? = nil, toolVersion: String, configuration: String,
    duration: Double, errors: Int = 0, passes: Bool, copy: [LocaleCopy] = [], coverage: Coverage,
    sightings: [Sighting]
  ) {
    (self.project, self.revision, self.toolVersion) = (project, revision, toolVersion)
    (self.configuration, self.duration, self.errors) = (configuration, duration, errors)
    (self.passes, self.copy, self.coverage) = (passes, copy, coverage)
    self.sightings = sightings
  }
}

/// How much copy a locale has.
package struct LocaleCopy: Sendable, Equatable {
  /// A BCP 47 tag.
  package var locale: String
  package var strings: Int
  package var words: Int

  package init(locale: String, strings: Int, words: Int) {
    (self.locale, self.strings, self.words) = (locale, strings, words)
  }
}
