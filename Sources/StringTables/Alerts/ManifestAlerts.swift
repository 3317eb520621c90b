package import CopyModel

/// The alerts that a project lists or its code makes, among the units of a table.
package struct ManifestAlerts {
  private let keys: AlertKeys
  private var manifest: AlertManifest { keys.manifest }

  package init(_ keys: AlertKeys) { self.keys = keys }

  package init(_ manifest: AlertManifest) { keys = AlertKeys(manifest) }

  /// Writes what is known over what was guessed. A text that several alerts show keeps no alert.
  package func settle(_ units: inout some UnitSource) {
    guard !keys.isEmpty else { return }
    for index in 0..<units.count {
      let parts = keys.parts(
        of: units.key(of: index), table: units.table(of: index), file: units.file(of: index))
      guard let first = parts.first else { continue }
      let isShared = parts.contains { $0.entry != first.entry }
      units.setPart(
        UnitPart(
          alert: isShared ? nil : manifest.entries[first.entry].name, role: first.role,
          alertEvidence: isShared ? nil : .manifest, roleEvidence: .manifest),
        of: index)
    }
  }

  /// The alerts that are known, in each locale of a table that has all their strings, each with the position of its first
  /// string. Of one that may say several things there is one for each.
  ///
  /// `systemTitle` is how the system words one of its buttons in a locale.
  package func alerts(
    of units: TableUnits, systemTitle: @escaping (String, LocaleTag) -> String? = { _, _ in nil }
  ) -> [(alert: Alert, first: Int)] {
    guard !keys.isEmpty else { return [] }
    var locales: [LocaleTag] = []
    var positions: [LocaleTag: [Int: [Found]]] = [:]
    for index in units.indices {
      let parts = keys.parts(
        of: units.key(of: index), table: units.table(of: index), file: units.file(of: index))
      guard !parts.isEmpty else { continue }
      let locale = units.locale(of: index)
      if positions[locale] == nil { locales.append(locale) }
      for part in parts {
        positions[locale, default: [:]][part.entry, default: []].append(
          Found(part: part, index: index))
      }
    }
    let firstOfManyCautions = manifest.firstOfManyCautions
    return locales.flatMap { locale in
      (positions[locale] ?? [:]).sorted { $0.key < $1.key }.flatMap { number, found in
        var entry = manifest.entries[number]
        entry.traits.isFirstOfManyCautions = entry.name == firstOfManyCautions
        return Listing(
          entry: entry, locale: locale, found: found, units: units, systemTitle: systemTitle
        )
        .alerts
      }
    }
  }

  /// A unit that is a string of an alert.
  fileprivate struct Found {
    var part: AlertKeys.Part
    var index: Int
  }

  /// One alert in one locale.
  private struct Listing {
    let entry: AlertManifest.Entry
    let locale: LocaleTag
    let found: [Found]
    let units: TableUnits
    let systemTitle: (String, LocaleTag) -> String?

    /// None when a string of the alert is not in the table: what is missing cannot be judged.
    var alerts: [(alert: Alert, first: Int)] {
      guard entry.isWhole, let first = found.map(\.index).min() else { return [] }
      let wordings = [entry.title, entry.message] + entry.buttons
      let ways = min(wordings.map(\.count).max() ?? 1, Self.mostWays)
      let shown = entry.shownButtons.isEmpty ? [Array(entry.buttons.indices)] : entry.shownButtons
      return shown.prefix(Self.mostWays).flatMap { buttons in
        (0..<max(1, ways)).compactMap { way in alert(way, buttons).map { ($0, first) } }
      }
    }

    /// As many ways of one alert are looked at.
    private static let mostWays = 8

    private func alert(_ way: Int, _ shown: [Int]) -> Alert? {
      var isWhole = true
      func unit(_ texts: [AlertManifest.Text], _ role: Role, _ button: Int? = nil) -> TextUnit? {
        guard !texts.isEmpty else { return nil }
        let text = texts[min(way, texts.count - 1)]
        let unit = self.unit(text, role, button)
        if unit == nil { isWhole = false }
        return unit
      }
      let title = unit(entry.title, .title)
      let message = unit(entry.message, .message)
      var buttons: [TextUnit] = []
      for number in shown {
        if let button = unit(entry.buttons[number], .button, number) { buttons.append(button) }
      }
      guard isWhole else { return nil }
      var traits = entry.traits
      traits.buttons = shown.filter(traits.buttons.indices.contains).map { traits.buttons[$0] }
      return Alert(
        name: entry.name, locale: locale, title: title, message: message, buttons: buttons,
        traits: traits, codePlaces: entry.codePlaces)
    }

    private func unit(_ text: AlertManifest.Text, _ role: Role, _ button: Int?) -> TextUnit? {
      let part = UnitPart(
        alert: entry.name, role: role, alertEvidence: .manifest, roleEvidence: .manifest)
      switch text.kind {
      case .literal: return written(text.key, part, format: TextUnit.codeFormat)
      case .system:
        return systemTitle(text.key, locale).flatMap {
          written($0, part, format: TextUnit.systemFormat)
        }
      case .key, .pattern, .accessor:
        guard
          let index = found.first(where: {
            $0.part.text == text && $0.part.role == role && $0.part.button == button
          })?.index
        else { return nil }
        var unit = units[index]
        unit.part = part
        return unit
      }
    }

    /// A text that stands in no table, as a unit of one.
    private func written(_ text: String, _ part: UnitPart, format: String) -> TextUnit? {
      guard let first = found.first.map({ units[$0.index] }) else { return nil }
      let isSource = first.target == nil
      let place = entry.codePlaces.first
      let stored = StoredText(
        file: place?.file ?? first.stored.file, place: place?.place ?? first.stored.place,
        bytes: 0..<0,
        notation: .plain)
      return TextUnit(
        format: format, key: text, locale: locale, source: text, target: isSource ? nil : text,
        stored: stored, part: part)
    }
  }
}

extension TextUnit {
  /// The format of what stands in code alone.
  package static let codeFormat = "code"
  /// The format of what the system words.
  package static let systemFormat = "system"

  /// Whether it is a string of a table, in which something can be mended.
  package var isInTable: Bool { format != Self.codeFormat && format != Self.systemFormat }
}

extension AlertManifest.Text {
  /// Whether a unit with the text's key is meant: it stands in the table that is named, if one is.
  package func names(_ own: String?, _ path: String) -> Bool {
    guard let table else { return true }
    let file = path.lastPathComponent
    return own == table || file == table || file.split(separator: ".").first ?? "" == table
  }
}
