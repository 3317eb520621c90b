import CopyModel
import FoundationEssentials
import StoredFiles
import StringTables

/// What of the folders that are walked is looked at.
struct PathScope: Sendable {
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  /// Files that the configuration names for something else, by their real paths: glossaries are no tables of the app.
  var others: Set<String> = []
  /// Of which files the configuration says the source.
  var sourced: [PathPattern] = []
  /// Names of folders that are left out but where they are named themselves.
  var foreign = ForeignFolders.names
  /// Files and folders that are left out likewise, by their absolute paths.
  var ignored: Set<String> = []
  /// The name of the file that makes a folder a project of its own.
  var projectFile: String?

  /// Whether a folder, by its absolute path, is not entered.
  func leavesOut(folder: String) -> Bool { exclude.contains { $0.matches(folder) } }

  /// Whether a file or folder that was found, by its absolute path, is not the project's own.
  func isForeign(_ path: String, isFolder: Bool) -> Bool {
    isFolder && foreign.contains(path.lastPathComponent) || ignored.contains(path)
  }

  /// Whether a folder is a project of its own.
  func isProject(_ folder: StoredFolder) -> Bool {
    projectFile.map { folder.names.contains($0) } ?? false
  }

  /// Whether a file, by its absolute path, is looked at. Patterns say nothing of files outside their folder.
  func holds(file: String) -> Bool {
    guard !exclude.contains(where: { $0.matches(file) }), !others.contains(file) else {
      return false
    }
    let speakers = include.filter { $0.reaches(file) }
    return speakers.isEmpty || speakers.contains { $0.matches(file) }
  }
}

extension Options {
  /// What of the folders that are walked is looked at.
  var scope: PathScope {
    // Who includes a folder by its name means it.
    let included = include.flatMap { $0.text.split(separator: "/").map(String.init) }
    return PathScope(
      include: include, exclude: exclude, others: Set((glossaries + wordings).map(\.realPath)),
      sourced: sources.map(\.pattern),
      foreign: leavesOutForeign ? ForeignFolders.names.subtracting(included) : [],
      ignored: ignored, projectFile: projectFile)
  }
}

extension String {
  /// Whether a symbolic link has this path.
  var isLink: Bool {
    (try? FileManager.default.destinationOfSymbolicLink(atPath: self)) != nil
  }

  /// The path from the root, its links followed.
  package var realPath: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
