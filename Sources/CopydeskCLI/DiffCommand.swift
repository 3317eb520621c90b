import ArgumentParser
import CopyModel
import Copydesk
import JSONText
import Reports

/// `copydesk diff`: the Diff stage alone.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract:
      "Compare texts with translations: pairs in on standard input, findings out, in the same order.",
    discussion: #"""
      In, one object a line: {"id":"7","source":"Cancel","target":"확인","locale":"ko"}
      and, when known, "key", "comment", "role" (title, message, button) and "variation" (plural.one).

      With --bad-lines report, a line that cannot be answered is {"line":7,"id":"7","error":"…"} in its place, \#
      and the last line counts what became of all: {"counts":{"lines":9,…}}. Then the run does not end with 2 for it.
      """#)

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup var rules: RuleOptions
  @Option(
    help: ArgumentHelp(
      "What makes the run end with 1: error, warning, note, never.", valueName: "severity"))
  var failOn = "never"
  @Option(
    help: ArgumentHelp(
      "What becomes of lines that cannot be answered: complain, and end with 2; report them in the output.",
      valueName: "way"))
  var badLines = BadLines.complain

  @OptionGroup var standardInput: StandardInput

  func run() async throws {
    let options = try options()
    let threshold = try FailOn.severity(named: failOn)
    async let prepared = Copydesk(options)
    var input = PairInput(badLines, for: options)
    var withoutLexicon: Set<LocaleTag> = []
    // The first pairs are read while the locales are, where they are there already.
    var next = input.next(waits: false)
    let copydesk = try await prepared
    try rules.requireWork(copydesk.idleRulesOfPairs)
    var findingCount = 0
    var isFailed = false
    next = next ?? input.next(waits: true)
    while let batch = next {
      async let compared = copydesk.diff(batch.pairs)
      // The next pairs are read while these are compared, where they are there already.
      next = input.next(waits: false)
      let findings = try await compared
      findingCount += findings.reduce(0) { $0 + $1.count }
      if let threshold, findings.joined().contains(where: { $0.severity >= threshold }) {
        isFailed = true
      }
      try Output.write(batch.lines(with: findings))
      withoutLexicon.formUnion(batch.locales.filter { !copydesk.hasLexicon(for: $0) })
      next = next ?? input.next(waits: true)
    }
    if badLines == .report {
      var (counts, json) = (input.counts, JSONWriter())
      counts.findings = findingCount
      counts.write(to: &json)
      try Output.write(json.bytes)
    }
    if !withoutLexicon.isEmpty { Output.complain(Report.lexiconNote(withoutLexicon.sorted())) }
    if input.hasErrors { throw ExitCode(2) }
    if isFailed { throw ExitCode(1) }
  }

  private func options() throws -> Options {
    var options = try common.options(configuration.load())
    try rules.apply(to: &options)
    return options
  }
}

extension PairBatch {
  /// The answers as JSON, with the findings of each pair.
  fileprivate func lines(with findings: [[Finding]]) -> [UInt8] {
    var json = JSONWriter()
    var pair = 0
    for answer in answers {
      switch answer {
      case .complaint(let complaint): complaint.write(to: &json)
      case .findings(let origin):
        for finding in findings[pair] {
          json.object { json in
            origin.write(to: &json)
            FindingJSON.verdict(finding, to: &json)
          }
          json.endLine()
        }
        pair += 1
      }
    }
    return json.bytes
  }
}
