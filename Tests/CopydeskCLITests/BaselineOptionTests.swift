import Foundation
import TestKit
import Testing

/// `--write-baseline`, `--baseline` and what goes with them, and `allow:`.
@Suite struct BaselineOptionTests {
  private static func write(
    _ texts: [(key: String, source: String, target: String)], in scratch: borrowing Scratch,
    folder: String = "App"
  ) throws {
    let lines = { (texts: [(String, String)]) in
      texts.map { "\"\($0)\" = \"\($1)\";\n" }.joined()
    }
    try scratch.write("\(folder)/en.lproj/A.strings", lines(texts.map { ($0.key, $0.source) }))
    try scratch.write("\(folder)/ko.lproj/A.strings", lines(texts.map { ($0.key, $0.target) }))
  }

  private static let faulty = [
    (key: "a", source: "Cancel", target: "확인"), (key: "b", source: "Delete", target: "저장"),
    (key: "c", source: "Keep", target: "유지"),
  ]

  private func rules(_ run: Binary.Run) -> [String] {
    run.objects.compactMap { object in
      (object["rule"] as? String).map { "\($0) \(object["key"] as? String ?? "")" }
    }
  }

  @Test func `only what is new is told, wherever the rest has moved`() throws {
    let scratch = try Scratch()
    try Self.write(Self.faulty, in: scratch)
    let check = { (options: [String], folder: URL) in
      try Binary.run(["check"] + options + ["--format", "ndjson"], in: folder)
    }
    let written = try check(["App", "--write-baseline", "known.json"], scratch.folder)
    #expect(written.status == 0)
    #expect(rules(written).isEmpty)
    #expect(try check(["App", "--baseline", "known.json"], scratch.folder).status == 0)
    try FileManager.default.moveItem(
      at: scratch.folder.appending(path: "App"), to: scratch.folder.appending(path: "Program"))
    try Self.write(
      Self.faulty.reversed() + [(key: "d", source: "OK", target: "취소")], in: scratch,
      folder: "Program")
    let further = try check(["Program", "--baseline", "known.json"], scratch.folder)
    #expect(further.status == 1)
    #expect(rules(further) == ["action-drift d"])
    #expect(further.objects.first?["baselineState"] as? String == "new")
  }

  @Test func `what is gone is told, fails if asked to, and is taken out`() throws {
    let scratch = try Scratch()
    try scratch.write(".copydesk.yml", "baseline: known.json\n")
    try Self.write(Self.faulty, in: scratch)
    #expect(
      try Binary.run(["check", "App", "--write-baseline", "known.json"], in: scratch.folder)
        .status == 0)
    let before = try String(
      contentsOf: scratch.folder.appending(path: "known.json"), encoding: .utf8)
    try Self.write([Self.faulty[0], Self.faulty[2]], in: scratch)
    let told = try Binary.run(["check", "App"], in: scratch.folder)
    #expect(told.status == 0)
    #expect(told.complaints.contains("known.json: 1 finding no longer there"))
    #expect(try Binary.run(["check", "App", "--strict-baseline"], in: scratch.folder).status == 1)
    let narrow = try Binary.run(
      ["check", "App", "--strict-baseline", "--only", "number-drift"], in: scratch.folder)
    #expect(narrow.status == 0)
    #expect(try Binary.run(["check", "App", "--prune-baseline"], in: scratch.folder).status == 0)
    let after = try String(
      contentsOf: scratch.folder.appending(path: "known.json"), encoding: .utf8)
    #expect(after.split(separator: "\n").count == before.split(separator: "\n").count - 1)
    #expect(try Binary.run(["check", "App", "--strict-baseline"], in: scratch.folder).status == 0)
  }

  @Test(arguments: [
    (["--baseline", "none.json"], "none.json: There is no such baseline."),
    (["--baseline", "bad.json"], "bad.json:2: The baseline is damaged"),
    (["--prune-baseline"], "--prune-baseline needs a baseline."),
  ])
  func `a baseline that cannot be read ends with 2`(_ options: [String], _ words: String) throws {
    let scratch = try Scratch()
    try Self.write(Self.faulty, in: scratch)
    try scratch.write("bad.json", "{\"findings\":[\n{\"rule\":]}")
    let run = try Binary.run(["check", "App"] + options, in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains(words))
    #expect(run.output.isEmpty)
  }

  @Test func `a comment lets its own string pass, and one that is misspelled is told`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "App/en.lproj/A.strings", "\"a\" = \"Cancel\";\n\"b\" = \"Cancel\";\n")
    try scratch.write(
      "App/ko.lproj/A.strings",
      """
      /* copydesk:allow action-drift "as in our shop" */
      "a" = "확인";
      /* copydesk:allow acton-drift "as in our shop" */
      "b" = "확인";
      """)
    let run = try Binary.run(["check", "App", "--format", "ndjson"], in: scratch.folder)
    #expect(rules(run) == ["action-drift b"])
    #expect(run.complaints.contains("App/ko.lproj/A.strings:4: There is no rule “acton-drift”"))
  }

  @Test func `a revision is held against what it had where the branches parted`() throws {
    let scratch = try Scratch()
    try Self.write(Self.faulty, in: scratch)
    try Repository.git("init", "-q", "-b", "main", in: scratch.folder)
    try Repository.git("add", ".", in: scratch.folder)
    try Repository.git("commit", "-qm", "Begin", in: scratch.folder)
    try Repository.git("checkout", "-qb", "work", in: scratch.folder)
    try Self.write(Self.faulty + [(key: "d", source: "OK", target: "취소")], in: scratch)
    let run = try Binary.run(
      ["check", "App", "--new-from", "main", "--format", "ndjson"], in: scratch.folder)
    #expect(run.status == 1)
    #expect(rules(run) == ["action-drift d"])
    let inside = try Binary.run(
      ["check", "ko.lproj", "--new-from", "main", "--format", "ndjson"],
      in: scratch.folder.appending(path: "App"))
    #expect(rules(inside) == ["action-drift d"])
    try Repository.git("commit", "-qam", "Add", in: scratch.folder)
    try Repository.git(
      "clone", "-q", "--depth", "1", "file://\(scratch.folder.path)", "shallow", in: scratch.folder)
    let shallow = try Binary.run(
      ["check", "App", "--new-from", "HEAD~1"], in: scratch.folder.appending(path: "shallow"))
    #expect(shallow.status == 2)
    #expect(shallow.complaints.contains("fetch-depth: 0"))
  }

  @Test func `a revision is read as the configuration says, sources in other folders too`() throws {
    let scratch = try Scratch()
    try scratch.write(
      ".copydesk.yml", "sources: {'editor/*_*.properties': viewer/A_en.properties}\n")
    try scratch.write("viewer/A_en.properties", "a=Cancel\nb=Delete\n")
    try scratch.write("editor/A_ko.properties", "a=확인\nb=삭제\n")
    try Repository.git("init", "-q", "-b", "main", in: scratch.folder)
    try Repository.git("add", ".", in: scratch.folder)
    try Repository.git("commit", "-qm", "Begin", in: scratch.folder)
    try scratch.write("editor/A_ko.properties", "a=확인\nb=저장\n")
    let run = try Binary.run(
      ["check", ".", "--new-from", "main", "--format", "ndjson"], in: scratch.folder)
    #expect(rules(run) == ["action-drift b"])
  }
}
