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
      """#)

  @OptionGroup var configuration: ConfigurationOptions
  @OptionGroup var common: CommonOptions
  @OptionGroup var rules: RuleOptions
  @Option(
    help: ArgumentHelp(
      "What makes the run end with 1: error, warning, note, never.", valueName: "severity"))
  var failOn = "never"

  @OptionGroup var standardInput: StandardInput

  func run() async throws {
    let options = try options()
    let threshold = try FailOn.severity(named: failOn)
    async let prepared = Copydesk(options)
    var input = NDJSONInput<PairField>()
    var withoutLexicon: Set<LocaleTag> = []
    // The first pairs are read while the locales are, where they are there already.
    var next = batch(of: &input, for: options, waits: false)
    let copydesk = try await prepared
    try rules.requireWork(copydesk.idleRulesOfPairs)
    var isFailed = false
    next = next ?? batch(of: &input, for: options, waits: true)
    while let (origins, pairs) = next {
      async let compared = copydesk.diff(pairs)
      // The next pairs are read while these are compared, where they are there already.
      next = batch(of: &input, for: options, waits: false)
      var json = JSONWriter()
      for (origin, findings) in zip(origins, try await compared) {
        for finding in findings {
          if let threshold, finding.severity >= threshold { isFailed = true }
          json.object { json in
            origin.write(to: &json)
            FindingJSON.verdict(finding, to: &json)
          }
          json.endLine()
        }
      }
      withoutLexicon.formUnion(pairs.locales.filter { !copydesk.hasLexicon(for: $0) })
      try Output.write(json.bytes)
      next = next ?? batch(of: &input, for: options, waits: true)
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

  /// The next pairs and where they come from. Nil at the end of the input; and, where `waits` is false, when none is there yet.
  private func batch(
    of input: inout NDJSONInput<PairField>, for options: Options, waits: Bool
  ) -> (origins: [PairOrigin], pairs: [CopyPair])? {
    let objects = input.next(waits: waits)
    if objects.isEmpty { return nil }
    var (origins, pairs): ([PairOrigin], [CopyPair]) = ([], [])
    origins.reserveCapacity(objects.count)
    pairs.reserveCapacity(objects.count)
    for object in objects {
      guard let pair = pair(object, &input), options.wants(pair.locale) else { continue }
      pairs.append(pair)
      origins.append(PairOrigin(object))
    }
    return (origins, pairs)
  }

  private func pair(
    _ object: NDJSONObject<PairField>, _ input: inout NDJSONInput<PairField>
  ) -> CopyPair? {
    let (source, target) = (object[.source], object[.target])
    // Where `read` found no source or no translation, it prints null.
    if source?.isNull == true || target?.isNull == true { return nil }
    guard let source = source?.string, let target = target?.string else {
      input.complain("“source” and “target” must both be there, as strings.", about: object)
      return nil
    }
    guard let name = object[.locale]?.string, let locale = input.locale(named: name) else {
      input.complain(
        "“locale” must name the language of the translation, such as ko.", about: object)
      return nil
    }
    return CopyPair(
      source: source, target: target, locale: locale, key: input.string(.key, of: object),
      comment: input.string(.comment, of: object), role: role(of: object, &input),
      variation: input.string(.variation, of: object))
  }

  private func role(
    of object: NDJSONObject<PairField>, _ input: inout NDJSONInput<PairField>
  ) -> Role? {
    guard let name = input.string(.role, of: object) else { return nil }
    guard let role = Role(rawValue: name) else {
      let names = Role.allCases.map(\.rawValue).joined(separator: ", ")
      input.complain(
        "“role” takes one of \(names), not “\(name)”. The pair is compared without it.",
        about: object)
      return nil
    }
    return role
  }
}

extension [CopyPair] {
  /// The languages of the translations. Most pairs have that of the one before.
  fileprivate var locales: Set<LocaleTag> {
    var locales: Set<LocaleTag> = []
    for index in indices where index == 0 || self[index].locale != self[index - 1].locale {
      locales.insert(self[index].locale)
    }
    return locales
  }
}

/// What a pair may say.
enum PairField: Int, NDJSONField {
  case id, source, target, locale, key, comment, role, variation, file, line, column
}

/// What the findings about a pair name it by: its id, and the place that `read` gave it.
private struct PairOrigin {
  private let id: String
  private let file: String?
  private let line: Int?
  private let column: Int?

  init(_ object: NDJSONObject<PairField>) {
    id = object.id
    file = object[.file]?.string
    line = object[.line]?.number.flatMap { Int(exactly: $0) }
    column = object[.column]?.number.flatMap { Int(exactly: $0) }
  }

  func write(to json: inout JSONWriter) {
    json.name("id")
    json.literal(id)
    guard let file else { return }
    json.member("file", file)
    for (name, number) in [("line", line), ("column", column)] {
      guard let number else { continue }
      json.name(name)
      json.integer(number)
    }
  }
}
