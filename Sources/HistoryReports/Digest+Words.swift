import CopyModel
import Reports
import RunHistory
import Triage

/// What a digest says, in whatever form.
extension Digest {
  /// The day of the night: the first part of its time.
  var day: String { String(batch.time.prefix { $0 != "T" }) }

  var title: String { "Copy of \(day)" }

  /// The first line: all that most readers want to know.
  var headline: String {
    let changes = changes
    guard !projects.isEmpty else { return "No project was checked." }
    let news = "\(changes.new) new, \(changes.resolved) resolved, \(changes.reopened) back"
    let gate =
      failing.isEmpty
      ? "All pass their gates."
      : "\(ReportWords.counted(failing.count, "project fails its gate", "projects fail their gates")): \(failing.joined(separator: ", "))."
    return "\(news) in \(ReportWords.counted(projects.count, "project")). \(gate)"
  }

  /// What makes the figures unlike those of other nights.
  var remarks: [String] {
    var remarks: [String] = []
    if !batch.isFinished { remarks.append("This batch was stopped before all projects were done.") }
    for failure in failures {
      remarks.append("\(failure.project) was not checked. \(failure.message)")
    }
    for project in projects {
      let (run, total) = (project.run, project.run.total)
      if run.isFirst {
        remarks.append(
          "\(run.project) was checked for the first time: \(ReportWords.counted(total.findings, "finding"))."
        )
      }
      if let version = run.upgradedFrom {
        remarks.append(
          "\(run.project) was checked by copydesk \(run.toolVersion), before by \(version): its \(total.new) new, \(total.resolved) resolved and \(total.reopened) returned findings may come from that alone."
        )
      }
      if run.isReconfigured { remarks.append("\(run.project) has another configuration.") }
      if run.errors > 0 {
        remarks.append(
          "\(run.project): \(ReportWords.counted(run.errors, "input")) could not be read.")
      }
      if total.off + total.unavailable > 0 {
        remarks.append(
          "\(run.project): \(ReportWords.counted(total.off + total.unavailable, "finding was", "findings were")) not looked for, as a rule did not run or a file was not read."
        )
      }
    }
    return remarks
  }

  /// What a list of the worst is headed with; nil where nothing is new.
  var worstTitle: String? {
    guard !worst.isEmpty else { return nil }
    let total = total.new + total.reopened
    return worst.count < total
      ? "The worst \(worst.count) of \(total) findings that are new or back"
      : "Findings that are new or back"
  }

  /// The names of a locale's findings: its tag.
  static func name(of locale: LocaleTally) -> String { locale.locale ?? "files" }

  /// Where a finding is.
  static func place(of finding: FindingRecord) -> String {
    "\(finding.project): \(finding.sighting.entry.file):\(finding.sighting.line)"
  }

  /// What besides its severity is to be known of a new finding.
  func label(of finding: FindingRecord) -> String {
    let project = projects.first { $0.run.project == finding.project }
    let isBack = finding.life.contains { $0.batch == batch && $0.state == .reopened }
    let words: [String?] = [
      finding.sighting.severity.rawValue, isBack ? "back" : nil,
      project?.run.upgradedFrom == nil ? nil : "new version",
      project?.run.isFirst == true ? "first run" : nil,
    ]
    return words.compactMap(\.self).joined(separator: ", ")
  }
}
