import CopyModel

extension ReportFormat {
  /// JUnit's XML, for the test pages of CI: each finding is a test, a file a suite. An error or a warning fails, a note
  /// passes and says what it says in `system-out`.
  static let junit = ReportFormat(name: "junit") { report, _ in
    var names = JUnitNames()
    var suites: [JUnitSuite] = []
    for finding in report.shown {
      if suites.last?.name != finding.file { suites.append(JUnitSuite(name: finding.file)) }
      suites[suites.count - 1].cases.append(JUnitCase(finding, names.next(finding)))
    }
    suites += report.errors.map { JUnitSuite(name: $0.path, cases: [JUnitCase(unread: $0)]) }
    // Without any test, some readers take the run for one that failed.
    if suites.isEmpty { suites = [JUnitSuite(name: "copydesk", cases: [JUnitCase.nothing])] }
    let lines =
      [
        #"<?xml version="1.0" encoding="UTF-8"?>"#,
        #"<testsuites name="copydesk" \#(JUnitSuite.counts(suites.flatMap(\.cases)))>"#,
      ] + suites.flatMap(\.lines) + ["</testsuites>", ""]
    return Array(lines.joined(separator: "\n").utf8)
  }
}

private struct JUnitSuite {
  let name: String
  var cases: [JUnitCase] = []

  var lines: [String] {
    [#"  <testsuite name="\#(name.asXML)" \#(Self.counts(cases))>"#]
      + cases.flatMap { $0.lines(of: name) } + ["  </testsuite>"]
  }

  static func counts(_ cases: [JUnitCase]) -> String {
    func count(_ outcome: JUnitCase.Outcome) -> Int { cases.count { $0.outcome == outcome } }
    return
      #"tests="\#(cases.count)" failures="\#(count(.failure))" errors="\#(count(.error))" skipped="0""#
  }
}

private struct JUnitCase {
  enum Outcome: String {
    case failure, error
    /// It passes, with something to say.
    case note = "system-out"
    case success
  }

  let name: String
  let outcome: Outcome
  var type = ""
  var message = ""
  var text = ""
  var line: Int?

  static let nothing = JUnitCase(name: "No findings", outcome: .success)

  private init(name: String, outcome: Outcome) {
    (self.name, self.outcome) = (name, outcome)
  }

  init(_ finding: Finding, _ name: String) {
    self.name = name
    outcome = finding.severity == .note ? .note : .failure
    (type, message, line) = (finding.severity.rawValue, finding.message, finding.start.line)
    let place = "\(finding.file):\(finding.start.line):\(finding.start.column)"
    let copy = finding.copy.map { "\n\($0)" } ?? ""
    text = "\(place): \(finding.severity.rawValue): \(finding.message) (\(finding.rule))\(copy)"
  }

  init(unread error: (path: String, message: String)) {
    (name, outcome) = ("can be read", .error)
    (type, message, text) = ("unread", error.message, "\(error.path): \(error.message)")
  }

  func lines(of file: String) -> [String] {
    let line = line.map { #" line="\#($0)""# } ?? ""
    let start =
      #"    <testcase classname="\#(file.asXML)" name="\#(name.asXML)" file="\#(file.asXML)"\#(line) time="0""#
    if outcome == .success { return [start + "/>"] }
    let about = outcome == .note ? "" : #" type="\#(type)" message="\#(message.asXML)""#
    return [
      start + ">", "      <\(outcome.rawValue)\(about)>\(text.asXML)</\(outcome.rawValue)>",
      "    </testcase>",
    ]
  }
}

/// Names that occur once in a file: readers drop the second test of a name.
private struct JUnitNames {
  private var counts: [[String]: Int] = [:]

  /// The place is no part of the name while key and rule suffice, for a test is known again by its name.
  mutating func next(_ finding: Finding) -> String {
    let parts = [finding.rule, finding.key, finding.variation, finding.locale?.identifier]
    let name = parts.compactMap(\.self).joined(separator: " · ")
    let count = (counts[[finding.file, name]] ?? 0) + 1
    counts[[finding.file, name]] = count
    return count == 1 ? name : "\(name) · \(count)"
  }
}
