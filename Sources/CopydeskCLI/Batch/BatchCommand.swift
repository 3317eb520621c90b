import ArgumentParser
import Configuration
import CopyModel
import Copydesk
import FoundationEssentials
import HistoryReports
import RunHistory

/// `copydesk batch`: many projects in one run, and what became of their findings since the last one.
struct BatchCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "batch",
    abstract: "Check many projects and keep what was found: the nightly run.",
    discussion: """
      The file lists projects, each a folder or a Git repository at a revision, checked under its own .copydesk.yml:

        history: nightly.db
        projects:
          - {name: Notes, path: ../notes}
          - {name: Mail, repository: ../mail.git, revision: main, paths: [App]}

      What did not change since the last run is not checked again. A run that was stopped is taken up by the next one.

      Exit status: 0 every gate passes; 1 some gate does not; 2 a project could not be checked, or misuse.
      """)

  @Argument(help: "The list of projects, in YAML.")
  var list: String

  @Option(
    help: ArgumentHelp(
      "Where the history is kept (default: “history” of the list). It is made where there is none.",
      valueName: "file"))
  var history: String?

  @Option(
    name: .customLong("digest"),
    help: ArgumentHelp(
      "Write what changed since the run before: html=digest.html, markdown=digest.md, json=digest.json. Repeatable.",
      valueName: "format=file"))
  var digests: [String] = []

  @Option(
    help: ArgumentHelp(
      "Run this in the shell at the end, with what changed as JSON on its standard input.",
      valueName: "command"))
  var notify: String?

  @Option(
    help: ArgumentHelp("When the run is, in ISO 8601 and UTC (default: now).", valueName: "time"))
  var date: String?

  @OptionGroup var checks: CheckOptions

  func run() async throws {
    let list = try BatchList.read(self.list)
    guard let path = history ?? list.history else {
      throw ValidationError(
        "\(self.list): Say where the history is kept: --history FILE, or history: FILE in the list."
      )
    }
    try checks.known.refuse(because: "Each project has its own, named in its .copydesk.yml.")
    let digests = try digests.map { try DigestFile($0) }
    let time = try time()
    do {
      let history = try HistoryFile(path: path, at: time)
      let start = try history.begin(list: list.path, at: time)
      if start.isResumed {
        Output.complain("The run of \(start.batch.time) was stopped before its end. It goes on.")
      }
      var run = BatchRun(start.batch, history, checks, projects: list.projects.count)
      for project in list.projects { try await run.check(project) }
      try history.finish(start.batch)
      try run.printEnd()
      let digest = try Digest(
        history, batch: try history.batch("\(start.batch.number)"), failures: run.failures)
      for file in digests { try file.write(digest) }
      if let notify, let trouble = try Shell.run(notify, input: digest.json) {
        Output.complain("--notify: \(trouble)")
      }
      if let status = run.status { throw status }
    } catch let error as HistoryError {
      throw ValidationError(error.description)
    }
  }

  /// The time of the run.
  private func time() throws -> String {
    guard let date else { return Date.now.formatted(.iso8601) }
    guard let given = try? Date(date, strategy: .iso8601) else {
      throw ValidationError("--date takes a time such as 2027-03-01T02:00:00Z, not “\(date)”.")
    }
    return given.formatted(.iso8601)
  }
}
