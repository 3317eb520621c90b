import CopyModel
import JSONText
import Reports
package import RunHistory
import Triage

/// All that is known of findings, and their lives.
package struct FindingReport {
  private let findings: [FindingRecord]

  package init(_ findings: [FindingRecord]) { self.findings = findings }

  package func written(as form: HistoryForm) -> [UInt8] {
    form == .json ? json : Array(text.utf8)
  }

  private var text: String {
    findings.map { finding in
      let (sighting, entry) = (finding.sighting, finding.sighting.entry)
      let facts: [(String, String?)] = [
        ("fingerprint", entry.fingerprint), ("project", finding.project),
        ("state", finding.state.rawValue), ("rule", entry.rule),
        ("severity", sighting.severity.rawValue), ("message", sighting.message),
        ("place", "\(entry.file):\(sighting.line):\(sighting.column)"), ("key", entry.key),
        ("locale", entry.locale), ("variation", entry.variation), ("source", sighting.source),
        ("target", sighting.target), ("baseline", sighting.isKnown ? "known" : nil),
        ("review", sighting.review.rawValue), ("reason", sighting.reason),
        ("first seen", finding.firstSeen.map(when)), ("last seen", when(finding.lastSeen)),
        ("resolved at", finding.resolvedAt.map(when)),
        ("reopened at", finding.reopenedAt.map(when)),
      ]
      let rows = facts.compactMap { name, value in value.map { [name, $0.visible] } }
      let life = finding.life.map { ["  " + $0.state.rawValue, when($0.batch)] }
      return String.table(rows, right: []) + "life\n" + String.table(life, right: [])
    }.joined(separator: "\n")
  }

  private func when(_ batch: Batch) -> String { "batch \(batch.number), \(batch.time.visible)" }

  private var json: [UInt8] {
    var json = JSONWriter(indent: 2)
    json.array(findings) { HistoryJSON.write($1, to: &$0) }
    json.endLine()
    return json.bytes
  }
}
