import CopyModel
import Copydesk
import Reports
import WorkbookFiles

/// The findings of an audit as a workbook: a sheet with the summary, and one for each language, in which a reviewer says
/// what is to become of each.
package struct AuditWorkbook {
  private let audit: AuditReport

  package init(_ audit: AuditReport) {
    self.audit = audit
  }

  /// Writes the workbook at a path; false where that cannot be done.
  package func write(to path: String) -> Bool {
    guard var book = WorkbookWriter(path: path) else { return false }
    writeSummary(in: &book)
    let findings = Array(zip(audit.report.findings, audit.fingerprints))
    let byLocale = Dictionary(grouping: findings) { $0.0.locale }
    for locale in audit.locales.map(\.tag) {
      writeSheet(locale.identifier, byLocale[locale] ?? [], in: &book)
    }
    let rest = findings.filter { finding, _ in
      !audit.locales.contains { $0.tag == finding.locale }
    }
    if !rest.isEmpty { writeSheet("files", rest, in: &book) }
    return book.end()
  }

  private func writeSummary(in book: inout WorkbookWriter) {
    guard book.beginSheet("Summary", widths: [12, 48]) else { return }
    book.beginRow()
    book.write(audit.passes ? "PASS" : "FAIL", in: 0, .heading)
    book.write(audit.title, in: 1, .heading)
    for condition in audit.conditions {
      book.beginRow()
      book.write(condition.isMet ? "met" : "not met", in: 0)
      book.write(condition.text, in: 1)
    }
    book.beginRow()
    book.beginRow()
    let headings = [
      "locale", "strings", "translated %", "missing", "untranslated", "needs review", "stale",
      "errors", "warnings", "notes", "score",
    ]
    for (column, heading) in headings.enumerated() { book.write(heading, in: column, .heading) }
    for locale in audit.locales {
      book.beginRow()
      book.write(locale.tag.identifier, in: 0)
      let counts = locale.counts
      let numbers: [Double?] = [
        Double(locale.isSource ? counts.ownStrings : counts.strings),
        locale.isSource ? nil : locale.coverage, Double(counts.amount(.missing).strings),
        Double(locale.untranslated), Double(counts.amount(.needsReview).strings),
        Double(counts.amount(.stale).strings), Double(locale.findings[.error] ?? 0),
        Double(locale.findings[.warning] ?? 0), Double(locale.findings[.note] ?? 0),
        locale.score.value,
      ]
      for (column, number) in numbers.enumerated() {
        if let number { book.write(number, in: column + 1) }
      }
    }
    book.beginRow()
    book.beginRow()
    book.write(audit.scoreNote, in: 0)
  }

  private func writeSheet(
    _ name: String, _ findings: [(Finding, String)], in book: inout WorkbookWriter
  ) {
    let columns = AuditSheet.Column.allCases
    guard book.beginSheet(name, widths: columns.map(\.width)) else { return }
    book.beginRow()
    for (number, column) in columns.enumerated() {
      book.write(column.rawValue, in: number, .heading)
    }
    for (finding, fingerprint) in findings {
      book.beginRow()
      for (number, column) in columns.enumerated() {
        guard let value = column.value(of: finding, fingerprint), !value.isEmpty else { continue }
        book.write(value, in: number, column.isLong ? .wrapped : .plain)
      }
    }
    let status = columns.firstIndex(of: .status) ?? 0
    book.endList(
      columns: columns.count, choices: (status, AuditSheet.Status.allCases.map(\.rawValue)))
  }
}
