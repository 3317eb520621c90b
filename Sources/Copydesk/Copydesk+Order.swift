import CopyModel

extension Copydesk {
  /// Sorts, and keeps one of the findings that several files repeat about the same source text.
  func order(_ findings: inout [Finding]) {
    var seen: Set<SourceFlaw> = []
    findings.sort(by: Finding.precedes)
    findings.removeAll { finding in
      SourceFlaw(finding, in: options.sourceLocale).map { !seen.insert($0).inserted } ?? false
    }
  }
}

/// A flaw of a source text, which is the same in each file that has the text.
struct SourceFlaw: Hashable {
  private let rule: String
  private let key: String?
  private let source: String?
  private let span: Range<Int>

  /// Nil for what is wrong with a translation, or with no words in particular.
  init?(_ finding: Finding, in sourceLocale: LocaleTag) {
    guard finding.locale == sourceLocale, let span = finding.sourceSpan else { return nil }
    (rule, key, source) = (finding.rule, finding.key, finding.source)
    self.span = span
  }
}
