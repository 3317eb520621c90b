import CopyModel

extension ReportFormat {
  /// GitHub's workflow commands, which it shows as annotations. It keeps ten of each level that a step gives and drops
  /// the others without a word: so the worst come, and the last says how many there are besides.
  static let github = ReportFormat(name: "github") { report, _ in
    let most = 10
    var rest = 0
    var lines = report.errors.map { GitHubCommand("error", [("title", $0.path)], $0.message).line }
    var room: [Severity: Int] = [
      .error: most - min(most, lines.count), .warning: most, .note: most,
    ]
    let findings = report.shown.sorted(by: Finding.isWorse)
    // What tells of the rest is a note itself.
    if Severity.allCases.contains(where: { level in
      findings.count { $0.severity == level } > room[level, default: 0]
    }) {
      room[.note] = most - 1
    }
    for finding in findings {
      guard let left = room[finding.severity], left > 0 else {
        rest += 1
        continue
      }
      room[finding.severity] = left - 1
      lines.append(GitHubCommand(finding, in: report).line)
    }
    if rest > 0 {
      let more = "\(ReportWords.counted(rest, "more finding")): the job summary has them."
      lines.append(GitHubCommand("notice", [("title", "copydesk")], more).line)
    }
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }
}

private struct GitHubCommand {
  let line: String

  init(_ level: String, _ properties: [(name: String, value: String)], _ message: String) {
    let properties = properties.map { "\($0.name)=\($0.value.escaped(inProperty: true))" }
    line = "::\(level) \(properties.joined(separator: ","))::\(message.escaped(inProperty: false))"
  }

  init(_ finding: Finding, in report: Report) {
    var place = [
      ("file", report.repositoryPath(of: finding.file)), ("line", "\(finding.start.line)"),
    ]
    // It takes a column only where line and end line are one.
    if finding.start.line == finding.end.line {
      place.append(("col", "\(finding.start.column)"))
    } else {
      place.append(("endLine", "\(finding.end.line)"))
    }
    self.init(
      finding.severity == .note ? "notice" : finding.severity.rawValue,
      place + [("title", finding.rule)],
      finding.message + (finding.copy.map { "\n\($0)" } ?? ""))
  }
}

extension String {
  /// As a workflow command takes it: no line may break, and in a property no part may end.
  fileprivate func escaped(inProperty: Bool) -> String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "%": text += "%25"
      case "\r": text += "%0D"
      case "\n": text += "%0A"
      case ":" where inProperty: text += "%3A"
      case "," where inProperty: text += "%2C"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
