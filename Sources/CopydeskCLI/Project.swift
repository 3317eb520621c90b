import Configuration
import Copydesk

/// Paths of a run for which one configuration holds.
struct Project {
  /// Nil where the paths have none.
  let configuration: Configuration?
  /// Whether folders in the paths may be projects of their own.
  let hasInnerProjects: Bool
  /// Whether folders that are not the project's own are left out, and what else is.
  let leavesOutForeign: Bool
  let ignored: Set<String>
  /// The paths that were named.
  var named: [String] = []
  /// The folders under other projects that are this one.
  var found: [String] = []

  var paths: [String] { named + found }

  /// Sets what of the paths is looked at.
  func apply(to options: inout Options) {
    options.projectFile = hasInnerProjects ? ConfigurationFile.name : nil
    options.leavesOutForeign = leavesOutForeign
    options.ignored = ignored
  }

  /// The folders under a path that are projects of their own.
  func inner(under path: String) -> [String] {
    var options = Options()
    configuration?.apply(to: &options)
    apply(to: &options)
    return Copydesk.projects(under: [path], options)
  }
}
