import CopyModel
import ICUText
import StringTables

extension Copydesk {
  /// How much copy there is under some paths, and what of it is new since `Options.earlier`.
  package func count(
    _ paths: [String]
  ) async throws(CopydeskError) -> (tally: CopyTally, files: Int, errors: [InputError]) {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var errors = inputs.errors
    var files: Set<String> = []
    var tally = CopyTally()
    let changes =
      options.earlier.isEmpty ? nil : try await SourceChanges(options.earlier, with: self)
    var tables = TableQueue(
      inputs, options: options, context: context,
      alerts: ManifestAlerts(AlertKeys(options.knownAlerts)), windowsOver: Self.largestTable)
    while var batch = try await orICUError({ try await tables.nextRead() }) {
      for index in batch.indices { batch[index].chooseSourceViews() }
      for table in batch {
        errors += table.errors
        files.formUnion(table.files.keys)
      }
      let read = batch
      let counted = try await orICUError {
        try await inParallel(read.count, jobs: options.jobs) { next in
          var checker = UnitChecker(
            rules: rules.apple, library: library, sourceLocale: options.sourceLocale)
          var results: [(number: Int, result: CopyTally)] = []
          while let number = next() {
            checker.tally = CopyTally(changes: changes)
            checker.turn(to: rules[read[number].format], source: read[number].sourceLocale)
            try checker.count(read[number])
            results.append((number, checker.tally ?? CopyTally()))
          }
          return results
        }
      }
      for own in counted { tally.merge(own) }
    }
    if let changes { tally.removed = try removed(since: changes, besides: tally.seen) }
    if files.isEmpty, errors.isEmpty { errors = inputs.errorsOfNoTable(paths) }
    return (tally, files.count, errors)
  }

  /// How much an earlier version had of what is no longer there.
  func removed(
    since changes: SourceChanges, besides seen: Set<Int>
  ) throws(CopydeskError) -> CopyTally.Amount {
    var removed = CopyTally.Amount()
    var checker = UnitChecker(
      rules: rules.apple, library: library, sourceLocale: options.sourceLocale)
    for text in changes.removed(besides: seen) {
      do throws(ICUError) {
        removed.source += TextCount(try checker.analyze(text, options.sourceLocale))
      } catch {
        throw CopydeskError.noICU("\(error)")
      }
      removed.strings += 1
    }
    return removed
  }
}

extension UnitChecker {
  /// Counts the copy of a table.
  fileprivate mutating func count(_ table: LoadedTable) throws(ICUError) {
    for run in table.units.runs {
      for (unit, place) in zip(table.units.run(run), run) {
        if let source = table.sourceView(of: unit, at: place) { try count(source) }
        try count(unit)
      }
    }
  }
}
