internal import GRDB

/// Reads runs and findings in a transaction.
struct HistoryReading {
  private let db: Database
  private let words: WordNumbers
  private var texts: TextNumbers
  private let batches: [Int: Batch]
  /// The batches of each project's runs, rising.
  private let runs: [Int: [Int]]

  init(_ db: Database) throws {
    self.db = db
    words = try WordNumbers(db)
    texts = TextNumbers(db)
    batches = Dictionary(
      uniqueKeysWithValues: try Batch.fetchAll(db, "").map { ($0.number, $0) })
    var runs: [Int: [Int]] = [:]
    let rows = try Row.fetchCursor(
      db, sql: "SELECT project, batch FROM run ORDER BY project, batch")
    while let row = try rows.next() { runs[row[0], default: []].append(row[1]) }
    self.runs = runs
  }

  // MARK: Runs

  /// The runs of a project, or of all, in a batch, or in all: by batch, then by project.
  func runs(of project: String?, in batch: Int?) throws -> [StoredRun] {
    var arguments: [(any DatabaseValueConvertible)?] = []
    var conditions: [String] = []
    if let project {
      conditions.append("project = ?")
      arguments.append(words.known(project))
    }
    if let batch {
      conditions.append("batch = ?")
      arguments.append(batch)
    }
    let clause = conditions.isEmpty ? "" : "WHERE " + conditions.joined(separator: " AND ")
    let tallies = try tallies(clause, StatementArguments(arguments))
    let rows = try Row.fetchAll(
      db,
      sql: """
        SELECT project, batch, revision, version, configuration, duration, errors, passes,
          source_locale
        FROM run \(clause) ORDER BY batch
        """, arguments: StatementArguments(arguments))
    return try rows.map { row in
      let run = RunNumber(project: row[0], batch: row[1])
      let earlier = try runBefore(run)
      let version: Int = row[3]
      return StoredRun(
        project: words[run.project], batch: self.batch(run.batch), isFirst: earlier == nil,
        revision: row[2], toolVersion: words[version],
        upgradedFrom: earlier.flatMap { $0.version == version ? nil : words[$0.version] },
        configuration: row[4],
        isReconfigured: earlier.map { $0.configuration != row[4] } ?? false, duration: row[5],
        errors: row[6], passes: row[7], sourceLocale: row[8] ?? "en", locales: tallies[run] ?? [])
    }.sorted { ($0.batch.number, $0.project) < ($1.batch.number, $1.project) }
  }

  private struct RunNumber: Hashable {
    let project: Int
    let batch: Int
  }

  private func runBefore(_ run: RunNumber) throws -> (version: Int, configuration: String)? {
    try Row.fetchOne(
      db.cachedStatement(
        sql: """
          SELECT version, configuration FROM run WHERE project = ? AND batch < ?
          ORDER BY batch DESC LIMIT 1
          """), arguments: [run.project, run.batch]
    ).map { ($0[0], $0[1]) }
  }

  private func tallies(
    _ clause: String, _ arguments: StatementArguments
  ) throws -> [RunNumber: [LocaleTally]] {
    let fields = LocaleTally.fields
    let names = fields.map { "\"\($0.name)\"" }.joined(separator: ", ")
    let rows = try Row.fetchCursor(
      db, sql: "SELECT project, batch, locale, \(names) FROM tally \(clause)", arguments: arguments)
    var tallies: [RunNumber: [LocaleTally]] = [:]
    while let row = try rows.next() {
      let locale: Int = row[2]
      var tally = LocaleTally(locale: locale == 0 ? nil : words[locale])
      for (place, field) in fields.enumerated() { tally[keyPath: field.path] = row[3 + place] }
      tallies[RunNumber(project: row[0], batch: row[1]), default: []].append(tally)
    }
    return tallies.mapValues { $0.sorted { ($0.locale ?? "") < ($1.locale ?? "") } }
  }

  private func batch(_ number: Int) -> Batch {
    batches[number] ?? Batch(number: number, list: "", time: "", isFinished: false)
  }

  // MARK: Findings

  /// The findings that were in some states as of a batch, in the order in which they were found first.
  mutating func findings(
    in batch: Int, as states: Set<FindingState>
  ) throws -> [FindingRecord] {
    let ids = try lives(until: batch).compactMap { id, life in
      life.last.map { states.contains($0.state(in: batch)) } == true ? id : nil
    }
    return try ids.compactMap { try record($0, in: batch) }
  }

