import CopyModel

/// The hashes that the units of a table go by in what is remembered of them, without making the units. Those of a run
/// share most of what is taken in.
struct UnitHashes {
  private let seed: StableHash
  private var run = 0..<0
  /// With what the units of the run share.
  private var shared: StableHash

  /// `seed` is what else the findings about a unit depend on.
  init(_ seed: StableHash) { (self.seed, shared) = (seed, seed) }

  /// The same as of the unit itself. All are to be of one table.
  mutating func hash(of index: Int, in units: TableUnits) -> UInt64 {
    if !run.contains(index) {
      run = units.runs[units.runs.firstPosition { $0.upperBound > index }]
      shared = seed
      shared.add(sharedFactsOf: units[index])
    }
    var hash = shared
    units.withKey(of: index) { hash.add(text: $0) }
    // What stands in for a source that is not there, only the unit knows.
    if units.withSource(of: index, { hash.add(text: $0) }) == nil { hash.add(units[index].source) }
    if units.withTarget(of: index, { hash.add(text: $0) }) == nil { hash.add(nil) }
    hash.add(units.comment(of: index))
    hash.add(units.part(of: index))
    return hash.value
  }
}
