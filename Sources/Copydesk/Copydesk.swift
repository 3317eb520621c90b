public import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import StringTables

/// The pipeline: tables in, findings out. Data flows once, from the Reader to the report.
public struct Copydesk: Sendable {
  /// What the run is asked to do, with the terms of its glossaries.
  public internal(set) var options: Options
  let library: LocaleLibrary
  var rules: RuleSelections
  let context: ReadingContext
  /// The code that was asked for and could not be read.
  var codeErrors: [InputError] = []

  /// Prepares a run: loads the locales and chooses the rules.
  public init(_ options: Options = Options()) throws(CopydeskError) {
    do throws(LocaleError) {
      library = try LocaleLibrary.embedded(names: options.names)
    } catch {
      throw CopydeskError.badLocale(error.description)
    }
    context = ReadingContext(
      sourceLocale: options.sourceLocale,
      simplifiedOnly: library.foreignCharacters(of: Self.traditional),
      traditionalOnly: library.foreignCharacters(of: Self.simplified),
      labels: ButtonLabels(library.profile(for: options.sourceLocale)),
      configured: { [languages = options.languages] path in
        languages.isEmpty ? nil : languages.locale(of: path.realPath)
      })
    var options = options
    for path in options.glossaries { options.terms += try GlossaryFile.terms(of: path, context) }
    rules = try RuleSelections(options)
    self.options = options
  }

  private static let simplified = LocaleTag(folding: "zh-Hans") ?? .root
  private static let traditional = LocaleTag(folding: "zh-Hant") ?? .root

  var scope: PathScope {
    PathScope(
      include: options.include, exclude: options.exclude,
      others: Set(options.glossaries.map(\.realPath)))
  }

  /// What a run brought out.
  public struct Result: Sendable {
    /// In the order of `Finding.precedes`.
    public var findings: [Finding] = []
    /// The inputs that could not be read at all, in the order in which they were met.
    public var errors: [InputError] = []
    /// How many files were read.
    public var files = 0
    /// How many units were read.
    public var units = 0
    /// How many alerts were put together.
    public var alerts = 0
    /// The locales that were asked for and that no table is in, sorted.
    public var absentLocales: [LocaleTag] = []
    /// The locales of the tables whose words copydesk does not know, sorted: what their texts mean was not compared.
    public var withoutLexicon: [LocaleTag] = []
  }

  /// Whether a file's name is that of a table.
  public static func isTable(_ path: String) -> Bool { TableFormat.of(path: path) != nil }

