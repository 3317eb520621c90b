import CopyModel

extension Copydesk {
  /// Sorts, and keeps one of the findings that several files repeat about the same source text.
  func order(_ findings: inout [Finding]) {
    struct SourceFlaw: Hashable {
      var rule: String
      var key: String?
      var source: String?
      var span: Range<Int>
    }
    var seen: Set<SourceFlaw> = []
    findings.sort(by: Finding.precedes)
    findings.removeAll { finding in
      guard finding.locale == options.sourceLocale, let span = finding.sourceSpan else {
        return false
      }
      return !seen.insert(
        SourceFlaw(rule: finding.rule, key: finding.key, source: finding.source, span: span)
      ).inserted
    }
  }
}
