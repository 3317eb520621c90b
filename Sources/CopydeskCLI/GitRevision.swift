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

  /// A file of the revision: its path from the folder on, and the name of its bytes.
  private struct File {
    let path: String
    let object: String

    /// Reads a line of `git ls-tree`: `MODE blob OBJECT\tPATH`. Nil for what is no file: a link, a submodule.
    init?(_ line: Data) {
      guard let line = String(bytes: line, encoding: .utf8), let tab = line.firstIndex(of: "\t")
      else { return nil }
      let fields = line[..<tab].split(separator: " ")
      guard fields.count == 3, fields[0].hasPrefix("100"), fields[1] == "blob" else { return nil }
      path = String(line[line.index(after: tab)...])
      object = String(fields[2])
    }

    /// Whether it is a table. A folder called `..` would lead out; only an ill-made tree has one.
    var isWanted: Bool { Copydesk.isTable(path) && !path.split(separator: "/").contains("..") }
  }

  /// Writes the tables of the folder into another one.
  func write(to place: URL) throws {
    let hash = try commit()
    let listed = try Git.run(["ls-tree", "-r", "-z", hash, "--", "."], in: folder)
    guard listed.isSuccess else { throw unreadable(listed.complaint) }
    let files = listed.output.split(separator: 0).compactMap { File($0) }.filter(\.isWanted)
    let wanted = files.map { $0.object + "\n" }.joined()
    let read = try Git.run(["cat-file", "--batch"], in: folder, input: Data(wanted.utf8))
    var rest = read.output
    for file in files {
      // `OBJECT blob SIZE`, the bytes, and a line end; `OBJECT missing` for what is not there.
      guard let end = rest.firstIndex(of: 0x0A),
        let head = String(bytes: rest[rest.startIndex..<end], encoding: .utf8)
      else { throw unreadable(read.complaint, file.path) }
      rest = rest[(end + 1)...]
      guard let size = head.split(separator: " ").last.flatMap({ Int($0) }), size < rest.count
      else { throw unreadable(read.complaint, file.path) }
      try write(rest.prefix(size), to: place.appending(path: file.path))
      rest = rest.dropFirst(size + 1)
    }
    guard read.isSuccess else { throw unreadable(read.complaint) }
  }

  /// The commit that the revision names.
  private func commit() throws -> String {
    let found = try Git.run(
      ["rev-parse", "--verify", "--quiet", revision + "^{commit}"], in: folder)
    let hash = String(bytes: found.output, encoding: .utf8)?.split(separator: "\n").first
    // `^HEAD` is everything but a commit.
    guard found.isSuccess, let hash, hash.allSatisfy(\.isHexDigit) else {
      let words = found.complaint.map { " Git says: \($0)" } ?? ""
      throw ValidationError(
        "--since: “\(revision)” is no folder, and Git knows no such revision at \(folder). Check the name.\(words)"
      )
    }
    return String(hash)
  }

  private func write(_ bytes: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      throw ValidationError(
        "--since: \(file.path) cannot be written. Check the space and permissions of the folder for temporary files."
      )
    }
  }

  /// That git does not give what the revision holds. A clone without all files has them elsewhere.
  private func unreadable(_ complaint: String?, _ path: String? = nil) -> ValidationError {
    let what = path.map { "\($0) as of “\(revision)”" } ?? "“\(revision)”"
    let words = complaint.map { " Git says: \($0)" } ?? ""
    return ValidationError(
      """
      --since: Git cannot read \(what) at \(folder).\(words) In a partial or shallow clone, fetch it \
      first, or name a folder with the earlier tables.
      """)
  }
}
