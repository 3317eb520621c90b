import CopyModel

extension ReportFormat {
  /// A comment for a pull request: the worst first, within what a comment may hold.
  static let markdown = ReportFormat(name: "markdown") { report, _ in
    MarkdownReport.write(report, atMost: 60_000)
  }
}

/// A report as Markdown, GitHub's and GitLab's.
package enum MarkdownReport {
  /// A table of the findings, the worst first. What does not fit into so many bytes is counted.
  package static func write(_ report: Report, atMost bytes: Int) -> [UInt8] {
    let findings = report.shown.sorted(by: Finding.isWorse)
    var text = "### copydesk\n\n\(ReportWords.summary(report).asMarkdown)\n"
    for error in report.errors where text.utf8.count < bytes / 2 {
      text += "\n\(error.path.asMarkdown): \(error.message.asMarkdown)\n"
    }
    if let note = report.lexiconNote { text += "\n\(note.asMarkdown)\n" }
    // Room for the line that counts the rest.
    let room = bytes - 100
    if !findings.isEmpty { text += "\n| | Place | Finding |\n| --- | --- | --- |\n" }
    for (number, finding) in findings.enumerated() {
      let row = row(finding, report)
      guard text.utf8.count + row.utf8.count <= room else {
        text += "\n\(ReportWords.counted(findings.count - number, "more finding")).\n"
        break
      }
      text += row
    }
    return Array(text.utf8)
  }

  private static func row(_ finding: Finding, _ report: Report) -> String {
    let path = report.repositoryPath(of: finding.file).asMarkdown
    let place = "\(path):\(finding.start.line):\(finding.start.column)"
    let key = finding.key.map { "<br>\($0.shortened(to: 80).asMarkdown)" } ?? ""
    let copy = finding.copy(atMost: 160).map { "<br>\($0.asMarkdown)" } ?? ""
    let message = "\(finding.message.asMarkdown) (\(finding.rule))"
    return "| \(finding.severity.rawValue) | \(place)\(key) | \(message)\(copy) |\n"
  }
}

extension String {
  /// Text of one line that means only itself in Markdown, within a table too. Nobody is notified, and no issue
  /// linked, by an “@” or “#” in it.
  package var asMarkdown: String {
    var text = ""
    for scalar in replacing("\r\n", with: "\n").unicodeScalars {
      switch scalar {
      case "\n", "\r": text += "↵"
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\\", "`", "*", "_", "[", "]", "|", "~", "$":
        text += "\\"
        text.unicodeScalars.append(scalar)
      case "@", "#":
        text.unicodeScalars.append(scalar)
        text += "<!-- -->"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text.visible
  }
}
