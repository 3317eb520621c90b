import Foundation
import TestKit
import Testing

/// `copydesk learn`, and `wordings` in the configuration.
@Suite struct LearnTests {
  private func project() throws -> Scratch {
    let scratch = try Scratch()
    for (name, word) in [("A", "존치"), ("B", "존치"), ("C", "존치")] {
      try scratch.write("Old/\(name)/en.lproj/L.strings", "\"s\" = \"Save…\";\n\"n\" = \"Nap\";\n")
      try scratch.write(
        "Old/\(name)/ko.lproj/L.strings", "\"s\" = \"\(word)…\";\n\"n\" = \"낮잠\";\n")
    }
    return scratch
  }

  @Test func `labels are counted by file, or by folder`() throws {
    let scratch = try project()
    let files = try Binary.run(["learn", "Old"], in: scratch.folder)
    #expect(files.status == 0, "\(files.complaints)")
    #expect(files.output.contains("# 3 sources, 2 labels."))
    #expect(files.output.hasSuffix("[ko]\nnap\t3\t낮잠 3\nsave\t3\t존치 3\n"), "\(files.output)")
    let folders = try Binary.run(
      ["learn", ".", "--by", "folder", "--least", "1"], in: scratch.folder)
    #expect(folders.output.contains("save\t1\t존치\n"), "\(folders.output)")
  }

  @Test func `what is fuzzy is not counted`() throws {
    let scratch = try Scratch()
    try scratch.write(
      "ko.po",
      """
      msgid ""
      msgstr "Language: ko\\nContent-Type: text/plain; charset=UTF-8\\n"

      #, fuzzy
      msgid "Save"
      msgstr "삭제"

      msgid "Nap"
      msgstr "낮잠"

      """)
    let run = try Binary.run(["learn", "ko.po"], in: scratch.folder)
    #expect(run.output.hasSuffix("[ko]\nnap\t1\t낮잠\n"), "\(run.output)")
  }

  @Test func `the project's own wording is right, and another one told`() throws {
    let scratch = try project()
    let learned = try Binary.run(["learn", "Old", "--out", "wordings.tsv"], in: scratch.folder)
    #expect(learned.status == 0, "\(learned.complaints)")
    try scratch.write(
      "App/en.json", #"{"a": "Save", "b": "Nap"}"#)
    try scratch.write("App/ko.json", #"{"a": "존치", "b": "재우기"}"#)
    func findings() throws -> [String] {
      try Binary.run(
        ["check", "App", "--only", "unusual-wording", "--format", "ndjson", "--fail-on", "never"],
        in: scratch.folder
      ).objects.compactMap { $0["message"] as? String }
    }
    // Nobody but this project says 존치, and nobody has counted Nap.
    #expect(try findings().count == 1)
    try scratch.write(".copydesk.yml", "wordings: [wordings.tsv]\n")
    #expect(
      try findings() == ["3 of 3 of your own tables word “Nap” as 낮잠. Say it in one way."])
  }

  @Test(arguments: [
    ("save\t1\t저장\n", "wordings.tsv:1: No locale"), ("[ko]\nsave\n", "wordings.tsv:2: A line"),
    ("[]\n", "wordings.tsv:1:"), ("[ko]\nsave\tmany\t저장\n", "wordings.tsv:2:"),
  ])
  func `a file that is no count says where`(_ text: String, _ message: String) throws {
    let scratch = try project()
    try scratch.write("wordings.tsv", text)
    try scratch.write(".copydesk.yml", "wordings: [wordings.tsv]\n")
    let run = try Binary.run(["check", "Old"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains(message), "\(run.complaints)")
  }

  @Test func `without labels it says so`() throws {
    let scratch = try Scratch()
    try scratch.write("en.json", #"{"a": "Save"}"#)
    let run = try Binary.run(["learn", "en.json"], in: scratch.folder)
    #expect(run.status == 2 && run.complaints.contains("no labels"), "\(run.complaints)")
  }
}
