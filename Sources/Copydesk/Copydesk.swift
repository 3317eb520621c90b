public import CopyModel
import FoundationEssentials
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

  private var scope: PathScope {
    PathScope(include: options.include, exclude: options.exclude)
  }

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
    let inputs = InputFiles(paths, scope: scope)
    let groups = groups(of: inputs)
    var result = Result()
    result.errors = inputs.errors
    var next = 0
    while next < groups.count {
      let batch = groups[next..<min(next + Self.groupsAtOnce, groups.count)]
      next = batch.endIndex
      let tables = try await load(Array(batch), inputs)
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

  /// Reads the tables under some paths and hands on their units, table by table.
  public func read(
    _ paths: [String], body: ([TextUnit], [ReadIssue]) throws -> Void
  ) async throws -> [InputError] {
    let inputs = InputFiles(paths, scope: scope)
    var errors = inputs.errors
    let groups = groups(of: inputs)
    var next = 0
    while next < groups.count {
      let batch = Array(groups[next..<min(next + Self.groupsAtOnce, groups.count)])
      next += batch.count
      for table in try await load(batch, inputs) {
        errors += table.errors
        try body(table.units, table.issues)
      }
    }
    return errors
  }

  private func groups(of inputs: InputFiles) -> [TableGroup] {
    TableGroup.groups(of: inputs.paths, sourceLocale: options.sourceLocale) {
      FileManager.default.fileExists(atPath: $0)
    }
  }

  /// Reads the files of some groups, then puts each group together.
  private func load(
    _ groups: [TableGroup], _ inputs: InputFiles
  ) async throws(CopydeskError) -> [LoadedTable] {
    let paths = Set(groups.flatMap { $0.members.map(\.path) }).sorted()
    return try await orICUError {
      let reads = try await inParallel(paths.count, jobs: options.jobs) { [context] next in
        var reads: [(number: Int, result: FileRead)] = []
        while let number = next() {
          let path = paths[number]
          let read = FileRead(path, context: context, isNamed: inputs.named.contains(path))
          reads.append((number, read))
        }
        return reads
      }
      let byPath = Dictionary(uniqueKeysWithValues: zip(paths, reads))
      return try await inParallel(groups.count, jobs: options.jobs) { [options, context] next in
        var loaded: [(number: Int, result: LoadedTable)] = []
        while let number = next() {
          loaded.append(
            (number, LoadedTable(groups[number], from: byPath, options: options, context: context)))
        }
        return loaded
      }
    }
  }

  /// One piece of checking.
  private enum Piece: Sendable {
    /// Some units of a table, and the alerts that begin among them.
    case units(table: Int, [Range<Int>], [Alert])
    /// What only a whole table shows.
    case whole(table: Int)
  }

  private func check(
    _ tables: [LoadedTable]
  ) async throws(CopydeskError) -> (findings: [Finding], alerts: Int) {
    // Whole tables come first: they cannot be shared out, and the stripes fill the time beside them.
    var pieces: [Piece] = tables.indices.map { .whole(table: $0) }
    var alertCount = 0
    for (number, table) in tables.enumerated() {
      let stripes = Stripes(table.units)
      var alerts: [[Alert]] = Array(repeating: [], count: stripes.count)
      for (alert, first) in AlertAssembly.alerts(of: table.units) {
        alerts[stripes.number(of: first)].append(alert)
        alertCount += 1
      }
      pieces += (0..<stripes.count).map { .units(table: number, stripes[$0], alerts[$0]) }
    }
    let work = pieces
    let findings = try await orICUError {
      try await inParallel(work.count, jobs: options.jobs) { next in
        var checker = UnitChecker(
          rules: rules, library: library, sourceLocale: options.sourceLocale)
        var results: [(number: Int, result: [Finding])] = []
        while let number = next() {
          results.append((number, try check(work[number], of: tables, with: &checker)))
        }
        return results
      }
    }
    return (findings.flatMap(\.self), alertCount)
  }

  private func check(
    _ piece: Piece, of tables: [LoadedTable], with checker: inout UnitChecker
  ) throws(ICUError) -> [Finding] {
    var found: [UnitChecker.Found] = []
    let table: LoadedTable
    var issues: [ReadIssue] = []
    switch piece {
    case .units(let number, let ranges, let alerts):
      table = tables[number]
      for range in ranges {
        for index in range {
          if let source = table.sourceView(of: index) { found += try checker.check(source) }
          found += try checker.check(table.units[index])
        }
      }
      for alert in alerts { found += try checker.check(alert) }
    case .whole(let number):
      table = tables[number]
      issues = table.issues
      found = checker.check(table: table.units)
      let sources = table.units.indices.compactMap { index in
        table.units[index].alert == nil ? nil : table.sourceView(of: index)
      }
      for (alert, _) in AlertAssembly.alerts(of: sources) { found += try checker.check(alert) }
    }
    let placement = Placement(files: table.files, sourceLocale: options.sourceLocale)
    return found.compactMap { placement.finding($0.flag, by: $0.by) }
      + issues.compactMap { issue in
        rules.readers[issue.kind].flatMap { placement.finding(issue, by: $0) }
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
      guard finding.locale == options.sourceLocale, let span = finding.sourceSpan else {
        return true
      }
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