  /// Checks the tables under some paths.
  ///
  /// `progress` is told, by several workers at once, whenever some more units are checked.
  public func check(
    _ paths: [String], progress: @escaping @Sendable (_ units: Int) -> Void = { _ in }
  ) async throws(CopydeskError) -> Result {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var result = Result()
    result.errors = inputs.errors + codeErrors
    var files: Set<String> = []
    let earlier =
      options.earlier.isEmpty ? nil : try await EarlierTexts(options.earlier, with: self)
    var crowds = Crowds(folding: RuleCatalogue.rules)
    var listed = ListedTexts(options.manifest)
    var looked = KeysOfTables(wantedBy: options.codeKeys)
    var sources = SourceTexts()
    // Some rules look at a table as a whole: only what does not fit is checked window by window.
    let keys = AlertKeys(options.knownAlerts)
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(keys),
      windowsOver: Self.largestTable)
    var layout: LineMeter.Facts?
    while var batch = try await orICUError({ try await tables.next() }) {
      for index in batch.indices { batch[index].chooseSourceViews() }
      for table in batch {
        result.errors += table.errors
        files.formUnion(table.files.keys)
        result.units += table.units.count
        crowds.count(table.units)
        listed.look(at: table.units)
        looked.look(at: table.units)
        // Single files are seldom all of a project.
        if inputs.hasFolders, !options.locales.isEmpty {
          sources.add(table.units, in: table.sourceLocale)
        }
      }
      if layout == nil, asksForLines(batch) { layout = try lineFacts() }
      let checked = try await check(batch, keys, layout, since: earlier, progress)
      // Mostly there is one batch, whose findings are taken over: to add them would copy all.
      if result.findings.isEmpty {
        result.findings = checked.findings
      } else {
        result.findings += checked.findings
      }
      result.alerts += checked.alerts
    }
    result.files = files.count
    if files.isEmpty, result.errors.isEmpty { result.errors = inputs.errorsOfNoTable(paths) }
    result.absentLocales = options.absent(from: crowds.locales)
    result.withoutLexicon = crowds.locales.filter { !hasLexicon(for: $0) }.sorted()
    result.findings += findings(about: listed.issues(hasFolders: inputs.hasFolders))
    result.findings += findings(
      about: sources.issues(about: result.absentLocales, besides: result.findings))
    result.findings += findings(about: options.codeKeys.issues(besides: looked))
    order(&result.findings)
    CodePlaces(options.codeAlerts).settle(&result.findings)
    Echoes.ofCatalogue.silence(&result.findings, sourceLocale: options.sourceLocale)
    crowds.fold(&result.findings)
    return result
  }

  /// Reads the tables under some paths and hands on what `form` makes of their units, in order.
  ///
  /// `form` is given a run of units of one table, several at a time; the issues come after the
  /// units of their table.
  public func read<Form: Sendable>(
    _ paths: [String], form: @escaping @Sendable (ArraySlice<TextUnit>) -> Form,
    body: (Form, [ReadIssue]) throws -> Void
  ) async throws -> [InputError] {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    return codeErrors + (try await read(inputs, context, form: form, body: body))
  }

  /// The same for tables that were found, in a context of their own.
  func read<Form: Sendable>(
    _ inputs: InputFiles, _ context: ReadingContext,
    form: @escaping @Sendable (ArraySlice<TextUnit>) -> Form,
    body: (Form, [ReadIssue]) throws -> Void
  ) async throws -> [InputError] {
    var errors = inputs.errors
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(options.knownAlerts),
      windowsOver: 0)
    while let batch = try await tables.next() {
      var runs: [(table: Int, range: Range<Int>)] = []
      for (number, table) in batch.enumerated() {
        var start = 0
        repeat {
          let end = min(start + Self.unitsAtOnce, table.units.count)
          runs.append((number, start..<end))
          start = end
        } while start < table.units.count
      }
      // A few runs at a time: forms are larger than units.
      for start in stride(from: 0, to: runs.count, by: options.jobs * 4) {
        let work = runs[start..<min(start + options.jobs * 4, runs.count)]
        let forms = try await inParallel(work.count, jobs: options.jobs) { next in
          var forms: [(number: Int, result: Form)] = []
          while let number = next() {
            let (table, range) = work[start + number]
            forms.append((number, form(batch[table].units.run(range))))
          }
          return forms
        }
        for (run, form) in zip(work, forms) {
          let table = batch[run.table]
          let isLast = run.range.upperBound == table.units.count
          try body(form, isLast ? table.issues : [])
          if isLast { errors += table.errors }
        }
      }
    }
    return errors
  }

  /// The most bytes of a file that is checked as one table, though it could be cut.
  private static let largestTable = 1 << 26

  /// How many units are formed at one time.
  private static let unitsAtOnce = 2048

  private func check(
    _ tables: [LoadedTable], _ keys: AlertKeys, _ layout: LineMeter.Facts?,
    since earlier: EarlierTexts?, _ progress: @escaping @Sendable (Int) -> Void
  ) async throws(CopydeskError) -> (findings: [Finding], alerts: Int) {
    // Whole tables come first: they cannot be shared out, and the stripes fill the time beside them.
    var pieces: [CheckPiece] = tables.indices.map { .whole(table: $0) }
    var alertCount = 0
    for (number, table) in tables.enumerated() {
      let stripes = Stripes(table.units)
      var alerts: [[Alert]] = Array(repeating: [], count: stripes.count)
      for (alert, first) in self.alerts(of: table.units, keys) {
        alerts[stripes.number(of: first)].append(alert)
        alertCount += 1
      }
      pieces += (0..<stripes.count).map { .units(table: number, stripes[$0], alerts[$0]) }
    }
    let work = pieces
    var found = try await orICUError {
      try await inParallel(work.count, jobs: options.jobs) { next in
        var checker = UnitChecker(
          rules: rules.apple, library: library, sourceLocale: options.sourceLocale, layout: layout,
          earlier: earlier)
        var results: [(number: Int, result: [Finding])] = []
        while let number = next() {
          results.append((number, try check(work[number], of: tables, keys, with: &checker)))
          progress(work[number].count)
        }
        return results
      }
    }
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.count })
    // Each piece's go as they are taken over: all of them twice would be the most that a run holds.
    for index in found.indices {
      findings += found[index]
      found[index] = []
    }
    return (findings, alertCount)
  }

  private func check(
    _ piece: CheckPiece, of tables: [LoadedTable], _ keys: AlertKeys,
    with checker: inout UnitChecker
  ) throws(ICUError) -> [Finding] {
    var found: [UnitChecker.Found] = []
    let table: LoadedTable
    var issues: [ReadIssue] = []
    switch piece {
    case .units(let number, let ranges, let alerts):
      table = tables[number]
      checker.turn(to: rules[table.format], source: table.sourceLocale)
      for range in ranges {
        var units: [TextUnit] = []
        for (unit, place) in zip(table.units.run(range), range) {
          if let source = table.sourceView(of: unit, at: place) { units.append(source) }
          units.append(unit)
        }
        try checker.check(units, into: &found)
      }
      for alert in alerts { found += try checker.check(alert) }
    case .whole(let number):
      table = tables[number]
      checker.turn(to: rules[table.format], source: table.sourceLocale)
      issues = table.issues
      found = checker.check(table: table.units)
      try checker.checkMissing(in: table.units, into: &found)
      let sources = table.units.indices.compactMap { index in
        table.units.part(of: index).role == nil ? nil : table.sourceView(of: index)
      }
      for (alert, _) in self.alerts(of: TableUnits(sources), keys) {
        found += try checker.check(alert)
      }
    }
    let placement = Placement(
      files: table.files, sourceLocale: table.sourceLocale, edition: rules[table.format].edition)
    return found.compactMap { placement.finding($0.flag, by: $0.by) } + findings(about: issues)
  }

  /// The findings that issues stand for, of which the place is known.
  private func findings(about issues: [ReadIssue]) -> [Finding] {
    let placement = Placement(
      files: [:], sourceLocale: options.sourceLocale, edition: rules.apple.edition)
    return issues.compactMap { issue in
      rules.apple.readers[issue.kind].flatMap { placement.finding(issue, by: $0) }
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
