package import CopyModel

/// What a project lets pass, and why.
package struct Allowance: Sendable, Equatable {
  package var rule: String
  /// The string's key, in which `*` stands for anything; nil for every string.
  package var key: String?
  /// With those that inherit from it; nil for all.
  package var locale: LocaleTag?
  package var reason: String
  /// The last day on which it holds: `2027-03-01`; nil where it holds for good.
  package var until: String?
  package var by: String?
  /// The texts that it was given for; nil where any will do.
  package var source: String?
  package var target: String?
  /// Where it stands: `path:line`.
  package var place: String

  package init(rule: String, reason: String, place: String) {
    (self.rule, self.reason, self.place) = (rule, reason, place)
  }

  /// Whether it is about a finding, whatever day it is and whatever the texts say.
  func speaks(of finding: Finding) -> Bool {
    guard rule == finding.rule else { return false }
    if let key, !Wildcards.match(finding.key ?? "", key) { return false }
    guard let locale else { return true }
    return finding.locale?.lineage.contains(locale) == true
  }

  /// Whether the texts are still those that it was given for.
  func holds(for finding: Finding) -> Bool {
    (source == nil || source == finding.source) && (target == nil || target == finding.target)
  }

  func isOver(on day: String) -> Bool { until.map { $0 < day } ?? false }
}
