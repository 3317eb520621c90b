import CopyModel
import Foundation
import StringTables
import Testing

/// 577 strings of 20 public apps, labelled by reading: how many roles are found, and how many are right.
///
/// `labelled-roles.tsv` holds the app, the key, the form of the text, what its comment says in our own
/// words, the role and the alert. Whole labels such as Cancel stand as they are; of other texts there is
/// the form only. The role `text` is a title or a message: both are right. `other-button` is a button
/// of no alert: to call it a button is neither right nor wrong.
@Suite struct LabelledRolesTests {
  struct Row {
    let unit: TextUnit
    let role: String
    let alert: String?
  }

  /// As in the lexicon of English.
  private static let labels = ButtonLabels(
    onButtonsOnly: [
      "Cancel", "OK", "Not Now", "Don’t Allow", "Don’t Save", "Keep Both", "Discard",
    ],
    destructive: ["Delete", "Remove", "Clear", "Erase", "Replace", "Reset"],
    isAction: { text in
      ["Accept", "Add", "Allow", "Clear", "Copy", "Quit", "Save", "Stop"].contains(text)
    })

  private static func rows() throws -> [Row] {
    let tests = URL(filePath: #filePath).appending(path: "../../..")
    let file = tests.appending(path: "Samples/labelled-roles.tsv").standardized
    let text = try String(contentsOf: file, encoding: .utf8)
    return try text.split(separator: "\n").map { line in
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      try #require(cells.count == 6, "\(line)")
      return Row(
        unit: .made(
          cells[1], comment: cells[3].isEmpty ? nil : cells[3], table: cells[0], text: cells[2]),
        role: cells[4], alert: cells[5] == "-" ? nil : cells[5])
    }
  }

  @Test func `19 in 20 roles are right, and more than 17 in 20 are found`() throws {
    let rows = try Self.rows()
    var units = rows.map(\.unit)
    AlertAssembly.name(&units, labels: Self.labels)
    AlertAssembly.settle(&units)
    var (right, missed) = (0, 0)
    var wrong: [String] = []
    for (row, unit) in zip(rows, units) {
      let found = unit.role?.rawValue
      switch (row.role, found) {
      case ("other-button", "button"), ("other-button", nil), ("-", nil): continue
      case ("text", "title"), ("text", "message"), (found, _): right += 1
      case (_, nil): missed += 1
      case ("-", _), ("other-button", _): wrong.append(unit.key)
      default:
        wrong.append(unit.key)
        missed += 1
      }
    }
    let precision = Double(right) / Double(right + wrong.count)
    let recall = Double(right) / Double(right + missed)
    print("Roles of \(rows.count) strings: precision \(precision), recall \(recall).")
    #expect(precision >= 0.95, "wrong: \(wrong)")
    #expect(recall >= 0.85)
  }

  @Test func `9 in 10 strings of alerts are in the right one`() throws {
    let rows = try Self.rows()
    var units = rows.map(\.unit)
    AlertAssembly.name(&units, labels: Self.labels)
    AlertAssembly.settle(&units)
    let listed = zip(rows, units).filter { $0.0.alert != nil }
    let right = listed.count { $0.0.alert == $0.1.alert }
    print("Alerts of \(listed.count) strings: \(right) right.")
    #expect(listed.count > 70)
    #expect(Double(right) / Double(listed.count) >= 0.9)
  }
}
