import ArgumentParser
import Foundation
import Synchronization

/// The system's git, kept from the network and from asking.
enum Git {
  /// What a run of git brought out.
  struct Result {
    let isSuccess: Bool
    let output: Data
    /// The first line that it wrote to standard error, such as `fatal: not a git repository`.
    let complaint: String?
  }

  /// Runs git in a folder.
  static func run(_ arguments: [String], in folder: String, input: Data? = nil) throws -> Result {
    guard let program else {
      throw ValidationError(
        "A revision is named, and there is no git in PATH. Install git."
      )
    }
    let process = Process()
    process.executableURL = program
    process.arguments = ["-C", folder] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(quiet) { $1 }
    let (output, complaints, feed) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = complaints
    process.standardInput = feed
    do {
      try process.run()
    } catch {
      throw ValidationError("\(program.path) cannot be run. Check its permissions.")
    }
    // Fed and heard beside the reading: a full pipe on any side would stop all.
    let writer = Thread {
      if let input { try? feed.fileHandleForWriting.write(contentsOf: input) }
      try? feed.fileHandleForWriting.close()
    }
    writer.start()
    let heard = Complaints(complaints.fileHandleForReading)
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return Result(
      isSuccess: process.terminationStatus == 0, output: data, complaint: heard.firstLine())
  }

  /// The commit that is checked out in a folder; nil where it is in no repository, or there is no git.
  static func commit(of folder: String) -> String? {
    guard let found = try? run(["rev-parse", "--verify", "--quiet", "HEAD"], in: folder),
      found.isSuccess
    else { return nil }
    return String(bytes: found.output, encoding: .utf8)?.split(separator: "\n").first.map(
      String.init)
  }

  /// What keeps git from fetching what a partial clone lacks, from asking for a password, and from
  /// writing to the repository (git manual, “Environment Variables”). Older ones know only the first.
  private static let quiet = [
    "GIT_ALLOW_PROTOCOL": "none", "GIT_NO_LAZY_FETCH": "1", "GIT_TERMINAL_PROMPT": "0",
    "GIT_OPTIONAL_LOCKS": "0",
  ]

  /// The git in PATH.
  private static var program: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}

/// What a process says while its output is read.
///
/// A class because the thread that listens and the one that asks share it; the bytes behind the
/// lock are all that they share.
private final class Complaints: Sendable {
  private let heard = Mutex(Data())
  private let isDone = DispatchSemaphore(value: 0)

  init(_ pipe: FileHandle) {
    let listener = Thread { [self] in
      let bytes = (try? pipe.readToEnd()) ?? Data()
      heard.withLock { $0 = bytes }
      isDone.signal()
    }
    listener.start()
  }

  /// The first line that says something, once all was heard.
  func firstLine() -> String? {
    isDone.wait()
    let bytes = heard.withLock { $0 }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).first.map {
      String($0.prefix(300))
    }
  }
}
