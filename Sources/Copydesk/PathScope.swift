import CopyModel
import FoundationEssentials

/// What of the folders that are walked is looked at.
struct PathScope: Sendable {
  var include: [PathPattern] = []
  var exclude: [PathPattern] = []
  /// Files that the configuration names for something else, by their real paths: glossaries are no tables of the app.
  var others: Set<String> = []

  /// Whether a folder, by its absolute path, is not entered.
  func leavesOut(folder: String) -> Bool { exclude.contains { $0.matches(folder) } }

  /// Whether a file, by its absolute path, is looked at. Patterns say nothing of files outside their folder.
  func holds(file: String) -> Bool {
    guard !exclude.contains(where: { $0.matches(file) }), !others.contains(file) else {
      return false
    }
    let speakers = include.filter { $0.reaches(file) }
    return speakers.isEmpty || speakers.contains { $0.matches(file) }
  }
}

extension String {
  /// The path from the root, its links followed.
  package var realPath: String { URL(filePath: self).resolvingSymlinksInPath().path }
}
