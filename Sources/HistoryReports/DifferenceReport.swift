import CopyModel
import JSONText
import Reports
package import RunHistory
import Triage

/// What two batches differ in.
package struct DifferenceReport {
  private let old: Batch
  private let new: Batch
  private let parts: [(kind: HistoryDifference, findings: [FindingRecord])]

  /// Of findings that went one of these ways; in the order of ways, the worst first.
  package init(
    _ history: HistoryFile, from old: Batch, to new: Batch, _ kinds: Set<HistoryDifference>
  ) throws(HistoryError) {
    (self.old, self.new) = (old, new)
    var parts: [(kind: HistoryDifference, findings: [FindingRecord])] = []
    for kind in HistoryDifference.allCases where kinds.contains(kind) {
      let findings = try history.difference(from: old, to: new, kind)
      parts.append((kind, findings.sorted(by: FindingRecord.isWorse)))
    }
    self.parts = parts
  }

  package func written(as form: HistoryForm) -> [UInt8] {
    switch form {
    case .text: Array(text.utf8)
    case .csv: Array(csv.utf8)
    case .json: json
    }
  }

  private var text: String {
    var text = ""
    for (kind, findings) in parts {
      for finding in findings {
        text += "\(kind.rawValue)  \(finding.line)\n"
      }
    }
    let counts = parts.map { "\($0.findings.count) \($0.kind.rawValue)" }
    return text
      + "\(counts.joined(separator: ", ")) from batch \(old.number) (\(old.time.visible)) to \(new.number) (\(new.time.visible)).\n"
  }

  private var csv: String {
    var rows = [
      [
        "change", "project", "file", "line", "column", "severity", "rule", "key", "locale",
        "message", "source", "target", "known", "review", "reason", "fingerprint",
      ]
    ]
    for (kind, findings) in parts {
      for finding in findings {
        let (sighting, entry) = (finding.sighting, finding.sighting.entry)
        rows.append([
          kind.rawValue, finding.project, entry.file, "\(sighting.line)", "\(sighting.column)",
          sighting.severity.rawValue, entry.rule, entry.key ?? "", entry.locale ?? "",
          sighting.message, sighting.source ?? "", sighting.target ?? "", "\(sighting.isKnown)",
          sighting.review.rawValue, sighting.reason ?? "", entry.fingerprint,
        ])
      }
    }
    return .csv(rows)
  }

  private var json: [UInt8] {
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.name("old")
      HistoryJSON.write(old, to: &json)
      json.name("new")
      HistoryJSON.write(new, to: &json)
      for (kind, findings) in parts {
        json.name("\(kind.rawValue)Findings")
        json.array(findings) { HistoryJSON.write($1, to: &$0) }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension FindingRecord {
  /// The worst first, then by project and place: a total order of findings that differ.
  package static func isWorse(_ a: FindingRecord, _ b: FindingRecord) -> Bool {
    let (x, y) = (a.sighting, b.sighting)
    if x.severity != y.severity { return x.severity > y.severity }
    if a.project != b.project { return a.project < b.project }
    if x.entry.file != y.entry.file { return x.entry.file < y.entry.file }
    if x.line != y.line { return x.line < y.line }
    if x.column != y.column { return x.column < y.column }
    return (x.entry.rule, x.entry.fingerprint) < (y.entry.rule, y.entry.fingerprint)
  }

  /// Where and what it is, on one line.
  var line: String {
    let entry = sighting.entry
    let place = "\(entry.file):\(sighting.line):\(sighting.column)"
    let review = sighting.review == .open ? "" : ", \(sighting.review.rawValue)"
    return
      "\(project): \(place): \(sighting.severity.rawValue): \(sighting.message) (\(entry.rule), \(entry.fingerprint)\(sighting.isKnown ? ", known" : "")\(review))"
      .visible
  }
}
