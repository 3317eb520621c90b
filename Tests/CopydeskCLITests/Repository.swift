import Foundation
import Testing

/// The system's git in a folder, for tests that need a repository.
enum Repository {
  /// Runs git, which must succeed; answers with what it prints.
  @discardableResult
  static func git(_ arguments: String..., in folder: URL) throws -> String {
    try git(arguments, in: folder)
  }

  /// The same for arguments in a list.
  @discardableResult
  static func git(_ arguments: [String], in folder: URL) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["git", "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
    process.currentDirectoryURL = folder
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return String(decoding: bytes, as: UTF8.self)
  }
}
