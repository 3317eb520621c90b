import CopyModel
import RuleKit

/// What was found of single strings and alerts before, by all that the rules on them look at: what did not change is
/// not looked at again.
///
/// A string or an alert goes by a hash, so that the places of its findings are those of today.
struct UnitMemory: Sendable {
  /// What is remembered of one string or alert.
  struct Entry: Sendable {
    var hash: UInt64
    var words: CopyAmounts.Words
    var flags: [Flag]
  }

  /// What a rule found, less the unit.
  struct Flag: Sendable, Equatable {
    var rule: String
    /// The number of the unit among those of the alert; 0 for a string.
    var unit: Int
    var isInSource: Bool
    var source: Range<Int>?
    var target: Range<Int>?
    var message: String
    var fix: String?
    var confidence: Double
  }

  /// Sorted.
  private(set) var hashes: [UInt64] = []
  // Of each of them.
  private(set) var words: [CopyAmounts.Words] = []
  private(set) var flags: [[Flag]] = []

  init() {}

  /// Of several entries with one hash, one is kept: they are alike.
  init(_ entries: [Entry]) {
    let order = entries.indices.sorted { entries[$0].hash < entries[$1].hash }
    hashes.reserveCapacity(order.count)
    words.reserveCapacity(order.count)
    flags.reserveCapacity(order.count)
    for index in order where entries[index].hash != hashes.last {
      hashes.append(entries[index].hash)
      words.append(entries[index].words)
      flags.append(entries[index].flags)
    }
  }

  /// `flags` has those that there are by their hashes.
  init(hashes: [UInt64], words: [CopyAmounts.Words], flags: [(hash: UInt64, own: [Flag])]) {
    (self.hashes, self.words) = (hashes, words)
    self.flags = Array(repeating: [], count: hashes.count)
    for (hash, own) in flags {
      if let place = place(of: hash) { self.flags[place] = own }
    }
  }

  var isEmpty: Bool { hashes.isEmpty }

  /// What is remembered under a hash; nil where nothing is.
  subscript(hash: UInt64) -> Entry? {
    place(of: hash).map { Entry(hash: hash, words: words[$0], flags: flags[$0]) }
  }

  private func place(of hash: UInt64) -> Int? {
    let place = hashes.firstPosition { $0 >= hash }
    return place < hashes.count && hashes[place] == hash ? place : nil
  }
}

extension UnitMemory.Flag {
  /// What was found about some units; nil where it stands in none of them.
  init?(_ found: UnitChecker.Found, among units: [TextUnit]) {
    let flag = found.flag
    guard let unit = units.firstIndex(where: { $0.identity == flag.unit.identity }),
      flag.otherKeys.isEmpty
    else { return nil }
    self.init(
      rule: found.by.rule.id, unit: unit, isInSource: flag.isInSource, source: flag.source,
      target: flag.target, message: flag.message.text, fix: flag.fix, confidence: flag.confidence)
  }

  /// The same about the units of today.
  func found(in units: [TextUnit], _ rules: RuleSelection) -> UnitChecker.Found? {
    guard unit < units.count, let by = rules.selected(named: rule) else { return nil }
    let flag = Findings.Flag(
      unit: units[unit], isInSource: isInSource, source: source, target: target,
      message: Message(stringLiteral: message), fix: fix, confidence: confidence)
    return (flag, by)
  }
}

extension StableHash {
  /// Takes in all that rules on a single string look at, but not where it stands in its file.
  mutating func add(_ unit: TextUnit) {
    add(sharedFactsOf: unit)
    add(unit.key)
    add(unit.source)
    add(unit.target)
    add(unit.comment)
    add(unit.part)
  }

  /// Of that, what is the same for all units of a run.
  mutating func add(sharedFactsOf unit: TextUnit) {
    add(unit.format)
    add(unit.stored.file)
    add(unit.table)
    add(unit.locale.identifier)
    add(unit.variation)
    add(unit.state?.rawValue)
    add(unit.limit.map { "\($0.count) \($0.unit.rawValue)" })
    add(Int(unit.entryFlags.rawValue))
  }

  mutating func add(_ part: UnitPart) {
    add(part.alert)
    add(part.role?.rawValue)
    add((part.alertEvidence?.rawValue ?? 7) | (part.roleEvidence?.rawValue ?? 7) << 4)
  }

  /// Takes in all that rules on whole alerts look at.
  mutating func add(_ alert: Alert) {
    add("alert")
    add(alert.name)
    add(alert.locale.identifier)
    add(alert.evidence.rawValue)
    add(alert.traits.map { String(describing: $0) })
    add(alert.title == nil ? 0 : 1)
    add(alert.message == nil ? 0 : 1)
    add(alert.buttons.count)
    for unit in alert.texts + alert.shared { add(unit) }
  }
}
