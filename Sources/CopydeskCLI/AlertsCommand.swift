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
    var options = try common.options(configuration.load())
    try code.apply(to: &options)
    guard !paths.isEmpty else {
      throw ValidationError("Name a folder with code, such as: copydesk alerts App")
    }
    guard let form = AlertList.Form(rawValue: format) else {
      throw ValidationError("There is no format “\(format)”. Take text or json.")
    }
    let copydesk = try Copydesk(options)
    let survey = try await copydesk.survey(options.code.isEmpty ? paths : options.code)
    for error in survey.errors { Output.complain("\(error.path): \(error.message)") }
    let list = AlertList(
      entries: survey.entries, texts: try await copydesk.texts(of: survey, in: paths),
      files: survey.files)
    if let write {
      try Output.write(list.manifest, toFile: write)
    } else {
      try Output.write(list.written(as: form))
    }
    if !survey.errors.isEmpty { throw ExitCode(2) }
  }
}
