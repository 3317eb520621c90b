import CopyModel
@testable import Copydesk
import Foundation
import TestKit
import Testing

/// Where inputs come from, and what is said of those that cannot be read.
@Suite struct InputFilesTests {
  @Test func `a folder is walked in the order of its names, hidden ones left out`() throws {
    let scratch = try Scratch()
    let names = [
      "b/ko.xliff", "a/B.xcstrings", "a/A.xcstrings", ".git/C.xcstrings", "a/notes.pdf",
      "node_modules/d/ko.json",
    ]
    for name in names {
      try scratch.write(name, "x")
    }
    let inputs = InputFiles([scratch.folder.path])
    let found = inputs.paths.map { String($0.dropFirst(scratch.folder.path.count + 1)) }
    #expect(found == ["a/A.xcstrings", "a/B.xcstrings", "b/ko.xliff"])
    #expect(inputs.errors.isEmpty)
  }

  #if os(Linux)
    @Test func `a name that is not UTF-8 is told`() throws {
      let scratch = try Scratch()
      try scratch.write("en.json", "x")
      let shell = Process()
      shell.executableURL = URL(filePath: "/bin/sh")
      // A Korean folder from a machine that wrote EUC-KR, a table, and what concerns nobody.
      shell.arguments = [
        "-c", "for n in '\\307\\321' '\\377.json' '\\377.pdf'; do mkdir \"$(printf $n)\"; done",
      ]
      shell.currentDirectoryURL = scratch.folder
      try shell.run()
      shell.waitUntilExit()
      let inputs = InputFiles([scratch.folder.path])
      #expect(inputs.paths.count == 1)
      #expect(
        inputs.errors.map { $0.path.lastPathComponent }.sorted()
          == ["\u{FFFD}.json", "\u{FFFD}.pdf", "\u{FFFD}\u{FFFD}"])
      #expect(inputs.errors.allSatisfy { $0.message.hasPrefix("This name is not UTF-8") })
    }
  #endif

  @Test func `a folder without any table is no success`() async throws {
    let scratch = try Scratch()
    try scratch.write("docs/notes.pdf", "x")
    try scratch.write("csv/en.csv", "name,email\nMina,-\n")
    try scratch.write("App/en.json", "{\"a\":\"Archive\"}")
    try scratch.write("App/ko.json", "{\"a\":\"보관\"}")
    func errors(_ folder: String, include: [String] = []) async throws -> [String] {
      var options = Options()
      let start = URL(filePath: scratch.path("")).resolvingSymlinksInPath().path
      options.include = include.map { PathPattern($0, in: start) }
      return try await Copydesk(options).check([scratch.path(folder)]).errors.map(\.message)
    }
    #expect(try await errors("App") == [])
    #expect(try await errors("docs").first?.hasPrefix("No table is in this folder") == true)
    #expect(try await errors("csv").first?.contains("The only file here") == true)
    let nothing = try await errors("", include: ["Nope"])
    #expect(nothing.count == 1 && nothing[0].contains("leave out all 3 files"))
    let idle = try await errors("", include: ["App", "Nope"])
    #expect(idle == ["include: “Nope” matches no table. Correct the pattern, or remove it."])
    #expect(try await errors("App", include: ["App", "Nope"]) == [], "not all was walked")
  }

  @Test func `a link that leads nowhere is told`() throws {
    let scratch = try Scratch()
    try scratch.write("en.json", "{}")
    for name in ["ko.json", "notes.pdf"] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(name), withDestinationPath: "gone")
    }
    let inputs = InputFiles([scratch.path("")])
    #expect(inputs.paths.count == 1)
    #expect(inputs.errors.map(\.message) == ["This link leads nowhere. Correct or remove it."])
  }

  @Test func `an app for Android without translations is checked`() async throws {
    let scratch = try Scratch()
    try scratch.write(
      "res/values/strings.xml", "<resources><string name=\"a\">Error</string></resources>")
    try scratch.write(
      "res/values/colors.xml", "<resources><color name=\"a\">#fff</color></resources>")
    let result = try await Copydesk().check([scratch.folder.path])
    #expect(result.files == 1 && result.units == 1)
  }

  @Test func `a locale holds for those that inherit from it`() async throws {
    let scratch = try Scratch()
    try scratch.write("en.json", "{\"a\":\"Cancel\"}")
    try scratch.write("zh-HK.json", "{\"a\":\"確定\"}")
    var options = Options()
    options.locales = try Set(["zh-Hant", "ja"].map { try #require(LocaleTag(folding: $0)) })
    let result = try await Copydesk(options).check([scratch.folder.path])
    #expect(result.findings.map(\.rule) == ["missing-translation", "action-drift"])
    #expect(result.absentLocales.map(\.identifier) == ["ja"])
  }

  @Test func `a compiled table is left to the one that it was made from`() throws {
    let scratch = try Scratch()
    for name in ["ko/app.po", "ko/app.mo", "ko/other.mo", "app.mo"] { try scratch.write(name, "x") }
    #expect(walk(scratch) == ["app.mo", "ko/app.po", "ko/other.mo"])
    #expect(walk(scratch, exclude: ["**/*.po"]) == ["app.mo", "ko/app.mo", "ko/other.mo"])
    #expect(InputFiles([scratch.path("ko/app.mo")]).paths.count == 1)
  }

  /// The files that a walk finds, from the scratch folder; `folder` is where the patterns start.
  private func walk(
    _ scratch: borrowing Scratch, include: [String] = [], exclude: [String] = [],
    patternsIn folder: String = ""
  ) -> [String] {
    let start = URL(filePath: scratch.path(folder)).resolvingSymlinksInPath().path
    let scope = PathScope(
      include: include.map { PathPattern($0, in: start) },
      exclude: exclude.map { PathPattern($0, in: start) })
    return InputFiles([scratch.folder.path], scope: scope).paths.map {
      String($0.dropFirst(scratch.folder.path.count + 1))
    }
  }

  @Test func `a walk keeps to what is included and leaves out what is excluded`() throws {
    let scratch = try Scratch()
    for name in ["App/A.strings", "App/Tests/B.strings", "Kit/C.strings", "D.strings"] {
      try scratch.write(name, "x")
    }
    #expect(
      walk(scratch, exclude: ["**/Tests"]) == ["App/A.strings", "D.strings", "Kit/C.strings"])
    #expect(walk(scratch, include: ["App", "*.strings"], exclude: ["App/Tests/**"]).count == 2)
    #expect(walk(scratch, include: ["Kit"], exclude: ["Kit"]).isEmpty)
    // Patterns of a folder say nothing of what lies beside it.
    #expect(
      walk(scratch, include: ["Tests"], patternsIn: "App")
        == ["App/Tests/B.strings", "D.strings", "Kit/C.strings"])
  }

  @Test func `a glossary in the folder is no table`() throws {
    let scratch = try Scratch()
    for name in ["A.strings", "terms.csv"] { try scratch.write(name, "x") }
    let scope = PathScope(others: [scratch.path("terms.csv").realPath])
    #expect(InputFiles([scratch.folder.path], scope: scope).paths == [scratch.path("A.strings")])
    #expect(InputFiles([scratch.path("terms.csv")], scope: scope).paths.count == 1)
  }

  @Test func `a linked folder goes by the name that it has in the walk`() throws {
    let scratch = try Scratch()
    let other = try Scratch()
    try other.write("C.strings", "x")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Linked"), withDestinationPath: other.folder.path)
    #expect(walk(scratch) == ["Linked/C.strings"])
    #expect(walk(scratch, exclude: ["Linked"]).isEmpty)
    try scratch.write("Own/D.strings", "x")
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("Other"), withDestinationPath: "Own")
    #expect(walk(scratch, include: ["Other"]) == ["Other/D.strings"])
  }

  @Test func `what a link leads to goes by its own name, and is another language's by the link's`()
    throws
  {
    let scratch = try Scratch()
    try scratch.write("Texts/zh-Hant.lproj/A.strings", "x")
    for (link, target) in [("A", "Texts"), ("Texts/zh-HK.lproj", "zh-Hant.lproj")] {
      try FileManager.default.createSymbolicLink(
        atPath: scratch.path(link), withDestinationPath: target)
    }
    #expect(walk(scratch) == ["Texts/zh-Hant.lproj/A.strings", "Texts/zh-HK.lproj/A.strings"])
  }

  @Test func `folders that link to one another are each entered once`() throws {
    let scratch = try Scratch()
    let names = (1...12).map { "f\($0)" }
    for name in names {
      try scratch.write("\(name)/A.strings", "x")
      for other in names {
        try FileManager.default.createSymbolicLink(
          atPath: scratch.path("\(name)/to \(other)"), withDestinationPath: "../\(other)")
      }
    }
    #expect(walk(scratch).count == 12)
  }

  @Test func `a file named twice is read once`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xcstrings", "{}")
    #expect(InputFiles([path, scratch.folder.path, path]).paths == [path])
  }

  @Test func `a file that vanished is named, and what happened`() throws {
    let scratch = try Scratch()
    let path = try scratch.write("A.xcstrings", "{}")
    let inputs = InputFiles([path])
    try FileManager.default.removeItem(atPath: path)
    #expect(inputs.paths == [path])
    let error = #expect(throws: InputError.self) { try InputFiles.contents(of: path) }
    #expect(error?.path == path)
    #expect(error?.message.contains("gone") == true)
  }

  @Test func `a vanished file does not keep the others from being checked`() async throws {
    let scratch = try Scratch()
    try scratch.write("ko.lproj/A.strings", "\"Cancel\" = \"확인\";")
    let missing = scratch.path("ko.lproj/B.strings")
    let result = try await Copydesk().check([scratch.folder.path, missing])
    #expect(result.findings.map(\.rule) == ["action-drift"])
    #expect(result.errors.map(\.path) == [missing])
  }

  @Test(.timeLimit(.minutes(30)))
  func `a pipe is no table and does not hang`() throws {
    let scratch = try Scratch()
    let path = scratch.path("A.xcstrings")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["mkfifo", path]
    try process.run()
    process.waitUntilExit()
    let error = #expect(throws: InputError.self) { try InputFiles.contents(of: path) }
    #expect(error?.message.contains("no regular file") == true)
  }
}
