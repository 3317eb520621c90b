import CopyModel

extension CopyTally.Counts {
  /// What of the copy is new, changed and unchanged since an earlier version; nothing of all three without one.
  package var since: [(name: String, amount: CopyTally.Amount)] {
    let bands = CopyTally.Band.allCases.filter { $0 != .new && $0 != .unchanged }
    let changed = bands.reduce(into: CopyTally.Amount()) { sum, band in
      sum.strings += changes[band]?.strings ?? 0
      sum.source += changes[band]?.source ?? TextCount()
    }
    return [
      ("new", changes[.new] ?? CopyTally.Amount()), ("changed", changed),
      ("unchanged", changes[.unchanged] ?? CopyTally.Amount()),
    ]
  }
}
