import CopyModel
import RuleKit

extension UnitTable {
  /// How many findings of one kind a file brings before they become one that names their number.
  static let mostReported = 20

  /// Some units by file and locale, in the order in which these begin.
  func byFile(_ indices: [Int]) -> [[Int]] {
    struct Name: Hashable {
      var file: String
      var locale: LocaleTag
    }
    var groups: [[Int]] = []
    var positions: [Name: Int] = [:]
    for index in indices {
      let name = Name(file: units.file(of: index), locale: units.locale(of: index))
      if let position = positions[name] {
        groups[position].append(index)
      } else {
        positions[name] = groups.count
        groups.append([index])
      }
    }
    return groups
  }

  /// How many of all units stand in the file and locale of the unit at `index`.
  func countBeside(_ index: Int) -> Int {
    let (file, locale) = (units.file(of: index), units.locale(of: index))
    return units.indices.count { units.locale(of: $0) == locale && units.file(of: $0) == file }
  }

  /// Whether the unit before `index` is another form of the same string.
  func isLaterForm(_ index: Int) -> Bool {
    guard index > 0, units[index].variation != nil else { return false }
    let (unit, before) = (units[index], units[index - 1])
    return unit.key == before.key && unit.locale == before.locale && unit.table == before.table
      && unit.stored.file == before.stored.file
  }
}

extension [String] {
  /// The first of many texts: `“Back”, “Cancel”, “Close” and 37 more`.
  func asBeginning(of count: Int) -> String {
    let named = map { "“\($0.excerpt)”" }.joined(separator: ", ")
    return count > self.count ? "\(named) and \(count - self.count) more" : named
  }
}
