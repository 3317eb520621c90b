import ArgumentParser
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
      "Write a report to a file besides, such as sarif=copydesk.sarif. Repeatable.",
      valueName: "format=file"))
  var reports: [String] = []

  @Flag(help: "Print nothing but findings.")
  var quiet = false

  @Option(help: ArgumentHelp("Color the text: auto, always, never.", valueName: "when"))
  var color = "auto"

  /// The reports that are asked for, before anything is read.
  func plan() throws -> ReportPlan {
    ReportPlan(
      output: try format(named: format), files: try reports.map(reportFile),
      isColored: try isColored(), isQuiet: quiet)
  }

  private func format(named name: String) throws -> ReportFormat {
    guard let format = ReportFormat.all.first(where: { $0.name == name }) else {
      let names = ReportFormat.all.map(\.name).joined(separator: ", ")
      throw ValidationError("There is no format “\(name)”. Take one of \(names).")
    }
    return format
  }

  private func reportFile(_ argument: String) throws -> (format: ReportFormat, path: String) {
    guard let equals = argument.firstIndex(of: "="), equals != argument.startIndex,
      argument.index(after: equals) != argument.endIndex
    else {
      throw ValidationError("--report takes FORMAT=FILE, such as sarif=copydesk.sarif.")
    }
    let path = String(argument[argument.index(after: equals)...])
    return (try format(named: String(argument[..<equals])), path)
  }

  private func isColored() throws -> Bool {
    switch color {
    case "auto": Output.isTerminal
    case "always": true
    case "never": false
    default: throw ValidationError("--color takes auto, always or never, not “\(color)”.")
    }
  }
}
