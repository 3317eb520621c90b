import Foundation
import TestKit
import Testing

/// `copydesk review`: what a reviewer wrote into the sheet is taken, and nothing else.
@Suite struct ReviewTests {
  private static let english = """
    /* Button */ "a.cancel" = "Cancel";
    /* Button */ "b.cancel" = "Cancel";
    "c" = "Delete this note?";

    """
  private static let korean = """
    "a.cancel" = "확인"; // kept
    "b.cancel" = "확인";
    "c" = "이 메모를 삭제하겠습니까 ?";

    """

  private func project() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/en.lproj/a.strings", Self.english)
    try scratch.write("App/ko.lproj/a.strings", Self.korean)
    try scratch.write(".copydesk.yml", "allow: allow.yml\n")
    try scratch.write("allow.yml", "")
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    return scratch
  }

  /// The sheet as a reviewer sends it back: `answer` gives the status, the new target and the comment of a row.
  private func answer(
    _ scratch: borrowing Scratch, _ answer: ([String: String]) -> (String, String, String)?
  ) throws {
    let text = try String(contentsOfFile: scratch.path("audit/findings.csv"), encoding: .utf8)
    let lines = text.replacing("\u{FEFF}", with: "").components(separatedBy: "\r\n").filter {
      !$0.isEmpty
    }
    let names = lines[0].components(separatedBy: ",")
    var written = [lines[0]]
    for line in lines.dropFirst() {
      var cells = Self.cells(of: line)
      let row = Dictionary(zip(names, cells)) { first, _ in first }
      if let (status, target, comment) = answer(row) {
        for (name, value) in [
          ("status", status), ("new target", target), ("comment", comment), ("reviewer", "Mina"),
        ] {
          if let number = names.firstIndex(of: name) { cells[number] = value }
        }
      }
      written.append(cells.map { "\"\($0.replacing("\"", with: "\"\""))\"" }.joined(separator: ","))
    }
    try scratch.write("back.csv", written.joined(separator: "\r\n") + "\r\n")
  }

  private static func cells(of line: String) -> [String] {
    var (cells, cell, isQuoted) = ([String](), "", false)
    for character in line {
      switch character {
      case "\"": isQuoted.toggle()
      case "," where !isQuoted:
        cells.append(cell)
        cell = ""
      default: cell.append(character)
      }
    }
    return cells + [cell]
  }

  @Test func `a new wording is written, a false positive is let pass, the rest stays`() throws {
    let scratch = try project()
    try answer(scratch) { row in
      switch (row["rule"], row["key"]) {
      case ("action-drift", "a.cancel"): ("fix", "취소", "")
      case ("action-drift", "b.cancel"): ("intentional", "", "Two buttons, by design")
      default: nil
      }
    }
    let run = try Binary.run(["review", "back.csv", "App"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output) \(run.complaints)")
    #expect(run.output == "Let pass: 1 finding. Written: 1 wording.\n")
    let text = try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
    #expect(text == Self.korean.replacing("\"a.cancel\" = \"확인\"", with: "\"a.cancel\" = \"취소\""))
    let allowed = try String(contentsOfFile: scratch.path("allow.yml"), encoding: .utf8)
    #expect(
      allowed.contains("reason: \"Two buttons, by design\"") && allowed.contains("by: \"Mina\""))
    let check = try Binary.run(["check", "App", "--format", "ndjson"], in: scratch.folder)
    #expect(!check.output.contains("action-drift") && check.output.contains("extra-space"))
  }

  @Test func `what no longer fits is told, and nothing is guessed`() throws {
    let scratch = try project()
    try answer(scratch) { row in
      row["key"] == "a.cancel"
        ? ("fix", "", "") : row["key"] == "b.cancel" ? ("maybe", "", "") : nil
    }
    let run = try Binary.run(["review", "back.csv", "App"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(
      run.complaints.contains("“maybe” is no status")
        && run.complaints.contains("has no new target"))
    #expect(
      try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
        == Self.korean)
    try scratch.write("App/ko.lproj/a.strings", Self.korean.replacing("확인", with: "취소"))
    try answer(scratch) { row in row["key"] == "a.cancel" ? ("false positive", "", "") : nil }
    let late = try Binary.run(["review", "back.csv", "App"], in: scratch.folder)
    #expect(late.status == 2 && late.complaints.contains("is no longer found as it was"))
    #expect(try String(contentsOfFile: scratch.path("allow.yml"), encoding: .utf8).isEmpty)
    let other = try Binary.run(["review", "App/ko.lproj/a.strings", "App"], in: scratch.folder)
    #expect(other.status != 0 && other.complaints.contains("no sheet of findings"))
  }

  @Test func `a new wording is written, and what it brings is told`() throws {
    let scratch = try project()
    try answer(scratch) { row in
      switch (row["rule"], row["key"]) {
      case ("action-drift", "a.cancel"): ("fix", "취소", "")
      case ("action-drift", "b.cancel"): ("fix", "취소 .", "")
      default: nil
      }
    }
    let dry = try Binary.run(["review", "back.csv", "App", "--dry-run"], in: scratch.folder)
    #expect(dry.complaints.contains("has a new target in which something is found"))
    #expect(
      try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
        == Self.korean)
    let run = try Binary.run(["review", "back.csv", "App"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("Written: 2 wordings."), "\(run.output)")
    // The good one brings nothing, and what was found elsewhere before is not told.
    #expect(run.complaints.contains("(extra-space)"), "\(run.complaints)")
    let rows = Set(run.complaints.split(separator: "\n").map { $0.prefix(while: { $0 != "h" }) })
    #expect(rows.count == 1, "\(run.complaints)")
    let text = try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
    #expect(text.contains("\"b.cancel\" = \"취소 .\";"))
  }
}
