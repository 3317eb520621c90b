import CopyModel
import JSONText

extension ReportFormat {
  /// Reviewdog's diagnostics, one a line, with what to put in place of the flagged text where that is known. Columns
  /// count bytes of UTF-8 there; where they are not known, a finding has its line alone.
  static let rdjsonl = ReportFormat(name: "rdjsonl") { report, _ in
    var json = JSONWriter()
    for finding in report.shown {
      json.object { Reviewdog.diagnostic(finding, report, &$0) }
      json.endLine()
    }
    return json.bytes
  }
}

private enum Reviewdog {
  static func diagnostic(_ finding: Finding, _ report: Report, _ json: inout JSONWriter) {
    json.member("message", finding.message + (finding.copy.map { "\n\($0)" } ?? ""))
    json.name("location")
    json.object { json in
      json.member("path", report.repositoryPath(of: finding.file))
      json.name("range")
      range(of: finding, &json)
    }
    json.member("severity", finding.severity.reviewdog)
    for (name, member, value) in [
      ("source", "name", "copydesk"), ("code", "value", finding.rule),
    ] {
      json.name(name)
      json.object { json in
        json.member(member, value)
      }
    }
    if let fix = finding.writtenFix, fix.byteColumns != nil {
      json.name("suggestions")
      json.array { json in
        json.object { json in
          json.name("range")
          range(of: finding, &json)
          json.member("text", fix.text)
        }
      }
    }
  }

  private static func range(of finding: Finding, _ json: inout JSONWriter) {
    let columns = finding.writtenFix?.byteColumns
    json.object { json in
      for (name, line, column) in [
        ("start", finding.start.line, columns?.start), ("end", finding.end.line, columns?.end),
      ] {
        json.name(name)
        json.object { json in
          json.name("line")
          json.integer(line)
          guard let column else { return }
          json.name("column")
          json.integer(column)
        }
      }
    }
  }
}

extension Severity {
  fileprivate var reviewdog: String { self == .note ? "INFO" : rawValue.uppercased() }
}
