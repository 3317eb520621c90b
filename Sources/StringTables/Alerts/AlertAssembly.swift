package import CopyModel

/// Puts the strings of a table together as alerts.
package enum AlertAssembly {
  /// Notes on each unit which alert it may belong to and what it may do there, by its key and comment alone.
  package static func name(_ units: inout [TextUnit]) { nameAll(&units) }

  /// Notes the same on units that are made when they are asked for.
  package static func name(_ units: inout PairedUnits) { nameAll(&units) }

  private static func nameAll(_ units: inout some UnitSource) {
    for index in 0..<units.count {
      let grammar = RoleGrammar(key: units.key(of: index), comment: units.comment(of: index))
      // Most units are in no alert; what does not change is not written.
      guard grammar.alert != nil || grammar.role != nil else { continue }
      let part = units.part(of: index)
      units.setPart(
        UnitPart(alert: grammar.alert ?? part.alert, role: grammar.role ?? part.role), of: index)
    }
  }

  /// Settles the parts of the alerts of a table whose units are all named.
  ///
  /// A role that only the key tells, in an alert of one string, may be another thing's title: it is dropped.
  package static func settle(_ units: inout some UnitSource) {
    // Most tables have no alerts: nothing is written, so nothing is copied.
    let members = members(of: units)
    guard !members.isEmpty else { return }
    for indices in members.values {
      guard indices.count == 1, let index = indices.first else {
        renameMessageText(indices, in: &units)
        continue
      }
      let grammar = RoleGrammar(key: units.key(of: index), comment: units.comment(of: index))
      if !grammar.isCommented { units.setPart(UnitPart(), of: index) }
    }
  }

  /// The positions of each alert's units.
  private static func members(of units: some UnitSource) -> [Name: [Int]] {
    var members: [Name: [Int]] = [:]
    for index in 0..<units.count {
      guard let alert = units.part(of: index).alert else { continue }
      members[Name(units.unit(at: index), alert), default: []].append(index)
    }
    return members
  }

  /// AppKit calls an alert's title its message and the message its informative text.
  private static func renameMessageText(_ indices: [Int], in units: inout some UnitSource) {
    var parts = indices.map { units.part(of: $0) }
    let informative = indices.map { index in
      KeyWord.split(units.key(of: index)).suffix(2).contains { $0.text == "informative" }
    }
    guard !parts.contains(where: { $0.role == .title }), informative.contains(true) else { return }
    for number in indices.indices where parts[number].role == .message && !informative[number] {
      parts[number].role = .title
      units.setPart(parts[number], of: indices[number])
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
  package static func alerts(of units: TableUnits) -> [(alert: Alert, first: Int)] {
    var order: [Name] = []
    var parts: [Name: [Int]] = [:]
    for index in units.indices {
      let part = units.part(of: index)
      guard let alert = part.alert, part.role != nil else { continue }
      let name = Name(units[index], alert)
      if parts[name, default: []].isEmpty { order.append(name) }
      parts[name, default: []].append(index)
    }
    return order.compactMap { name in
      let indices = parts[name] ?? []
      guard indices.count > 1, let first = indices.first else { return nil }
      func all(_ role: Role) -> [TextUnit] {
        indices.filter { units.part(of: $0).role == role }.map { units[$0] }
      }
      let alert = Alert(
        name: name.alert, locale: name.locale, title: all(.title).first,
        message: all(.message).first, buttons: all(.button))
      return (alert, first)
    }
  }
}
