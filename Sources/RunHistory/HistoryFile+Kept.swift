internal import FoundationEssentials
internal import GRDB

/// Results that are kept by what they were made of, so that they need not be made again. What their bytes mean is the
/// caller's. Each is written for itself, so that what ends a run leaves those that are done.
extension HistoryFile {
  /// What is kept of a project, by the names of its tables.
  package func kept(of project: String) throws(HistoryError) -> [String: KeptMark] {
    try read { db in
      var marks: [String: KeptMark] = [:]
      let rows = try Row.fetchCursor(
        db, sql: "SELECT name, key FROM kept WHERE project = \(Self.number)", arguments: [project])
      while let row = try rows.next() { marks[row[0]] = KeptMark(key: Array(row[1] as Data)) }
      return marks
    }
  }

  /// The record that is kept of a table under a key; nil where none is, or it is of another key.
  package func keptRecord(
    of table: String, in project: String, under key: [UInt8]
  ) throws(HistoryError) -> [UInt8]? {
    try bytes("SELECT record FROM kept WHERE \(Self.one) AND key = ?", [project, table, Data(key)])
  }

  /// The pairs that are kept of a table, whatever their key; nil where none are.
  package func keptPairs(of table: String, in project: String) throws(HistoryError) -> [UInt8]? {
    try bytes("SELECT pairs FROM kept WHERE \(Self.one)", [project, table])
  }

  private func bytes(
    _ sql: String, _ arguments: StatementArguments
  ) throws(HistoryError) -> [UInt8]? {
    try read { db in
      try Data.fetchOne(db.cachedStatement(sql: sql), arguments: arguments).map { Array($0) }
    }
  }

  /// Keeps a table's result in the place of the one before.
  package func keep(
    _ result: KeptResult, of table: String, in project: String
  ) throws(HistoryError) {
    try write { db in
      try db.cachedStatement(sql: "INSERT OR IGNORE INTO word (text) VALUES (?)")
        .execute(arguments: [project])
      let insert = """
        INSERT OR REPLACE INTO kept (project, name, key, record, pairs)
        VALUES (\(Self.number), ?, ?, ?, ?)
        """
      try db.cachedStatement(sql: insert).execute(
        arguments: [
          project, table, Data(result.key), Data(result.record), Data(result.pairs),
        ])
    }
  }

  /// Forgets what is kept of all other tables of a project than these.
  package func forget(
    of project: String, tablesNotIn tables: Set<String>
  ) throws(HistoryError) {
    try write { db in
      let names = try String.fetchAll(
        db, sql: "SELECT name FROM kept WHERE project = \(Self.number)", arguments: [project])
      for name in names where !tables.contains(name) {
        try db.execute(
          sql: "DELETE FROM kept WHERE project = \(Self.number) AND name = ?",
          arguments: [project, name])
      }
    }
  }

  private static let number = "(SELECT id FROM word WHERE text = ?)"
  /// One table of a project.
  private static let one = "project = \(number) AND name = ?"
}
