import CopyModel
import FoundationEssentials
import StoredFiles

/// What of the folders that are walked is looked at.
struct PathScope: Sendable {
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  /// Files that the configuration names for something else, by their real paths: glossaries are no tables of the app.
  var others: Set<String> = []
  /// The name of the file that makes a folder a project of its own.
  var projectFile: String?

  /// Whether a folder, by its absolute path, is not entered.
  func leavesOut(folder: String) -> Bool { exclude.contains { $0.matches(folder) } }

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
    PathScope(
      include: include, exclude: exclude, others: Set(glossaries.map(\.realPath)),
      projectFile: projectFile)
  }
}

extension String {
  /// The path from the root, its links followed.
  package var realPath: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
