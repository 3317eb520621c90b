internal import GRDB
internal import StoredFiles

/// The history of a list of projects: one SQLite file.
///
/// A class, for it is one thing in many hands: the lock on the file is let go with the last.
package final class HistoryFile: Sendable {
  package let path: String
  let database: DatabaseQueue
  /// Nil for readers.
  private let lock: FileLock?

  /// Opens a history for writing, makes it where there is none, and keeps others from writing it.
  ///
  /// `time` says to them since when. `pages` bounds the file; nil lets it grow.
  package init(path: String, at time: String, pages: Int? = nil) throws(HistoryError) {
    // The lock comes first: who waits for it meets a file that is whole.
    let lock = try Self.locked(path, at: time)
    database = try Self.opened(path, pages: pages)
    self.lock = consume lock
    self.path = path
  }

  /// Opens a history that is there, for reading only.
  package init(reading path: String) throws(HistoryError) {
    database = try Self.openedToRead(path)
    lock = nil
    self.path = path
  }

  /// Reads in one transaction.
  func read<Value>(_ body: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try database.read(body)
    } catch {
      throw HistoryError(error, path: path)
    }
  }

  /// Writes all or nothing.
  func write<Value>(_ body: (Database) throws -> Value) throws(HistoryError) -> Value {
    do {
      return try database.write(body)
    } catch {
      throw HistoryError(error, path: path)
    }
  }
}
