import Foundation
import TestKit
import Testing

/// `copydesk audit`: a verdict that can be defended, and pages that hold whatever the texts say.
@Suite struct AuditTests {
  private static let english = """
    /* Title of the alert */ "alert.delete.title" = "Delete “%@”?";
    /* Message of the alert */ "alert.delete.message" = "You can’t undo this action.";
    /* Button in the alert */ "alert.delete.cancel" = "Cancel";
    /* Button in the alert */ "alert.delete.delete" = "Delete";

    """

  private func korean(cancel: String) -> String {
    """
    "alert.delete.title" = "‘%@’을(를) 삭제하겠습니까?";
    "alert.delete.message" = "이 동작은 실행 취소할 수 없습니다.";
    "alert.delete.cancel" = "\(cancel)";
    "alert.delete.delete" = "삭제";

    """
  }

  private func project(cancel: String = "취소") throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/en.lproj/a.strings", Self.english)
    try scratch.write("App/ko.lproj/a.strings", korean(cancel: cancel))
    return scratch
  }

  private func file(_ name: String, _ scratch: borrowing Scratch) throws -> String {
    try String(contentsOfFile: scratch.path("audit/\(name)"), encoding: .utf8)
  }

  @Test func `a good release passes, and a Cancel that deletes fails it`() throws {
    let good = try project()
    let passed = try Binary.run(["audit", "App", "--out", "audit"], in: good.folder)
    #expect(passed.status == 0, "\(passed.output) \(passed.complaints)")
    #expect(passed.output.hasPrefix("PASS"))
    let bad = try project(cancel: "확인")
    let failed = try Binary.run(["audit", "App", "--out", "audit"], in: bad.folder)
    #expect(failed.status == 1 && failed.output.hasPrefix("FAIL"), "\(failed.output)")
    let page = try file("index.html", bad)
    #expect(page.contains("<strong>FAIL</strong>") && page.contains("class=\"mark error\""))
    #expect(try file("audit.json", bad).contains("\"verdict\": \"fail\""))
    #expect(try file("findings.csv", bad).contains("action-drift"))
  }

  @Test func `the gate is the project's`() throws {
    let scratch = try project(cancel: "확인")
    try scratch.write(
      ".copydesk.yml", "gate: {severity: any, coverage: {ko: 100, zh-Hans: 90}, score: 0}\n")
    let run = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(run.output.contains("not met  zh-Hans translated: there is no table in it"))
    #expect(run.output.contains("met  ko translated to 100 %: 100 %"))
    try scratch.write(".copydesk.yml", "gate: {severity: high}\n")
    let wrong = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    #expect(wrong.status != 0 && wrong.complaints.contains("“severity” takes the worst"))
  }

  @Test func `hostile texts are shown as texts`() throws {
    let scratch = try Scratch()
    let hostile = "</script><script>alert(1)</script>=cmd|'/c calc'!A1 \\U202Emoc \\U0007"
    try scratch.write("App/en.lproj/a.strings", Self.english)
    try scratch.write(
      "App/ko.lproj/a.strings",
      korean(cancel: "취소").replacing("실행 취소할 수 없습니다.", with: hostile))
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    let page = try file("index.html", scratch)
    #expect(page.contains("alert(1)"))
    #expect(page.components(separatedBy: "</script>").count == 3)
    #expect(!page.unicodeScalars.contains("\u{202E}") && !page.unicodeScalars.contains("\u{7}"))
    let svg = try Binary.run(
      ["preview", "App", "--svg", "drawn", "--locale", "ko"], in: scratch.folder)
    #expect(svg.status == 0, "\(svg.complaints)")
    let drawn = try String(
      contentsOfFile: scratch.path("drawn/1-alert.delete.ko.svg"), encoding: .utf8)
    #expect(drawn.contains("&lt;script&gt;") && !drawn.contains("<script"))
  }

  @Test func `the same input makes the same bytes, whatever the workers`() throws {
    let scratch = try project(cancel: "확인")
    var seen: [[Data]] = []
    for jobs in ["1", "3"] {
      _ = try Binary.run(["audit", "App", "--out", "audit", "--jobs", jobs], in: scratch.folder)
      seen.append(
        try ["index.html", "audit.json", "findings.csv", "findings.xlsx"].map {
          try Data(contentsOf: URL(filePath: scratch.path("audit/\($0)")))
        })
    }
    #expect(seen[0] == seen[1])
  }

  @Test func `a preview draws the alert in every language`() throws {
    let scratch = try project()
    let run = try Binary.run(["preview", "App", "--alert", "alert.delete"], in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(run.output.contains("alert.delete  en") && run.output.contains("alert.delete  ko"))
    #expect(run.output.contains("Cancel") && run.output.contains("취소"))
    let none = try Binary.run(["preview", "App", "--alert", "alert.delet"], in: scratch.folder)
    #expect(none.status != 0 && none.complaints.contains("Did you mean “alert.delete”?"))
  }

  @Test func `each table's alerts are drawn as its platform has them`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/values/strings.xml",
      """
      <resources>
        <string name="alert_delete_title">Delete this photo?</string>
        <string name="alert_delete_message">It’s gone for good.</string>
        <string name="alert_delete_cancel_button">Cancel</string>
        <string name="alert_delete_confirm_button">Delete</string>
      </resources>

      """)
    func drawn(_ arguments: String...) throws -> String {
      let run = try Binary.run(["preview", "App"] + arguments, in: scratch.folder)
      #expect(run.status == 0, "\(run.complaints)")
      return run.output
    }
    // A dialog of Android starts its texts at the side, and lines part no buttons.
    let android = try drawn()
    #expect(android.contains("│ Delete this photo? "), "\(android)")
    #expect(android.contains(" Cancel   Delete │") && !android.contains("├"), "\(android)")
    #expect(android.contains("title 1 line, message 1 line"), "\(android)")
    #expect(try drawn("--platform", "ios").contains("┬"))
    _ = try drawn("--svg", "drawn")
    let picture = try String(
      contentsOfFile: scratch.path("drawn/1-alert_delete.en.svg"), encoding: .utf8)
    #expect(picture.contains("class=\"alert material\"") && picture.contains("rx=\"28\""))
  }

  @Test func `a sheet is drawn as one, with its Cancel apart`() throws {
    let scratch = try project()
    try scratch.write(
      "alerts.yml",
      """
      alerts:
        delete:
          title: alert.delete.title
          message: alert.delete.message
          buttons: [{title: alert.delete.delete, role: destructive}, {title: alert.delete.cancel, role: cancel}]
          kind: action-sheet

      """)
    try scratch.write(".copydesk.yml", "manifest: alerts.yml\nsamples: {'%@': Boat Trip}\n")
    let run = try Binary.run(["preview", "App", "--locale", "ko"], in: scratch.folder)
    #expect(run.status == 0 && run.output.contains("Boat Trip"), "\(run.output) \(run.complaints)")
    let lines = run.output.split(separator: "\n")
    let delete = try #require(lines.firstIndex { $0.contains(" 삭제 ") && !$0.contains("까") })
    #expect(
      lines[delete + 1].hasPrefix("╰") && lines[delete + 2].hasPrefix("╭")
        && lines[delete + 3].contains("취소"), "\(run.output)")
  }

  @Test func `all languages stand side by side, and the highest is told`() throws {
    let scratch = try project()
    try scratch.write(
      "App/ko.lproj/a.strings",
      korean(cancel: "취소").replacing(
        "이 동작은 실행 취소할 수 없습니다.",
        with: "이 동작은 실행 취소할 수 없으며, 함께 보관해 둔 사본과 메모도 모두 사라집니다."))
    let run = try Binary.run(["preview", "App"], in: scratch.folder)
    #expect(run.output.contains("alert.delete  ko  (highest)\n"), "\(run.output)")
    #expect(run.output.contains("alert.delete  en\n"))
    _ = try Binary.run(["preview", "App", "--svg", "drawn"], in: scratch.folder)
    let row = try String(contentsOfFile: scratch.path("drawn/1-alert.delete.svg"), encoding: .utf8)
    #expect(row.contains(">en</text>") && row.contains(">ko</text>") && row.contains("lang=\"ko\""))
    #expect(row.components(separatedBy: "xmlns=").count == 2)
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    let page = try file("index.html", scratch)
    #expect(page.contains("<figcaption>ko <span class=\"highest\">highest</span></figcaption>"))
    #expect(page.contains("<figcaption>en</figcaption>"))
    #expect(page.contains("<p class=\"lines\">title 1 line, message 1 line</p>"))
  }

  @Test func `what changed since the last release is counted beside the verdict`() throws {
    let scratch = try project()
    let before = Self.english.replacing("You can’t undo this action.", with: "You can’t undo this.")
      .replacing("/* Button in the alert */ \"alert.delete.delete\" = \"Delete\";", with: "")
    try scratch.write("Old/en.lproj/a.strings", before + "\"gone\" = \"Gone for good\";\n")
    try scratch.write("Old/ko.lproj/a.strings", korean(cancel: "취소"))
    _ = try Binary.run(["audit", "App", "--out", "audit"], in: scratch.folder)
    #expect(try !file("index.html", scratch).contains("Since the last release"))
    #expect(try !file("audit.json", scratch).contains("\"since\""))
    let run = try Binary.run(
      ["audit", "App", "--since", "Old", "--out", "audit"], in: scratch.folder)
    #expect(run.complaints.isEmpty, "\(run.complaints)")
    let page = try file("index.html", scratch)
    #expect(
      page.contains(
        "Since the last release: 1 word new, 5 words changed, 2 words unchanged, 3 words removed."),
      "\(page.split(separator: "\n").filter { $0.contains("Since") })")
    #expect(
      page.contains(
        "<th scope=\"row\">ko</th><td>1</td><td>1</td><td>1</td><td>5</td><td>2</td><td>2</td>"))
    #expect(page.contains("Removed: 1 string, 3 words."))
    let json = try JSONSerialization.jsonObject(with: Data(try file("audit.json", scratch).utf8))
    let removed = (json as? [String: Any])?["removed"] as? [String: Int]
    #expect(removed == ["strings": 1, "words": 3])
  }
}
