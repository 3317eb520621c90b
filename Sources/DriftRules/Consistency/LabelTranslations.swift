import CopyModel
import RuleKit

/// The translated labels of a table, to be held against each other.
struct LabelTranslations {
  let table: UnitTable

  init(_ table: UnitTable) {
    self.table = table
  }

  func source(_ index: Int) -> String { table.units.sourceText(of: index) ?? "" }
  func target(_ index: Int) -> String { table.units.targetText(of: index) ?? "" }

  /// The labels in groups that agree in locale, role and a text; only groups of several, in order.
  func groups(by text: (Int) -> String) -> [[Int]] {
    struct Name: Hashable {
      var text: String
      var locale: LocaleTag
      var role: Role?
    }
    var groups: [Name: [Int]] = [:]
    for index in table.labels {
      let name = Name(
        text: text(index), locale: table.units.locale(of: index),
        role: table.units.part(of: index).role)
      groups[name, default: []].append(index)
    }
    return groups.values.filter { $0.count > 1 }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }
}
