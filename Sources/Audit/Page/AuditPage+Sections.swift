import CopyModel
import Copydesk
import Reports
import RuleKit

/// What changed since the last release, and why the rules are there.
extension AuditPage {
  /// How much of the source's copy changed, in a line; nil where nothing earlier is known.
  var sinceLine: String? {
    guard audit.facts.tally.hasEarlier else { return nil }
    // Where the source has no table of its own, a translation's sources tell.
    let source = audit.locales.first { $0.counts.since.contains { $0.amount.strings > 0 } }
    let parts = (source?.counts.since ?? []).map { name, amount in
      "\(ReportWords.counted(amount.source.words, "word")) \(name)"
    }
    let removed = "\(ReportWords.counted(audit.facts.tally.removed.source.words, "word")) removed"
    return "Since the last release: \((parts + [removed]).joined(separator: ", "))."
  }

  /// The strings and words of each language that are new, changed and unchanged.
  func since(_ locales: [AuditReport.Locale]) -> [[String: Any]] {
    guard audit.facts.tally.hasEarlier else { return [] }
    return locales.map { locale in
      let numbers = locale.counts.since.flatMap { [$0.amount.strings, $0.amount.source.words] }
      return ["name": locale.tag.identifier, "numbers": numbers.map { "\($0)" }]
    }
  }

  /// What is gone, for which there is no language that it would be in.
  var removedNote: String {
    let removed = audit.facts.tally.removed
    return
      "Removed: \(ReportWords.counted(removed.strings, "string")), \(ReportWords.counted(removed.source.words, "word")). Words are those of the sources."
  }

  /// The rules that findings on the page name, each with what it asks for and why.
  func rules(_ locale: LocaleTag?) -> [[String: Any]] {
    let used = Set(
      audit.report.findings.lazy.filter {
        locale == nil || $0.locale == locale || $0.locale == nil
      }.map(\.rule))
    return audit.report.rules.filter { used.contains($0.id) }.map { rule in
      [
        "id": rule.id, "summary": rule.summary, "rationale": rule.rationale,
        "basis": rule.source.text,
      ]
    }
  }
}
