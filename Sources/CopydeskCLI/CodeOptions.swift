import ArgumentParser
import Copydesk

/// Where the code is that makes the alerts.
struct CodeOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the alerts from the code here. Repeatable. (default: the code in the folders that are named)",
      valueName: "path"))
  var code: [String] = []

  @Flag(help: "Leave code alone: alerts are only guessed from keys and comments.")
  var noCode = false

  func apply(to options: inout Options) throws {
    guard !noCode || code.isEmpty else {
      throw ValidationError("--code and --no-code contradict each other. Keep one of them.")
    }
    if noCode { options.readsCode = false }
    if !code.isEmpty { options.code = code }
  }
}
