import Audit
import Configuration
import CopyModel
import Copydesk
import RunHistory
import Triage

extension RunRecord {
  /// What a project's run brought out, as the history has it.
  init(
    of outcome: CheckOptions.Outcome, project: String, revision: String?, configuration: String,
    seconds: Double, in folders: ReportFolders
  ) {
    let result = outcome.result
    let settings = outcome.configuration ?? Configuration()
    let amounts = result.copy ?? CopyAmounts()
    let verdict = Verdict(
      result.findings, of: result.unfolded + result.known + result.suppressed, amounts,
      errors: result.errors.count,
      sourceLocale: settings.sourceLocale ?? .english, gate: settings.gate,
      penalties: settings.penalties)
    var marks = Fingerprints(in: folders)
    var sightings: [Sighting] = []
    for (findings, isKnown) in [
      (result.unfolded, false), (result.known, true), (result.suppressed, false),
    ] {
      for finding in findings {
        sightings += Sighting.all(of: finding, at: marks.place(of: finding), isKnown: isKnown)
      }
    }
    self.init(
      project: project, revision: revision, toolVersion: Version.number,
      configuration: configuration, duration: seconds, errors: result.errors.count,
      passes: verdict.passes,
      copy: amounts.locales.sorted { $0.key < $1.key }.map { locale, amount in
        LocaleCopy(
          locale: locale.identifier, strings: amount.ownStrings, words: amount.ownWords)
      },
      coverage: result.coverage, sightings: sightings)
  }
}

extension Sighting {
  /// A finding of many strings is one of each.
  fileprivate static func all(
    of finding: Finding, at place: Fingerprints.Place, isKnown: Bool
  ) -> [Sighting] {
    let review: Review =
      switch finding.suppression {
      case nil: .open
      case let passed? where passed.reason.hasPrefix(Review.falsePositive.rawValue): .falsePositive
      default: .intentional
      }
    return BaselineEntry.all(of: finding, at: place).map { entry in
      let isOwn = entry.key == nil || entry.key == finding.key || finding.keys.isEmpty
      return Sighting(
        entry: entry, severity: finding.severity, message: finding.message,
        line: finding.start.line, column: finding.start.column,
        source: isOwn ? finding.source : nil, target: isOwn ? finding.target : nil,
        isKnown: isKnown, review: review, reason: finding.suppression?.reason)
    }
  }
}
