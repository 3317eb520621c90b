import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// `copydesk check`: the whole pipeline over files and folders.
struct CheckCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Check tables and documents, and report what is wrong.")

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var checks: CheckOptions
  @OptionGroup var output: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  @Option(
    help: ArgumentHelp(
      "Check the I-th of N shares of the tables only, and print what “copydesk merge” brings together, whatever --format says.",
      valueName: "I/N"))
  var shard: String?

  func run() async throws {
    let plan = try output.plan(asked: try checks.askedRules())
    let threshold = try verdict.threshold()
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to check, such as: copydesk check App")
    }
    if let shard { return try await checkShard(named: shard, plan) }
    let outcome = try await checks.run(paths, progress: plan.progressLine())
    try verdict.end(outcome, of: checks, plan, threshold, hint: hint)
  }

  /// Prints what each table of a share brought. What is wrong in all of them together, merge tells.
  private func checkShard(named name: String, _ plan: ReportPlan) async throws {
    guard let shard = Shard(name) else {
      throw ValidationError("--shard takes a share such as 2/5, of at most 1000, not “\(name)”.")
    }
    guard checks.since == nil else {
      throw ValidationError("--shard and --since do not go together: check all of the tables.")
    }
    var checked: [(copydesk: Copydesk, paths: [String])] = []
    for (run, copydesk) in try checks.prepared(paths, set: { $0.shard = shard }).checks {
      checked.append((try await copydesk.readingCode(besides: run.paths), run.paths))
    }
    let head = ShardFile.Head(
      count: shard.count, version: Version.number, paths: paths,
      keys: checked.map(\.copydesk.key))
    try Output.write(ShardFile.headLine(head, number: shard.number))
    let progress = plan.progressLine()
    defer { progress?.erase() }
    var count = 0
    for (number, (copydesk, paths)) in checked.enumerated() {
      try await copydesk.checkTables(paths) {
        progress?.add($0)
      } body: { table in
        count += 1
        try Output.write(ShardFile.tableLine(table, project: number))
      }
    }
    try Output.write(ShardFile.endLine(tables: count))
  }

  /// Where the verb is left out, a verb that is misspelled is the first path.
  private func hint(_ path: String) -> String {
    let verbs = CopydeskCommand.configuration.subcommands.compactMap {
      $0.configuration.commandName
    }
    guard path == paths.first, !path.contains("/"), !path.contains(".") else { return "" }
    return verbs.nearest(to: path).map { " Did you mean the verb “\($0)”?" } ?? ""
  }
}
