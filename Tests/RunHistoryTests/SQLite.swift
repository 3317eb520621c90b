import Foundation
import TestKit
import Testing

/// SQLite's own command line, to see and to make files without the module.
enum SQLite {
  /// What it prints of some SQL.
  @discardableResult
  static func run(_ sql: String, in path: String) throws -> String {
    let scratch = try Scratch()
    let input = try scratch.write("input", sql)
    let output = try scratch.write("output", "")
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["sqlite3", "-bail", path]
    process.standardInput = FileHandle(forReadingAtPath: input)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
    return try String(contentsOfFile: output, encoding: .utf8)
  }
}
