import CopyModel
import RuleKit
import StringTables
import Triage

/// Brings together what tables brought, into what a run brings out: some rules look at all tables, and some findings
/// say again what others say.
struct Conclusion {
  private let copydesk: Copydesk
  private var result = Copydesk.Result()
  private var files: Set<String> = []
  private var crowds = Crowds(folding: RuleCatalogue.rules)
  private var listed: ListedTexts
  private var looked: KeysOfTables
  private var sources = SourceTexts()
  private var comments = AllowComments()
  private let inputs: InputFiles
  /// What is asked of each table besides its findings.
  let wanted: TableResult.Wanted

  init(of copydesk: Copydesk, _ inputs: InputFiles) {
    self.copydesk = copydesk
    self.inputs = inputs
    let options = copydesk.options
    listed = ListedTexts(options.manifest)
    looked = KeysOfTables(wantedBy: options.codeKeys)
    // Single files are seldom all of a project.
    wanted = TableResult.Wanted(
      keys: listed.areWanted || looked.areWanted,
      sources: inputs.hasFolders && !options.locales.isEmpty, copy: options.isRecorded)
    result.errors = inputs.errors + copydesk.codeErrors
  }

  /// Takes that a table was not checked.
  mutating func add(_ error: InputError) { result.errors.append(error) }

  /// Takes what a table brought.
  mutating func add(_ table: TableResult) {
    result.errors += table.errors
    files.formUnion(table.files)
    result.units += table.units
    result.alerts += table.alerts
    crowds.count(table.copies)
    listed.look(at: table)
    looked.look(at: table)
    comments.look(at: table)
    sources.merge(table.sources)
    result.copy.merge(table.copy)
    // Mostly there are many: to add them to none would copy all.
    if result.findings.isEmpty {
      result.findings = table.findings
    } else {
      result.findings += table.findings
    }
  }

  /// What the run over some paths brings out, once all tables were added.
  mutating func result(
    of paths: [String], audit facts: ([Finding]) throws(CopydeskError) -> AuditFacts? = { _ in nil }
  ) throws(CopydeskError) -> Copydesk.Result {
    let options = copydesk.options
    result.files = files.count
    if files.isEmpty, !inputs.paths.isEmpty, result.errors.isEmpty {
      result.errors = inputs.errorsOfNoTable(paths)
    }
    result.locales = crowds.locales.sorted()
    result.absentLocales = options.absent(from: crowds.locales)
    result.withoutLexicon = crowds.locales.filter { !copydesk.hasLexicon(for: $0) }.sorted()
    result.findings += copydesk.findings(about: listed.issues(hasFolders: inputs.hasFolders))
    result.findings += copydesk.findings(
      about: sources.issues(about: result.absentLocales, besides: result.findings))
    result.findings += copydesk.findings(about: options.codeKeys.issues(besides: looked))
    copydesk.order(&result.findings)
    CodePlaces(options.codeAlerts).settle(&result.findings)
    Echoes.ofCatalogue.silence(&result.findings, sourceLocale: options.sourceLocale)
    Doubles.ofCatalogue.remove(from: &result.findings)
    result.audit = try facts(result.findings)
    copydesk.triage(&result, comments, paths)
    crowds.fold(&result.findings)
    return result
  }
}
