import CopyModel
import ICUText
import RuleKit

extension UnitChecker {
  /// One file's strings in one locale.
  private struct Copy: Hashable {
    var file: String
    var locale: LocaleTag
  }

  /// Finds the strings of a table that have no translation.
  ///
  /// A language that is begun lacks many: of each file, no more are made findings of their own than make them one
  /// finding later, and of the rest only the keys are kept.
  mutating func checkMissing(
    in units: TableUnits, into found: inout [Found]
  ) throws(ICUError) {
    guard !rules.missing.isEmpty else { return }
    // How many findings each has, and the place of its last.
    var seen: [Copy: (count: Int, last: Int)] = [:]
    for index in units.indices where units.isMissing(index) {
      let locale = units.locale(of: index)
      guard locale.language != sourceLocale.language else { continue }
      let unit = units[index]
      guard let source = unit.source, !source.isEmpty else { continue }
      var own: [Found] = []
      run(rules.missing, on: try analyze(source, sourceLocale), about: unit, into: &own)
      if own.isEmpty { continue }
      let copy = Copy(file: units.file(of: index), locale: locale)
      if let (count, last) = seen[copy] {
        // Of a string with several forms, one is enough.
        let before = found[last].flag.otherKeys.last ?? found[last].flag.unit.key
        if before == unit.key { continue }
        if count > Crowds.most {
          found[last].flag.otherKeys.append(unit.key)
          continue
        }
      }
      seen[copy] = (seen[copy]?.count ?? 0, found.count)
      seen[copy]?.count += 1
      found += own
    }
  }
}

extension TableUnits {
  /// Whether a unit has no translation and needs one.
  fileprivate func isMissing(_ index: Int) -> Bool {
    switch state(of: index) {
    // What the code no longer uses needs no translation.
    case .untranslatable, .obsolete, .stale: false
    // Tools write an empty target, marked as new, for what nobody has translated yet.
    case .new: targetText(of: index)?.isEmpty ?? true
    default: targetText(of: index) == nil
    }
  }
}
