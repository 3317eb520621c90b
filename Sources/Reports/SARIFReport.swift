import CopyModel
import JSONText
import RuleKit

extension ReportFormat {
  /// SARIF 2.1.0 (OASIS), for code scanning in CI.
  static let sarif = ReportFormat(name: "sarif") { report, _ in
    var json = JSONWriter(indent: 2)
    json.object { json in
      json.name("$schema")
      json.string("https://json.schemastore.org/sarif-2.1.0.json")
      json.name("version")
      json.string("2.1.0")
      json.name("runs")
      json.array { json in
        json.object { SARIF.run(report, &$0) }
      }
    }
    json.endLine()
    return json.bytes
  }
}

private enum SARIF {
  static func run(_ report: Report, _ json: inout JSONWriter) {
    json.name("tool")
    json.object { json in
      json.name("driver")
      json.object { json in
        json.name("name")
        json.string("copydesk")
        json.name("version")
        json.string(report.version)
        json.name("rules")
        json.array(report.rules) { rule($1, &$0) }
      }
    }
    json.name("columnKind")
    json.string("utf16CodeUnits")
    json.name("invocations")
    json.array { json in
      json.object { json in
        json.name("executionSuccessful")
        json.bool(report.errors.isEmpty)
        json.name("toolExecutionNotifications")
        json.array(notifications(of: report)) { json, notification in
          json.object { json in
            json.name("level")
            json.string(notification.level)
            message(notification.text, "message", &json)
          }
        }
      }
    }
    json.name("results")
    json.array(Array(zip(report.findings, report.fingerprints))) {
      result($1.0, $1.1, report, &$0)
    }
  }

  /// What went wrong, and what was not looked at.
  private static func notifications(of report: Report) -> [(level: String, text: String)] {
    report.errors.map { ("error", "\($0.path): \($0.message)") }
      + (report.lexiconNote.map { [("note", $0)] } ?? [])
  }

  private static func rule(_ rule: Rule, _ json: inout JSONWriter) {
    json.object { json in
      json.name("id")
      json.string(rule.id)
      message(rule.summary, "shortDescription", &json)
      message(rule.rationale, "fullDescription", &json)
      json.name("properties")
      json.object { json in
        json.name("category")
        json.string(rule.category.rawValue)
      }
    }
  }

  private static func result(
    _ finding: Finding, _ fingerprint: String, _ report: Report, _ json: inout JSONWriter
  ) {
    json.object { json in
      json.name("ruleId")
      json.string(finding.rule)
      if let index = report.rules.firstIndex(where: { $0.id == finding.rule }) {
        json.name("ruleIndex")
        json.integer(index)
      }
      json.name("level")
      json.string(finding.severity.rawValue)
      message(finding.message, "message", &json)
      json.name("locations")
      json.array { json in
        json.object { json in
          json.name("physicalLocation")
          json.object { location(finding, report.folders, &$0) }
        }
      }
      if !finding.codePlaces.isEmpty {
        json.name("relatedLocations")
        json.array(finding.codePlaces) { json, code in
          json.object { json in
            message("Here the code makes the alert.", "message", &json)
            json.name("physicalLocation")
            json.object { place(code, report.folders, &$0) }
          }
        }
      }
      json.name("partialFingerprints")
      json.object { json in
        json.name("copydesk/v1")
        json.string(fingerprint)
      }
      if finding.basis != nil || !finding.keys.isEmpty {
        json.name("properties")
        json.object { properties(of: finding, &$0) }
      }
    }
  }

  private static func properties(of finding: Finding, _ json: inout JSONWriter) {
    if let basis = finding.basis {
      json.name("basis")
      json.string(basis)
    }
    if !finding.keys.isEmpty {
      json.name("keys")
      json.array(finding.keys) { $0.string($1) }
    }
  }

  /// What reads the log, GitHub and others, takes relative paths to start where the repository does.
  private static func location(
    _ finding: Finding, _ folders: ReportFolders?, _ json: inout JSONWriter
  ) {
    artifact(finding.file, folders, &json)
    json.name("region")
    json.object { json in
      for (name, number) in [
        ("startLine", finding.start.line), ("startColumn", finding.start.column),
        ("endLine", finding.end.line), ("endColumn", finding.end.column),
      ] {
        json.name(name)
        json.integer(number)
      }
    }
  }

  private static func place(
    _ code: CodePlace, _ folders: ReportFolders?, _ json: inout JSONWriter
  ) {
    artifact(code.file, folders, &json)
    json.name("region")
    json.object { json in
      json.name("startLine")
      json.integer(code.place.line)
      json.name("startColumn")
      json.integer(code.place.column)
    }
  }

  private static func artifact(
    _ file: String, _ folders: ReportFolders?, _ json: inout JSONWriter
  ) {
    json.name("artifactLocation")
    json.object { json in
      json.name("uri")
      let path = folders.flatMap { folders in
        folders.repository.map { file.path(from: folders.working, in: $0) }
      }
      json.string(uri(path ?? file))
    }
  }

  private static func message(_ text: String, _ name: String, _ json: inout JSONWriter) {
    json.name(name)
    json.object { json in
      json.name("text")
      json.string(text)
    }
  }

  /// A path as a URI reference (RFC 3986): bytes that are not allowed there as `%XX`.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
    var path = path[...]
    while path.hasPrefix("./") { path = path.dropFirst(2) }
    for byte in path.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        uri.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        uri += "%" + (byte < 16 ? "0" : "") + digits
      }
    }
    return uri
  }
}
