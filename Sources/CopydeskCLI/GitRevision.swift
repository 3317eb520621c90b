import ArgumentParser
import Copydesk
import Foundation

/// A folder as a revision of Git has it. The system's git reads it; nothing goes over a network.
struct GitRevision {
  private let revision: String
  /// The option that names it, for messages.
  private let option: String
  /// Which files of it are wanted, by their paths.
  private let wants: (String) -> Bool
  /// Where git works.
  private let folder: String

  init(
    _ revision: String, of folder: String, for option: String = "--since",
    wants: @escaping (String) -> Bool = Copydesk.isLikelyTable
  ) throws {
    self.revision = revision
    self.option = option
    self.wants = wants
    self.folder = folder.isEmpty ? "." : folder
    // A name that begins with a hyphen would be an option of git.
    guard !revision.hasPrefix("-"), !revision.isEmpty else {
      throw ValidationError("\(option) takes a revision of Git, not “\(revision)”.")
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

    /// A folder called `..` would lead out; only an ill-made tree has one.
    var leadsOut: Bool { path.split(separator: "/").contains("..") }
  }

  /// Writes the tables of the folder into another one.
  func write(to place: URL) throws {
    let hash = try commit()
    let listed = try Git.run(["ls-tree", "-r", "-z", hash, "--", "."], in: folder)
    guard listed.isSuccess else { throw unreadable(listed.complaint) }
    let files = listed.output.split(separator: 0).compactMap { File($0) }
      .filter { wants($0.path) && !$0.leadsOut }
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
  func commit() throws -> String {
    let (hash, complaint) = try hash(
      ["rev-parse", "--verify", "--quiet", revision + "^{commit}"])
    if let hash { return hash }
    throw ValidationError(
      """
      \(option): “\(revision)” is no folder, and Git knows no such revision at \(folder). \(try advice("Check the name.", complaint))
      """)
  }

  /// Where the revision and what is checked out went apart: what either has since is none of the other.
  func mergeBase() throws -> String {
    let commit = try commit()
    let (hash, complaint) = try hash(["merge-base", "HEAD", commit])
    if let hash { return hash }
    throw ValidationError(
      """
      \(option): “\(revision)” and what is checked out at \(folder) have no commit in common. \(try advice("Name another revision.", complaint))
      """)
  }

  /// The commit that git answers with; where it answers none, what it complains of.
  private func hash(_ arguments: [String]) throws -> (hash: String?, complaint: String?) {
    let found = try Git.run(arguments, in: folder)
    let hash = String(bytes: found.output, encoding: .utf8)?.split(separator: "\n").first
    // `^HEAD` is everything but a commit.
    guard found.isSuccess, let hash, hash.allSatisfy(\.isHexDigit) else {
      return (nil, found.complaint)
    }
    return (String(hash), nil)
  }

  /// What to do, and what git says.
  private func advice(_ usual: String, _ complaint: String?) throws -> String {
    let words = complaint.map { " Git says: \($0)" } ?? ""
    return (try isShallow() ? Self.depth : usual) + words
  }

  private func isShallow() throws -> Bool {
    let found = try Git.run(["rev-parse", "--is-shallow-repository"], in: folder)
    return String(bytes: found.output, encoding: .utf8)?.hasPrefix("true") == true
  }

  /// What helps where a clone has only the last commits.
  private static let depth = """
    The clone is shallow: fetch its history first, with git fetch --unshallow, or fetch-depth: 0 for GitHub's \
    checkout, GIT_DEPTH: 0 for GitLab.
    """

  private func write(_ bytes: Data, to file: URL) throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file)
    } catch {
      throw ValidationError(
        "\(option): \(file.path) cannot be written. Check the space and permissions of the folder for temporary files."
      )
    }
  }

  /// That git does not give what the revision holds. A clone without all files has them elsewhere.
  private func unreadable(_ complaint: String?, _ path: String? = nil) -> ValidationError {
    let what = path.map { "\($0) as of “\(revision)”" } ?? "“\(revision)”"
    let words = complaint.map { " Git says: \($0)" } ?? ""
    return ValidationError(
      """
      \(option): Git cannot read \(what) at \(folder).\(words) In a partial or shallow clone, fetch it \
      first, or name a folder with the earlier tables.
      """)
  }
}
