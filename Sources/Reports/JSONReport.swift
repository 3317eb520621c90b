import CopyModel
import JSONText

extension ReportFormat {
  /// One JSON document.
  static let json = ReportFormat(name: "json") { report, _ in
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.member("version", report.version)
      json.name("summary")
      json.object { json in
        for severity in Severity.allCases.reversed() {
          json.name(severity.rawValue + "s")
          json.integer(report.count(severity))
        }
        for (name, number) in [
          ("known", report.known), ("suppressed", report.suppressed.count),
          ("files", report.files), ("units", report.units), ("alerts", report.alerts),
        ] {
          json.name(name)
          json.integer(number)
        }
      }
      json.name("withoutLexicon")
      json.array(report.withoutLexicon) { $0.string($1.identifier) }
      json.name("findings")
      json.array(report.marked) {
        FindingJSON.write($1.0, fingerprint: $1.1, to: &$0)
      }
      json.name("suppressed")
      json.array(Array(zip(report.suppressed, report.fingerprints(of: report.suppressed)))) {
        FindingJSON.write($1.0, fingerprint: $1.1, to: &$0)
      }
      json.name("errors")
      json.array(report.errors) { json, error in
        json.object { json in
          json.member("path", error.path)
          json.member("message", error.message)
        }
      }
    }
    json.endLine()
    return json.bytes
  }

  /// One finding a line (NDJSON).
  static let ndjson = ReportFormat(name: "ndjson") { report, _ in
    var json = JSONWriter()
    for (finding, fingerprint) in report.marked {
      FindingJSON.write(finding, fingerprint: fingerprint, to: &json)
      json.endLine()
    }
    return json.bytes
  }
}
