import CopyModel
import StringTables

extension Copydesk {
  /// Checks the tables under some paths one by one and hands on what each brought, in their order: those of one share
  /// where the options name one.
  package func checkTables(
    _ paths: [String], progress: @escaping @Sendable (_ units: Int) -> Void = { _ in },
    body: (TableResult) throws -> Void
  ) async throws {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var failure: (any Error)?
    var gathering: AuditGathering?
    try await checkTables(
      inputs, Conclusion(of: self, inputs).wanted, gathering: &gathering, progress
    ) { table in
      guard failure == nil else { return }
      do { try body(table) } catch { failure = error }
    }
    if let failure { throw failure }
  }

  /// What a run over some paths brings out whose tables were checked elsewhere. A table that nobody checked is an error.
  package func conclusion(
    of paths: [String], _ tables: [TableResult]
  ) throws(CopydeskError) -> Result {
    let inputs = InputFiles(paths, scope: scope, mustHoldTables: true)
    var end = Conclusion(of: self, inputs)
    let queue = TableQueue(
      inputs, options: options, context: context,
      alerts: ManifestAlerts(AlertKeys(AlertManifest())),
      windowsOver: Self.largestTable)
    let byName = Dictionary(grouping: tables, by: \.name)
    for name in queue.names {
      if let parts = byName[name] {
        for part in parts { end.add(part) }
      } else {
        end.add(
          InputError(
            path: name,
            message: "No shard has checked this table. Run all of them on the same files."))
      }
    }
    return try end.result(of: paths)
  }

  /// What the results of tables depend on besides the files and the program, as text: options, configuration, code.
  package var key: String {
    String(RunKey(options, tool: "", for: TableResult.Wanted()).tables, radix: 16)
  }

  /// The same without the alerts of the code.
  package var configurationKey: String {
    String(RunKey(options, tool: "", for: TableResult.Wanted()).units, radix: 16)
  }

  /// Checks the tables of some files and hands on what each brought, in their order.
  func checkTables(
    _ inputs: InputFiles, _ wanted: TableResult.Wanted,
    gathering: inout AuditGathering?, _ progress: @escaping @Sendable (_ units: Int) -> Void,
    body: (TableResult) -> Void
  ) async throws(CopydeskError) {
    let earlier =
      options.earlier.isEmpty ? nil : try await EarlierTexts(options.earlier, with: self)
    let keeper = TableKeeper(options, for: wanted)
    // Some rules look at a table as a whole: only what does not fit is checked window by window.
    let keys = AlertKeys(options.knownAlerts)
    var tables = TableQueue(
      inputs, options: options, context: context, alerts: ManifestAlerts(keys),
      windowsOver: Self.largestTable, keeper: keeper)
    var layout: LineMeter.Facts?
    var windows = KeptWindows(keeper)
    while let batch = try await orICUError({ try await tables.next() }) {
      var open: [LoadedTable] = []
      for case .read(var table) in batch {
        table.chooseSourceViews()
        open.append(table)
      }
      if layout == nil, asksForLines(open) { layout = try lineFacts() }
      let checked = try await checkPieces(
        of: open, keys, layout, since: earlier, counting: gathering?.empty,
        countsCopy: wanted.copy, progress)
      try gathering?.add(open, keys, counted: checked.tally, of: self)
      var results = open.map { TableResult($0, for: wanted) }
      var entries: [[UnitMemory.Entry]] = Array(repeating: [], count: open.count)
      for piece in checked.found {
        results[piece.table].findings += piece.findings
        entries[piece.table] += piece.entries
        results[piece.table].copy.merge(piece.copy)
      }
      for index in open.indices { results[index].alerts = checked.alerts[index] }
      results = try await settled(results, of: open, entries, in: keeper, inputs.named, &windows)
      var next = 0
      for table in batch {
        switch table {
        case .known(let result): body(result)
        case .read:
          body(results[next])
          next += 1
        }
      }
    }
    windows.end()
  }

  /// The results of some tables with their findings in order, which are kept where nobody changed the files while they
  /// were read.
  private func settled(
    _ results: [TableResult], of tables: [LoadedTable], _ entries: [[UnitMemory.Entry]],
    in keeper: TableKeeper?, _ named: Set<String>, _ windows: inout KeptWindows
  ) async throws(CopydeskError) -> [TableResult] {
    let results = try await orICUError {
      try await inParallel(tables.count, jobs: options.jobs) { next in
        var settled: [(number: Int, result: TableResult)] = []
        while let number = next() {
          let mark = tables[number].mark
          var result = results[number]
          result.findings.sort(by: Finding.precedes)
          if let keeper, let key = mark.key, !mark.isWindow,
            keeper.key(of: tables[number].group, named: named) == key
          {
            keeper.keep(result, entries[number], under: key)
          }
          settled.append((number, result))
        }
        return settled
      }
    }
    for (result, table) in zip(results, tables) where table.mark.isWindow {
      if let key = table.mark.key { windows.add(result, under: key) }
    }
    return results
  }
}

/// What the windows of a large table brought, which are kept together once the last was checked.
struct KeptWindows {
  private let keeper: TableKeeper?
  private var open: (result: TableResult, key: UInt64)?

  init(_ keeper: TableKeeper?) { self.keeper = keeper }

  mutating func add(_ result: TableResult, under key: UInt64) {
    if open?.result.name == result.name {
      open?.result.merge(result)
    } else {
      end()
      open = (result, key)
    }
  }

  /// Keeps what there is.
  mutating func end() {
    guard let (result, key) = open else { return }
    keeper?.keep(result, [], under: key)
    open = nil
  }
}
