import ArgumentParser
import CopyModel
import Copydesk
import Reports

/// `copydesk merge`: what several machines checked, as if one had.
struct MergeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Bring together what the shards of a run found: the same report as one run.",
    discussion: """
      Each machine runs copydesk check PATH --shard I/N > I.ndjson; then, where the same files are, \
      copydesk merge 1.ndjson 2.ndjson … with the same options as check.
      """)

  @Argument(help: "What check --shard has written, of each shard once.")
  var shards: [String] = []

  @OptionGroup var checks: CheckOptions
  @OptionGroup var output: ReportOptions
  @OptionGroup var verdict: VerdictOptions

  func run() async throws {
    let plan = try output.plan(asked: try checks.askedRules())
    let threshold = try verdict.threshold()
    guard !shards.isEmpty else {
      throw ValidationError("Name the files of the shards, such as: copydesk merge shard-*.ndjson")
    }
    let files = try shards.map(Self.file).sorted { $0.number < $1.number }
    let head = try Self.head(of: files)
    let outcome = try await checks.run(head.paths) { number, copydesk, paths in
      let copydesk = try await copydesk.readingCode(besides: paths)
      guard number < head.keys.count, copydesk.key == head.keys[number] else {
        throw ValidationError(
          """
          The shards were checked with other options, another configuration or other code than are here. Give merge the \
          options that check was given, where the same files are.
          """)
      }
      return try copydesk.conclusion(of: paths, files.flatMap { $0.tables[number] ?? [] })
    }
    try verdict.end(outcome, of: checks, plan, threshold)
  }

  private static func file(_ path: String) throws -> ShardFile {
    do throws(ShardFile.Damage) {
      return try ShardFile(path)
    } catch {
      throw ValidationError(error.message)
    }
  }

  /// What the shards agree in, of which each is there once.
  private static func head(of files: [ShardFile]) throws -> ShardFile.Head {
    guard let first = files.first else { throw ExitCode(2) }
    for file in files.dropFirst() where file.head != first.head {
      let what =
        file.head.version != first.head.version
        ? "another version of copydesk"
        : file.head.count != first.head.count
          ? "another number of shards" : "other paths or options"
      throw ValidationError(
        "\(file.path): This shard was checked with \(what) than \(first.path). Run all of them alike."
      )
    }
    guard first.head.version == Version.number else {
      throw ValidationError(
        "\(first.path): It was written by copydesk \(first.head.version), and this is \(Version.number). Use one version."
      )
    }
    var seen: [Int: String] = [:]
    for file in files {
      if let other = seen.updateValue(file.path, forKey: file.number) {
        throw ValidationError(
          "\(file.path): This is shard \(file.number) again, as \(other) is. Name each once.")
      }
    }
    let missing = (1...first.head.count).filter { seen[$0] == nil }
    guard missing.isEmpty else {
      let list = missing.map { "\($0)/\(first.head.count)" }.joined(separator: ", ")
      throw ValidationError("Shard \(list) is missing. Name the files of all shards.")
    }
    return first.head
  }
}
