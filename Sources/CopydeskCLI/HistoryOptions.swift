import ArgumentParser

/// Where the history is, for all that write or read it.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The file that keeps the history of all runs; batch makes it where it is not there.",
      valueName: "file"))
  var history: String
}
