import CopyModel
import ICUText
import RuleKit
import StringTables

extension Copydesk {
  /// What is wrong with some tables, and how many alerts they have.
  func check(
    _ tables: [LoadedTable], _ keys: AlertKeys, _ layout: LineMeter.Facts?,
    since earlier: EarlierTexts?, counting empty: CopyTally?,
    _ progress: @escaping @Sendable (Int) -> Void
  ) async throws(CopydeskError) -> (findings: [Finding], alerts: Int, tally: CopyTally?) {
    var (found, alerts) = try await checkPieces(
      of: tables, keys, layout, since: earlier, counting: empty, progress)
    var tally = empty
    var findings: [Finding] = []
    findings.reserveCapacity(found.reduce(0) { $0 + $1.findings.count })
    // Each piece's go as they are taken over: all of them twice would be the most that a run holds.
    for index in found.indices {
      findings += found[index].findings
      found[index].findings = []
      if let own = found[index].tally { tally?.merge(own) }
    }
    return (findings, alerts, tally)
  }

  /// The same by the numbers of the tables, of each in several parts.
  func checkPieces(
    of tables: [LoadedTable], _ keys: AlertKeys, _ layout: LineMeter.Facts?,
    since earlier: EarlierTexts?, counting empty: CopyTally? = nil,
    _ progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(CopydeskError) -> (
    found: [(table: Int, findings: [Finding], tally: CopyTally?)], alerts: Int
  ) {
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
    let found = try await orICUError {
      try await inParallel(work.count, jobs: options.jobs) { next in
        var checker = UnitChecker(
          rules: rules.apple, library: library, sourceLocale: options.sourceLocale, layout: layout,
          earlier: earlier)
        var results: [(number: Int, result: (table: Int, findings: [Finding], tally: CopyTally?))] =
          []
        while let number = next() {
          let piece = work[number]
          checker.tally = empty
          let findings = try check(piece, of: tables, keys, with: &checker)
          results.append((number, (piece.table, findings, checker.tally)))
          progress(piece.count)
        }
        return results
      }
    }
    return (found, alertCount)
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
      found = checker.check(table: table)
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
  func findings(about issues: [ReadIssue]) -> [Finding] {
    let placement = Placement(
      files: [:], sourceLocale: options.sourceLocale, edition: rules.apple.edition)
    return issues.compactMap { issue in
      rules.apple.readers[issue.kind].flatMap { placement.finding(issue, by: $0) }
    }
  }
}
