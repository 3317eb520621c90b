internal import CopyModel
internal import GRDB
internal import Triage

/// Stores a project's run in a transaction.
struct RunStoring {
  private let db: Database
  private let batch: Int
  private var words: WordNumbers
  private var texts: TextNumbers
  private var project = 0
  /// By the number of the locale; 0 for findings about none.
  private var tallies: [Int: LocaleTally] = [:]

  init(_ db: Database, batch: Int) throws {
    self.db = db
    self.batch = batch
    words = try WordNumbers(db)
    texts = TextNumbers(db)
  }

  /// A finding of the runs before.
  private struct Known {
    let id: Int
    /// `new` stands for all in which it is there.
    let state: FindingState
    let row: FindingRow
  }

  /// False where a later batch has a run of the project.
  mutating func store(_ run: RunRecord) throws -> Bool {
    project = try words.number(of: run.project)
    let last =
      try Int.fetchOne(
        db, sql: "SELECT max(batch) FROM run WHERE project = ?", arguments: [project]) ?? 0
    guard last <= batch else { return false }
    // What the last run changed can be taken back as long as its batch is the last.
    if last == batch { try takeBack() }
    try db.execute(sql: "DELETE FROM earlier WHERE project = ?", arguments: [project])
    for copy in run.copy {
      let number = try words.number(of: copy.locale)
      tallies[number, default: LocaleTally()].strings += copy.strings
      tallies[number, default: LocaleTally()].words += copy.words
    }
    try storeFindings(of: run)
    try storeCounts(of: run)
    return true
  }

  /// Makes everything as it was before the batch.
  private func takeBack() throws {
    let own: StatementArguments = [project, batch]
    try db.execute(
      sql: """
        DELETE FROM life WHERE (finding, batch) IN
          (SELECT finding, batch FROM finding JOIN life ON life.finding = finding.id
           WHERE project = ? AND batch = ?)
        """, arguments: own)
    try db.execute(sql: "DELETE FROM finding WHERE project = ? AND first = ?", arguments: own)
    try db.execute(
      sql: "INSERT OR REPLACE INTO finding SELECT * FROM earlier WHERE project = ?",
      arguments: [project])
    try db.execute(sql: "DELETE FROM run WHERE project = ? AND batch = ?", arguments: own)
    try db.execute(sql: "DELETE FROM tally WHERE project = ? AND batch = ?", arguments: own)
  }

  /// What is there goes before what is resolved, so that a twin that is back is not taken for one that stayed.
  private func known() throws -> [Known] {
    var (there, resolved): ([Known], [Known]) = ([], [])
    let columns = FindingRow.columns.joined(separator: ", ")
    let rows = try Row.fetchCursor(
      db, sql: "SELECT id, state, \(columns) FROM finding WHERE project = ? ORDER BY id",
      arguments: [project])
    while let row = try rows.next() {
      let state = FindingState.of(code: row[1])
      let known = Known(id: row[0], state: state, row: FindingRow(row, from: 2))
      if state == .resolved { resolved.append(known) } else { there.append(known) }
    }
    return there + resolved
  }

  private mutating func storeFindings(of run: RunRecord) throws {
    try texts.load(of: project)
    let known = try known()
    let entries = try known.map { try $0.row.entry(words, &texts) }
    var match = BaselineMatch(entries)
    let hits = match.hits(of: run.sightings.map(\.entry))
    var isSeen = Array(repeating: false, count: known.count)
    for (sighting, hit) in zip(run.sightings, hits) {
      let row = try FindingRow(sighting, &words, &texts)
      let state: FindingState
      if let hit {
        isSeen[hit.index] = true
        state = try see(known[hit.index], as: row)
      } else {
        state = .new
        try insert(row)
      }
      count(row, state)
    }
    for (index, finding) in known.enumerated()
    where !isSeen[index] && finding.state != .resolved {
      let state = run.coverage.state(ofUnseen: entries[index])
      if state != finding.state {
        try change(finding.id, finding.row, to: state)
        try tell(finding.id, state)
      }
      count(finding.row, state)
    }
  }

