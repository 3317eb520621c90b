package import CopyModel

/// What reports for people say in the same words.
package enum ReportWords {
  /// How much was found and read.
  static func summary(_ report: Report) -> String {
    if report.files == 0 {
      return "Nothing to check: no table was found. “copydesk --help” says what is read."
    }
    let counts = Severity.allCases.reversed().map { counted(report.count($0), $0.rawValue) }
    let total = report.findings.isEmpty ? "No findings" : counts.joined(separator: ", ")
    let read = [
      counted(report.files, "file"), counted(report.units, "string"),
      counted(report.alerts, "alert"),
    ]
    let others = [
      report.known == 0 ? nil : "\(report.known) known",
      report.suppressed.isEmpty ? nil : "\(report.suppressed.count) let pass",
    ].compactMap(\.self)
    let besides = others.isEmpty ? "" : " Besides, \(others.joined(separator: ", "))."
    let isHeldAgainst = report.known > 0 && report.findings.isEmpty
    return
      "\(isHeldAgainst ? "No new findings" : total) in \(read.joined(separator: ", ")).\(besides)"
  }

  /// `1 file`, `2 files`; `many` where the plural is no s more.
  package static func counted(_ number: Int, _ one: String, _ many: String? = nil) -> String {
    "\(number) \(number == 1 ? one : many ?? one + "s")"
  }
}

extension Finding {
  /// The copy that it speaks of: source → target.
  var copy: String? { copy(atMost: .max) }

  /// The same with texts of at most so many characters each.
  func copy(atMost most: Int) -> String? {
    let texts = [source, target].compactMap { $0?.shortened(to: most) }
    return texts.isEmpty ? nil : texts.joined(separator: " → ")
  }

  /// The order in which the worst comes first: how bad, how sure, then by place.
  package static func isWorse(_ a: Finding, _ b: Finding) -> Bool {
    if a.severity != b.severity { return a.severity > b.severity }
    if a.confidence != b.confidence { return a.confidence > b.confidence }
    return precedes(a, b)
  }
}

extension String {
  /// At most so many characters, with an ellipsis in the place of the others.
  package func shortened(to most: Int) -> String {
    guard utf8.count > most, count > most else { return self }
    return prefix(most - 1) + "…"
  }
}
