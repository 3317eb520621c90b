import CopyModel
import StringTables

/// The keys that the tables of a run have, of those that code asks for.
struct KeysOfTables {
  private var wanted: Set<String> = []
  private var found: Set<String> = []
  private var all: Set<String> = []
  private var damaged = DamagedKeys()
  private(set) var hasTranslations = false

  /// How many keys are remembered for what may have been meant.
  private static let mostKeys = 20_000

  init(wantedBy code: CodeKeys) {
    for lookup in code.lookups { wanted.insert(lookup.key.withoutPlaceholderTypes) }
  }

  mutating func look(at table: LoadedTable) {
    damaged.formUnion(table.damagedSources)
    let units = table.units
    for run in units.runs {
      guard let first = run.first else { continue }
      if units.hasTarget(first) { hasTranslations = true }
      guard !wanted.isEmpty else { continue }
      for index in run {
        let key = units.key(of: index)
        let name = key.withoutPlaceholderTypes
        if wanted.contains(name) { found.insert(name) }
        if all.count < Self.mostKeys { all.insert(key) }
      }
    }
  }

  func has(_ lookup: CodeKeys.Lookup) -> Bool {
    found.contains(lookup.key.withoutPlaceholderTypes) || damaged.contains(lookup.key)
  }

  func nearest(to key: String) -> String? {
    all.lazy.filter { abs($0.utf8.count - key.utf8.count) <= 2 }.sorted().nearest(to: key)
  }
}
