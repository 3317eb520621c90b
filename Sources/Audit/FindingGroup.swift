import CopyModel
import Reports

/// Findings that say the same of the same copy: told once, with all their places.
struct FindingGroup {
  private(set) var finding: Finding
  private(set) var places: [String]

  private struct Name: Hashable {
    let rule: String
    let severity: Severity
    let locale: LocaleTag?
    let message: String
    let source: String?
    let target: String?
    let state: BaselineState?
  }

  /// The worst first, then by place.
  static func groups(of findings: [Finding]) -> [FindingGroup] {
    var numbers: [Name: Int] = [:]
    var groups: [FindingGroup] = []
    for finding in findings {
      let name = Name(
        rule: finding.rule, severity: finding.severity, locale: finding.locale,
        message: finding.message, source: finding.source, target: finding.target,
        state: finding.baselineState)
      let place = "\(finding.file):\(finding.start.line):\(finding.start.column)"
      // What speaks of a file says so of that file alone.
      if finding.source != nil || finding.target != nil, let number = numbers[name] {
        groups[number].places.append(place)
      } else {
        numbers[name] = groups.count
        groups.append(FindingGroup(finding: finding, places: [place]))
      }
    }
    return groups.sorted { Finding.isWorse($0.finding, $1.finding) }
  }
}
