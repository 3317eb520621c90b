import FoundationEssentials
import Yams

/// The projects of a nightly run, as a file lists them.
package struct BatchList: Sendable, Equatable {
  /// One project.
  package struct Project: Sendable, Equatable {
    /// What the history and the digest call it.
    package var name: String
    /// The folder that it lies in, or the Git repository that has it: absolute.
    package var place: String
    /// The revision of the repository that is checked; nil for the folder as it is.
    package var revision: String?
    /// What of it is checked, from its folder on; all of it when empty.
    package var paths: [String] = []
    /// Where it stands: `path:line`.
    package var origin: String
  }

  /// The absolute path of the file.
  package var path: String
  /// Where the history is kept, absolute; nil where the file does not say.
  package var history: String?
  package var projects: [Project] = []

  private static let example =
    "[{name: Notes, path: ../notes}, {name: Mail, repository: ../mail, revision: main}]"
  private static let keys = ["name", "path", "repository", "revision", "paths"]

  /// Reads the file at a path. Its paths start at the folder that it lies in.
  package static func read(_ path: String) throws(ConfigurationError) -> BatchList {
    let text = try ConfigurationFile.text(of: path)
    let file = URL(filePath: path).standardizedFileURL
    let folder = file.deletingLastPathComponent().resolvingSymlinksInPath().path
    var list = BatchList(path: folder + "/" + file.lastPathComponent)
    guard let node = try YAML.node(of: text, path: path), node.tag != Tag(.null) else {
      throw ConfigurationError(
        path: path, place: nil, message: "The file lists no project. Write: projects: \(example)")
    }
    let root = ConfigurationValue(node: node, path: path, folder: folder, key: "projects")
    for (key, value) in try root.members("projects: \(example)") {
      switch try key.word() {
      case "projects": list.projects = try value.filledList(example, project)
      case "history": list.history = absolute(try value.word(), in: folder)
      case let word: throw key.unknownKey(word, ["projects", "history"])
      }
    }
    guard !list.projects.isEmpty else {
      throw root.error("The file lists no project. Write: projects: \(example)")
    }
    var names: [String: String] = [:]
    for project in list.projects {
      if let other = names.updateValue(project.origin, forKey: project.name) {
        throw ConfigurationError(
          path: path, place: nil,
          message:
            "The project “\(project.name)” stands at \(other) and at \(project.origin). The history needs a name for each."
        )
      }
    }
    return list
  }

  private static func project(_ value: ConfigurationValue) throws(ConfigurationError) -> Project {
    var project = Project(
      name: "", place: "", origin: "\(value.path):\(value.node.mark?.line ?? 1)")
    var repository: String?
    for (key, value) in try value.members("{name: Notes, path: ../notes}") {
      let word = try key.word()
      switch word {
      case "name": project.name = try value.word()
      case "path": project.place = absolute(try value.word(), in: value.folder)
      case "repository": repository = absolute(try value.word(), in: value.folder)
      case "revision": project.revision = try value.word()
      case "paths": project.paths = try value.filledList("[App, Packages]", inside)
      default: throw key.unknownKey(word, keys)
      }
    }
    if let repository {
      guard project.place.isEmpty else {
        throw value.error(
          "A project lies in a folder or in a repository: remove “path” or “repository”.")
      }
      project.place = repository
      project.revision = project.revision ?? "HEAD"
    } else if project.revision != nil {
      throw value.error("“revision” is one of a repository. Write “repository” in place of “path”.")
    }
    guard !project.place.isEmpty else {
      throw value.error(
        "Say where the project lies, such as path: ../notes or repository: ../mail.")
    }
    if project.name.isEmpty { project.name = URL(filePath: project.place).lastPathComponent }
    return project
  }

  private static func inside(_ value: ConfigurationValue) throws(ConfigurationError) -> String {
    let path = try value.word()
    guard !path.hasPrefix("/"), !path.split(separator: "/").contains("..") else {
      throw value.error("“\(path)” leaves the project. Write a path that starts in its folder.")
    }
    return path
  }

  private static func absolute(_ path: String, in folder: String) -> String {
    URL(filePath: path.hasPrefix("/") ? path : folder + "/" + path).standardizedFileURL.path
  }
}
