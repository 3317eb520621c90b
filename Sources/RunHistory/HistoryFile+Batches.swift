internal import GRDB

extension HistoryFile {
  /// Begins a batch of a list of projects, or resumes the last one where that is of the same list and was stopped, or of the
  /// same time: to store it twice changes nothing.
  ///
  /// `list` is the list's absolute path, `time` in ISO 8601 and UTC. A batch that is resumed keeps its own time.
  package func begin(list: String, at time: String) throws(HistoryError) -> BatchStart {
    try write { db in
      let last = try Batch.fetchAll(db, "ORDER BY id DESC LIMIT 1").first
      if let last, last.list == list, !last.isFinished || last.time == time {
        let stored = try String.fetchSet(
          db, sql: "SELECT text FROM run JOIN word ON word.id = project WHERE batch = ?",
          arguments: [last.number])
        return BatchStart(batch: last, isResumed: !last.isFinished, stored: stored)
      }
      let batch = Batch(number: (last?.number ?? 0) + 1, list: list, time: time, isFinished: false)
      try db.execute(
        sql: "INSERT INTO batch (id, list, time) VALUES (?, ?, ?)",
        arguments: [batch.number, list, time])
      return BatchStart(batch: batch, isResumed: false, stored: [])
    }
  }

  /// Stores a project's run: all of it or nothing. What the batch had of the project before is replaced.
  @discardableResult
  package func store(_ run: RunRecord, in batch: Batch) throws(HistoryError) -> StoredRun {
    try write { db in
      var storing = try RunStoring(db, batch: batch.number)
      guard try storing.store(run) else {
        throw HistoryError(
          .misuse, path: path, message: "A later batch than \(batch.number) has runs already.")
      }
      return try HistoryReading(db).runs(of: run.project, in: batch.number)
    }.last.orThrow(HistoryError(.damaged, path: path, message: "A run is gone as it was stored."))
  }

  /// Says that a batch has all its runs, and leaves everything in one file.
  package func finish(_ batch: Batch) throws(HistoryError) {
    try write { db in
      try db.execute(
        sql: "UPDATE batch SET finished = 1 WHERE id = ?", arguments: [batch.number])
      // Texts that nothing speaks of any more take little room, and long to find.
      if batch.number % 32 == 0 { try Self.removeUnusedTexts(db) }
    }
    // Who reads it now keeps the log, which the next one empties.
    try? database.writeWithoutTransaction { db in
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
  }

  private static func removeUnusedTexts(_ db: Database) throws {
    let used = ["finding", "earlier"].flatMap { table in
      ["key", "flagged", "message", "source", "target", "reason"].map {
        "SELECT \($0) FROM \(table) WHERE \($0) IS NOT NULL"
      }
    }
    try db.execute(
      sql: "DELETE FROM text WHERE id NOT IN (\(used.joined(separator: " UNION ")))")
  }
}

extension Batch {
  /// Those that a clause of SQL picks.
  static func fetchAll(
    _ db: Database, _ clause: String, _ arguments: StatementArguments = []
  ) throws -> [Batch] {
    try Row.fetchAll(
      db, sql: "SELECT id, list, time, finished FROM batch \(clause)", arguments: arguments
    ).map { row in
      Batch(number: row[0], list: row[1], time: row[2], isFinished: row[3])
    }
  }
}

extension Optional {
  fileprivate func orThrow<Failure: Error>(_ error: Failure) throws(Failure) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
