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

  /// Whether any are looked for.
  var areWanted: Bool { !wanted.isEmpty }

  mutating func look(at table: TableResult) {
    damaged.formUnion(table.damaged)
    hasTranslations = hasTranslations || table.hasTranslations
    guard !wanted.isEmpty, let runs = table.keys?.runs else { return }
    for run in runs {
      for key in run.keys {
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
