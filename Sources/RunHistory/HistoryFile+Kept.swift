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

  /// What is kept of a table; nil where nothing is.
  package func keptResult(
    of table: String, in project: String
  ) throws(HistoryError) -> KeptResult? {
    try read { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT key, record, pairs FROM kept WHERE project = \(Self.number) AND name = ?",
        arguments: [project, table])
      return row.map { row in
        KeptResult(
          key: Array(row[0] as Data), record: Array(row[1] as Data), pairs: Array(row[2] as Data))
      }
    }
  }

  /// Keeps a table's result in the place of the one before.
  package func keep(
    _ result: KeptResult, of table: String, in project: String
  ) throws(HistoryError) {
    try write { db in
      try db.execute(
        sql: "INSERT OR IGNORE INTO word (text) VALUES (?)", arguments: [project])
      try db.execute(
        sql: """
          INSERT OR REPLACE INTO kept (project, name, key, record, pairs)
          VALUES (\(Self.number), ?, ?, ?, ?)
          """,
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
}
