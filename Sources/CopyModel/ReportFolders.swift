/// The absolute paths that the paths of findings are told from.
package struct ReportFolders: Sendable {
  /// What relative paths start at.
  package var working: String
  /// The folder of the whole project.
  package var project: String
  /// The folder of the repository that it is in; nil where it is in none.
  package var repository: String?

  package init(working: String, project: String, repository: String? = nil) {
    self.working = working
    self.project = project
    self.repository = repository
  }
}
