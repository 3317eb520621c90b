import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials

/// Where the configuration of each path is.
struct ConfigurationOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      The configuration for all paths (default: for each the .copydesk.yml that is nearest above it, \
      or above this folder where no path is named).
      """,
      valueName: "file"))
  var config: String?

  /// The configuration of a run without paths; nil when none is named and none is found.
  func load() throws -> Configuration? {
    try (config ?? ConfigurationFile.nearest(to: FileManager.default.currentDirectoryPath))
      .map(Self.read)
  }

  /// The projects that some paths belong to, and those in folders under them, in the order in which they are met.
  func projects(of paths: [String], _ inputs: InputOptions) throws -> [Project] {
    let ignored = inputs.ignored(under: paths)
    func make(_ configuration: Configuration?) -> Project {
      Project(
        configuration: configuration, hasInnerProjects: config == nil,
        leavesOutForeign: !inputs.noIgnore, ignored: ignored)
    }
    guard config == nil else {
      var project = make(try load())
      project.named = paths
      return [project]
    }
    var projects: [Project] = []
    var numbers: [String?: Int] = [:]
    func index(of path: String) throws -> Int {
      let file = ConfigurationFile.nearest(to: path.isEmpty ? "." : path)
      let name = file?.realPath
      if let number = numbers[name] { return number }
      projects.append(make(try file.map(Self.read)))
      numbers[name] = projects.count - 1
      return projects.count - 1
    }
    var walks: [(path: String, project: Int)] = []
    for path in paths {
      let number = try index(of: path)
      projects[number].named.append(path)
      walks.append((path, number))
    }
    var known = Set(paths.map(\.realPath))
    var next = 0
    while next < walks.count {
      let walk = walks[next]
      next += 1
      for folder in projects[walk.project].inner(under: walk.path)
      where known.insert(folder.realPath).inserted {
        let number = try index(of: folder)
        projects[number].found.append(folder)
        walks.append((folder, number))
      }
    }
    return projects
  }

  private static func read(_ path: String) throws -> Configuration {
    var configuration = try ConfigurationFile.read(path)
    configuration.manifest.path = configuration.manifest.path?.fromWorkingFolder
    configuration.code = configuration.code.map(\.fromWorkingFolder)
    configuration.baseline = configuration.baseline?.fromWorkingFolder
    configuration.sources = configuration.sources.map {
      PathSource(pattern: $0.pattern, path: $0.path.fromWorkingFolder)
    }
    return configuration
  }
}
