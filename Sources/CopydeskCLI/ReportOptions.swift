import ArgumentParser
import CopyModel
import Reports

/// How findings are reported, and where.
struct ReportOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "How to print the findings: \(ReportFormat.all.map(\.name).joined(separator: ", "))."))
  var format = "text"

  @Option(
    name: .customLong("report"),
    help: ArgumentHelp(
      "Write a report of all findings to a file besides, such as sarif=copydesk.sarif. Repeatable.",
      valueName: "format=file"))
  var reports: [String] = []

  @Option(
    help: ArgumentHelp(
      "Print what is this bad or worse: error, warning, note. All of it counts for --fail-on.",
      valueName: "severity"))
  var show = "note"

  @Option(
    help: ArgumentHelp(
      """
      What findings stand under in the text: file, rule, key, locale. By file and by locale, strings that are missing, \
      untranslated, empty or unreviewed are one line for a file and language; “rule”, “key” and --only list each.
      """,
      valueName: "what"))
  var group = "file"

  @Flag(help: "Print nothing but findings.")
  var quiet = false

  @Flag(help: "Do not tell how far the check is.")
  var noProgress = false

  @Option(
    help: ArgumentHelp(
      "Color the text: auto (on a terminal, unless NO_COLOR is set), always, never.",
      valueName: "when"))
  var color = "auto"

  /// The reports that are asked for, before anything is read.
  func plan(asked rules: Set<String>) throws -> ReportPlan {
    ReportPlan(
      output: try format(named: format), files: try reports.map(reportFile),
      style: ReportStyle(
        isColored: try isColored(), width: Output.textWidth,
        grouping: try choice(group, of: "--group"), asked: rules),
      least: try choice(show, of: "--show"), isQuiet: quiet,
      showsProgress: !quiet && !noProgress)
  }

  private func format(named name: String) throws -> ReportFormat {
    guard let format = ReportFormat.all.first(where: { $0.name == name }) else {
      let names = ReportFormat.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no format “\(name)”. Take one of \(names).")
    }
    return format
  }

  private func reportFile(_ argument: String) throws -> (format: ReportFormat, path: String) {
    guard let (name, path) = argument.formatAndFile else {
      throw ValidationError("--report takes FORMAT=FILE, such as sarif=copydesk.sarif.")
    }
    return (try format(named: name), path)
  }

  private func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, of option: String
  ) throws -> Choice {
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw ValidationError("\(option) takes one of \(names), not “\(name)”.")
    }
    return choice
  }

  private func isColored() throws -> Bool {
    switch color {
    case "auto": Output.isTerminal && Output.mayColor
    case "always": true
    case "never": false
    default: throw ValidationError("--color takes auto, always or never, not “\(color)”.")
    }
  }
}

extension String {
  /// The parts of `sarif=copydesk.sarif`; nil where one is missing.
  var formatAndFile: (format: String, path: String)? {
    guard let equals = firstIndex(of: "="), equals != startIndex, index(after: equals) != endIndex
    else { return nil }
    return (String(self[..<equals]), String(self[index(after: equals)...]))
  }
}
