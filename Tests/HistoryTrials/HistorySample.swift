package import CopyModel
package import RunHistory
package import TestKit
package import Triage

/// Runs and findings for tests.
package enum HistorySample {
  package static func sighting(
    _ key: String, rule: String = "action-drift", file: String = "ko.lproj/a.strings",
    locale: String? = "ko", source: String? = "Save", text: String = "취소",
    message: String? = nil, severity: Severity = .error, line: Int = 3,
    isKnown: Bool = false, review: Review = .open
  ) -> Sighting {
    func mark(_ file: String) -> String {
      Finding.fingerprint(of: [rule, file, key, locale ?? "", text])
    }
    return Sighting(
      entry: BaselineEntry(
        rule: rule, file: file, key: key, locale: locale, text: text, fingerprint: mark(file),
        pathless: mark("")),
      severity: severity, message: message ?? "“Save” became \(text).", line: line, column: 9,
      source: source,
      target: text, isKnown: isKnown, review: review, reason: review.letsPass ? "As agreed." : nil)
  }

  /// A run that looked at everything.
  package static func run(
    _ sightings: [Sighting], of project: String = "App", version: String = "1.0",
    change: (inout Coverage) -> Void = { _ in }
  ) -> RunRecord {
    var coverage = Coverage()
    coverage.rules = ["action-drift", "long-button"]
    coverage.paths = [""]
    change(&coverage)
    return RunRecord(
      project: project, revision: "0123abcd", toolVersion: version, configuration: "00ff",
      duration: 1.5, passes: sightings.isEmpty,
      copy: [LocaleCopy(locale: "ko", strings: 10, words: 25)], coverage: coverage,
      sightings: sightings)
  }

  package static func time(_ number: Int) -> String {
    "2027-03-\(number < 10 ? "0" : "")\(number)T02:00:00Z"
  }
}

extension HistoryFile {
  /// Makes a history in a folder.
  package convenience init(in scratch: borrowing Scratch, pages: Int? = nil) throws {
    try self.init(path: scratch.path("history.sqlite"), at: HistorySample.time(1), pages: pages)
  }

  /// A whole batch with one run.
  @discardableResult
  package func night(_ run: RunRecord) throws -> StoredRun {
    let number = try batches().count + 1
    let start = try begin(list: "/projects.yml", at: HistorySample.time(number))
    let stored = try store(run, in: start.batch)
    try finish(start.batch)
    return stored
  }

  /// The states that findings have in the last batch, by their keys.
  package func states() throws -> [String: FindingState] {
    let findings = try findings(in: batch("last"), as: Set(FindingState.allCases))
    return Dictionary(findings.map { ($0.sighting.entry.key ?? "", $0.state) }) { first, _ in first
    }
  }
}
