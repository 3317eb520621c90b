import CopyModel
import ICUText
import RuleKit

extension UnitChecker {
  /// Finds what is wrong with units that stand together, where they are not known; `entries` takes what is to be
  /// remembered of each. `seed` is what else it depends on.
  mutating func check(
    _ units: [TextUnit], besides memory: UnitMemory, _ seed: StableHash, into found: inout [Found],
    _ entries: inout [UnitMemory.Entry]
  ) throws(ICUError) {
    var new: [TextUnit] = []
    var hashes: [UInt64] = []
    for unit in units {
      var hash = seed
      hash.add(unit)
      guard let known = memory[hash.value] else {
        new.append(unit)
        hashes.append(hash.value)
        continue
      }
      for flag in known.flags {
        if let flag = flag.found(in: [unit], rules) { found.append(flag) }
      }
      amounts?.add(unit, known.words, isSource: unit.locale == sourceLocale)
      entries.append(known)
    }
    let first = found.count
    try check(new, into: &found)
    var flags: [ObjectIdentifier: [UnitMemory.Flag]] = [:]
    for flag in found[first...] {
      let unit = flag.flag.unit
      flags[unit.identity, default: []] += [UnitMemory.Flag(flag, among: [unit])].compactMap(\.self)
    }
    for (number, unit) in new.enumerated() {
      let words = number < self.words.count ? self.words[number] : CopyAmounts.Words()
      entries.append(
        UnitMemory.Entry(hash: hashes[number], words: words, flags: flags[unit.identity] ?? []))
    }
  }

  /// Finds what is wrong with an alert as a whole, in the same way.
  mutating func check(
    _ alert: Alert, besides memory: UnitMemory, _ seed: StableHash, into found: inout [Found],
    _ entries: inout [UnitMemory.Entry]
  ) throws(ICUError) {
    var hash = seed
    hash.add(alert)
    let units = alert.texts + alert.shared
    if let known = memory[hash.value] {
      for flag in known.flags {
        if let flag = flag.found(in: units, rules) { found.append(flag) }
      }
      entries.append(known)
      return
    }
    let own = try check(alert)
    found += own
    let flags = own.compactMap { UnitMemory.Flag($0, among: units) }
    // What speaks of another string cannot be told from the alert alone.
    guard flags.count == own.count else { return }
    entries.append(
      UnitMemory.Entry(hash: hash.value, words: CopyAmounts.Words(), flags: flags))
  }
}
