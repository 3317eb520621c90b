import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// `copydesk read`: the Reader alone.
struct ReadCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print every string with its source, place and role, one JSON object a line.")

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var projects: ProjectOptions

  func run() async throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to read, such as: copydesk read App")
    }
    var errors: [InputError] = []
    for run in try projects.runs(of: paths) {
      let copydesk = try await Copydesk(run.options).readingCode(besides: run.paths)
      let memberships = copydesk.memberships
      errors += try await copydesk.read(
        run.paths, form: { units in UnitJSON.lines(units, memberships: memberships) }
      ) { lines, issues in
        try Output.write(lines)
        for issue in issues {
          Output.complain(
            "\(issue.file):\(issue.start.line):\(issue.start.column): \(issue.message)")
        }
      }
    }
    for error in errors { Output.complain("\(error.path): \(error.message)") }
    if !errors.isEmpty { throw ExitCode(2) }
  }
}
