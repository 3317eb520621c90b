package import CopyModel

/// What a locale's findings cost, by how much copy there is.
///
/// Penalty points for a thousand words of the sources, taken from a hundred, as MQM scores translations; here of
/// automatic findings alone, so that it says less than a reviewer's score.
package struct Score: Sendable, Equatable {
  /// How much a finding costs, by how bad it is.
  package struct Penalties: Sendable, Equatable {
    package var note: Double
    package var minor: Double
    package var major: Double
    package var critical: Double

    /// MQM's severity multipliers as most tools have them.
    package static let mqm = Penalties(note: 0, minor: 1, major: 5, critical: 25)
    /// Those of the LISA QA Model.
    package static let lisa = Penalties(note: 0, minor: 1, major: 5, critical: 10)

    package init(note: Double, minor: Double, major: Double, critical: Double) {
      (self.note, self.minor, self.major, self.critical) = (note, minor, major, critical)
    }

    func points(_ severity: AuditSeverity) -> Double {
      switch severity {
      case .note: note
      case .minor: minor
      case .major: major
      case .critical: critical
      }
    }
  }

  /// Of all findings together.
  package let points: Double
  /// The words that they are spread over.
  package let words: Int

  init(_ findings: [Finding], words: Int, _ penalties: Penalties) {
    points = findings.reduce(0) { $0 + penalties.points(AuditSeverity($1)) }
    self.words = words
  }

  /// From 100 down to 0; nil where there are no words.
  package var value: Double? {
    words == 0 ? nil : max(0, 100 - points * 1000 / Double(words))
  }
}

/// How bad a finding is to those who score translations.
package enum AuditSeverity: String, Sendable, CaseIterable {
  case note, minor, major, critical

  /// A warning is minor and an error major; critical is an error in the title of a button, by which people act.
  package init(_ finding: Finding) {
    switch finding.severity {
    case .note: self = .note
    case .warning: self = .minor
    case .error:
      let changesMeaning = finding.category == .meaning || finding.category == .placeholder
      self = changesMeaning && finding.role == .button ? .critical : .major
    }
  }
}

/// What a finding is about, as MQM calls it.
///
/// The MQM core typology: https://themqm.org/the-mqm-typology/
package enum MQMCategory: String, Sendable, CaseIterable {
  case accuracy, terminology, style
  case linguistic = "linguistic conventions"
  case locale = "locale conventions"
  case design = "design and markup"

  package init(_ finding: Finding) {
    switch finding.category {
    case .meaning, .placeholder, .table: self = .accuracy
    case .consistency: self = .terminology
    case .alert, .button: self = .style
    case .case, .plural: self = .linguistic
    case .punctuation: self = .locale
    case .layout: self = .design
    }
  }
}
