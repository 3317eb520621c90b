public import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import StringTables

/// The pipeline: tables in, findings out. Data flows once, from the Reader to the report.
public struct Copydesk: Sendable {
  public let options: Options
  let library: LocaleLibrary
  let rules: RuleSelection
  private let context: ReadingContext

  /// Prepares a run: loads the locales and chooses the rules.
  public init(_ options: Options = Options()) throws(CopydeskError) {
    do throws(LocaleError) {
      library = try LocaleLibrary.embedded()
    } catch {
      throw CopydeskError.badLocale(error.description)
    }
    rules = try RuleSelection(options)
    self.options = options
    context = ReadingContext(
      sourceLocale: options.sourceLocale,
      simplifiedOnly: library.profile(for: Self.traditional).foreignCharacters,
      traditionalOnly: library.profile(for: Self.simplified).foreignCharacters)
  }

  private static let simplified = LocaleTag(folding: "zh-Hans") ?? .root
  private static let traditional = LocaleTag(folding: "zh-Hant") ?? .root

  /// What a run brought out.
  public struct Result: Sendable {
    /// In the order of `Finding.precedes`.
    public var findings: [Finding] = []
    public var errors: [InputError] = []
    /// How many files were read.
    public var files = 0
    /// How many units were read.
    public var units = 0
    /// How many alerts were put together.
    public var alerts = 0
  }

  /// Checks the tables under some paths.
  public func check(_ paths: [String]) async throws(CopydeskError) -> Result {
    let inputs = InputFiles(paths)
    let groups = TableGroup.groups(of: inputs.paths)
    var result = Result()
    result.errors = inputs.errors
    var next = 0
    while next < groups.count {
      let batch = groups[next..<min(next + Self.groupsAtOnce, groups.count)]
      next = batch.endIndex
      let tables = try await load(Array(batch))
      for table in tables {
        result.errors += table.errors
        result.files += table.files.count
        result.units += table.units.count
      }
      let checked = try await check(tables)
      result.findings += checked.findings
      result.alerts += checked.alerts
    }
    result.findings = ordered(result.findings)
    return result
  }

  /// How many table groups are in memory at one time.
  private static let groupsAtOnce = 64
  /// How many units a worker takes at one time.
  private static let unitsAtOnce = 256

  /// Reads the tables under some paths and hands on their units, table by table.
  public func read(
    _ paths: [String], body: ([TextUnit], [ReadIssue]) throws -> Void
  ) async throws -> [InputError] {
    let inputs = InputFiles(paths)
    var errors = inputs.errors
    let groups = TableGroup.groups(of: inputs.paths)
    var next = 0
    while next < groups.count {
      let batch = Array(groups[next..<min(next + Self.groupsAtOnce, groups.count)])
      next += batch.count
      for table in try await load(batch) {
        errors += table.errors
        try body(table.units, table.issues)
      }
    }
    return errors
  }

  private func load(_ groups: [TableGroup]) async throws(CopydeskError) -> [LoadedTable] {
    try await orICUError {
      try await inParallel(groups.count, jobs: options.jobs) { [options, context] next in
        var loaded: [(number: Int, result: LoadedTable)] = []
        while let number = next() {
          loaded.append((number, LoadedTable(groups[number], options: options, context: context)))
        }
        return loaded
      }
    }
  }

  /// One piece of checking.
  private enum Piece: Sendable {
    case units(table: Int, Range<Int>)
    case whole(table: Int)
  }

  private func check(
    _ tables: [LoadedTable]
  ) async throws(CopydeskError) -> (findings: [Finding], alerts: Int) {
    var pieces: [Piece] = []
    for (number, table) in tables.enumerated() {
      for start in stride(from: 0, to: table.units.count, by: Self.unitsAtOnce) {
        let end = min(start + Self.unitsAtOnce, table.units.count)
        pieces.append(.units(table: number, start..<end))
      }
      pieces.append(.whole(table: number))
    }
    let work = pieces
    let results = try await orICUError {
      try await inParallel(work.count, jobs: options.jobs) { next in
        var checker = UnitChecker(
          rules: rules, library: library, sourceLocale: options.sourceLocale)
        var results: [(number: Int, result: (findings: [Finding], alerts: Int))] = []
        while let number = next() {
          results.append((number, try Self.check(work[number], of: tables, with: &checker, rules, options.sourceLocale)))
        }
        return results
      }
    }
    return (results.flatMap(\.findings), results.reduce(0) { $0 + $1.alerts })
  }

  private static func check(
    _ piece: Piece, of tables: [LoadedTable], with checker: inout UnitChecker,
    _ rules: RuleSelection, _ sourceLocale: LocaleTag
  ) throws(ICUError) -> (findings: [Finding], alerts: Int) {
    var found: [UnitChecker.Found] = []
    switch piece {
    case .units(let number, let range):
      let table = tables[number]
      for unit in table.units[range] { found += try checker.check(unit) }
      let placement = Placement(files: table.files, sourceLocale: sourceLocale)
      return (found.map { placement.finding($0.flag, by: $0.by) }, 0)
    case .whole(let number):
      let table = tables[number]
      found = checker.check(table: table.units)
      let sources = table.sourceViews
      for unit in sources { found += try checker.check(unit) }
      let alerts = AlertAssembly.alerts(of: sources + table.units)
      for alert in alerts { found += try checker.check(alert) }
      let placement = Placement(files: table.files, sourceLocale: sourceLocale)
      let issues = table.issues.compactMap { issue in
        rules.readers[issue.kind].map { placement.finding(issue, by: $0) }
      }
      return (found.map { placement.finding($0.flag, by: $0.by) } + issues, alerts.count)
    }
  }

  /// Sorts, and keeps one of the findings that several files repeat about the same source text.
  private func ordered(_ findings: [Finding]) -> [Finding] {
    struct SourceFlaw: Hashable {
      var rule: String
      var key: String?
      var source: String?
      var span: Range<Int>
    }
    var seen: Set<SourceFlaw> = []
    return findings.sorted(by: Finding.precedes).filter { finding in
      guard finding.locale == options.sourceLocale, let span = finding.sourceSpan else { return true }
      return seen.insert(
        SourceFlaw(rule: finding.rule, key: finding.key, source: finding.source, span: span)
      ).inserted
    }
  }

  /// Runs work whose only failure can be ICU's.
  func orICUError<Value>(
    _ work: () async throws -> Value
  ) async throws(CopydeskError) -> Value {
    do {
      return try await work()
    } catch let ICUError.failed(name) {
      throw CopydeskError.noICU(name)
    } catch {
      throw CopydeskError.noICU("\(error)")
    }
  }
}
