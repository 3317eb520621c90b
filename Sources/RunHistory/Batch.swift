/// One night: the runs of all projects of a list.
package struct Batch: Sendable, Equatable {
  /// From 1, rising.
  package var number: Int
  /// The absolute path of the list of projects.
  package var list: String
  /// When it began: `2027-03-01T02:00:00Z`.
  package var time: String
  /// False for one that was stopped.
  package var isFinished: Bool
}

/// A batch that runs are stored in.
package struct BatchStart: Sendable, Equatable {
  package var batch: Batch
  /// Whether it was begun before and not finished.
  package var isResumed: Bool
  /// The projects whose runs it has already.
  package var stored: Set<String>
}
