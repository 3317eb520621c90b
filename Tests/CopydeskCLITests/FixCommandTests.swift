import Foundation
import TestKit
import Testing

/// `copydesk fix` mends what it can, keeps every other byte, and says what it did not do.
@Suite struct FixCommandTests {
  private static let english = "\"a\" = \"Delete this?\";\n\"b\" = \"Keep “%@”\";\n"
  private static let korean = "\"a\" = \"삭제하겠습니까 ?\"; // \\U0041\n\"b\" = \"‘%@’ 유지\";\n"

  /// A project with one finding that has a safe fix.
  private func project(_ korean: String = korean) throws -> Scratch {
    let scratch = try Scratch()
    try scratch.write("App/en.lproj/a.strings", Self.english)
    try scratch.write("App/ko.lproj/a.strings", korean)
    return scratch
  }

  private func text(_ scratch: borrowing Scratch) throws -> String {
    try String(contentsOfFile: scratch.path("App/ko.lproj/a.strings"), encoding: .utf8)
  }

  @Test func `a safe fix is taken, and all else stays`() throws {
    let scratch = try project()
    let run = try Binary.run(["fix", "App"], in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    #expect(try text(scratch) == Self.korean.replacing("까 ?", with: "까?"))
    #expect(run.output.contains("App/ko.lproj/a.strings: 1 extra-space\n"))
    #expect(try Binary.run(["fix", "App"], in: scratch.folder).output.contains("Nothing to mend."))
  }

  @Test func `a trial writes nothing, and git takes what it prints`() throws {
    let scratch = try project()
    let run = try Binary.run(["fix", "--dry-run", "App"], in: scratch.folder)
    #expect(run.status == 0)
    #expect(try text(scratch) == Self.korean)
    let patch = try scratch.write("a.patch", run.output)
    try Repository.git("apply", "-p0", patch, in: scratch.folder)
    #expect(try text(scratch) == Self.korean.replacing("까 ?", with: "까?"))
  }

  @Test func `words wait to be asked for`() throws {
    let doubled = Self.korean.replacing("삭제하겠습니까 ?", with: "메모를 메모를 삭제하겠습니까?")
    let scratch = try project(doubled)
    let safe = try Binary.run(["fix", "App"], in: scratch.folder)
    #expect(try text(scratch) == doubled)
    #expect(safe.status == 0 && safe.output.contains("With --unsafe, 1 more"))
    #expect(try Binary.run(["fix", "App", "--unsafe"], in: scratch.folder).status == 0)
    #expect(try text(scratch) == doubled.replacing("메모를 메모를", with: "메모를"))
  }

  @Test func `other rules than the named ones are left`() throws {
    let scratch = try project()
    for arguments in [["--only", "wrong-quotes"], ["--skip", "extra-space"]] {
      let run = try Binary.run(["fix", "App"] + arguments, in: scratch.folder)
      #expect(run.status == 0 && run.output.contains("Nothing to mend."))
      #expect(try text(scratch) == Self.korean)
    }
  }

  @Test func `links are followed, and permissions stay`() throws {
    let scratch = try project()
    let files = FileManager.default
    let (link, file) = (scratch.path("App/ko.lproj/a.strings"), scratch.path("real.strings"))
    try files.moveItem(atPath: link, toPath: file)
    try files.createSymbolicLink(atPath: link, withDestinationPath: "../../real.strings")
    try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    #expect(try Binary.run(["fix", "App"], in: scratch.folder).status == 0)
    #expect(try files.destinationOfSymbolicLink(atPath: link) == "../../real.strings")
    #expect(try text(scratch) == Self.korean.replacing("까 ?", with: "까?"))
    let mode = try files.attributesOfItem(atPath: file)[.posixPermissions] as? Int
    #expect(mode == 0o640)
    #expect(
      try files.contentsOfDirectory(atPath: scratch.folder.path).sorted() == [
        "App", "real.strings",
      ])
  }

  @Test func `a file that cannot be written is told, and the others are mended`() throws {
    let scratch = try project()
    let protected = try scratch.write("App/zh-Hans.lproj/a.strings", "\"a\" = \"要删除这个吗?\";\n")
    let damaged = try scratch.write(
      "App/zh-Hant.lproj/a.strings",
      Data("\"a\" = \"要刪除這個嗎?\";\n\"b\" = \"".utf8) + [0xFF] + Data("\";\n".utf8))
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: protected)
    let run = try Binary.run(["fix", "App"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("zh-Hans.lproj/a.strings: The file is write-protected"))
    #expect(run.complaints.contains("zh-Hant.lproj/a.strings: Some of its bytes are not in"))
    #expect(try text(scratch) == Self.korean.replacing("까 ?", with: "까?"))
    #expect(try Data(contentsOf: URL(filePath: damaged)).contains(0xFF))
    #expect(try String(contentsOfFile: protected, encoding: .utf8) == "\"a\" = \"要删除这个吗?\";\n")
  }

  @Test func `what a killed run has left is taken away`() throws {
    let scratch = try project()
    try scratch.write("App/ko.lproj/.copydesk-fix-1", "half")
    #expect(try Binary.run(["fix", "App"], in: scratch.folder).status == 0)
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: scratch.path("App/ko.lproj"))
        == ["a.strings"])
  }

  @Test func `nothing named is misuse`() throws {
    #expect(try Binary.run(["fix"]).status == 2)
    #expect(try Binary.run(["fix", "App", "--only", "no-such-rule"]).status == 2)
  }
}
