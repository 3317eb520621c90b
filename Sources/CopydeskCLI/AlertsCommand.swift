import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// `copydesk alerts`: the alerts that the code makes.
struct AlertsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "alerts",
    abstract: "List the alerts that the code makes, with their texts and where they are made.")

  @Argument(help: "Files and folders with code, and with the tables of its texts.")
  var paths: [String] = []

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var inputs: InputOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup var code: CodeOptions

  @Option(help: ArgumentHelp("How to print the alerts: text, json."))
  var format = "text"

  @Option(
    help: ArgumentHelp(
      "Write the alerts as a manifest, ready to edit; .copydesk.yml may name it.", valueName: "file"
    ))
  var write: String?

  func run() async throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a folder with code, such as: copydesk alerts App")
    }
    guard let form = AlertList.Form(rawValue: format) else {
      throw ValidationError("There is no format “\(format)”. Take text or json.")
    }
    let projects = try configuration.projects(of: paths, inputs)
    guard write == nil || projects.count == 1 else {
      throw ValidationError(
        "--write makes the manifest of one project, and these paths have \(projects.count). Name the paths of one."
      )
    }
    var list = AlertList()
    var hasErrors = false
    for project in projects {
      var options = try common.options(project.configuration)
      project.apply(to: &options)
      try code.apply(to: &options)
      let copydesk = try Copydesk(options)
      let survey = try await copydesk.survey(options.code.isEmpty ? project.paths : options.code)
      for error in survey.errors { Output.complain("\(error.path): \(error.message)") }
      hasErrors = hasErrors || !survey.errors.isEmpty
      list.add(
        survey.entries, texts: try await copydesk.texts(of: survey, in: project.paths),
        files: survey.files)
    }
    if let write {
      try Output.write(list.manifest, toFile: write)
    } else {
      try Output.write(list.written(as: form))
    }
    if hasErrors { throw ExitCode(2) }
  }
}
