package import CopyModel
package import Triage

/// A finding as a run has it. One that stands for many strings is one for each of them here.
package struct Sighting: Sendable, Equatable {
  /// What it is known again by.
  package var entry: BaselineEntry
  package var severity: Severity
  package var message: String
  /// Where it stands in its file, both from 1.
  package var line: Int
  package var column: Int
  package var source: String?
  package var target: String?
  /// Whether the project's baseline has it.
  package var isKnown: Bool
  package var review: Review
  /// Why it is let pass; nil where it is not.
  package var reason: String?

  package init(
    entry: BaselineEntry, severity: Severity, message: String, line: Int, column: Int,
    source: String? = nil, target: String? = nil, isKnown: Bool = false, review: Review = .open,
    reason: String? = nil
  ) {
    (self.entry, self.severity, self.message) = (entry, severity, message)
    (self.line, self.column) = (line, column)
    (self.source, self.target) = (source, target)
    (self.isKnown, self.review, self.reason) = (isKnown, review, reason)
  }

  /// Whether a report tells it: what the baseline has or the team lets pass is stored, and not counted.
  package var isTold: Bool { !isKnown && !review.letsPass }
}

/// What people say of a finding.
package enum Review: String, Sendable, CaseIterable {
  /// Nothing yet.
  case open
  /// It is right, and will be mended.
  case confirmed
  /// It is wrong.
  case falsePositive = "false-positive"
  /// It is right, and the copy stays.
  case intentional

  /// Whether nobody need hear of it again.
  package var letsPass: Bool { self == .falsePositive || self == .intentional }
}
