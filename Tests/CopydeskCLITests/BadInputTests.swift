import Foundation
import TestKit
import Testing

/// Whatever the input: a clear line or finding, the rest is checked, no crash.
@Suite struct BadInputTests {
  /// A folder with a table that has one finding, and whatever `more` adds.
  private func check(
    _ more: (borrowing Scratch) throws -> Void, _ extra: [String] = []
  ) throws -> Binary.Run {
    let scratch = try Scratch()
    try scratch.write("good/ko.lproj/A.strings", "\"Cancel\" = \"확인\";\n")
    try more(scratch)
    let run = try Binary.run(
      ["check", scratch.folder.path, "--format", "ndjson"] + extra.map { scratch.path($0) })
    #expect(run.output.contains("action-drift"), "the good table was not checked")
    return run
  }

  @Test func `an empty file`() throws {
    let run = try check { try $0.write("en.lproj/B.strings", "") }
    #expect(run.output.contains("The file is empty"))
    #expect(run.status == 1)
  }

  @Test(
    arguments: [
      ("i18n/en.json", "{\"a\": \"Archive\"}", "i18n/ko.json"),
      ("app_en.arb", "{\"@@locale\": \"en\", \"a\": \"Archive\"}", "app_ko.arb"),
      ("en.yml", "en:\n  a: Archive\n", "ko.yml"),
      (
        "res/values/strings.xml", "<resources><string name=\"a\">Archive</string></resources>",
        "res/values-ko/strings.xml"
      ),
      ("m_en.properties", "note.archive=Archive the note\n", "m_ko.properties"),
    ], ["", " \n\n", "\0\0\0\0\0\0\0\0\0\0", "{}", "<resources><str", "\"@@loc"])
  func `a translated file that lost its strings`(
    _ table: (source: String, text: String, translated: String), _ rest: String
  ) throws {
    let run = try check { scratch in
      try scratch.write(table.source, table.text)
      try scratch.write(table.translated, rest)
    }
    let found = run.objects.filter {
      ($0["file"] as? String)?.hasSuffix(table.translated) == true
        && ["unreadable-entry", "missing-translation"].contains($0["rule"] as? String)
    }
    // What is damage elsewhere is a text of these.
    let isText =
      table.translated.hasSuffix("properties") && !rest.allSatisfy { $0 <= " " }
      || table.translated.hasSuffix("yml") && rest.hasPrefix("<")
    #expect(found.count == 1 || isText, "\(run.output)")
    #expect(run.status == 1)
  }

  @Test(arguments: [
    ["i18n/en.json", "i18n/ko.json"], ["res/values/strings.xml", "res/values-ko/strings.xml"],
    ["app_en.arb", "app_ko.arb"], ["locales/ko/web.json"],
  ])
  func `tables of which nothing can be read`(_ names: [String]) throws {
    let run = try check { scratch in
      for name in names { try scratch.write(name, "{\"a\" <string") }
      // What no name tells to be a table may be damaged as it likes.
      try scratch.write("settings.json", "{\"a\" <string")
    }
    let damaged = run.objects.filter { $0["rule"] as? String == "unreadable-entry" }
    #expect(damaged.count == names.count, "\(run.output)")
    #expect(damaged.allSatisfy { $0["severity"] as? String == "error" })
  }

  @Test func `settings without texts beside a table are no lost translation`() throws {
    let run = try check { scratch in
      try scratch.write(
        "res/values/config.xml", "<resources><string name=\"a\">Archive it</string></resources>")
      try scratch.write(
        "res/values-ko/config.xml", "<resources><bool name=\"is_wide\">true</bool></resources>")
    }
    #expect(!run.output.contains("config.xml"))
  }

  @Test(arguments: ["A.strings", "A.xcstrings", "A.resx", "ko.po", "ko.xliff"])
  func `a file of spaces is an empty file`(_ name: String) throws {
    let run = try check { try $0.write("en.lproj/" + name, "\n  \r\n\t\n") }
    #expect(run.output.contains("The file is empty"))
  }

