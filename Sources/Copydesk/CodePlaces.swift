import CopyModel
import StringTables

/// Names the code beside findings on alerts, and tells one on a text that several alerts show once.
struct CodePlaces {
  private let byAlert: [String: [CodePlace]]
  private let byKey: [String: [CodePlace]]

  init(_ manifest: AlertManifest) {
    var alerts: [String: [CodePlace]] = [:]
    var keys: [String: Set<CodePlace>] = [:]
    for entry in manifest.entries where !entry.codePlaces.isEmpty {
      alerts[entry.name] = entry.codePlaces
      for (text, _, _) in entry.texts { keys[text.key, default: []].formUnion(entry.codePlaces) }
    }
    byAlert = alerts
    byKey = keys.mapValues { $0.sorted(by: CodePlace.precedes) }
  }

  /// `findings` are in their order.
  func settle(_ findings: inout [Finding]) {
    guard !byAlert.isEmpty else { return }
    var settled: [Finding] = []
    settled.reserveCapacity(findings.count)
    for var finding in findings {
      if let alert = finding.alert {
        finding.codePlaces = byAlert[alert] ?? []
      } else if finding.role != nil, let key = finding.key {
        finding.codePlaces = byKey[key] ?? []
      }
      if let last = settled.last, last.isSaid(by: finding) {
        let places = Set(last.codePlaces + finding.codePlaces)
        settled[settled.count - 1].codePlaces = places.sorted(by: CodePlace.precedes)
      } else {
        settled.append(finding)
      }
    }
    findings = settled
  }
}

extension Finding {
  /// Whether another one says the same of the same text, for another alert that shows it.
  fileprivate func isSaid(by other: Finding) -> Bool {
    rule == other.rule && file == other.file && start == other.start && end == other.end
      && locale == other.locale && key == other.key && message == other.message
      && alert != nil && other.alert != nil && !codePlaces.isEmpty
  }
}
