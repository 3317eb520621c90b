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

  @OptionGroup var projects: ProjectOptions

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
    let runs = try projects.runs(of: paths)
    guard write == nil || runs.count == 1 else {
      throw ValidationError(
        "--write makes the manifest of one project, and these paths have \(runs.count). Name the paths of one."
      )
    }
    var list = AlertList()
    var hasErrors = false
    for run in runs {
      let copydesk = try Copydesk(run.options)
      let (code, paths) = (run.options.code, run.project.paths)
      let survey = try await copydesk.survey(code.isEmpty ? paths : code)
      for error in survey.errors { Output.complain("\(error.path): \(error.message)") }
      hasErrors = hasErrors || !survey.errors.isEmpty
      list.add(
        survey.entries, texts: try await copydesk.texts(of: survey, in: paths),
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
