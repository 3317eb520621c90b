import CopyModel

extension ReportFormat {
  /// For people: findings under their files, then a line that counts them.
  static let text = ReportFormat(name: "text") { report, isColored in
    var lines: [String] = []
    let paint = Paint(isOn: isColored)
    var file: String?
    for finding in report.findings {
      if finding.file != file {
        if file != nil { lines.append("") }
        lines.append(paint.bold(finding.file.visible))
        file = finding.file
      }
      lines += TextReport.lines(finding, paint)
    }
    if !report.isBrief {
      if !report.findings.isEmpty { lines.append("") }
      lines.append(ReportWords.summary(report))
      if let note = report.lexiconNote { lines.append(note) }
    }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}

private enum TextReport {
  static func lines(_ finding: Finding, _ paint: Paint) -> [String] {
    let place = "\(finding.start.line):\(finding.start.column)"
    let padding = String(repeating: " ", count: max(1, 9 - place.count))
    let severity = paint.severity(finding.severity)
    let rule = finding.rule + (finding.basis.map { "; \($0)" } ?? "")
    var lines = ["  \(place)\(padding)\(severity)  \(finding.message.visible) (\(rule))"]
    if let copy = copy(finding) {
      lines.append(String(repeating: " ", count: 20) + paint.dim(copy))
    }
    if let code = code(finding) {
      lines.append(String(repeating: " ", count: 20) + paint.dim(code))
    }
    return lines
  }

  /// Where the code makes the alerts that it speaks of.
  private static func code(_ finding: Finding) -> String? {
    guard let first = finding.codePlaces.first else { return nil }
    let more = finding.codePlaces.count - 1
    let others = more > 0 ? " and \(ReportWords.counted(more, "more place"))" : ""
    return "alert in \(first.file.visible):\(first.place.line)\(others)"
  }

  /// The copy that the finding speaks of: source → target.
  private static func copy(_ finding: Finding) -> String? {
    switch (finding.source, finding.target) {
    case (let source?, let target?): "\(source.excerpt.visible) → \(target.excerpt.visible)"
    case (let text?, nil), (nil, let text?): text.excerpt.visible
    case (nil, nil): nil
    }
  }
}

/// ANSI colors, or none.
private struct Paint {
  let isOn: Bool

  func bold(_ text: String) -> String { wrap(text, "1") }
  func dim(_ text: String) -> String { wrap(text, "2") }

  /// The severity as a word of fixed width.
  func severity(_ severity: Severity) -> String {
    let word = severity.rawValue
    let padded = word + String(repeating: " ", count: 7 - word.count)
    return switch severity {
    case .error: wrap(padded, "31")
    case .warning: wrap(padded, "33")
    case .note: wrap(padded, "36")
    }
  }

  private func wrap(_ text: String, _ code: String) -> String {
    isOn ? "\u{1B}[\(code)m\(text)\u{1B}[0m" : text
  }
}
