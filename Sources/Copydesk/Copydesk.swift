public import CopyModel
import ICUText
import LocaleProfiles
import RuleKit
import StringTables
package import Triage

/// The pipeline: tables in, findings out. Data flows once, from the Reader to the report.
public struct Copydesk: Sendable {
  /// What the run is asked to do, with the terms of its glossaries.
  public package(set) var options: Options
  let library: LocaleLibrary
  var rules: RuleSelections
  let context: ReadingContext
  /// The code that was asked for and could not be read.
  var codeErrors: [InputError] = []

  /// Prepares a run: loads the locales and chooses the rules.
  public init(_ options: Options = Options()) throws(CopydeskError) {
    var options = options
    for path in options.wordings { options.countedWordings += try WordingsFile.counts(of: path) }
    do throws(LocaleError) {
      library = try LocaleLibrary.embedded(
        ProjectConventions(
          names: options.names, placeholders: options.placeholders,
          wordings: options.countedWordings))
    } catch {
      throw CopydeskError.badLocale(error.description)
    }
    context = ReadingContext(
      sourceLocale: options.sourceLocale,
      simplifiedOnly: library.foreignCharacters(of: Self.traditional),
      traditionalOnly: library.foreignCharacters(of: Self.simplified),
      labels: ButtonLabels(library.profile(for: options.sourceLocale)),
      plurals: library.profile(for: options.sourceLocale).plurals,
      configured: { [languages = options.languages] path in
        languages.isEmpty ? nil : languages.locale(of: path.realPath)
      })
    for path in options.glossaries { options.terms += try GlossaryFile.terms(of: path, context) }
    rules = try RuleSelections(options)
    self.options = options
  }

  private static let simplified = LocaleTag(folding: "zh-Hans") ?? .root
  private static let traditional = LocaleTag(folding: "zh-Hant") ?? .root

  var scope: PathScope { options.scope }

  /// What a run brought out.
  public struct Result: Sendable {
    /// In the order of `Finding.precedes`.
    public var findings: [Finding] = []
    /// What was there before, by the baseline or the revision that the run is held against.
    public var known: [Finding] { triage.known }
    /// What the project lets pass, each with its `suppression`.
    public var suppressed: [Finding] { triage.suppressed }
    /// What became of the baseline and of what is let pass.
    package var triage: Triage.Outcome = Triage.Outcome()
    /// The inputs that could not be read at all, in the order in which they were met.
    public var errors: [InputError] = []
    /// How many files were read.
    public var files = 0
    /// How many units were read.
    public var units = 0
    /// How many alerts were put together.
    public var alerts = 0
    /// The locales that the tables are in, sorted.
    public var locales: [LocaleTag] = []
    /// The locales that were asked for and that no table is in, sorted.
    public var absentLocales: [LocaleTag] = []
    /// The locales of the tables whose words copydesk does not know, sorted: what their texts mean was not compared.
    public var withoutLexicon: [LocaleTag] = []
    /// How much copy was read; nil where that was not asked for.
    package internal(set) var copy: CopyAmounts?
    /// The findings before those of a crowd are made one; empty where the run is not recorded.
    package internal(set) var unfolded: [Finding] = []
    /// What the run looked at, where it is recorded.
    package internal(set) var coverage = Coverage()
    /// What was gathered for an audit; nil where none was asked for.
    package var audit: AuditFacts?

    /// Nothing, before any run.
    public init() {}
  }

  /// Whether a file's name is that of a table.
  public static func isTable(_ path: String) -> Bool { TableFormat.of(path: path) != nil }

  /// Whether a file that lies in a folder may be a table, by its path: a `.ts` or `.php` only where tables lie.
  public static func isLikelyTable(_ path: String) -> Bool { TableFormat.isLikely(path: path) }

  /// Checks the tables under some paths.
  ///
  /// `progress` is told, by several workers at once, whenever some more units are checked.
  public func check(
    _ paths: [String], progress: @escaping @Sendable (_ units: Int) -> Void = { _ in }
  ) async throws(CopydeskError) -> Result {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var end = Conclusion(of: self, inputs)
    var gathering: AuditGathering?
    if options.gathersForAudit {
      let changes =
        options.earlier.isEmpty ? nil : try await SourceChanges(options.earlier, with: self)
      gathering = AuditGathering(
        try alertStudio(), since: changes, reading: options.readFirst)
    }
    try await checkTables(inputs, end.wanted, gathering: &gathering, progress) { end.add($0) }
    return try end.result(of: paths) { found throws(CopydeskError) in
      try gathering?.facts(found, of: self)
    }
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
    while let batch = try await tables.nextRead() {
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
  static let largestTable = 1 << 26

  /// How many units are formed at one time.
  private static let unitsAtOnce = 2048

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
