package import CopyModel
package import RuleKit

/// What a report is made of.
package struct Report: Sendable {
  /// In the order in which they are shown.
  package var findings: [Finding]
  /// The rules that a report may describe, in catalogue order.
  package var rules: [Rule]
  /// Inputs that could not be read: path and message.
  package var errors: [(path: String, message: String)]
  package var files: Int
  package var units: Int
  package var alerts: Int
  /// The locales whose words are not known.
  package var withoutLexicon: [LocaleTag]
  /// copydesk's own version.
  package var version: String
  /// Whether only the findings are wanted, and not how many they are.
  package var isBrief: Bool
  /// Where the run is at home; nil where paths are taken as they stand.
  package var folders: ReportFolders?

  /// What is let pass, each with its suppression; logs carry it, and nothing is to be done about it.
  package var suppressed: [Finding] = []
  /// How many findings were there before and are not told again.
  package var known = 0

  /// What is milder is counted, and not shown.
  package var least = Severity.note

  /// The findings that are shown.
  var shown: [Finding] { least == .note ? findings : findings.filter { $0.severity >= least } }

  /// The same with their fingerprints, which do not change with what else is shown.
  var marked: [(finding: Finding, fingerprint: String)] {
    zip(findings, fingerprints).filter { $0.0.severity >= least }
  }

  package init(
    findings: [Finding], rules: [Rule], errors: [(path: String, message: String)], files: Int,
    units: Int, alerts: Int,
    withoutLexicon: [LocaleTag] = [], version: String, isBrief: Bool = false,
    folders: ReportFolders? = nil
  ) {
    self.findings = findings
    self.rules = rules
    self.errors = errors
    self.files = files
    self.units = units
    self.alerts = alerts
    self.withoutLexicon = withoutLexicon
    self.version = version
    self.isBrief = isBrief
    self.folders = folders
  }

  /// What a run says of locales without a lexicon; nil when it met none.
  package var lexiconNote: String? {
    withoutLexicon.isEmpty ? nil : Self.lexiconNote(withoutLexicon)
  }

  package static func lexiconNote(_ locales: [LocaleTag]) -> String {
    let names = locales.map(\.identifier).joined(separator: ", ")
    return """
      There is no lexicon for \(names): what the translations mean was not compared, only \
      placeholders, numbers in digits, links, tags and marks.
      """
  }

  package func count(_ severity: Severity) -> Int {
    findings.count { $0.severity == severity }
  }
}

extension Report {
  /// Those of all findings, in their order.
  package var fingerprints: [String] { fingerprints(of: findings) }

  func fingerprints(of findings: [Finding]) -> [String] {
    var marks = Fingerprints(in: folders)
    return findings.map { marks.next($0) }
  }
}

/// A way to write a report.
package struct ReportFormat: Sendable {
  /// The name that `--format` takes.
  package let name: String
  /// The report as UTF-8 bytes.
  package let write: @Sendable (Report, ReportStyle) -> [UInt8]

  /// All formats.
  package static let all: [ReportFormat] = [
    .text,
    .json,
    .ndjson,
    .sarif,
    .junit,
    .checkstyle,
    .xcode,
    .github,
    .gitlab,
    .rdjsonl,
    .csv,
    .markdown,
  ]
}
