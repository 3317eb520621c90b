import CopyModel
import RuleKit

/// Texts or pairs that stand together, and what each rule finds in them.
///
/// A few rules look at all of them before the next ones do. Together the rules have far more code than the processor
/// keeps at hand: unit by unit, a tenth of the time of a check goes into fetching it again. One rule at a time, each
/// subject would have to be counted for each rule.
struct SubjectGroup<Subject> {
  /// How many rules have their code at hand.
  private static var rulesAtOnce: Int { 4 }

  private let edition: GuidelineEdition
  private(set) var subjects: [Subject] = []
  private var findings: [Findings] = []
  /// Of each subject; rules ask for it far more often than they find anything.
  private var roles: [Role?] = []
  /// The UTF-8 bytes of all texts of its units.
  private var bytes = 0

  /// `edition` is that of the guidelines which the run holds copy against.
  init(_ edition: GuidelineEdition, capacity: Int = 1) {
    self.edition = edition
    subjects.reserveCapacity(capacity)
    findings.reserveCapacity(capacity)
    roles.reserveCapacity(capacity)
  }

  /// Adds what rules are to look at, which belongs to a unit or to its source.
  mutating func add(_ subject: Subject, of unit: TextUnit, isSource: Bool = false) {
    subjects.append(subject)
    findings.append(Findings(about: unit, isSource: isSource, edition: edition))
    roles.append(unit.role)
    bytes += (unit.source?.utf8.count ?? 0) + (unit.target?.utf8.count ?? 0)
  }

  /// Whether rules should look at it before more is added: what is known of long texts takes many times their room.
  var isFull: Bool { bytes > 1 << 16 }

  /// Makes room for others.
  mutating func removeAll() {
    subjects.removeAll(keepingCapacity: true)
    findings.removeAll(keepingCapacity: true)
    roles.removeAll(keepingCapacity: true)
    bytes = 0
  }

  /// Has each rule look at all that have a role for it; `body` is handed what a rule finds, with the number of the
  /// subject.
  func check<Chosen: ChosenRule>(
    with rules: [Chosen], _ body: (borrowing Chosen, Int, [Findings.Flag]) -> Void
  ) where Chosen.Subject == Subject {
    // Spans lend rules and subjects; arrays would hand out copies.
    let (rules, subjects, roles) = (rules.span, subjects.span, self.roles.span)
    var collected = findings
    var findings = collected.mutableSpan
    for first in stride(from: 0, to: rules.count, by: Self.rulesAtOnce) {
      let few = first..<min(first + Self.rulesAtOnce, rules.count)
      for index in subjects.indices {
        let subject = subjects[index]
        for number in few {
          guard rules[number].roles.admits(roles[index]) else { continue }
          rules[number].check(subject, &findings[index])
          if !findings[index].flags.isEmpty { body(rules[number], index, findings[index].take()) }
        }
      }
    }
  }
}
