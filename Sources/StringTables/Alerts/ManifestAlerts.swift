package import CopyModel

/// The alerts of a manifest among the units of a table.
package struct ManifestAlerts {
  private let manifest: AlertManifest

  package init(_ manifest: AlertManifest) {
    self.manifest = manifest
  }

  /// Writes what the manifest says over what was guessed. A button that several alerts share keeps no alert.
  package func settle(_ units: inout some UnitSource) {
    guard !manifest.entries.isEmpty else { return }
    var parts: [String: [Part]] = [:]
    for entry in manifest.entries {
      for part in Self.parts(of: entry) { parts[part.text.key, default: []].append(part) }
    }
    for index in 0..<units.count {
      guard
        let named = parts[units.key(of: index)]?
          .filter({ $0.text.names(units.table(of: index), units.file(of: index)) }),
        let first = named.first
      else { continue }
      let isShared = named.contains { $0.alert != first.alert }
      units.setPart(
        UnitPart(
          alert: isShared ? nil : first.alert, role: first.role,
          alertEvidence: isShared ? nil : .manifest, roleEvidence: .manifest),
        of: index)
    }
  }

  /// The alerts that the manifest lists, in each locale of a table that has all their strings, each with
  /// the position of its first string.
  package func alerts(of units: TableUnits) -> [(alert: Alert, first: Int)] {
    guard !manifest.entries.isEmpty else { return [] }
    let keys = Set(manifest.entries.flatMap { Self.parts(of: $0).map(\.text.key) })
    var locales: [LocaleTag] = []
    var positions: [LocaleTag: [String: [Int]]] = [:]
    for index in units.indices where keys.contains(units.key(of: index)) {
      let locale = units.locale(of: index)
      if positions[locale] == nil { locales.append(locale) }
      positions[locale, default: [:]][units.key(of: index), default: []].append(index)
    }
    let firstOfManyCautions = manifest.firstOfManyCautions
    return locales.flatMap { locale in
      manifest.entries.compactMap { entry in
        var entry = entry
        entry.traits.isFirstOfManyCautions = entry.name == firstOfManyCautions
        return Self.alert(entry, locale, positions[locale] ?? [:], units)
      }
    }
  }

  /// Nil when a string of the alert is not in the table: what is missing cannot be judged.
  private static func alert(
    _ entry: AlertManifest.Entry, _ locale: LocaleTag, _ positions: [String: [Int]],
    _ units: TableUnits
  ) -> (alert: Alert, first: Int)? {
    var found: [Int] = []
    func unit(_ text: AlertManifest.Text, _ role: Role) -> TextUnit? {
      guard
        let index = positions[text.key]?.first(where: {
          text.names(units.table(of: $0), units.file(of: $0))
        })
      else {
        return nil
      }
      found.append(index)
      var unit = units[index]
      unit.part = UnitPart(
        alert: entry.name, role: role, alertEvidence: .manifest, roleEvidence: .manifest)
      return unit
    }
    let title = entry.title.flatMap { unit($0, .title) }
    let message = entry.message.flatMap { unit($0, .message) }
    let buttons = entry.buttons.compactMap { unit($0, .button) }
    guard found.count == parts(of: entry).count, let first = found.min() else { return nil }
    let alert = Alert(
      name: entry.name, locale: locale, title: title, message: message, buttons: buttons,
      traits: entry.traits)
    return (alert, first)
  }

  private struct Part {
    var text: AlertManifest.Text
    var role: Role
    var alert: String
  }

  private static func parts(of entry: AlertManifest.Entry) -> [Part] {
    entry.texts.map { Part(text: $0.text, role: $0.role, alert: entry.name) }
  }
}

extension AlertManifest.Text {
  /// Whether a unit with the text's key is meant: it stands in the table that is named, if one is.
  package func names(_ own: String?, _ path: String) -> Bool {
    guard let table else { return true }
    let file = path.lastPathComponent
    return own == table || file == table || file.split(separator: ".").first ?? "" == table
  }
}
