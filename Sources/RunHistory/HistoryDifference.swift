/// Which findings of two batches are asked for.
package enum HistoryDifference: String, Sendable, CaseIterable {
  /// There in the later one, and in the earlier one not there or resolved.
  case new
  /// Resolved in the later one, and not in the earlier one.
  case resolved
  /// There in the later one, and not gone in the earlier one.
  case unresolved
}
