import Foundation
import TestKit

/// The built `copydesk`, run as a person would run it.
struct Binary {
  struct Run {
    let status: Int32
    let output: String
    let complaints: String

    /// The lines of the output as JSON objects.
    var objects: [[String: Any]] {
      output.split(separator: "\n").compactMap {
        try? JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any]
      }
    }
  }

  /// The products of a build lie beside the test runner.
  private static let executable: URL = {
    var folder = URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath()
    while folder.path.count > 1 {
      folder.deleteLastPathComponent()
      let file = folder.appending(path: "copydesk")
      if FileManager.default.isExecutableFile(atPath: file.path) { return file }
    }
    return Project.root.appending(path: ".build-test/release/copydesk")
  }()

  static var path: String? { executable.path }

  static func run(
    _ arguments: [String], input: String = "", in folder: URL? = nil,
    environment: [String: String]? = nil
  ) throws -> Run {
    try run(arguments, bytes: Array(input.utf8), in: folder, environment: environment)
  }

  /// The same with an input that need be no text.
  static func run(
    _ arguments: [String], bytes: [UInt8], in folder: URL? = nil,
    environment: [String: String]? = nil
  ) throws -> Run {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = folder }
    if let environment { process.environment = environment }
    let scratch = try Scratch()
    // Files, not pipes: no output is too long for them.
    let output = try scratch.write("output", "")
    let complaints = try scratch.write("complaints", "")
    let source = try scratch.write("input", Data(bytes))
    process.standardInput = FileHandle(forReadingAtPath: source)
    process.standardOutput = FileHandle(forWritingAtPath: output)
    process.standardError = FileHandle(forWritingAtPath: complaints)
    try process.run()
    process.waitUntilExit()
    return Run(
      status: process.terminationStatus,
      output: String(decoding: try Data(contentsOf: URL(filePath: output)), as: UTF8.self),
      complaints: String(decoding: try Data(contentsOf: URL(filePath: complaints)), as: UTF8.self))
  }
}
