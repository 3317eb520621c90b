import CopyModel
import RuleKit

extension Rule {
  static let alertOveruse = Rule(
    "alert-overuse", .alert, .note,
    summary: "Alerts are a small part of what an app says.",
    rationale: """
      Each alert interrupts. Where more than half of a table's strings are alerts, or more than
      “alert-share” in the configuration says, some of them would do better elsewhere. A table that is made for alerts, or a small one, says nothing.
      """,
    source: .hig(2010, 2019, 2022, section: "Best practices", material: "Dialogs: Usage"),
    needs: [.alert],
    examples: [
      .files(("en.lproj/Localizable.strings", Self.table(alerts: 20, others: 30, marked: true))),
      .files(("en.lproj/Localizable.strings", Self.table(alerts: 4, others: 50, marked: false))),
      .files(("en.lproj/Alerts.strings", Self.table(alerts: 20, others: 0, marked: false))),
      .files(
        ("ko.lproj/Localizable.strings", Self.table(alerts: 4, others: 50, marked: false)),
        in: "ko"),
    ],
    check: .table { table, findings in
      let units = table.units
      let locales = units.runs.map { units.locale(of: $0.lowerBound) }
      guard let first = locales.first else { return }
      let locale = locales.contains(table.sourceLocale) ? table.sourceLocale : first
      let own = zip(units.runs, locales).flatMap { run, other in other == locale ? run : 0..<0 }
      guard own.count >= fewestTexts else { return }
      let alerts = own.filter { index in
        let part = units.part(of: index)
        return part.alert != nil && part.role != nil
      }
      guard let first = alerts.first, alerts.count * 100 > own.count * table.alertShare,
        own.count - alerts.count >= fewestOthers
      else { return }
      findings.flag(table.units[first], .useFewer(alerts.count, own.count), confidence: 0.7)
    }
  )

  /// How many texts a table must have for shares to mean something.
  private static let fewestTexts = 50
  /// How many of them must belong to no alert: a table made for alerts has few.
  private static let fewestOthers = 30

  private static func table(alerts: Int, others: Int, marked: Bool) -> String {
    var lines: [String] = []
    for number in 0..<alerts {
      let (open, close) = marked && number == 0 ? ("⟦", "⟧") : ("", "")
      lines.append("\"alert.a\(number).title\" = \"\(open)Delete list \(number)?\(close)\";")
      lines.append("\"alert.a\(number).message\" = \"You can’t undo this.\";")
    }
    for number in 0..<others { lines.append("\"label\(number)\" = \"Row \(number)\";") }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension Message {
  fileprivate static func useFewer(_ alerts: Int, _ texts: Int) -> Message {
    "\(alerts) of \(texts) texts here belong to alerts. See which of them need to interrupt."
  }
}
