import CopyModel
import RuleKit

/// Texts or pairs that stand together, and what each rule finds in them.
///
/// A rule looks at all of them before the next one does. Together the rules have far more code than the processor keeps
/// at hand: unit by unit, a tenth of the time of a check goes into fetching it again.
struct SubjectGroup<Subject> {
  private let edition: GuidelineEdition
  private(set) var subjects: [Subject] = []
  private var findings: [Findings] = []

  /// `edition` is that of the guidelines which the run holds copy against.
  init(_ edition: GuidelineEdition, capacity: Int = 1) {
    self.edition = edition
    subjects.reserveCapacity(capacity)
    findings.reserveCapacity(capacity)
  }

  /// Adds what rules are to look at, which belongs to a unit or to its source.
  mutating func add(_ subject: Subject, of unit: TextUnit, isSource: Bool = false) {
    subjects.append(subject)
    findings.append(Findings(about: unit, isSource: isSource, edition: edition))
  }

  /// Has one rule look at all that have a role for it; `body` is handed what it finds, with the number of the
  /// subject.
  mutating func check<Chosen: ChosenRule>(
    _ rule: borrowing Chosen, _ body: (Int, [Findings.Flag]) -> Void
  ) where Chosen.Subject == Subject {
    let (roles, subjects) = (rule.roles, subjects)
    var findings = findings.mutableSpan
    for index in subjects.indices where roles.isAny || roles.admits(findings[index].role) {
      rule.check(subjects[index], &findings[index])
      if !findings[index].flags.isEmpty { body(index, findings[index].take()) }
    }
  }
}
