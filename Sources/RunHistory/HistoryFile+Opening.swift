internal import FoundationEssentials
internal import GRDB
internal import StoredFiles

extension HistoryFile {
  /// The lock is on a file beside it: SQLite has locks of its own on the database.
  static func locked(_ path: String, at time: String) throws(HistoryError) -> FileLock {
    do throws(FileLock.Failure) {
      let process = ProcessInfo.processInfo.processIdentifier
      return try FileLock(path + ".lock", holder: "\(process) \(time)")
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  static func opened(_ path: String, pages: Int?) throws(HistoryError) -> DatabaseQueue {
    guard !StoredFile.isWriteProtected(path) else {
      throw HistoryError(.readOnly, path: path, message: HistoryError.readOnly)
    }
    // Nothing is written into a file that is none of ours.
    if try isFilled(path) { try check(path) }
    var configuration = GRDB.Configuration()
    configuration.journalMode = .wal
    configuration.foreignKeysEnabled = false
    // Who reads it now may end its log first.
    configuration.busyMode = .timeout(10)
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA cache_size = -65536; PRAGMA secure_delete = OFF")
      if let pages { try db.execute(sql: "PRAGMA max_page_count = \(pages)") }
    }
    do {
      let database = try DatabaseQueue(path: path, configuration: configuration)
      try database.write(HistorySchema.migrate)
      return database
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  static func openedToRead(_ path: String) throws(HistoryError) -> DatabaseQueue {
    guard FileManager.default.fileExists(atPath: path) else {
      throw HistoryError(
        .missing, path: path,
        message: "There is no history. “copydesk batch FILE.yml --history \(path)” begins one.")
    }
    do throws(HistoryError) {
      let database = try plain(path)
      if try version(of: database, path) == HistorySchema.version { return database }
      try? database.close()
    } catch {
      guard error.kind == .readOnly else { throw error }
    }
    // What an earlier version wrote, or a killed process left, only a writer may mend.
    let lock = try locked(path, at: "")
    _ = try opened(path, pages: nil)
    _ = consume lock
    return try plain(path)
  }

  /// Finds out whether a file is a history of this version or an earlier one.
  private static func check(_ path: String) throws(HistoryError) {
    do throws(HistoryError) {
      _ = try version(of: plain(path), path)
    } catch {
      guard error.kind == .readOnly else { throw error }
      // A process that was killed while it began the file has left a journal, which only a writer may take back.
      do {
        let database = try DatabaseQueue(path: path)
        _ = try database.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
      } catch {
        throw HistoryError(error, path: path)
      }
      _ = try version(of: plain(path), path)
    }
  }

  /// Opens a file as it is, for reading.
  private static func plain(_ path: String) throws(HistoryError) -> DatabaseQueue {
    var configuration = GRDB.Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(10)
    do {
      let database = try DatabaseQueue(path: path, configuration: configuration)
      do {
        _ = try database.read { try Int.fetchOne($0, sql: "PRAGMA schema_version") }
        return database
      } catch let error as DatabaseError
        where [.SQLITE_CANTOPEN, .SQLITE_READONLY].contains(error.resultCode.primaryResultCode)
      {
        // Where nothing may be written beside it, a file without a log is read as one that nobody changes.
        guard try !isFilled(path + "-wal"), try !isFilled(path + "-journal") else { throw error }
        let address = URL(filePath: path).absoluteString + "?immutable=1"
        return try DatabaseQueue(path: address, configuration: configuration)
      }
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  /// The version of a history's tables.
  private static func version(
    of database: DatabaseQueue, _ path: String
  ) throws(HistoryError) -> Int {
    let facts: (application: Int, version: Int, tables: Int)
    do {
      facts = try database.read { db in
        (
          try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0,
          try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0,
          try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_schema") ?? 0
        )
      }
    } catch {
      throw HistoryError(error, path: path)
    }
    guard facts.application == HistorySchema.application || facts.tables == 0 else {
      throw HistoryError(.foreign, path: path, message: HistoryError.foreign)
    }
    guard facts.version <= HistorySchema.version else {
      throw HistoryError(
        .newer, path: path,
        message:
          "A newer copydesk wrote it (version \(facts.version); this one knows \(HistorySchema.version)). Use that, or name another file."
      )
    }
    return facts.version
  }

  private static func isFilled(_ path: String) throws(HistoryError) -> Bool {
    do throws(FileError) {
      return try StoredFile(path).size > 0
    } catch .missing {
      return false
    } catch .noPermission {
      throw HistoryError(.other, path: path, message: HistoryError.noPermission)
    } catch {
      throw HistoryError(.foreign, path: path, message: HistoryError.foreign)
    }
  }
}
