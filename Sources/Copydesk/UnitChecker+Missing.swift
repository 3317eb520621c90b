import CopyModel
import ICUText
import RuleKit

extension UnitChecker {
  /// Finds the strings of a table that have no translation.
  ///
  /// A language that is begun lacks many: of each file, no more are made findings of their own than make them one
  /// finding later, and of the rest only the keys are kept.
  mutating func checkMissing(
    in units: TableUnits, into found: inout [Found]
  ) throws(ICUError) {
    guard !rules.missing.isEmpty else { return }
    // How many findings each has, and the place of its last.
    var seen: [Crowds.Copy: (count: Int, last: Int)] = [:]
    // Of each key the source and whether it needs translations: languages lack the same.
    var known: [String: (source: String, isTold: Bool)] = [:]
    let lacking = units.runs.filter { run in
      units.mayLackTranslation(run)
        && units.locale(of: run.lowerBound).language != sourceLocale.language
    }
    for index in lacking.joined() where units.isMissing(index) {
      let locale = units.locale(of: index)
      guard let source = units.sourceText(of: index), !source.isEmpty else { continue }
      let key = units.key(of: index)
      let copy = Crowds.Copy(file: units.file(of: index), locale: locale)
      let isKnown = known[key]?.source == source
      if isKnown, known[key]?.isTold == false { continue }
      if let (count, last) = seen[copy] {
        // Of a string with several forms, one is enough.
        if found[last].flag.otherKeys.last ?? found[last].flag.unit.key == key { continue }
        if count > Crowds.most, isKnown {
          found[last].flag.otherKeys.append(key)
          continue
        }
      }
      var own: [Found] = []
      let unit = units[index]
      run(rules.missing, on: try analyze(source, sourceLocale), about: unit, into: &own)
      known[key] = (source, !own.isEmpty)
      if own.isEmpty { continue }
      if let (count, last) = seen[copy], count > Crowds.most {
        found[last].flag.otherKeys.append(key)
      } else {
        seen[copy] = ((seen[copy]?.count ?? 0) + 1, found.count)
        found += own
      }
    }
  }
}

extension TableUnits {
  /// Whether some units that are alike need a translation: what the code no longer uses needs none.
  fileprivate func mayLackTranslation(_ run: Range<Int>) -> Bool {
    ![.untranslatable, .obsolete, .stale].contains(state(of: run.lowerBound))
  }

  /// Whether such a unit has none.
  fileprivate func isMissing(_ index: Int) -> Bool {
    guard hasTarget(index) else { return true }
    // Tools write an empty target, marked as new, for what nobody has translated yet.
    return state(of: index) == .new && withTarget(of: index) { $0.isEmpty } == true
  }
}