  /// A finding that was there before, or is back.
  private func see(_ finding: Known, as row: FindingRow) throws -> FindingState {
    let state: FindingState = finding.state == .resolved ? .reopened : .unresolved
    let isChanged = !finding.state.isThere
    if isChanged || row != finding.row { try change(finding.id, row, to: .new) }
    if isChanged { try tell(finding.id, state) }
    return state
  }

  private func insert(_ row: FindingRow) throws {
    let places = Array(repeating: "?", count: FindingRow.columns.count + 3)
    let statement = try db.cachedStatement(
      sql: """
        INSERT INTO finding (project, first, state, \(FindingRow.columns.joined(separator: ", ")))
        VALUES (\(places.joined(separator: ", ")))
        """)
    let own: [(any DatabaseValueConvertible)?] = [project, batch, FindingState.new.code]
    try statement.execute(arguments: StatementArguments(own + row.values))
    try tell(Int(db.lastInsertedRowID), .new)
  }

  private func change(_ id: Int, _ row: FindingRow, to state: FindingState) throws {
    try db.cachedStatement(sql: "INSERT INTO earlier SELECT * FROM finding WHERE id = ?")
      .execute(arguments: [id])
    let places = FindingRow.columns.map { "\($0) = ?" }.joined(separator: ", ")
    let own: [(any DatabaseValueConvertible)?] = [state.code]
    try db.cachedStatement(sql: "UPDATE finding SET state = ?, \(places) WHERE id = ?")
      .execute(arguments: StatementArguments(own + row.values + [id]))
  }

  private func tell(_ id: Int, _ state: FindingState) throws {
    try db.cachedStatement(sql: "INSERT INTO life (finding, batch, state) VALUES (?, ?, ?)")
      .execute(arguments: [id, batch, state.code])
  }

  private mutating func count(_ row: FindingRow, _ state: FindingState) {
    tallies[row.locale ?? 0, default: LocaleTally()].count(row, state)
  }

  private mutating func storeCounts(of run: RunRecord) throws {
    let version = try words.number(of: run.toolVersion)
    try db.execute(
      sql: """
        INSERT INTO run
          (project, batch, revision, version, configuration, duration, errors, passes,
           source_locale)
        VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
        """,
      arguments: [
        project, batch, run.revision, version, run.configuration, run.duration, run.errors,
        run.passes, run.coverage.sourceLocale.identifier,
      ])
    let fields = LocaleTally.fields
    let names = fields.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let places = Array(repeating: "?", count: fields.count + 3).joined(separator: ", ")
    for locale in tallies.keys.sorted() {
      guard let tally = tallies[locale] else { continue }
      let numbers: [(any DatabaseValueConvertible)?] =
        [project, batch, locale] + fields.map { tally[keyPath: $0.path] }
      try db.execute(
        sql: "INSERT INTO tally (project, batch, locale, \(names)) VALUES (\(places))",
        arguments: StatementArguments(numbers))
    }
  }
}

extension LocaleTally {
  fileprivate mutating func count(_ row: FindingRow, _ state: FindingState) {
    if state.isThere {
      if row.isKnown { known += 1 }
      if Review.of(code: row.review).letsPass { passed += 1 }
    }
    guard row.isTold else { return }
    if state.isThere { count(.of(code: row.severity)) }
    switch state {
    case .new: new += 1
    case .unresolved: unresolved += 1
    case .reopened: reopened += 1
    case .resolved: resolved += 1
    case .off: off += 1
    case .unavailable: unavailable += 1
    }
  }
}

extension Coverage {
  /// What became of a finding that was not seen.
  fileprivate func state(ofUnseen entry: BaselineEntry) -> FindingState {
    if !rules.contains(entry.rule) { return .off }
    return covers(entry) ? .resolved : .unavailable
  }
}
