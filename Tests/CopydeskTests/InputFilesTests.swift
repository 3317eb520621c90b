import CopyModel
@testable import Copydesk
import Foundation
import TestKit
import Testing

/// Where inputs come from, and what is said of those that cannot be read.
@Suite struct InputFilesTests {
  @Test func `a folder is walked in the order of its names, hidden ones left out`() throws {
    let scratch = try Scratch()
    for name in ["b/ko.xliff", "a/B.xcstrings", "a/A.xcstrings", ".git/C.xcstrings", "a/notes.pdf"]
    {
      try scratch.write(name, "x")
    }
    let inputs = InputFiles([scratch.folder.path])
    let names = inputs.paths.map { String($0.dropFirst(scratch.folder.path.count + 1)) }
    #expect(names == ["a/A.xcstrings", "a/B.xcstrings", "b/ko.xliff"])
    #expect(inputs.errors.isEmpty)
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

  @Test(.timeLimit(.minutes(1)))
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
