package import CopyModel
import StringTables
import Triage

/// What the results of tables depend on besides their files, as hashes: what is kept under other ones is of another run.
struct RunKey: Sendable, Equatable {
  /// For single strings and for alerts.
  let units: UInt64
  /// For tables as wholes.
  let tables: UInt64

  /// `tool` tells versions of the program apart.
  init(_ options: Options, tool: String, for wanted: TableResult.Wanted) {
    var essential = options
    // What decides which files are looked at, or what becomes of findings later, changes nothing in a table.
    essential.include = []
    essential.exclude = []
    essential.leavesOutForeign = true
    essential.ignored = []
    essential.projectFile = nil
    essential.glossaries = []
    essential.wordings = []
    essential.code = []
    essential.readsCode = true
    essential.alertFunctions = []
    essential.codeTexts = CodeTexts()
    essential.codeKeys = CodeKeys()
    essential.triage = Triage()
    essential.isNarrowed = false
    essential.jobs = 1
    essential.kept = nil
    essential.shard = nil
    // Of the alerts, a single string only shows what the checks of layout look up.
    let alerts = options.knownAlerts.entries.map { entry in
      var entry = entry
      entry.codePlaces = []
      entry.unresolved = []
      return entry
    }
    let shown = options.manifest.entries.filter { !$0.traits.platforms.isEmpty }.map {
      "\($0.name) \($0.traits.platforms)"
    }
    essential.manifest = AlertManifest()
    essential.codeAlerts = AlertManifest()
    var hash = StableHash()
    hash.add(tool)
    hash.add(describing: essential)
    hash.add(describing: shown)
    hash.add(describing: wanted)
    units = hash.value
    hash.add(describing: alerts)
    tables = hash.value
  }
}

extension StableHash {
  /// Takes in a value by its parts, those of sets and dictionaries in the order of what they say.
  package mutating func add(describing value: Any) {
    if let text = value as? String { return add(text) }
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      let parts = mirror.children.map { child in
        var hash = StableHash()
        hash.add(describing: child.value)
        return hash.value
      }
      add(parts.count)
      for part in parts.sorted() { add(Int(truncatingIfNeeded: part)) }
    default:
      if mirror.children.isEmpty { return add("\(value)") }
      add(mirror.children.count)
      for child in mirror.children {
        add(child.label)
        add(describing: child.value)
      }
    }
  }
}
