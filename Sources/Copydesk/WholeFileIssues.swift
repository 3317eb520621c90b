import CopyModel

/// What was said of a whole file while its pieces were read: it is said once.
struct WholeFileIssues {
  private var told: Set<String> = []

  /// Drops what was said before.
  mutating func settle(_ issues: inout [ReadIssue]) {
    issues.removeAll { $0.isOfWholeFile && !told.insert($0.message).inserted }
  }
}
