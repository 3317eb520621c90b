import ArgumentParser
import Copydesk

/// What of the folders that are named is looked at.
struct InputOptions: ParsableArguments {
  @Flag(
    help: "Also look at what Git ignores, and into Pods, build, node_modules and the like.")
  var noIgnore = false

  /// What Git ignores under some paths; nothing where it is looked at.
  func ignored(under paths: [String]) -> Set<String> {
    noIgnore
      ? [] : paths.filter(\.isFolder).reduce(into: []) { $0.formUnion(Git.ignored(under: $1)) }
  }
}
