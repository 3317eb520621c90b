import ArgumentParser
import HistoryReports
import RunHistory
import Triage

/// `copydesk history`: what the nights before found.
struct HistoryCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "history",
    abstract: "Tell the runs that batch has stored, and the life of each finding.",
    discussion: """
      Counted is what reports tell: what the baseline has or the team lets pass is stored beside it. A finding whose rule \
      did not run is “off”, and one whose file was not read is “unavailable”; neither is resolved.
      """,
    subcommands: [Runs.self, Diff.self, Show.self],
    defaultSubcommand: Runs.self)

  /// `copydesk history [runs]`.
  struct Runs: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "runs", abstract: "List the runs, night after night.")

    @OptionGroup var file: HistoryOptions

    @Option(help: ArgumentHelp("Only the runs of a project.", valueName: "name"))
    var project: String?

    @Option(help: "How to print them: text, json, csv.")
    var format = "text"

    func run() throws {
      let form = try HistoryForm(named: format)
      let report = try HistoryOptions.telling {
        () throws(HistoryError) in
        try TrendReport(HistoryFile(reading: file.history), project: project)
      }
      try Output.write(report.written(as: form))
    }
  }

  /// `copydesk history diff`.
  struct Diff: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "diff", abstract: "Tell what came and went between two batches.",
      discussion:
        "A batch is named by its number, by the beginning of its time, or as last, last~1 for the one before, and so on."
    )

    @Argument(help: "The earlier batch.")
    var old: String

    @Argument(help: "The later one.")
    var new: String = "last"

    @OptionGroup var file: HistoryOptions

    @Flag(name: .customLong("new"), help: "What is there, and was not or had been resolved.")
    var isNew = false

    @Flag(name: .customLong("resolved"), help: "What is resolved, and was not.")
    var isResolved = false

    @Flag(name: .customLong("unresolved"), help: "What is there, and was not resolved.")
    var isUnresolved = false

    @Option(help: "How to print them: text, json, csv.")
    var format = "text"

    func run() throws {
      let form = try HistoryForm(named: format)
      var kinds: Set<HistoryDifference> = []
      if isNew { kinds.insert(.new) }
      if isResolved { kinds.insert(.resolved) }
      if isUnresolved { kinds.insert(.unresolved) }
      if kinds.isEmpty { kinds = [.new, .resolved] }
      let report = try HistoryOptions.telling {
        () throws(HistoryError) in
        let history = try HistoryFile(reading: file.history)
        return try DifferenceReport(
          history, from: history.batch(old), to: history.batch(new), kinds)
      }
      try Output.write(report.written(as: form))
    }
  }

  /// `copydesk history show`.
  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Tell all that is known of a finding, and its life.")

    @Argument(help: "Its fingerprint, or a beginning of it that no other has.")
    var fingerprint: String

    @OptionGroup var file: HistoryOptions

    @Option(help: "How to print it: text, json.")
    var format = "text"

    func run() throws {
      let form = try HistoryForm(named: format, among: [.text, .json])
      let findings = try HistoryOptions.telling {
        () throws(HistoryError) in
        try HistoryFile(reading: file.history).findings(fingerprint: fingerprint)
      }
      guard !findings.isEmpty else {
        throw ValidationError("No finding in \(file.history) begins with “\(fingerprint)”.")
      }
      // Projects may share a fingerprint, and so may two findings that are alike.
      let marks = Set(findings.map(\.sighting.entry.fingerprint))
      guard marks.count == 1 else {
        throw ValidationError(
          "Several findings begin with “\(fingerprint)”: \(marks.sorted().joined(separator: ", ")). Write more of one."
        )
      }
      try Output.write(FindingReport(findings).written(as: form))
    }
  }
}

extension HistoryOptions {
  /// What goes wrong with a history, said as the command line says it.
  static func telling<Value>(_ body: () throws(HistoryError) -> Value) throws -> Value {
    do throws(HistoryError) {
      return try body()
    } catch {
      throw ValidationError(error.description)
    }
  }
}

extension HistoryForm {
  fileprivate init(named name: String, among forms: [HistoryForm] = allCases) throws {
    guard let form = HistoryForm(rawValue: name), forms.contains(form) else {
      let names = forms.map(\.rawValue)
      throw ValidationError(
        "There is no format “\(name)”. Take \(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")."
      )
    }
    self = form
  }
}
