import CopyModel
import JSONText

extension SARIF {
  /// The members of a result. `ruleIndex` is nil where the log does not describe its rule.
  static func result(
    _ finding: Finding, _ fingerprint: String, ruleIndex: Int?, _ report: Report,
    _ json: inout JSONWriter
  ) {
    json.member("ruleId", finding.rule)
    if let ruleIndex {
      json.name("ruleIndex")
      json.integer(ruleIndex)
    }
    json.member("level", finding.severity.rawValue)
    message(finding.message, "message", &json)
    json.name("locations")
    json.array { json in
      json.object { json in
        json.name("physicalLocation")
        json.object { json in
          artifact(finding.file, report, &json)
          region(of: finding, "region", &json)
        }
      }
    }
    if !finding.codePlaces.isEmpty {
      json.name("relatedLocations")
      json.array(finding.codePlaces) { json, code in
        json.object { json in
          message("Here the code makes the alert.", "message", &json)
          json.name("physicalLocation")
          json.object { place(code, report, &$0) }
        }
      }
    }
    json.name("partialFingerprints")
    json.object { json in
      // The one is what GitHub reads. It would make one of what starts a line: all of a catalog on one line.
      for name in ["copydesk/v1", "primaryLocationLineHash"] {
        json.member(name, fingerprint)
      }
    }
    if let state = finding.baselineState {
      json.member("baselineState", state.rawValue)
    }
    if let suppression = finding.suppression { suppressions(suppression, &json) }
    if let fix = finding.writtenFix { fixes(fix, of: finding, report, &json) }
    properties(of: finding, &json)
  }

  private static func suppressions(_ suppression: Suppression, _ json: inout JSONWriter) {
    json.name("suppressions")
    json.array { json in
      json.object { json in
        json.member("kind", suppression.kind.rawValue)
        json.member("status", "accepted")
        json.member("justification", suppression.reason)
        guard let by = suppression.by else { return }
        json.name("properties")
        json.object { json in
          json.member("by", by)
        }
      }
    }
  }

  private static func fixes(
    _ fix: WrittenFix, of finding: Finding, _ report: Report, _ json: inout JSONWriter
  ) {
    json.name("fixes")
    json.array { json in
      json.object { json in
        json.name("artifactChanges")
        json.array { json in
          json.object { json in
            artifact(finding.file, report, &json)
            json.name("replacements")
            json.array { json in
              json.object { json in
                region(of: finding, "deletedRegion", &json)
                message(fix.text, "insertedContent", &json)
              }
            }
          }
        }
      }
    }
  }

  /// What is known of the string.
  private static func properties(of finding: Finding, _ json: inout JSONWriter) {
    let known = [
      ("basis", finding.basis), ("key", finding.key), ("locale", finding.locale?.identifier),
      ("role", finding.role?.rawValue), ("alert", finding.alert), ("source", finding.source),
      ("target", finding.target), ("variation", finding.variation),
    ].filter { $0.1 != nil }
    guard !known.isEmpty || !finding.keys.isEmpty else { return }
    json.name("properties")
    json.object { json in
      for (name, value) in known {
        json.member(name, value)
      }
      guard !finding.keys.isEmpty else { return }
      json.name("keys")
      json.array(finding.keys) { $0.string($1) }
    }
  }

  private static func region(of finding: Finding, _ name: String, _ json: inout JSONWriter) {
    json.name(name)
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

  private static func place(_ code: CodePlace, _ report: Report, _ json: inout JSONWriter) {
    artifact(code.file, report, &json)
    json.name("region")
    json.object { json in
      json.name("startLine")
      json.integer(code.place.line)
      json.name("startColumn")
      json.integer(code.place.column)
    }
  }

  /// What reads the log, GitHub and others, takes relative paths to start where the repository does.
  private static func artifact(_ file: String, _ report: Report, _ json: inout JSONWriter) {
    json.name("artifactLocation")
    json.object { json in
      json.member("uri", uri(report.repositoryPath(of: file)))
    }
  }

  /// A path as a URI reference (RFC 3986): bytes that are not allowed there as `%XX`.
  private static func uri(_ path: String) -> String {
    var uri = path.hasPrefix("/") ? "file://" : ""
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
