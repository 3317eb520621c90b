import Foundation
import TestKit
import Testing

/// Several projects in one run, each under its own configuration.
@Suite struct ProjectsTests {
  /// A folder with three projects, one of them in a folder of another: each has one error, and says how bad that is.
  private func projects() throws -> Scratch {
    let scratch = try Scratch()
    for (folder, level) in [("App", nil), ("App/Kit", "note"), ("Web", "warning")] {
      try scratch.write("\(folder)/en.lproj/A.strings", "\"cancel\" = \"Cancel\";\n")
      try scratch.write("\(folder)/ko.lproj/A.strings", "\"cancel\" = \"확인\";\n")
      if let level {
        try scratch.write("\(folder)/.copydesk.yml", "rules: {action-drift: \(level)}\n")
      }
    }
    return scratch
  }

  /// The findings as `file severity`, in the order in which they are told.
  private func findings(
    _ arguments: [String], in folder: URL, status: Int32 = 1
  ) throws -> [String] {
    let run = try Binary.run(["check", "--format", "ndjson"] + arguments, in: folder)
    #expect(run.status == status, "\(run.complaints)")
    return run.objects.compactMap { finding in
      guard let file = finding["file"] as? String, let severity = finding["severity"] as? String
      else { return nil }
      return "\(file) \(severity)"
    }
  }

  @Test func `each folder is checked under the nearest configuration above it`() throws {
    let scratch = try projects()
    let all = [
      "App/Kit/ko.lproj/A.strings note", "App/ko.lproj/A.strings error",
      "Web/ko.lproj/A.strings warning",
    ]
    #expect(try findings(["Web", "App"], in: scratch.folder) == all)
    #expect(try findings(["."], in: scratch.folder) == all.map { "./" + $0 })
    let kit = scratch.folder.appending(path: "App/Kit")
    #expect(
      try findings(["../../Web/ko.lproj/A.strings"], in: kit, status: 0)
        == ["../../Web/ko.lproj/A.strings warning"], "that of the working folder is another’s")
  }

  @Test func `a named configuration holds for all`() throws {
    let scratch = try projects()
    let found = try findings(
      [".", "--config", "Web/.copydesk.yml"], in: scratch.folder, status: 0)
    #expect(found.count == 3 && found.allSatisfy { $0.hasSuffix(" warning") })
  }

  @Test func `the counts of all projects are told in one line`() throws {
    let scratch = try projects()
    let run = try Binary.run(["check", ".", "--no-code"], in: scratch.folder)
    #expect(run.output.hasSuffix("1 error, 1 warning, 1 note in 6 files, 6 strings, 0 alerts.\n"))
  }

  @Test func `read keeps to each configuration, and a link back to a project ends nothing`() throws
  {
    let scratch = try projects()
    try scratch.write("App/Kit/.copydesk.yml", "exclude: [ko.lproj]\n")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("App/Kit/loop"), withDestinationPath: "../../Web")
    let run = try Binary.run(["read", "."], in: scratch.folder)
    let files = run.objects.compactMap { $0["file"] as? String }
    #expect(files.count == 5 && !files.contains { $0.contains("Kit/ko.lproj") }, "\(files)")
  }

  @Test func `a project inside that says nonsense is told by its file`() throws {
    let scratch = try projects()
    try scratch.write("App/Kit/.copydesk.yml", "rule: {}\n")
    let run = try Binary.run(["check", "App"], in: scratch.folder)
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.complaints.contains("App/Kit/.copydesk.yml:1:1: There is no key “rule”."))
  }

  @Test func `a project that has only others inside is no empty folder`() throws {
    let scratch = try projects()
    try scratch.write(".copydesk.yml", "include: [Web, App]\n")
    try scratch.write("App/.copydesk.yml", "locales: [ko]\n")
    #expect(try findings(["."], in: scratch.folder).count == 3)
  }
}
