import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials

/// Where a project of a batch lies: in its folder, or as a revision of its repository has it.
struct ProjectPlace {
  /// What is checked.
  let paths: [String]
  let folders: ReportFolders
  /// The commit; nil for a folder that is in no repository.
  let revision: String?

  /// A revision is written into a folder beside the history, where it stays: what did not change is not written again.
  init(_ project: BatchList.Project, history: String) throws {
    let root: String
    if let revision = project.revision {
      let found = try GitRevision(
        revision, of: project.place, for: "\(project.origin): revision",
        wants: {
          Copydesk.isTable($0) || Copydesk.isCode($0) || $0.hasSuffix(ConfigurationFile.name)
        })
      let commit = try found.commit()
      let tree = "\(history).trees/\(project.name.asFileName)"
      if Self.commit(of: tree) != commit { try Self.write(found, commit, to: tree) }
      (root, self.revision) = (tree.realPath, commit)
    } else {
      root = project.place
      guard root.isFolder else {
        throw ValidationError("\(project.origin): There is no folder “\(root)”. Correct its path.")
      }
      revision = Git.commit(of: root)
    }
    paths = project.paths.isEmpty ? [root] : project.paths.map { "\(root)/\($0)" }
    folders = ReportFolders(
      working: FileManager.default.currentDirectoryPath, project: root)
  }

  /// The file that says which commit a tree is of.
  private static func mark(of tree: String) -> String { tree + ".commit" }

  private static func commit(of tree: String) -> String? {
    guard tree.isFolder, let text = try? String(contentsOfFile: mark(of: tree), encoding: .utf8)
    else { return nil }
    return text.split(separator: "\n").first.map(String.init)
  }

  private static func write(_ revision: GitRevision, _ commit: String, to tree: String) throws {
    // Until all of it is there, it is of no commit.
    try? FileManager.default.removeItem(atPath: mark(of: tree))
    try? FileManager.default.removeItem(atPath: tree)
    try FileManager.default.createDirectory(atPath: tree, withIntermediateDirectories: true)
    try revision.write(to: URL(filePath: tree))
    try Output.write(Array("\(commit)\n".utf8), toFile: mark(of: tree))
  }
}

extension String {
  /// A name that any file system takes, another for another text.
  fileprivate var asFileName: String {
    let isPlain = utf8.allSatisfy { $0.isASCIIWord || $0 == UInt8(ascii: "-") }
    if isPlain, utf8.count <= 60 { return self }
    var hash = StableHash()
    hash.add(self)
    let start = String(
      String.UnicodeScalarView(
        unicodeScalars.filter { $0.properties.isAlphabetic && $0.isASCII }.prefix(40)))
    return "\(start)-\(String(hash.value, radix: 16))"
  }
}
