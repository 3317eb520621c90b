import CopyModel
import Reports

/// The sheet of findings that goes out to a reviewer and comes back.
package enum AuditSheet {
  /// A column, by its heading.
  package enum Column: String, CaseIterable, Sendable {
    case file, line, key, variation, locale, role, source, target, rule, category, severity, message
    case suggestion, status
    case newTarget = "new target"
    case comment, reviewer, fingerprint

    /// In characters.
    var width: Double {
      switch self {
      case .line, .locale, .role, .severity: 9
      case .variation, .category, .status, .reviewer: 14
      case .file, .key, .rule, .fingerprint: 24
      case .source, .target, .newTarget, .message, .suggestion, .comment: 40
      }
    }

    /// Whether it holds sentences.
    var isLong: Bool { width > 30 }

    /// What the sheet says of a finding when it goes out; nil for what the reviewer fills in.
    func value(of finding: Finding, _ fingerprint: String) -> String? {
      switch self {
      case .file: finding.file
      case .line: "\(finding.start.line)"
      case .key: finding.key
      case .variation: finding.variation
      case .locale: finding.locale?.identifier
      case .role: finding.role?.rawValue
      case .source: finding.source
      case .target: finding.target
      case .rule: finding.rule
      case .category: MQMCategory(finding).rawValue
      case .severity: AuditSeverity(finding).rawValue
      case .message: finding.message
      case .suggestion: finding.fix
      case .status: Status.open.rawValue
      case .newTarget, .comment, .reviewer: nil
      case .fingerprint: fingerprint
      }
    }
  }

  /// What a reviewer makes of a finding.
  package enum Status: String, CaseIterable, Sendable {
    case open, fix
    case falsePositive = "false positive"
    case intentional
  }

  /// The sheet as CSV, for those without a spreadsheet: as RFC 4180 has it, with a byte order mark for Excel.
  package static func csv(of audit: AuditReport) -> [UInt8] {
    var rows = [Column.allCases.map(\.rawValue)]
    for (finding, fingerprint) in zip(audit.report.findings, audit.fingerprints) {
      rows.append(Column.allCases.map { $0.value(of: finding, fingerprint) ?? "" })
    }
    let lines = rows.map { $0.map(\.asCSV).joined(separator: ",") + "\r\n" }
    return Array(("\u{FEFF}" + lines.joined()).utf8)
  }
}
