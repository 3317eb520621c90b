import CopyModel
import ICUText
import RuleKit
import StringTables

extension Copydesk {
  /// What a piece of checking brought.
  struct Checked: Sendable {
    /// The number of its table.
    let table: Int
    var findings: [Finding]
    let tally: CopyTally?
    let copy: CopyAmounts?
    /// What is to be remembered of its strings and alerts.
    let entries: [UnitMemory.Entry]
  }

  /// What is wrong with some tables, by their numbers and of each in several parts, and how many alerts each has.
  func checkPieces(
    of tables: [LoadedTable], _ keys: AlertKeys, _ layout: LineMeter.Facts?,
    since earlier: EarlierTexts? = nil, counting empty: CopyTally? = nil, countsCopy: Bool = false,
    _ progress: @escaping @Sendable (Int) -> Void = { _ in }
  ) async throws(CopydeskError) -> (found: [Checked], alerts: [Int], tally: CopyTally?) {
    // Whole tables come first: they cannot be shared out, and the stripes fill the time beside them.
    var pieces: [CheckPiece] = tables.indices.map { .whole(table: $0) }
    var counts: [Int] = []
    for (number, table) in tables.enumerated() {
      let stripes = Stripes(table.units)
      var alerts: [[Alert]] = Array(repeating: [], count: stripes.count)
      let all = self.alerts(of: table.units, keys)
      for (alert, first) in all { alerts[stripes.number(of: first)].append(alert) }
      counts.append(all.count)
      pieces += (0..<stripes.count).map { .units(table: number, stripes[$0], alerts[$0]) }
    }
    let work = pieces
    let found = try await orICUError {
      try await inParallel(work.count, jobs: options.jobs) { next in
        var checker = UnitChecker(
          rules: rules.apple, library: library, sourceLocale: options.sourceLocale, layout: layout,
          earlier: earlier)
        var results: [(number: Int, result: Checked)] = []
        while let number = next() {
          let piece = work[number]
          checker.tally = empty
          checker.amounts = countsCopy ? CopyAmounts() : nil
          var entries: [UnitMemory.Entry] = []
          let findings = try check(piece, of: tables, keys, with: &checker, &entries)
          let checked = Checked(
            table: piece.table, findings: findings, tally: checker.tally, copy: checker.amounts,
            entries: entries)
          results.append((number, checked))
          progress(piece.count)
        }
        return results
      }
    }
    var tally = empty
    for piece in found {
      if let own = piece.tally { tally?.merge(own) }
    }
    return (found, counts, tally)
  }

  private func check(
    _ piece: CheckPiece, of tables: [LoadedTable], _ keys: AlertKeys,
    with checker: inout UnitChecker, _ entries: inout [UnitMemory.Entry]
  ) throws(ICUError) -> [Finding] {
    var found: [UnitChecker.Found] = []
    let table = tables[piece.table]
    var issues: [ReadIssue] = []
    checker.turn(to: rules[table.format], source: table.sourceLocale)
    var seed = StableHash()
    if table.memory != nil {
      seed.add(table.format)
      seed.add(table.sourceLocale.identifier)
    }
    switch piece {
    case .units(_, let ranges, let alerts):
      for range in ranges {
        if let memory = table.memory {
          try checker.check(range, of: table, besides: memory, seed, into: &found, &entries)
        } else {
          try checker.check(table.shown(range), into: &found)
        }
      }
      try check(alerts, of: table, with: &checker, seed, into: &found, &entries)
    case .whole:
      issues = table.issues
      found = checker.check(table: table)
      try checker.checkMissing(in: table.units, into: &found)
      let sources = table.units.indices.compactMap { index in
        table.units.part(of: index).role == nil ? nil : table.sourceView(of: index)
      }
      let alerts = self.alerts(of: TableUnits(sources), keys).map(\.alert)
      try check(alerts, of: table, with: &checker, seed, into: &found, &entries)
    }
    let placement = Placement(
      files: table.files, sourceLocale: table.sourceLocale, edition: rules[table.format].edition)
    return found.compactMap { placement.finding($0.flag, by: $0.by) } + findings(about: issues)
  }

  private func check(
    _ alerts: [Alert], of table: LoadedTable, with checker: inout UnitChecker, _ seed: StableHash,
    into found: inout [UnitChecker.Found], _ entries: inout [UnitMemory.Entry]
  ) throws(ICUError) {
    for alert in alerts {
      if let memory = table.memory {
        try checker.check(alert, besides: memory, seed, into: &found, &entries)
      } else {
        found += try checker.check(alert)
      }
    }
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
