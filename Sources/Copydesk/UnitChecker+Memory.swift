import CopyModel
import ICUText
import RuleKit

extension UnitChecker {
  /// Finds what is wrong with units that stand together, where they are not known; `entries` takes what is to be
  /// remembered of each. `seed` is what else it depends on.
  ///
  /// Nearly all are known, and nothing was found: those are not even made.
  mutating func check(
    _ range: Range<Int>, of table: LoadedTable, besides memory: UnitMemory, _ seed: StableHash,
    into found: inout [Found], _ entries: inout [UnitMemory.Entry]
  ) throws(ICUError) {
    let made = memory.isEmpty ? table.units.run(range) : nil
    var hashes = UnitHashes(seed)
    var new: [(unit: TextUnit, hash: UInt64)] = []
    var alike: (locale: LocaleTag, amount: CopyAmounts.Amount)?
    for (number, index) in range.enumerated() {
      let hash = hashes.hash(of: index, in: table.units)
      let known = memory[hash]
      if let known, known.flags.isEmpty, !table.showsSource(at: index) {
        count(known.words, of: index, in: table.units, with: &alike)
        entries.append(known)
        continue
      }
      let unit = made.map { $0[$0.startIndex + number] } ?? table.units[index]
      if let source = table.sourceView(of: unit, at: index) {
        var hash = seed
        hash.add(source)
        take(source, hash.value, memory[hash.value], into: &found, &entries, &new)
      }
      take(unit, hash, known, into: &found, &entries, &new)
    }
    if let alike { amounts?.add(alike.amount, in: alike.locale) }
    let first = found.count
    try check(new.map(\.unit), into: &found)
    var flags: [ObjectIdentifier: [UnitMemory.Flag]] = [:]
    for flag in found[first...] {
      let unit = flag.flag.unit
      flags[unit.identity, default: []] += [UnitMemory.Flag(flag, among: [unit])].compactMap(\.self)
    }
    for (number, (unit, hash)) in new.enumerated() {
      let words = number < self.words.count ? self.words[number] : CopyAmounts.Words()
      entries.append(
        UnitMemory.Entry(hash: hash, words: words, flags: flags[unit.identity] ?? []))
    }
  }

  /// Counts a unit that is not made, `alike` being those before it in the same locale.
  private mutating func count(
    _ words: CopyAmounts.Words, of index: Int, in units: TableUnits,
    with alike: inout (locale: LocaleTag, amount: CopyAmounts.Amount)?
  ) {
    guard amounts != nil, units.state(of: index) != .obsolete else { return }
    let locale = units.locale(of: index)
    if let before = alike, before.locale != locale {
      amounts?.add(before.amount, in: before.locale)
      alike = nil
    }
    if alike == nil { alike = (locale, CopyAmounts.Amount()) }
    alike?.amount.add(
      units.state(of: index), words, isSource: locale == sourceLocale,
      isCopy: units.targetText(of: index) == units.sourceText(of: index))
  }

  /// Takes what is known of a unit, or the unit for one to be looked at.
  private mutating func take(
    _ unit: TextUnit, _ hash: UInt64, _ known: UnitMemory.Entry?, into found: inout [Found],
    _ entries: inout [UnitMemory.Entry], _ new: inout [(unit: TextUnit, hash: UInt64)]
  ) {
    guard let known else { return new.append((unit, hash)) }
    found += known.flags.compactMap { $0.found(in: [unit], rules) }
    amounts?.add(unit, known.words, isSource: unit.locale == sourceLocale)
    entries.append(known)
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
