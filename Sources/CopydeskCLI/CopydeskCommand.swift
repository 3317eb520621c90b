import ArgumentParser
import Copydesk

/// The command line: arguments in, exit status out. Everything else is the library's.
@main
struct CopydeskCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "copydesk",
    abstract: "Checks the copy of alerts in string tables and bilingual documents.",
    discussion: """
      copydesk reads a source text and its translations, measures both, and reports where the copy \
      breaks the platform's guidelines or where a translation no longer says what its source says.

        copydesk check Sources/App            every table under a folder
        copydesk check --format sarif App > copydesk.sarif
        copydesk fix --dry-run App            what can be mended without a person, as a patch
        copydesk audit App --out audit        the gate before a release, with a page for reviewers
        copydesk rules action-drift           one rule explained

      A project's .copydesk.yml, the nearest above each path, says what is checked and how strictly.

      It reads string tables of all common kinds (.strings, .xcstrings, XLIFF, PO, Android, JSON, YAML, CSV and more) and bilingual documents (.md, .txt).

      Exit status: 0 nothing at or above --fail-on; 1 findings of check there; 2 misuse or unreadable input.
      """,
    version: Version.text,
    subcommands: [
      CheckCommand.self, FixCommand.self, AuditCommand.self, ReviewCommand.self,
      CountCommand.self, PreviewCommand.self, BatchCommand.self, HistoryCommand.self,
      MergeCommand.self, ReadCommand.self, LearnCommand.self, AlertsCommand.self,
      AnalyzeCommand.self,
      DiffCommand.self, RulesCommand.self, InitCommand.self,
    ],
    defaultSubcommand: CheckCommand.self)

  static func main() async {
    Output.ignoreClosedPipes()
    do {
      var command = try parseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      finish(error)
    }
  }

  /// Ends with the status of the contract: help and version 0, misuse 2.
  private static func finish(_ error: any Error) -> Never {
    if let code = error as? ExitCode { exit(withError: code) }
    if exitCode(for: error).isSuccess { exit(withError: error) }
    // One line, without the usage that nobody reads under an error.
    let message = message(for: error)
    Output.complain(message.isEmpty ? "\(error)" : String(message.prefix { $0 != "\n" }))
    exit(withError: ExitCode(2))
  }
}