  /// The worst told findings of some projects whose state changed to one of these in a batch, at most so many.
  mutating func worst(
    _ most: Int, in batch: Int, to states: Set<FindingState>, of projects: Set<String>
  ) throws -> [FindingRecord] {
    let passing = Review.allCases.filter(\.letsPass).map(\.code)
    let ids = try Int.fetchAll(
      db,
      sql: """
        SELECT finding FROM life JOIN finding ON finding.id = life.finding
        WHERE batch = ? AND life.state IN (\(Self.list(states.map(\.code))))
          AND project IN (\(Self.list(projects.compactMap(words.known))))
          AND known = 0 AND review NOT IN (\(Self.list(passing)))
        ORDER BY severity DESC, finding LIMIT ?
        """, arguments: [batch, most])
    return try ids.compactMap { try record($0, in: batch) }
  }

  private static func list(_ numbers: [Int]) -> String {
    numbers.sorted().map(String.init).joined(separator: ", ")
  }

  /// The findings that went one way between two batches.
  mutating func difference(
    from old: Int, to new: Int, _ kind: HistoryDifference
  ) throws -> [FindingRecord] {
    let ids = try lives(until: new).compactMap { id, life -> Int? in
      let before = life.last { $0.batch <= old }?.state
      let now = life.last?.state
      let wasOpen = before != nil && before != .resolved
      let holds =
        switch kind {
        case .new: !wasOpen && now?.isThere == true
        case .resolved: wasOpen && now == .resolved
        case .unresolved: wasOpen && now?.isThere == true
        }
      return holds ? id : nil
    }
    return try ids.compactMap { try record($0, in: new) }
  }

  /// The findings whose fingerprints are in a range, as of now; at most so many.
  mutating func findings(
    fingerprints: ClosedRange<Int>, most: Int
  ) throws -> [FindingRecord] {
    let ids = try Int.fetchAll(
      db, sql: "SELECT id FROM finding WHERE fingerprint BETWEEN ? AND ? ORDER BY id LIMIT ?",
      arguments: [fingerprints.lowerBound, fingerprints.upperBound, most])
    return try ids.compactMap { try record($0, in: .max) }
  }

  private struct Step {
    let batch: Int
    let state: FindingState

    /// What a finding is in a batch when this was its last change.
    func state(in batch: Int) -> FindingState {
      self.batch < batch && state.isThere ? .unresolved : state
    }
  }

  /// The changes of all findings until a batch, in the order in which they were found first.
  private func lives(until batch: Int) throws -> [(id: Int, life: [Step])] {
    var lives: [(id: Int, life: [Step])] = []
    let rows = try Row.fetchCursor(
      db,
      sql: "SELECT finding, batch, state FROM life WHERE batch <= ? ORDER BY finding, batch",
      arguments: [batch])
    while let row = try rows.next() {
      let id: Int = row[0]
      let step = Step(batch: row[1], state: .of(code: row[2]))
      if lives.last?.id == id {
        lives[lives.count - 1].life.append(step)
      } else {
        lives.append((id, [step]))
      }
    }
    return lives
  }

  private mutating func record(_ id: Int, in batch: Int) throws -> FindingRecord? {
    let columns = FindingRow.columns.joined(separator: ", ")
    guard
      let row = try Row.fetchOne(
        db.cachedStatement(sql: "SELECT project, \(columns) FROM finding WHERE id = ?"),
        arguments: [id])
    else { return nil }
    let project: Int = row[0]
    let finding = FindingRow(row, from: 1)
    let steps = try Row.fetchAll(
      db.cachedStatement(sql: "SELECT batch, state FROM life WHERE finding = ? ORDER BY batch"),
      arguments: [id]
    ).map { Step(batch: $0[0], state: .of(code: $0[1])) }
    let now = steps.last { $0.batch <= batch }
    let last = runs[project]?.last { $0 <= batch } ?? 0
    return FindingRecord(
      project: words[project], sighting: try finding.sighting(words, &texts),
      state: now?.state(in: last) ?? .new,
      life: steps.map { .init(batch: self.batch($0.batch), state: $0.state) },
      lastSeen: self.batch(lastSeen(steps, of: project)))
  }

  /// While a finding is there, each run of its project sees it.
  private func lastSeen(_ steps: [Step], of project: Int) -> Int {
    let runs = runs[project] ?? []
    guard let there = steps.lastIndex(where: \.state.isThere) else { return 0 }
    guard there + 1 < steps.count else { return runs.last ?? 0 }
    return runs.last { $0 < steps[there + 1].batch } ?? steps[there].batch
  }
}
