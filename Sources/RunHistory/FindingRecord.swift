/// What is known of a finding: how it was seen last, and its life.
package struct FindingRecord: Sendable, Equatable {
  package var project: String
  /// As it was seen last.
  package var sighting: Sighting
  /// What it was in the batch that was asked for.
  package var state: FindingState
  /// Its life, in order: the batches that changed its state, the first of which it was new in.
  package var life: [Event]
  /// The last batch that it was seen in.
  package var lastSeen: Batch

  /// A change of its state.
  package struct Event: Sendable, Equatable {
    package var batch: Batch
    package var state: FindingState
  }

  package var firstSeen: Batch? { life.first?.batch }
  /// When it was resolved last; nil where it never was.
  package var resolvedAt: Batch? { life.last { $0.state == .resolved }?.batch }
  /// When it came back last; nil where it never did.
  package var reopenedAt: Batch? { life.last { $0.state == .reopened }?.batch }
}
