package import CopyModel
import Copydesk
import Reports

/// What is found in the texts of an alert, by its parts.
package struct AlertMarks {
  /// What is marked in one text.
  package struct Mark {
    /// UTF-8 bytes of the text as it is written.
    package var ranges: [Range<Int>] = []
    /// The worst of what is found; nil where nothing is.
    package var severity: Severity?
    package var findings: [Finding] = []
  }

  /// Findings by the strings that they speak of.
  package struct Index {
    private struct Name: Hashable {
      let file: String
      let key: String
      let locale: LocaleTag?
      let variation: String?
    }

    private var findings: [Name: [Finding]] = [:]

    package init(_ findings: [Finding]) {
      for finding in findings {
        guard let key = finding.key else { continue }
        let name = Name(
          file: finding.file, key: key, locale: finding.locale, variation: finding.variation)
        self.findings[name, default: []].append(finding)
      }
    }

    func findings(of unit: TextUnit) -> [Finding] {
      findings[
        Name(
          file: unit.stored.file, key: unit.key, locale: unit.locale, variation: unit.variation)]
        ?? []
    }
  }

  package let title: Mark
  package let message: Mark
  package let buttons: [Mark]

  /// All that is found in the alert, the worst first.
  package var findings: [Finding] {
    ([title, message] + buttons).flatMap(\.findings).sorted(by: Finding.isWorse)
  }

  package init(_ alert: Alert, source: LocaleTag, in index: Index) {
    func mark(_ unit: TextUnit?) -> Mark {
      guard let unit, let text = unit.shownText(source) else { return Mark() }
      var mark = Mark()
      mark.findings = index.findings(of: unit)
      mark.severity = mark.findings.map(\.severity).max()
      for finding in mark.findings {
        let span = unit.locale == source ? finding.sourceSpan : finding.targetSpan
        let shown = unit.locale == source ? finding.source : finding.target
        // Where the finding speaks of the whole text, or shows another part of it, all of it is marked.
        let range = shown == text ? span.flatMap(text.utf8Range(ofUTF16:)) : nil
        mark.ranges.append(range.flatMap { $0.isEmpty ? nil : $0 } ?? 0..<text.utf8.count)
      }
      // What is marked as a whole hides what else is.
      let parts = mark.ranges.filter { $0 != 0..<text.utf8.count }
      if !parts.isEmpty { mark.ranges = parts }
      return mark
    }
    title = mark(alert.title)
    message = mark(alert.message)
    buttons = alert.buttons.map(mark)
  }
}
