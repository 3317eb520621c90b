import CopyModel
import Triage

/// Findings and runs for tests.
enum TriageSample {
  static func finding(
    _ rule: String = "action-drift", file: String = "ko.lproj/App.strings", key: String = "save",
    locale: String = "ko", source: String = "Save", target: String = "취소"
  ) -> Finding {
    Finding(
      rule: rule, category: .meaning, severity: .error, confidence: 1, message: "Wrong.",
      file: file, start: Place(line: 3, column: 9), end: Place(line: 3, column: 11), key: key,
      locale: LocaleTag(folding: locale), targetSpan: 0..<target.utf16.count, source: source,
      target: target)
  }

  /// A run that looked at everything.
  static var whole: Coverage {
    var coverage = Coverage()
    coverage.rules = ["action-drift", "long-button", "missing-translation"]
    coverage.paths = [""]
    return coverage
  }

  /// The baseline as it is read back from its file.
  static func baseline(of findings: [Finding]) throws -> Baseline {
    let written = Baseline(of: findings, in: nil).written(folding: ["missing-translation"])
    return try Baseline.read(written, path: "known.json")
  }

  static func outcome(
    of findings: [Finding], knowing known: [Finding], _ coverage: Coverage = whole
  ) throws -> Triage.Outcome {
    var triage = Triage()
    triage.baseline = try baseline(of: known)
    return triage.outcome(of: findings, coverage)
  }
}
