package import CopyModel

/// Puts the strings of a table together as alerts.
package enum AlertAssembly {
  /// Notes on each unit from the `first` on which alert it may belong to and what it may do there, by its
  /// key, comment and text alone.
  package static func name(
    _ units: inout [TextUnit], from first: Int = 0, labels: ButtonLabels = ButtonLabels()
  ) {
    for index in first..<units.count {
      let grammar = RoleGrammar(
        key: units[index].key, comment: units[index].comment, text: units[index].source,
        labels: labels)
      // Most units are in no alert; what does not change is not written.
      guard let role = grammar.role else { continue }
      units[index].role = role
      units[index].roleEvidence = grammar.roleEvidence
      // Qt's contexts are named for the window that they are part of: `DeleteLayerAlert`.
      if let table = units[index].table, grammar.alertEvidence ?? .comment != .key,
        table.namesAlert
      {
        units[index].alert = table
        units[index].alertEvidence = .key
      } else if let alert = grammar.alert {
        units[index].alert = alert
        units[index].alertEvidence = grammar.alertEvidence
      }
    }
  }

  /// Settles the parts of the alerts of a table whose units are all named.
  package static func settle(_ units: inout [TextUnit]) {
    var members = AlertMembers(units)
    // Most tables have no alerts: nothing is written, so nothing is copied.
    guard !members.isEmpty else { return }
    members.join(&units)
    for indices in members.groups {
      if indices.count > 1 {
        renameMessageText(indices, in: &units)
        trust(indices, in: &units)
      } else if let index = indices.first {
        dropLone(&units[index])
      }
    }
  }

  /// A role that only the key tells, in an alert of one string, may be another thing's title.
  private static func dropLone(_ unit: inout TextUnit) {
    if unit.roleEvidence ?? .text >= .comment { return }
    unit.alert = nil
    unit.alertEvidence = nil
    guard unit.roleEvidence == .key, !unit.key.isEmpty else { return }
    if KeyGrammar(unit.key).isPlainlyOnAlert || unit.role == .title && unit.source?.asks == true {
      unit.roleEvidence = .text
    } else {
      unit.role = nil
      unit.roleEvidence = nil
    }
  }

  /// The keys of a text and of a button bear each other out.
  private static func trust(_ indices: [Int], in units: inout [TextUnit]) {
    guard indices.contains(where: { units[$0].role == .button }),
      indices.contains(where: { units[$0].role == .title || units[$0].role == .message })
    else { return }
    for index in indices {
      if units[index].roleEvidence == .key { units[index].roleEvidence = .keys }
      if units[index].alertEvidence == .key { units[index].alertEvidence = .keys }
    }
  }

  /// AppKit calls an alert's title its message and the message its informative text.
  private static func renameMessageText(_ indices: [Int], in units: inout [TextUnit]) {
    func isInformative(_ index: Int) -> Bool {
      KeyWord.split(units[index].key).contains { $0.text == "informative" }
    }
    guard !indices.contains(where: { units[$0].role == .title }),
      indices.contains(where: isInformative)
    else { return }
    for index in indices where units[index].role == .message && !isInformative(index) {
      units[index].role = .title
    }
  }

  /// The alerts of one table, by locale and in the order of their first string, each with the position of that string.
  /// One text alone makes no alert, nor do buttons alone.
  package static func alerts(
    of units: [TextUnit], manifest: AlertManifest = AlertManifest()
  ) -> [(alert: Alert, first: Int)] {
    ManifestAlerts(manifest).alerts(of: units) + guessed(units)
  }

  private static func guessed(_ units: [TextUnit]) -> [(alert: Alert, first: Int)] {
    let members = AlertMembers(units)
    guard !members.isEmpty else { return [] }
    // A table shares few buttons; where it has many without an alert, they are something else.
    let loose = units.indices.filter { units[$0].role == .button && units[$0].alert == nil }
    let shared = Dictionary(grouping: loose) { units[$0].locale }
    return members.named.compactMap { name, indices in
      let indices = indices.filter {
        units[$0].role != nil && units[$0].alertEvidence != .manifest
      }
      // Buttons of one name may be those of several alerts.
      guard indices.count > 1, indices.contains(where: { units[$0].role != .button }),
        let first = indices.first
      else { return nil }
      func all(_ role: Role) -> [TextUnit] {
        indices.filter { units[$0].role == role }.map { units[$0] }
      }
      let evidence = indices.flatMap { [units[$0].alertEvidence, units[$0].roleEvidence] }
        .compactMap(\.self).min()
      let alert = Alert(
        name: name.alert, locale: name.locale, title: all(.title).first,
        message: all(.message).first, buttons: all(.button),
        shared: (shared[name.locale] ?? []).prefix(8).map { units[$0] },
        evidence: evidence ?? .manifest)
      return (alert, first)
    }
  }
}

extension String {
  /// Whether the name of a table is one for a single alert.
  fileprivate var namesAlert: Bool {
    guard AlertWords.mayStand(in: self), let last = KeyWord.split(self).last?.text else {
      return false
    }
    return last == "alert" || last == "confirmation"
  }
}
