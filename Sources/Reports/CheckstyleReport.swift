import CopyModel

extension ReportFormat {
  /// Checkstyle's XML, which many services that comment on code read.
  static let checkstyle = ReportFormat(name: "checkstyle") { report, _ in
    var lines = [#"<?xml version="1.0" encoding="UTF-8"?>"#, #"<checkstyle version="4.3">"#]
    var file: String?
    for finding in report.shown {
      if finding.file != file {
        if file != nil { lines.append("  </file>") }
        lines.append(#"  <file name="\#(finding.file.asXML)">"#)
        file = finding.file
      }
      lines.append(
        #"    <error line="\#(finding.start.line)" column="\#(finding.start.column)""#
          + #" severity="\#(finding.severity.checkstyle)" message="\#(finding.message.asXML)""#
          + #" source="copydesk.\#(finding.rule)"/>"#)
    }
    if file != nil { lines.append("  </file>") }
    for error in report.errors {
      lines += [
        #"  <file name="\#(error.path.asXML)">"#,
        #"    <error line="1" severity="error" message="\#(error.message.asXML)" source="copydesk"/>"#,
        "  </file>",
      ]
    }
    return Array((lines + ["</checkstyle>", ""]).joined(separator: "\n").utf8)
  }
}

extension Severity {
  fileprivate var checkstyle: String { self == .note ? "info" : rawValue }
}
