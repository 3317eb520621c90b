internal import GRDB

/// What is told of a history. Findings come in the order in which they were found first, as they were seen last.
extension HistoryFile {
  /// All batches, the first one first.
  package func batches() throws(HistoryError) -> [Batch] {
    try read { try Batch.fetchAll($0, "ORDER BY id") }
  }

  /// The batch of a name: its number, a beginning of its time, `last`, or `last~1` for the one before.
  package func batch(_ name: String) throws(HistoryError) -> Batch {
    let batches = try batches()
    func misuse(_ message: String) -> HistoryError {
      HistoryError(.misuse, path: path, message: message)
    }
    guard let last = batches.last else { throw misuse("No batch is stored yet.") }
    if name == "last" { return last }
    if name.hasPrefix("last~"), let steps = Int(name.dropFirst(5)) {
      guard (0..<batches.count).contains(steps) else {
        throw misuse("There is no batch “\(name)”: only \(batches.count) are stored.")
      }
      return batches[batches.count - 1 - steps]
    }
    if let batch = batches.first(where: { String($0.number) == name }) { return batch }
    let found = batches.filter { !name.isEmpty && $0.time.hasPrefix(name) }
    guard let batch = found.last else {
      throw misuse(
        "There is no batch “\(name)”. Take a number, the beginning of a time, last or last~1.")
    }
    guard found.count == 1 else {
      throw misuse("\(found.count) batches begin with “\(name)”. Write more of the time.")
    }
    return batch
  }

  /// Runs of a project, or of all, in a batch, or in all: by batch, then by project.
  package func runs(
    of project: String? = nil, in batch: Batch? = nil
  ) throws(HistoryError) -> [StoredRun] {
    try read { try HistoryReading($0).runs(of: project, in: batch?.number) }
  }

  /// The worst told findings of some projects that a batch changed to one of some states: at most so many, and of equal
  /// ones those that were found first.
  package func worst(
    _ most: Int, in batch: Batch, to states: Set<FindingState>, of projects: Set<String>
  ) throws(HistoryError) -> [FindingRecord] {
    try read { db in
      var reading = try HistoryReading(db)
      return try reading.worst(most, in: batch.number, to: states, of: projects)
    }
  }

  /// The findings that were in one of some states as of a batch.
  package func findings(
    in batch: Batch, as states: Set<FindingState>
  ) throws(HistoryError) -> [FindingRecord] {
    try read { db in
      var reading = try HistoryReading(db)
      return try reading.findings(in: batch.number, as: states)
    }
  }

  /// The findings that went one way from one batch to a later one.
  package func difference(
    from old: Batch, to new: Batch, _ kind: HistoryDifference
  ) throws(HistoryError) -> [FindingRecord] {
    guard old.number < new.number else {
      throw HistoryError(
        .misuse, path: path,
        message: "Batch \(old.number) is not before batch \(new.number). Name the older one first.")
    }
    return try read { db in
      var reading = try HistoryReading(db)
      return try reading.difference(from: old.number, to: new.number, kind)
    }
  }

  /// The findings whose fingerprints begin with some digits, of which there may be none; at most so many.
  package func findings(
    fingerprint prefix: String, most: Int = 10
  ) throws(HistoryError) -> [FindingRecord] {
    let digits = prefix.lowercased()
    guard (1...16).contains(digits.utf8.count), UInt64(digits, radix: 16) != nil,
      digits.first != "+"
    else { return [] }
    let rest = 16 - digits.utf8.count
    let range =
      FindingRow.number(
        of: digits + String(repeating: "0", count: rest))...FindingRow.number(
        of: digits + String(repeating: "f", count: rest))
    return try read { db in
      var reading = try HistoryReading(db)
      return try reading.findings(fingerprints: range, most: most)
    }
  }
}
