import CopyModel
import JSONText

extension ReportFormat {
  /// GitLab's code quality report. Of two findings with one fingerprint it would show one, so each has its own.
  static let gitlab = ReportFormat(name: "gitlab") { report, _ in
    var json = JSONWriter(indent: 2)
    json.array(report.marked) { json, marked in
      let (finding, fingerprint) = marked
      json.object { json in
        for (name, value) in [
          ("description", finding.message), ("check_name", finding.rule),
          ("fingerprint", fingerprint), ("severity", finding.severity.gitlab),
        ] {
          json.member(name, value)
        }
        json.name("location")
        json.object { json in
          json.member("path", report.repositoryPath(of: finding.file))
          json.name("lines")
          json.object { json in
            for (name, line) in [("begin", finding.start.line), ("end", finding.end.line)] {
              json.name(name)
              json.integer(line)
            }
          }
        }
      }
    }
    json.endLine()
    return json.bytes
  }
}

extension Severity {
  /// On GitLab's scale: info, minor, major, critical, blocker.
  fileprivate var gitlab: String {
    switch self {
    case .error: "critical"
    case .warning: "minor"
    case .note: "info"
    }
  }
}
