import Foundation
import TestKit
import Testing

/// The sheet of an audit in other programs: what openpyxl sees in it, and that it comes back from them whole.
@Suite struct WorkbookTests {
  /// Debian's openpyxl, which `make test` installs.
  static let hasOpenpyxl = FileManager.default.fileExists(
    atPath: "/usr/lib/python3/dist-packages/openpyxl")

  /// LibreOffice, where it is installed: it is too large to ask for.
  static let office = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    .map { "\($0)/soffice" }.first { FileManager.default.isExecutableFile(atPath: $0) }

  /// What a reviewer's spreadsheet shows of the Korean sheet: a line each.
  private static let look = """
    import openpyxl, sys
    book = openpyxl.load_workbook(sys.argv[1])
    sheet = book["ko"]
    heads = [cell.value for cell in sheet[1]]
    cells = {heads[cell.column - 1]: cell for cell in sheet[2]}
    choices = sheet.data_validations.dataValidation
    print("sheets=" + ",".join(book.sheetnames))
    print("verdict=" + book["Summary"]["A1"].value)
    print("heads=" + ",".join(heads))
    print("frozen=" + str(sheet.freeze_panes))
    print("filter=" + str(sheet.auto_filter.ref == sheet.dimensions))
    print("choices=" + ";".join(choice.formula1 for choice in choices))
    print("status=" + str(all(f"{cells['status'].coordinate}" in choice.sqref for choice in choices)))
    print("bold=" + str(all(cell.font.bold for cell in sheet[1])))
    print("target=" + cells["target"].data_type + ":" + str(cells["target"].value))
    print("formulas=" + str(sum(cell.data_type == "f" for row in sheet.iter_rows() for cell in row)))
    """

  /// A reviewer's work on the Korean sheet: of the drifted buttons ten are fixed, ten let pass, the others stay open.
  private static let mark = """
    import openpyxl, sys
    book = openpyxl.load_workbook(sys.argv[1])
    sheet = book["ko"]
    heads = [cell.value for cell in sheet[1]]
    done = 0
    for row in sheet.iter_rows(min_row=2):
        cells = {heads[cell.column - 1]: cell for cell in row}
        if cells["rule"].value != "action-drift" or done == 20: continue
        if done < 10:
            cells["status"].value = "fix"
            cells["new target"].value = "취소"
        else:
            cells["status"].value = "intentional"
            cells["comment"].value = "Agreed\\nwith the team"
        cells["reviewer"].value = "Mina"
        done += 1
    book.save(sys.argv[2])
    """

  private func python(_ script: String, _ arguments: String...) throws -> String {
    try run("/usr/bin/python3", ["-c", script] + arguments)
  }

  @discardableResult
  private func run(_ program: String, _ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["timeout", "120", program] + arguments
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(.enabled(if: hasOpenpyxl, "openpyxl is not installed: make test installs it"))
  func `a spreadsheet shows the sheets, and runs no text`() throws {
    let scratch = try Scratch()
    try scratch.write("App/en.lproj/a.strings", "\"a\" = \"Cancel\";\n\"b\" = \"Done?\";\n")
    try scratch.write(
      "App/ko.lproj/a.strings", "\"a\" = \"=cmd|'/c calc'!A1 확인\";\n\"b\" = \"완료?\";\n")
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    let seen = try python(Self.look, scratch.path("audit/findings.xlsx"))
    for line in [
      "sheets=Summary,en,ko", "verdict=PASS", "frozen=A2", "filter=True", "status=True",
      "bold=True", "choices=\"open,fix,false positive,intentional\"",
      "target=s:=cmd|'/c calc'!A1 확인", "formulas=0",
    ] {
      #expect(seen.contains(line + "\n"), "\(line)\n\(seen)")
    }
    #expect(seen.contains("heads=file,line,key,") && seen.contains(",reviewer,fingerprint\n"))
  }

  /// Twenty-four buttons, all with the fault.
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    func table(_ text: String) -> String {
      (1...24).map { "/* Button */ \"cancel.\($0)\" = \"\(text)\"; // \($0)\n" }.joined()
    }
    try scratch.write("App/en.lproj/a.strings", table("Cancel"))
    try scratch.write("App/ko.lproj/a.strings", table("확인"))
    try scratch.write(".copydesk.yml", "allow: allow.yml\n")
    try scratch.write("allow.yml", "")
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    _ = try python(Self.mark, scratch.path("audit/findings.xlsx"), scratch.path("marked.xlsx"))
    return scratch
  }

  /// Takes the sheet, and holds the project to what it says.
  private func take(_ sheet: String, _ scratch: borrowing Scratch) throws {
    func drifts() throws -> Int {
      let run = try Binary.run(
        ["check", "App", "--only", "action-drift", "--format", "ndjson"], in: scratch.folder)
      return run.objects.count { $0["rule"] as? String == "action-drift" }
    }
    let before = try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
    #expect(try drifts() == 24)
    let run = try Binary.run(["review", sheet, "App"], in: scratch.folder)
    #expect(run.status == 0, "\(run.output) \(run.complaints)")
    #expect(run.output == "Let pass: 10 findings. Written: 10 wordings.\n")
    #expect(try drifts() == 4)
    let after = try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
    let lines = zip(before.split(separator: "\n"), after.split(separator: "\n"))
    #expect(lines.count { $0 != $1 } == 10)
    #expect(lines.allSatisfy { $0 == $1 || $0.replacing("확인", with: "취소") == $1 })
    let allowed = try String(contentsOfFile: scratch.path("allow.yml"), encoding: .utf8)
    #expect(allowed.contains(#"reason: "Agreed\nwith the team""#), "\(allowed.prefix(300))")
  }

  @Test(.enabled(if: hasOpenpyxl, "openpyxl is not installed: make test installs it"))
  func `twenty marked rows are taken, and nothing else`() throws {
    let scratch = try project()
    try take("marked.xlsx", scratch)
  }

  @Test(
    .enabled(if: hasOpenpyxl, "openpyxl is not installed: make test installs it"),
    .enabled(if: office != nil, "LibreOffice is not installed: install it to run this"))
  func `a sheet that LibreOffice saved reads the same`() throws {
    let scratch = try project()
    for sheet in ["audit/findings.xlsx", "marked.xlsx"] {
      try run(
        try #require(Self.office),
        [
          "-env:UserInstallation=file://\(scratch.path("profile"))", "--headless", "--convert-to",
          "xlsx:Calc MS Excel 2007 XML", "--outdir", scratch.path("saved"), scratch.path(sheet),
        ])
    }
    // Without a window LibreOffice keeps no panes.
    func seen(_ sheet: String) throws -> [Substring] {
      try python(Self.look, scratch.path(sheet)).split(separator: "\n")
        .filter { !$0.hasPrefix("frozen=") }
    }
    #expect(try seen("saved/findings.xlsx") == seen("audit/findings.xlsx"))
    try take("saved/marked.xlsx", scratch)
  }
}
