import Foundation
import TestKit
import Testing

/// `--since`: translations that stayed when their source changed.
@Suite struct SinceTests {
  /// A project whose source says Delete where it said Save; with `git`, the earlier version is committed.
  private func project(git: Bool) throws -> Scratch {
    let scratch = try Scratch()
    try Self.write("App", "Save the draft?", in: scratch)
    if git {
      for arguments in [
        ["init", "-q"], ["add", "App"],
        ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "Add"],
      ] {
        try Repository.git(arguments, in: scratch.folder)
      }
    } else {
      try Self.write("Old", "Save the draft?", in: scratch)
    }
    try Self.write("App", "Delete the draft?", in: scratch)
    return scratch
  }

  private static func write(
    _ folder: String, _ source: String, in scratch: borrowing Scratch
  ) throws {
    try scratch.write("\(folder)/en.lproj/A.strings", "\"draft\" = \"\(source)\";\n")
    try scratch.write("\(folder)/ko.lproj/A.strings", "\"draft\" = \"초안을 저장하겠습니까?\";\n")
  }

  private func messages(
    _ scratch: borrowing Scratch, _ path: String, since: String
  ) throws -> [String] {
    let run = try Binary.run(
      ["check", path, "--since", since, "--only", "stale-translation", "--format", "ndjson"],
      in: scratch.folder)
    #expect(run.status == 0, "\(run.complaints)")
    return run.objects.compactMap { $0["message"] as? String }
  }

  @Test(arguments: [".", "A.strings"])
  func `the source is found from inside the folder of a language`(_ path: String) throws {
    let scratch = try project(git: true)
    let run = try Binary.run(
      ["check", path, "--since", "HEAD", "--only", "stale-translation", "--format", "ndjson"],
      in: scratch.folder.appending(path: "App/ko.lproj"))
    #expect(run.objects.count == 1, "\(run.complaints)")
  }

  @Test func `an error is one with an earlier version too`() throws {
    let scratch = try Scratch()
    for (folder, days) in [("Old", 7), ("App", 30)] {
      try scratch.write("\(folder)/en.json", "{\"kept\": \"The file is kept for \(days) days.\"}\n")
      try scratch.write("\(folder)/ko.json", "{\"kept\": \"파일은 7일 동안 보관됩니다.\"}\n")
    }
    #expect(try Binary.run(["check", "App"], in: scratch.folder).status == 1)
    #expect(try Binary.run(["check", "App", "--since", "Old"], in: scratch.folder).status == 1)
  }

  @Test func `a folder may have any name`() throws {
    let scratch = try Scratch()
    try Self.write("Old/앱 🙂", "Save the draft?", in: scratch)
    try Self.write("앱 🙂", "Delete the draft?", in: scratch)
    #expect(try messages(scratch, "앱 🙂", since: "Old").count == 1)
  }

  @Test func `a folder holds the earlier tables`() throws {
    let scratch = try project(git: false)
    let found = try messages(scratch, "App", since: "Old")
    #expect(found.count == 1)
    #expect(found.first?.contains("“Delete”, no longer “Save”") == true)
    #expect(try messages(scratch, "App", since: "App").isEmpty)
  }

  @Test(arguments: ["App/ko.lproj/A.strings", "./App/../App/ko.lproj/A.strings", "App/ko.lproj"])
  func `a folder has the earlier table under as much of its path as both have`(
    _ path: String
  ) throws {
    let scratch = try project(git: false)
    #expect(try messages(scratch, path, since: "Old").count == 1)
    try scratch.write("Whole/A.strings", "\"draft\" = \"Open\";\n")
    try Self.write("Whole/App", "Save the draft?", in: scratch)
    #expect(try messages(scratch, path, since: "Whole/").count == 1)
    #expect(try messages(scratch, "App", since: "Whole").count == 1)
  }

  @Test func `a folder without the earlier table says so`() throws {
    let scratch = try project(git: false)
    try scratch.write("Other/B.strings", "\"draft\" = \"Open\";\n")
    let file = "App/ko.lproj/A.strings"
    let run = try Binary.run(["check", file, "--since", "Other"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("Other has no earlier App/ko.lproj/A.strings"))
    // One of several may be new.
    try scratch.write("App/New.strings", "\"new\" = \"New\";\n")
    let both = try Binary.run(
      ["check", file, "App/New.strings", "--since", "Old", "--fail-on", "never"], in: scratch.folder
    )
    #expect(both.status == 0)
    #expect(both.complaints.contains("Old has no earlier App/New.strings"))
  }

  @Test func `a folder without tables is not taken for the earlier ones`() throws {
    let scratch = try project(git: false)
    try scratch.write("Empty/App/readme", "")
    let run = try Binary.run(["check", "App", "--since", "Empty"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("--since: Empty holds no tables."))
  }

  @Test func `what git cannot read is told, with git's words`() throws {
    let scratch = try project(git: true)
    let elsewhere = try Scratch()
    try Self.write("App", "Save the draft?", in: elsewhere)
    let none = try Binary.run(
      ["check", "App", "--since", "HEAD"], in: elsewhere.folder,
      environment: ["PATH": "/usr/bin:/bin", "GIT_CEILING_DIRECTORIES": elsewhere.folder.path])
    #expect(none.status == 2)
    #expect(none.complaints.contains("not a git repository"))
    // Bytes that are gone.
    let objects = scratch.folder.appending(path: ".git/objects")
    for name in try FileManager.default.contentsOfDirectory(atPath: objects.path)
    where name.count == 2 {
      for file in try FileManager.default.contentsOfDirectory(
        atPath: objects.appending(path: name).path)
      {
        let object = name + file
        guard try Repository.git(["cat-file", "-t", object], in: scratch.folder) == "blob\n" else {
          continue
        }
        try FileManager.default.removeItem(at: objects.appending(path: name + "/" + file))
      }
    }
    let damaged = try Binary.run(["check", "App", "--since", "HEAD"], in: scratch.folder)
    #expect(damaged.status == 2)
    #expect(damaged.complaints.contains("Git cannot read"))
    #expect(damaged.complaints.contains("A.strings"))
  }

  /// A partial clone has files only elsewhere; they are not fetched.
  @Test func `what a partial clone lacks is not fetched`() throws {
    let scratch = try project(git: true)
    let clone = try Scratch()
    let config = ["-c", "uploadpack.allowFilter=true", "-c", "protocol.file.allow=always"]
    let source = "file://" + scratch.folder.path
    try Repository.git("config", "uploadpack.allowFilter", "true", in: scratch.folder)
    try Repository.git(
      config + ["clone", "-q", "--filter=blob:none", "--no-checkout", source, "App"],
      in: clone.folder)
    try Self.write("App/App", "Delete the draft?", in: clone)
    let run = try Binary.run(["check", "App/App", "--since", "HEAD"], in: clone.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("partial"))
    let packs = clone.folder.appending(path: "App/.git/objects/pack")
    let count = try FileManager.default.contentsOfDirectory(atPath: packs.path).count {
      $0.hasSuffix(".pack")
    }
    #expect(count == 1)
  }

  @Test(arguments: ["App", "App/", ".", "App/ko.lproj/A.strings", "App/ko.lproj", "App/ko.lproj/"])
  func `a revision of Git holds the earlier tables`(_ path: String) throws {
    let scratch = try project(git: true)
    #expect(try messages(scratch, path, since: "HEAD").count == 1)
  }

  /// One table of both languages, wherever it lies and however it is named.
  @Test(arguments: ["A.csv", "./A.csv", "sub/../A.csv", "sub/B.csv", "./sub/B.csv", "/A.csv"])
  func `a table in the top folder of a repository has an earlier version`(_ path: String) throws {
    let scratch = try Scratch()
    func write(_ source: String) throws {
      for name in ["A.csv", "sub/B.csv"] {
        try scratch.write(name, "key,en,ko\ndraft,\(source),초안을 저장하겠습니까?\n")
      }
    }
    try write("Save the draft?")
    for arguments in [
      ["init", "-q"], ["add", "."],
      ["-c", "user.name=A", "-c", "user.email=a@example.com", "commit", "-qm", "Add"],
    ] {
      try Repository.git(arguments, in: scratch.folder)
    }
    try write("Delete the draft?")
    let named = path.hasPrefix("/") ? scratch.folder.path + path : path
    #expect(try messages(scratch, named, since: "HEAD").count == 1)
  }

  @Test func `a source of another language than English changes, too`() throws {
    let scratch = try Scratch()
    for (folder, word) in [("Old", "저장"), ("App", "삭제")] {
      try scratch.write("\(folder)/A.csv", "key,ko,ja\ndraft,초안을 \(word)하겠습니까?,下書きを保存しますか？\n")
    }
    let run = try Binary.run(
      [
        "check", "App", "--since", "Old", "--source-locale", "ko", "--only", "stale-translation",
        "--format", "ndjson",
      ], in: scratch.folder)
    #expect(run.objects.count == 1)
  }

  @Test(arguments: ["nothing", "--help=x", "HEAD:App", "^HEAD", "App/ko.lproj/A.strings"])
  func `what is neither says so`(_ since: String) throws {
    let scratch = try project(git: true)
    let run = try Binary.run(["check", "App", "--since=\(since)"], in: scratch.folder)
    #expect(run.status == 2)
    #expect(run.complaints.contains("--since"))
  }

  @Test func `without git a folder is asked for`() throws {
    let scratch = try project(git: true)
    let run = try Binary.run(
      ["check", "App", "--since", "HEAD"], in: scratch.folder,
      environment: ["PATH": scratch.folder.path])
    #expect(run.status == 2)
    #expect(run.complaints.contains("git"))
  }
}
