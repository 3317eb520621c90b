internal import GRDB

extension HistoryFile {
  /// Stores that a project's run brought out what its last one did: as if that were stored once more, but without looking
  /// at its findings. Nil where there is no run before.
  ///
  /// `duration` is in seconds.
  package func storeAgain(
    _ project: String, revision: String?, duration: Double, in batch: Batch
  ) throws(HistoryError) -> StoredRun? {
    try write { db in
      guard
        let number = try Int.fetchOne(
          db, sql: "SELECT id FROM word WHERE text = ?", arguments: [project]),
        let last = try Int.fetchOne(
          db, sql: "SELECT max(batch) FROM run WHERE project = ?", arguments: [number]),
        last <= batch.number
      else { return nil }
      if last < batch.number {
        // Nothing of the run before can be taken back any more.
        try db.execute(sql: "DELETE FROM earlier WHERE project = ?", arguments: [number])
        try Self.repeatRun(of: number, last, db, revision: revision, duration: duration, in: batch)
      }
      return try HistoryReading(db).runs(of: project, in: batch.number).last
    }
  }

  private static func repeatRun(
    of project: Int, _ last: Int, _ db: Database, revision: String?, duration: Double,
    in batch: Batch
  ) throws {
    try copy(
      "run", replacing: ["batch": "?", "revision": "?", "duration": "?"], in: db,
      [batch.number, revision, duration, project, last])
    // What was new is so no longer, and what was resolved is not told again.
    try copy(
      "tally",
      replacing: [
        "batch": "?", "unresolved": "unresolved + \"new\" + reopened", "new": "0", "reopened": "0",
        "resolved": "0",
      ], in: db, [batch.number, project, last])
  }

  /// Copies the rows of a run, in the order of the columns of which some become other values.
  private static func copy(
    _ table: String, replacing values: [String: String], in db: Database,
    _ arguments: StatementArguments
  ) throws {
    let columns = try db.columns(in: table).map(\.name)
    let names = columns.map { "\"\($0)\"" }.joined(separator: ", ")
    let sources = columns.map { values[$0] ?? "\"\($0)\"" }.joined(separator: ", ")
    try db.execute(
      sql: """
        INSERT INTO \(table) (\(names)) SELECT \(sources) FROM \(table)
        WHERE project = ? AND batch = ?
        """, arguments: arguments)
  }
}
