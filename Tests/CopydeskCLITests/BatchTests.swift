import Foundation
import TestKit
import Testing

/// `copydesk batch`: many projects, night after night.
@Suite struct BatchTests {
  private func table(_ cancel: String) -> String {
    """
    key,en,ko
    delete.title,Delete this note?,이 메모를 삭제하시겠습니까?
    delete.button.cancel,Cancel,\(cancel)
    delete.button.delete,Delete,삭제

    """
  }

  private func projects() throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("notes/alerts.csv", table("취소"))
    try scratch.write("mail/alerts.csv", table("취소"))
    try scratch.write(
      "nightly.yml",
      "history: nightly.db\nprojects:\n- {name: Notes, path: notes}\n- {name: Mail, path: mail}\n")
    return scratch
  }

  private func batch(
    _ scratch: borrowing Scratch, day: Int = 1, _ more: [String] = []
  ) throws -> Binary.Run {
    try Binary.run(
      ["batch", "nightly.yml", "--date", "2027-03-0\(day)T02:00:00Z"] + more, in: scratch.folder)
  }

  @Test func `the second night tells what was edited, the third that it was mended`() throws {
    let scratch = try projects()
    let first = try batch(scratch)
    #expect(first.status == 0, "\(first.output) \(first.complaints)")
    #expect(first.output.contains("[2/2] Mail: first run"))
    try scratch.write("mail/alerts.csv", table("확인"))
    let second = try batch(scratch, day: 2)
    #expect(second.status == 1)
    #expect(second.output.contains("2027-03-02T02:00:00Z: 1 new, 0 resolved, 0 came back."))
    #expect(second.output.contains("  Mail, ko: 1 new"))
    #expect(second.output.contains("Gates that do not pass: Mail."))
    try scratch.write("mail/alerts.csv", table("취소"))
    let third = try batch(scratch, day: 3)
    #expect(third.status == 0 && third.output.contains("0 new, 1 resolved, 0 came back."))
    try scratch.write("mail/alerts.csv", table("확인"))
    #expect(try batch(scratch, day: 4).output.contains("0 new, 0 resolved, 1 came back."))
  }

  @Test func `a rule that does not run, and a file that cannot be read, resolve nothing`() throws {
    let scratch = try projects()
    try scratch.write("mail/alerts.csv", table("확인"))
    _ = try batch(scratch)
    try scratch.write("mail/.copydesk.yml", "rules: {action-drift: off}\n")
    let second = try batch(scratch, day: 2)
    #expect(second.output.contains("0 new, 0 resolved, 0 came back."), "\(second.output)")
    try scratch.write("mail/.copydesk.yml", "")
    let third = try batch(scratch, day: 3)
    #expect(third.output.contains("0 new, 0 resolved, 0 came back."), "\(third.output)")
  }

  @Test func `a project that cannot be checked stops none of the others`() throws {
    let scratch = try projects()
    try scratch.write("mail/.copydesk.yml", "rules: {no-such-rule: off}\n")
    try scratch.write(
      "nightly.yml",
      """
      history: nightly.db
      projects:
      - {name: Gone, path: gone}
      - {name: Mail, path: mail}
      - {name: Notes, path: notes}

      """)
    let run = try batch(scratch)
    #expect(run.status == 2)
    #expect(run.output.contains("[1/3] Gone: not checked. nightly.yml:3: There is no folder"))
    #expect(run.output.contains("[2/3] Mail: not checked.") && run.output.contains("no-such-rule"))
    #expect(run.output.contains("[3/3] Notes: first run"))
    #expect(run.output.contains("Not checked: Gone, Mail."))
  }

  @Test func `a repository is checked at its revision`() throws {
    let scratch = try projects()
    let mail = scratch.folder.appending(path: "mail")
    try Repository.git("init", "-q", "-b", "main", in: mail)
    try Repository.git("add", ".", in: mail)
    try Repository.git("commit", "-q", "-m", "One", in: mail)
    try scratch.write("mail/alerts.csv", table("확인"))
    try scratch.write(
      "nightly.yml",
      "history: nightly.db\nprojects:\n- {name: Mail, repository: mail, revision: main}\n")
    #expect(try batch(scratch).output.contains("Mail: first run"))
    try Repository.git("commit", "-q", "-a", "-m", "Two", in: mail)
    let second = try batch(scratch, day: 2)
    #expect(second.output.contains("Mail, ko: 1 new"), "\(second.output) \(second.complaints)")
    try scratch.write(
      "nightly.yml",
      "history: nightly.db\nprojects:\n- {name: Mail, repository: mail, revision: none}\n")
    let wrong = try batch(scratch, day: 3)
    #expect(wrong.status == 2 && wrong.output.contains("Git knows no such revision"))
  }

  @Test func `whoever is notified gets what changed as JSON`() throws {
    let scratch = try projects()
    try scratch.write("mail/alerts.csv", table("확인"))
    let run = try batch(scratch, day: 1, ["--notify", "cat > told.json"])
    #expect(run.status == 1)
    let bytes = try Data(contentsOf: scratch.folder.appending(path: "told.json"))
    let json = try JSONSerialization.jsonObject(with: bytes) as? [String: Any]
    let runs = json?["runs"] as? [[String: Any]]
    #expect(runs?.map { $0["passes"] as? Bool } == [false, true])
    let worst = json?["worst"] as? [[String: Any]]
    #expect(worst?.contains { $0["rule"] as? String == "action-drift" } == true)
    let failed = try batch(scratch, day: 2, ["--notify", "exit 3"])
    #expect(failed.complaints.contains("--notify: The command ended with 3."))
  }

  @Test func `a list that says nothing of use is told with its line`() throws {
    let scratch = try projects()
    func complaint(_ text: String) throws -> String {
      try scratch.write("nightly.yml", text)
      let run = try batch(scratch)
      #expect(run.status == 2)
      return run.complaints
    }
    #expect(try complaint("").contains("The file lists no project"))
    #expect(try complaint("projects: [{name: A}]\n").contains("nightly.yml:1:12: Say where"))
    #expect(
      try complaint("projects:\n- {path: notes, folder: x}\n").contains("nightly.yml:2"))
    #expect(
      try complaint("projects: [{name: A, path: notes}]\n").contains("where the history is kept"))
    #expect(
      try complaint("history: h.db\nprojects: [{path: notes}, {path: notes}]\n")
        .contains("needs a name for each"))
  }

  @Test func `a reader that hangs up does not end the night`() throws {
    let scratch = try projects()
    let shell = Process()
    shell.executableURL = URL(filePath: "/bin/sh")
    shell.arguments = ["-c", "'\(try #require(Binary.path))' batch nightly.yml | true"]
    shell.currentDirectoryURL = scratch.folder
    try shell.run()
    shell.waitUntilExit()
    let runs = try Binary.run(["history", "--history", "nightly.db"], in: scratch.folder)
    #expect(runs.output.contains("Notes") && runs.output.contains("Mail"))
    #expect(!runs.output.contains("stopped"), "\(runs.output)")
  }
}
