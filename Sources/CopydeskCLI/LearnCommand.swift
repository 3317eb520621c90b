import ArgumentParser
import Copydesk

/// `copydesk learn`: how a team words its labels, counted over its own tables and memories.
struct LearnCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Count how approved tables and translation memories word their labels.",
    discussion: """
      Name the file under “wordings:” in .copydesk.yml: how you say a label is then right, whatever others say, and what \
      differs from it is told. Texts that are fuzzy, new or to be reviewed are not counted.

        copydesk learn App Memory.tmx --out wordings.tsv
      """)

  @Argument(help: "Files and folders. Folders are searched for tables.")
  var paths: [String] = []

  @OptionGroup var projects: ProjectOptions

  @Option(
    help: ArgumentHelp(
      "Write the counts to a file, not to standard output.", valueName: "file"))
  var out: String?

  @Option(
    help: ArgumentHelp(
      "What counts as one source: each file, or each folder right under those that are named.",
      valueName: "file|folder"))
  var by = SourceKind.file

  @Option(help: "Leave out labels that fewer sources have.")
  var least = 1

  /// What is one of the sources that are counted.
  enum SourceKind: String, ExpressibleByArgument {
    case file, folder
  }

  func run() async throws {
    guard !paths.isEmpty else {
      throw ValidationError("Name a file or folder to learn from, such as: copydesk learn App")
    }
    let roots = by == .folder ? paths.map { $0.hasSuffix("/") ? $0 : $0 + "/" } : []
    var learned = LearnedWordings()
    var errors: [InputError] = []
    for run in try projects.runs(of: paths) {
      var options = run.options
      options.readsCode = false
      errors += try await Copydesk(options).learn(run.paths, into: &learned) { file in
        guard let root = roots.first(where: file.hasPrefix) else { return file }
        return root + file.dropFirst(root.count).prefix { $0 != "/" }
      }
    }
    learned.keep(ofAtLeast: least)
    for error in errors { Output.complain("\(error.path): \(error.message)") }
    if learned.isEmpty {
      Output.complain("There are no labels with translations here. Name tables of two languages.")
      throw ExitCode(2)
    }
    if let out {
      try Output.write(Array(learned.file.utf8), toFile: out)
      Output.complain(
        "\(out): \(learned.labels) labels of \(learned.sources) sources. Name it under “wordings:” in .copydesk.yml."
      )
    } else {
      try Output.write(Array(learned.file.utf8))
    }
    if !errors.isEmpty { throw ExitCode(2) }
  }
}