  @Test func `a missing path`() throws {
    let run = try check({ _ in }, ["nowhere.strings"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("nowhere.strings"))
    #expect(run.complaints.contains("There is no such file"))
  }

  @Test func `a file of another kind`() throws {
    let run = try check({ try $0.write("picture.png", "x") }, ["picture.png"])
    #expect(run.status == 2)
    #expect(run.complaints.contains("no table that copydesk reads"))
  }

  @Test(arguments: ["..", ".", "../good", "../other"])
  func `a link that leads back is not followed`(_ destination: String) throws {
    let run = try check { scratch in
      try scratch.write("other/en.lproj/B.strings", "\"a\" = \"Archive\";\n")
      for name in ["good/loop", "other/a loop"] {
        try FileManager.default.createSymbolicLink(
          atPath: scratch.path(name), withDestinationPath: destination)
      }
    }
    #expect(run.status == 1 && run.complaints.isEmpty, "\(run.complaints)")
    #expect(run.objects.count == 1, "\(run.output)")
  }

  @Test func `a broken link`() throws {
    let run = try check { scratch in
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path("B.xcstrings"), withDestinationPath: scratch.path("gone.xcstrings"))
    }
    #expect(run.status == 2)
    #expect(run.complaints.contains("B.xcstrings: This link leads nowhere"))
  }

  @Test func `invalid UTF-8`() throws {
    let run = try check { scratch in
      try scratch.write(
        "en.lproj/B.strings", Data([0x22, 0x61, 0x22, 0x3D, 0x22, 0xFF, 0x22, 0x3B]))
    }
    #expect(run.output.contains("wrong-encoding"))
    #expect(run.output.contains("not UTF-8"))
  }

  @Test func `a byte order mark and UTF-16`() throws {
    let run = try check { scratch in
      try scratch.write(
        "en.lproj/B.strings", Data([0xEF, 0xBB, 0xBF]) + Data("\"b\" = \"Back\";".utf8))
      let utf16 = try #require("\"c\" = \"Copy\";".data(using: .utf16))
      try scratch.write("en.lproj/C.strings", utf16)
    }
    #expect(!run.output.contains("unreadable"))
    #expect(!run.output.contains("wrong-encoding"))
  }

  @Test func `a damaged table of every format`() throws {
    let run = try check { scratch in
      try scratch.write("en.lproj/B.strings", "\"a\" = \"Archive\"\n\"b\" = \"Back\";\n")
      try scratch.write("C.xcstrings", "{\"strings\":{\"a\":{\"localizations\":{]}}}")
      try scratch.write(
        "ko.xliff", "<xliff><file target-language=\"ko\"><body><trans-unit id=\"a\"><source>A")
    }
    #expect(run.output.split(separator: "\n").count { $0.contains("unreadable-entry") } == 3)
  }

  @Test func `bytes of every value`() throws {
    let run = try check { scratch in
      let bytes = Data((0...255).map { UInt8($0) })
      for name in ["en.lproj/B.strings", "C.xcstrings", "ko.xliff", "D.ko.md"] {
        try scratch.write(name, bytes)
      }
    }
    #expect(run.status == 1)
  }

  @Test func `a folder that may not be read`() throws {
    // Root may read everything; then there is nothing to see.
    guard getuid() != 0 else { return }
    let run = try check { scratch in
      try FileManager.default.createDirectory(
        atPath: scratch.path("closed"), withIntermediateDirectories: false,
        attributes: [.posixPermissions: 0])
    }
    #expect(run.status == 2)
    #expect(run.complaints.contains("permissions"))
  }

  @Test func `a line of ten million bytes`() throws {
    let run = try check { scratch in
      let value = String(repeating: "Save this note. ", count: 600_000)
      try scratch.write("en.lproj/B.strings", "\"a\" = \"\(value)\"; \"b\" = \"Back\";")
    }
    #expect(run.status == 1)
  }
}
