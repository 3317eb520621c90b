import ArgumentParser
import Copydesk

/// What the verbs take that look at the tables of projects.
struct ProjectOptions: ParsableArguments {
  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var inputs: InputOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup var code: CodeOptions

  /// A project of a run, with what is asked of it.
  struct Run {
    let project: Project
    var options: Options
    /// As they are read: those of a language's folder with its name.
    let paths: [String]
  }

  /// The projects that some paths belong to. `set` says what else is asked of each.
  func runs(
    of paths: [String], _ set: (inout Options) throws -> Void = { _ in }
  ) throws -> [Run] {
    try configuration.projects(of: paths, inputs).map { project in
      var options = try common.options(project.configuration)
      project.apply(to: &options)
      try set(&options)
      try code.apply(to: &options)
      let source = options.sourceLocale
      return Run(
        project: project, options: options,
        paths: project.paths.map { $0.fromBesideItsLanguage(source) })
    }
  }
}
