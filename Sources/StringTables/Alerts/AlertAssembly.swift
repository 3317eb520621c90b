package import CopyModel

/// Puts the strings of a table together as alerts.
package enum AlertAssembly {
  /// Notes on each unit which alert it may belong to and what it may do there, by its key, comment and
  /// text alone.
  package static func name(
    _ units: inout some UnitSource, labels: ButtonLabels = ButtonLabels()
  ) {
    nameParts(of: &units, labels)
  }

  static func nameParts(of units: inout some UnitSource, _ labels: ButtonLabels) {
    // The units of one string in several languages often stand together.
    var last: (key: String, comment: String?, text: String?)?
    var grammar = RoleGrammar(key: "", comment: nil)
    // The units of one file stand together.
    var file: (path: String, isForAlerts: Bool)?
    for index in 0..<units.count where RoleGrammar.mayApply(to: index, of: units, labels) {
      let path = units.file(of: index)
      if file?.path != path { file = (path, path.mayHoldAlerts) }
      guard file?.isForAlerts == true else { continue }
      let own = (units.key(of: index), units.comment(of: index), units.sourceText(of: index))
      if last.map({ $0 == own }) != true {
        grammar = RoleGrammar(key: own.0, comment: own.1, text: own.2, labels: labels)
        last = own
      }
      // Most units are in no alert; what does not change is not written.
      guard let role = grammar.role, units.part(of: index).role == nil else { continue }
      let table = units.table(of: index)
      units.changePart(of: index) { part in
        part.role = role
        part.roleEvidence = grammar.roleEvidence
        // Qt's contexts are named for the window that they are part of: `DeleteLayerAlert`.
        if let table, grammar.alertEvidence ?? .comment != .key, table.namesAlert {
          (part.alert, part.alertEvidence) = (table, .key)
        } else if let alert = grammar.alert {
          (part.alert, part.alertEvidence) = (alert, grammar.alertEvidence)
        }
      }
    }
  }

  /// Settles the parts of the alerts of a table whose units are all named.
  package static func settle(_ units: inout some UnitSource) { settleParts(of: &units) }

  static func settleParts(of units: inout some UnitSource) {
    AnsweredTexts.join(&units)
    var members = AlertMembers(units)
    // Most tables have no alerts: nothing is written, so nothing is copied.
    guard !members.isEmpty else { return }
    members.join(&units)
    for indices in members.groups {
      if indices.count > 1 {
        renameMessageText(indices, in: &units)
        trust(indices, in: &units)
      } else if let index = indices.first {
        dropLone(index, in: &units)
      }
    }
  }

  /// A role that only the key tells, in an alert of one string, may be another thing's title.
  private static func dropLone(_ index: Int, in units: inout some UnitSource) {
    var part = units.part(of: index)
    if part.roleEvidence ?? .text >= .comment {
      // “Title of the volume dialog” alone may be that of any window.
      let isAsked = units.sourceText(of: index)?.asks == true
      if part.roleEvidence == .comment, !isAsked,
        CommentGrammar(units.comment(of: index)).isOnDialog
      {
        part.roleEvidence = .text
        units.setPart(part, of: index)
      }
      return
    }
    (part.alert, part.alertEvidence) = (nil, nil)
    let key = units.key(of: index)
    if part.roleEvidence == .key, !key.isEmpty {
      let asks = part.role == .title && units.sourceText(of: index)?.asks == true
      if KeyGrammar(key).isPlainlyOnAlert || asks {
        part.roleEvidence = .text
      } else {
        (part.role, part.roleEvidence) = (nil, nil)
      }
    }
    units.setPart(part, of: index)
  }

  /// The keys of a text and of a button bear each other out.
  private static func trust(_ indices: [Int], in units: inout some UnitSource) {
    let roles = indices.map { units.part(of: $0).role }
    guard roles.contains(.button), roles.contains(.title) || roles.contains(.message) else {
      return
    }
    // A title and buttons alone may be those of any window that is called a dialog.
    let isAsked = indices.contains {
      units.part(of: $0).role == .title && units.sourceText(of: $0)?.asks == true
    }
    guard
      roles.contains(.message) || isAsked
        || indices.contains(where: { !KeyGrammar(units.key(of: $0)).namesOnlyDialog })
    else { return }
    for index in indices {
      units.changePart(of: index) { part in
        // Where no key speaks of alerts, they only guess together.
        if part.roleEvidence == .key, part.alertEvidence != .text { part.roleEvidence = .keys }
        if part.alertEvidence == .key { part.alertEvidence = .keys }
      }
    }
  }

  /// AppKit calls an alert's title its message and the message its informative text.
  private static func renameMessageText(_ indices: [Int], in units: inout some UnitSource) {
    let informative = indices.map { index in
      KeyWord.split(units.key(of: index)).contains { $0.text == "informative" }
    }
    guard !indices.contains(where: { units.part(of: $0).role == .title }),
      informative.contains(true)
    else { return }
    for (index, isInformative) in zip(indices, informative) where !isInformative {
      units.changePart(of: index) { if $0.role == .message { $0.role = .title } }
    }
  }

  /// The alerts of one table, by locale and in the order of their first string, each with the position of that string.
  /// One text alone makes no alert, nor do buttons alone.
  package static func alerts(
    of units: TableUnits, keys: AlertKeys = AlertKeys(AlertManifest()),
    systemTitle: @escaping (String, LocaleTag) -> String? = { _, _ in nil }
  ) -> [(alert: Alert, first: Int)] {
    let known = ManifestAlerts(keys).alerts(of: units, systemTitle: systemTitle)
    // Where the code was read, its alerts are all there are.
    return known.contains { !$0.alert.codePlaces.isEmpty } ? known : known + guessed(units)
  }

  private static func guessed(_ units: TableUnits) -> [(alert: Alert, first: Int)] {
    let members = AlertMembers(units: units)
    guard !members.isEmpty else { return [] }
    // A table shares few buttons; where it has many without an alert, they are something else.
    let loose = units.indices.filter {
      let part = units.part(of: $0)
      return part.role == .button && part.alert == nil
        && units.comment(of: $0)?.isOfInterfaceBuilder != true
    }
    let shared = Dictionary(grouping: loose) { units.locale(of: $0) }
    return members.named.compactMap { name, indices in
      let indices = indices.filter {
        let part = units.part(of: $0)
        return part.role != nil && part.alertEvidence != .manifest
      }
      // Buttons of one name may be those of several alerts.
      guard indices.count > 1, indices.contains(where: { units.part(of: $0).role != .button }),
        let first = indices.first
      else { return nil }
      func all(_ role: Role) -> [TextUnit] {
        indices.filter { units.part(of: $0).role == role }.map { units[$0] }
      }
      let evidence = indices.map { units.part(of: $0) }.flatMap {
        [$0.alertEvidence, $0.roleEvidence]
      }
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
  /// Whether a file may hold the texts of alerts: neither the settings of an app in Apple's, nor widgets, nor what Siri
  /// and Shortcuts show (Apple, “Settings.bundle”, WidgetKit, App Intents) have any.
  fileprivate var mayHoldAlerts: Bool {
    let parts = split(separator: "/").map { part in part.prefix { $0 != "." } }
    return !contains("Settings.bundle/")
      && !parts.contains { part in Self.widgetFolders.contains(where: part.hasSuffix) }
  }

  /// How the targets and tables of widgets and of App Intents are called.
  private static let widgetFolders = [
    "Widget", "Widgets", "WidgetExtension", "WidgetsExtension", "AppIntents", "AppShortcuts",
    "IntentsExtension",
  ]

  /// Whether the name of a table is one for a single alert.
  fileprivate var namesAlert: Bool {
    guard AlertWords.mayStand(in: self), let last = KeyWord.split(self).last?.text else {
      return false
    }
    return last == "alert" || last == "confirmation"
  }
}
