import CopyModel
import ICUText
import RuleKit
import StoredFiles
import StringTables
import Triage

extension Copydesk {
  /// Finds the fixes of the tables under some paths, and what the files are with them. Nothing is written.
  ///
  /// Safe fixes are taken, with `mayChangeMeaning` those as well that may change what a text means; of rules that `only` names
  /// where it names some, though all are asked whether a fix helps.
  public func fixes(
    in paths: [String], mayChangeMeaning: Bool = false
  ) async throws(CopydeskError) -> FixOutcome {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var outcome = FixOutcome()
    outcome.errors = inputs.errors + codeErrors
    outcome.paths = inputs.paths.sorted()
    let keys = AlertKeys(options.knownAlerts)
    let choice = TableFixes.Choice(
      rules: fixing(mayChangeMeaning), sourceLocale: options.sourceLocale, context: context,
      paths: inputs.firstPaths)
    // A file is changed as a whole, so it is read as a whole.
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(keys), windowsOver: .max)
    var layout: LineMeter.Facts?
    var files: Set<String> = []
    while let batch = try await orICUError({ try await tables.nextRead() }) {
      for table in batch {
        outcome.errors += table.errors
        files.formUnion(table.files.keys)
      }
      if layout == nil, asksForLines(batch) { layout = try lineFacts() }
      let fixes = try await settle(batch, inputs, keys, layout, choice)
      for table in fixes {
        outcome.add(table) { isAsked($0) }
      }
    }
    if files.isEmpty, outcome.errors.isEmpty { outcome.errors = inputs.errorsOfNoTable(paths) }
    outcome.files.sort { $0.path < $1.path }
    outcome.remarks.sort { ($0.path, $0.reason.rawValue) < ($1.path, $1.reason.rawValue) }
    return outcome
  }

  /// The rules of which fixes are taken.
  private func fixing(_ mayChangeMeaning: Bool) -> Set<String> {
    let rules = RuleCatalogue.rules.filter { rule in
      (mayChangeMeaning || rule.fixSafety == .safe) && isAsked(rule.id)
    }
    return Set(rules.map(\.id))
  }

  private func isAsked(_ rule: String) -> Bool {
    options.only.isEmpty || options.only.contains(rule)
  }

  /// Tries the fixes of some tables side by side until none has any left.
  private func settle(
    _ batch: [LoadedTable], _ inputs: InputFiles, _ keys: AlertKeys, _ layout: LineMeter.Facts?,
    _ choice: TableFixes.Choice
  ) async throws(CopydeskError) -> [TableFixes] {
    let found = try await findings(ofEach: batch, keys, layout)
    var all = zip(batch, found).map { table, findings in
      TableFixes(findings, originals: table.originals(choice, findings), choice: choice)
    }
    while true {
      var trials: [(number: Int, drafts: [String: [UInt8]])] = []
      for number in all.indices {
        if let drafts = all[number].nextTrial() { trials.append((number, drafts)) }
      }
      guard !trials.isEmpty else { return all }
      let open = trials
      let drafted = try await orICUError { [options, context] in
        try await inParallel(open.count, jobs: options.jobs) { next in
          var loaded: [(number: Int, result: LoadedTable)] = []
          while let number = next() {
            let (table, drafts) = open[number]
            loaded.append(
              (
                number,
                batch[table].reloaded(
                  drafts, named: inputs.named, options, context, ManifestAlerts(keys))
              ))
          }
          return loaded
        }
      }
      let now = try await findings(ofEach: drafted, keys, layout)
      for (trial, findings) in zip(trials, now) { all[trial.number].judge(findings) }
    }
  }

  /// What is wrong with each of some tables: all of it, however often it is the same.
  func findings(
    ofEach tables: [LoadedTable], _ keys: AlertKeys, _ layout: LineMeter.Facts?
  ) async throws(CopydeskError) -> [[Finding]] {
    var tables = tables
    for index in tables.indices { tables[index].chooseSourceViews() }
    var findings: [[Finding]] = Array(repeating: [], count: tables.count)
    for piece in try await checkPieces(of: tables, keys, layout).found {
      findings[piece.table] += piece.findings
    }
    for index in findings.indices {
      findings[index].sort(by: Finding.precedes)
      CodePlaces(options.codeAlerts).settle(&findings[index])
      Echoes.ofCatalogue.silence(&findings[index], sourceLocale: options.sourceLocale)
      // What is let pass stays as it is.
      findings[index] = options.triage.told(findings[index])
    }
    return findings
  }
}

extension InputFiles {
  /// The paths of which none before leads to the same file: a file is changed once.
  fileprivate var firstPaths: Set<String> {
    var real: Set<String> = []
    return Set(paths.filter { real.insert($0.realPath).inserted })
  }
}

extension LoadedTable {
  /// The bytes of the files that have something to be mended, as they were read. One that was changed since is left out.
  fileprivate func originals(
    _ choice: TableFixes.Choice, _ findings: [Finding]
  ) -> [String: [UInt8]] {
    let paths = Set(findings.lazy.filter(choice.takes).compactMap(\.stored?.file))
    var originals: [String: [UInt8]] = [:]
    for path in paths.intersection(choice.paths) {
      guard let format = TableFormat.of(path: path), let stored = try? StoredFile.bytes(of: path),
        // A workbook's cells are not its bytes; it is not written anyway.
        files[path]?.isOfCells == true
          || TableFile(path: path, stored: stored, format: format).bytes == files[path]?.bytes
      else { continue }
      originals[path] = stored
    }
    return originals
  }
}
