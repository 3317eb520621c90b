import CopyModel
import Copydesk
import Foundation
import TestKit
import Testing

/// Workbooks in a project's folder.
@Suite struct WorkbookTablesTests {
  private static let alerts = [
    ["key", "en", "ko"], ["quit", "Cancel", "확인"], ["keep", "Keep the note?", "메모를 유지할까요 ?"],
  ]

  private func write(
    _ sheets: [(name: String, rows: [[String?]])], as name: String, in scratch: borrowing Scratch
  ) throws -> String {
    try scratch.write(name, Data(WorkbookFile(sheets).bytes()))
  }

  @Test func `a finding stands at its cell, and names the sheet where there are several`()
    async throws
  {
    let scratch = try Scratch()
    let path = try write(
      [("Alerts", Self.alerts), ("Menu", Self.alerts)], as: "A.xlsx", in: scratch)
    let found = try await Copydesk().check([path]).findings.filter { $0.rule == "action-drift" }
    #expect(found.map(\.key) == ["Alerts!quit", "Menu!quit"])
    #expect(found.map(\.start) == [Place(line: 2, column: 3), Place(line: 2, column: 3)])
    #expect(found.map(\.end) == found.map(\.start))
  }

  @Test func `a fix is left to the program that made the workbook`() async throws {
    let scratch = try Scratch()
    let path = try write([("Alerts", Self.alerts)], as: "A.xlsx", in: scratch)
    let before = try Data(contentsOf: URL(filePath: path))
    let outcome = try await Copydesk().fixes(in: [path], mayChangeMeaning: false)
    #expect(outcome.files.isEmpty)
    #expect(outcome.remarks.map(\.reason) == [.compiled])
    #expect(try Data(contentsOf: URL(filePath: path)) == before)
  }

  @Test func `in a folder other workbooks and damaged ones are nobody's copy`() async throws {
    let scratch = try Scratch()
    try scratch.write("en.json", "{\"a\": \"Keep\"}")
    try scratch.write("ko.json", "{\"a\": \"유지\"}")
    let others = [
      try write([("A", [["Name", "Age"], ["Mina", "7"]])], as: "people.xlsx", in: scratch),
      try scratch.write("old.xlsx", "Mina"),
    ]
    // The lock that Excel puts beside an open workbook.
    try scratch.write("~$ko.xlsx", "Mina")
    let found = try await Copydesk().check([scratch.path("")])
    #expect(found.files == 2 && found.findings.isEmpty && found.errors.isEmpty)
    for path in others {
      let named = try await Copydesk().check([path])
      #expect(named.findings.map(\.rule) == ["unreadable-entry"])
    }
  }
}
