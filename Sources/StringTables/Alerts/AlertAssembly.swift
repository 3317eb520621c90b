package import CopyModel

/// Puts the strings of a table together as alerts.
package enum AlertAssembly {
  /// Notes on each unit from the `first` on which alert it may belong to and what it may do there, by its key and comment alone.
  package static func name(_ units: inout [TextUnit], from first: Int = 0) {
    for index in first..<units.count {
      let grammar = RoleGrammar(key: units[index].key, comment: units[index].comment)
      // Most units are in no alert; what does not change is not written.
      if let alert = grammar.alert { units[index].alert = alert }
      if let role = grammar.role { units[index].role = role }
    }
  }

  /// Settles the parts of the alerts of a table whose units are all named.
  ///
  /// A role that only the key tells, in an alert of one string, may be another thing's title: it is dropped.
  package static func settle(_ units: inout [TextUnit]) {
    // Most tables have no alerts: nothing is written, so nothing is copied.
    let members = members(of: units)
    guard !members.isEmpty else { return }
    for indices in members.values {
      guard indices.count == 1, let index = indices.first else {
        renameMessageText(indices, in: &units)
        continue
      }
      let grammar = RoleGrammar(key: units[index].key, comment: units[index].comment)
      guard !grammar.isCommented else { continue }
      units[index].role = nil
      units[index].alert = nil
    }
  }

  /// The positions of each alert's units.
  private static func members(of units: [TextUnit]) -> [Name: [Int]] {
    var members: [Name: [Int]] = [:]
    for index in units.indices {
      guard let alert = units[index].alert else { continue }
      members[Name(units[index], alert), default: []].append(index)
    }
    return members
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

  /// The alerts of one table, by locale and in the order of their first string, each with the position of that string.
  /// One text alone makes no alert.
  package static func alerts(of units: [TextUnit]) -> [(alert: Alert, first: Int)] {
    var order: [Name] = []
    var parts: [Name: [Int]] = [:]
    for index in units.indices {
      guard let alert = units[index].alert, units[index].role != nil else { continue }
      let name = Name(units[index], alert)
      if parts[name, default: []].isEmpty { order.append(name) }
      parts[name, default: []].append(index)
    }
    return order.compactMap { name in
      let indices = parts[name] ?? []
      guard indices.count > 1, let first = indices.first else { return nil }
      func all(_ role: Role) -> [TextUnit] {
        indices.filter { units[$0].role == role }.map { units[$0] }
      }
      let alert = Alert(
        name: name.alert, locale: name.locale, title: all(.title).first,
        message: all(.message).first, buttons: all(.button))
      return (alert, first)
    }
  }
}
