import CopyModel
import JSONText
import RuleKit

extension ReportFormat {
  /// SARIF 2.1.0 (OASIS), for code scanning in CI.
  static let sarif = ReportFormat(name: "sarif") { report, _ in
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
      json.member("version", "2.1.0")
      json.name("runs")
      json.array { json in
        json.object { SARIF.run(report, &$0) }
      }
    }
    json.endLine()
    return json.bytes
  }
}

/// The parts of a SARIF log.
enum SARIF {
  fileprivate static func run(_ report: Report, _ json: inout JSONWriter) {
    json.name("tool")
    json.object { json in
      json.name("driver")
      json.object { json in
        for (name, value) in [
          ("name", "copydesk"), ("version", report.version), ("semanticVersion", report.version),
        ] {
          json.member(name, value)
        }
        json.name("rules")
        json.array(report.rules) { rule($1, &$0) }
      }
    }
    json.member("columnKind", "utf16CodeUnits")
    json.name("invocations")
    json.array { json in
      json.object { json in
        json.name("executionSuccessful")
        json.bool(report.errors.isEmpty)
        json.name("toolExecutionNotifications")
        json.array(notifications(of: report)) { json, notification in
          json.object { json in
            json.member("level", notification.level)
            message(notification.text, "message", &json)
          }
        }
      }
    }
    json.name("results")
    let places = Dictionary(
      zip(report.rules.map(\.id), 0...), uniquingKeysWith: { first, _ in first })
    // What is let pass is in the log with the reason: who reads it counts it as settled (3.27.23, “suppressions property”).
    let settled = zip(report.suppressed, report.fingerprints(of: report.suppressed))
    json.array(report.marked + settled.map { ($0, $1) }) { json, marked in
      let (finding, fingerprint) = marked
      json.object { result(finding, fingerprint, ruleIndex: places[finding.rule], report, &$0) }
    }
  }

  /// What went wrong, and what was not looked at.
  private static func notifications(of report: Report) -> [(level: String, text: String)] {
    report.errors.map { ("error", "\($0.path): \($0.message)") }
      + (report.lexiconNote.map { [("note", $0)] } ?? [])
  }

  static func message(
    _ text: String, _ name: String, markdown: String? = nil, _ json: inout JSONWriter
  ) {
    json.name(name)
    json.object { json in
      json.member("text", text)
      guard let markdown else { return }
      json.member("markdown", markdown)
    }
  }
}
