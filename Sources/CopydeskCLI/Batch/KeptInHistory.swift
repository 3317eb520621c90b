import Copydesk
import RunHistory
import Synchronization

/// The results of a project's tables, kept in the history.
///
/// A class, for the workers of a run share it: what it was asked for, and the first trouble, lie behind the lock.
final class KeptInHistory: KeptTables {
  private struct State {
    /// The tables that the run has met.
    var tables: Set<String> = []
    var failure: HistoryError?
  }

  let tool: String
  private let history: HistoryFile
  private let project: String
  private let state = Mutex(State())

  init(_ history: HistoryFile, project: String, tool: String) {
    (self.history, self.project, self.tool) = (history, project, tool)
  }

  func result(of table: String, under key: UInt64) -> [UInt8]? {
    state.withLock { _ = $0.tables.insert(table) }
    return attempt { () throws(HistoryError) in
      try history.keptRecord(of: table, in: project, under: key.bytes)
    } ?? nil
  }

  func units(of table: String, under key: UInt64) -> [UInt8]? {
    state.withLock { _ = $0.tables.insert(table) }
    let kept = attempt { () throws(HistoryError) in
      try history.keptPairs(of: table, in: project)
    }
    guard let pairs = kept ?? nil, pairs.starts(with: key.bytes) else { return nil }
    return Array(pairs.dropFirst(8))
  }

  func keep(_ table: KeptTable, of name: String) {
    let result = KeptResult(
      key: table.key.bytes, record: table.result, pairs: table.unitsKey.bytes + table.units)
    _ = attempt { () throws(HistoryError) in
      try history.keep(result, of: name, in: project)
    }
  }

  /// What the project's run as a whole is kept under, in the place of a table's name.
  private static let whole = ""

  /// Whether the last run depended on the same.
  func isMark(_ mark: UInt64) -> Bool {
    // It is not among the tables that the run has met, so that it goes with the first run that is another.
    let kept = attempt { () throws(HistoryError) in
      try history.keptRecord(of: Self.whole, in: project, under: mark.bytes)
    }
    return kept.flatMap(\.self) != nil
  }

  /// Remembers what the last run depended on.
  func keepMark(_ mark: UInt64) throws(HistoryError) {
    try history.keep(
      KeptResult(key: mark.bytes, record: [], pairs: []), of: Self.whole, in: project)
  }

  /// Forgets tables that are gone, and tells the first trouble that there was.
  func finish() throws(HistoryError) {
    let state = state.withLock { $0 }
    if let failure = state.failure { throw failure }
    try history.forget(of: project, tablesNotIn: state.tables)
  }

  /// Does what is still worth trying.
  private func attempt<Value>(_ body: () throws(HistoryError) -> Value) -> Value? {
    guard state.withLock({ $0.failure == nil }) else { return nil }
    do throws(HistoryError) {
      return try body()
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return nil
    }
  }
}

extension UInt64 {
  /// The lowest first.
  fileprivate var bytes: [UInt8] { (0..<8).map { UInt8(truncatingIfNeeded: self >> ($0 * 8)) } }
}
