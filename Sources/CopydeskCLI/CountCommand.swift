import ArgumentParser
import Audit
import CopyModel
import Copydesk
import Reports

/// `copydesk count`: how much copy there is.
struct CountCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "count",
    abstract: "Count words and characters as GMX-V 2.0 names them, and how much is translated.",
    discussion: """
      Words are counted as GMX-V 2.0 has them (in Chinese, Japanese, Korean and Thai, characters over 2.8, 3.0, 3.3 and \
      6.0), and beside them as Unicode has them (UAX #29; in Korean, eojeol). Placeholders and tags are not counted.
      """)

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var projects: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Count besides what is new, changed, unchanged and removed since an earlier version: a folder with the tables as they were, or a revision of Git.",
      valueName: "folder|revision"))
  var since: String?

  @Flag(help: "Count each file for itself.")
  var byFile = false

  @Option(help: "How to print the counts: text, csv, json.")
  var format = "text"

  func run() async throws {
    guard let form = CountReport.Form(rawValue: format) else {
      throw ValidationError("There is no format “\(format)”. Take text, csv or json.")
    }
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to count, such as: copydesk count App")
    }
    let runs = try projects.runs(of: paths)
    let named = runs.flatMap { $0.paths.prefix($0.project.named.count) }
    let earlier = try since.map { try EarlierTables($0, of: named) }
    defer { earlier?.remove() }
    var hasErrors = false
    var report = CountReport(
      sourceLocale: runs.first?.options.sourceLocale ?? .english, hasEarlier: since != nil)
    for run in runs {
      var options = run.options
      options.earlier = earlier?.places ?? []
      let (tally, files, errors) = try await Copydesk(options).count(run.paths)
      for error in errors { Output.complain("\(error.path): \(error.message)") }
      hasErrors = hasErrors || !errors.isEmpty
      report.add(tally, files: files)
    }
    try Output.write(await report.written(as: form, byFile: byFile))
    if hasErrors { throw ExitCode(2) }
  }
}
