import ArgumentParser
import Copydesk
import Foundation

/// A folder as a revision of Git has it. The system's git reads it; nothing goes over a network.
struct GitRevision {
  private let revision: String
  /// Where git works.
  private let folder: String

  init(_ revision: String, of folder: String) throws {
    self.revision = revision
    self.folder = folder.isEmpty ? "." : folder
    // A name that begins with a hyphen would be an option of git.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw ValidationError("--since takes a folder or a revision of Git, not “\(revision)”.")
    }
  }

  /// Writes the tables of the folder into another one.
  func write(to place: URL) throws {
    let commit = try git(["rev-parse", "--verify", "--quiet", revision + "^{commit}"], input: nil)
    guard let commit,
      let hash = String(bytes: commit, encoding: .utf8)?.split(separator: "\n").first,
      // `^HEAD` is everything but a commit.
      hash.allSatisfy(\.isHexDigit)
    else {
      throw ValidationError(
        "--since: “\(revision)” is no folder, and Git knows no such revision at \(folder). Check the name."
      )
    }
    let listed = try git(
      ["ls-tree", "-r", "-z", "--name-only", String(hash), "--", "."], input: nil)
    let names = (listed ?? Data()).split(separator: 0).compactMap {
      String(bytes: $0, encoding: .utf8)
    }
    .filter { name in
      // A folder called `..` would lead out of `place`; only an ill-made tree has one.
      Copydesk.isTable(name) && !name.contains("\n") && !name.split(separator: "/").contains("..")
    }
    let wanted = names.map { "\(hash):./\($0)\n" }.joined()
    var rest = try git(["cat-file", "--batch"], input: Data(wanted.utf8)) ?? Data()
    for name in names {
      // `HASH blob SIZE`, the bytes, and a line end; `… missing` for what is not there.
      guard let end = rest.firstIndex(of: 0x0A),
        let head = String(bytes: rest[rest.startIndex..<end], encoding: .utf8)
      else { break }
      rest = rest[(end + 1)...]
      guard let size = head.split(separator: " ").last.flatMap({ Int($0) }), size < rest.count
      else {
        continue
      }
      let file = place.appending(path: name)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(rest.prefix(size)).write(to: file)
      rest = rest.dropFirst(size + 1)
    }
  }

  /// What git prints; nil when it fails.
  private func git(_ arguments: [String], input: Data?) throws -> Data? {
    guard let program = Self.program else {
      throw ValidationError(
        "--since names a revision, and there is no git in PATH. Install git, or name a folder with the earlier tables."
      )
    }
    let process = Process()
    process.executableURL = program
    process.arguments = ["-C", folder] + arguments
    let (output, feed) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardInput = feed
    process.standardError = FileHandle.nullDevice
    try process.run()
    // Fed beside the reading: a full pipe on either side would stop both.
    let writer = Thread {
      if let input { try? feed.fileHandleForWriting.write(contentsOf: input) }
      try? feed.fileHandleForWriting.close()
    }
    writer.start()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return process.terminationStatus == 0 ? data : nil
  }

  /// The git in PATH.
  private static var program: URL? {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    return path.split(separator: ":").map { URL(filePath: String($0)).appending(path: "git") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }
}
