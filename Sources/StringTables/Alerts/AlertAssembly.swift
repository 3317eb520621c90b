package import CopyModel

/// Puts the strings of a table together as alerts.
package enum AlertAssembly {
  /// Notes on each unit which alert it belongs to and what it does there.
  ///
  /// A role that only the key tells, in an alert of one string, may be another thing's title: it is dropped.
  package static func label(_ units: inout [TextUnit]) {
    var commented = Set<Int>()
    var members: [Name: [Int]] = [:]
    for index in units.indices {
      let grammar = RoleGrammar(key: units[index].key, comment: units[index].comment)
      units[index].alert = grammar.alert
      units[index].role = grammar.role
      if grammar.isCommented { commented.insert(index) }
      if let alert = grammar.alert {
        members[Name(units[index], alert), default: []].append(index)
      }
    }
    for indices in members.values {
      if indices.count == 1, let index = indices.first, !commented.contains(index) {
        units[index].role = nil
        units[index].alert = nil
      } else {
        renameMessageText(indices, in: &units)
      }
    }
  }

  /// AppKit calls an alert's title its message and the message its informative text.
  private static func renameMessageText(_ indices: [Int], in units: inout [TextUnit]) {
    func isInformative(_ index: Int) -> Bool {
      KeyWord.split(units[index].key).suffix(2).contains { $0.text == "informative" }
    }
    guard !indices.contains(where: { units[$0].role == .title }),
      indices.contains(where: isInformative)
    else { return }
    for index in indices where units[index].role == .message && !isInformative(index) {
      units[index].role = .title
    }
  }

  /// An alert of one table in one locale.
  private struct Name: Hashable {
    var table: String?
    var alert: String
    var locale: LocaleTag

    init(_ unit: TextUnit, _ alert: String) {
      table = unit.table
      self.alert = alert
      locale = unit.locale
    }
  }

  /// The alerts of one table, by locale and in the order of their first string. One text alone makes no alert.
  package static func alerts(of units: [TextUnit]) -> [Alert] {
    var order: [Name] = []
    var parts: [Name: [TextUnit]] = [:]
    for unit in units {
      guard let alert = unit.alert, unit.role != nil else { continue }
      let name = Name(unit, alert)
      if parts[name] == nil { order.append(name) }
      parts[name, default: []].append(unit)
    }
    return order.compactMap { name in
      let units = parts[name] ?? []
      guard units.count > 1 else { return nil }
      return Alert(
        name: name.alert, locale: name.locale, title: units.first { $0.role == .title },
        message: units.first { $0.role == .message }, buttons: units.filter { $0.role == .button })
    }
  }
}
