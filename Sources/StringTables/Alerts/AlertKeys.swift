package import CopyModel

/// The strings of the alerts that are known, by their keys.
package struct AlertKeys: Sendable {
  /// A string of one alert.
  struct Part: Sendable {
    var text: AlertManifest.Text
    var entry: Int
    var role: Role
    var button: Int?
  }

  package let manifest: AlertManifest
  private var exact: [String: [Part]] = [:]
  private var patterns: [String: [Part]] = [:]
  private var accessors: [String: [Part]] = [:]

  package init(_ manifest: AlertManifest) {
    self.manifest = manifest
    for (number, entry) in manifest.entries.enumerated() {
      for (text, role, button) in entry.texts {
        let part = Part(text: text, entry: number, role: role, button: button)
        switch text.kind {
        case .key: exact[text.key, default: []].append(part)
        case .pattern: patterns[text.key.withoutPlaceholderTypes, default: []].append(part)
        case .accessor: accessors[text.key.asAccessor, default: []].append(part)
        case .literal, .system: break
        }
      }
    }
  }

  package var isEmpty: Bool { manifest.entries.isEmpty }

  /// What a string is, in the alerts that show it.
  func parts(of key: String, table: String?, file: String) -> [Part] {
    var parts = exact[key] ?? []
    if !patterns.isEmpty, key.utf8.contains(UInt8(ascii: "%")) {
      parts += patterns[key.withoutPlaceholderTypes] ?? []
    }
    if !accessors.isEmpty { parts += accessors[key.asAccessor] ?? [] }
    return parts.filter { $0.text.names(table, file) }
  }

  /// The texts of alerts that a string is.
  package func names(of unit: TextUnit) -> [AlertTextName] {
    guard !isEmpty else { return [] }
    return parts(of: unit.key, table: unit.table, file: unit.stored.file).map {
      AlertTextName(entry: $0.entry, role: $0.role, button: $0.button, key: $0.text.key)
    }
  }

  /// The alerts that show a string, in the order of the manifest.
  package func memberships(of unit: TextUnit) -> [AlertMembership] {
    guard !isEmpty else { return [] }
    var known: [AlertMembership] = []
    for part in parts(of: unit.key, table: unit.table, file: unit.stored.file) {
      let entry = manifest.entries[part.entry]
      let role = part.button.flatMap { number in
        number < entry.traits.buttons.count ? entry.traits.buttons[number].role : nil
      }
      let own = AlertMembership(
        alert: entry.name, role: part.role, kind: entry.traits.kind, buttonRole: role,
        order: part.button.map { entry.traits.callOrder(of: $0) }, codePlaces: entry.codePlaces)
      if !known.contains(own) { known.append(own) }
    }
    return known
  }
}

extension String {
  /// A key with `%@` in the place of each placeholder of `printf`: code does not say what type is inserted.
  package var withoutPlaceholderTypes: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var text: [UInt8] = []
    var rest = utf8[...]
    while let byte = rest.popFirst() {
      text.append(byte)
      guard byte == UInt8(ascii: "%"), let next = rest.first else { continue }
      if next == UInt8(ascii: "%") {
        text.append(next)
        rest.removeFirst()
        continue
      }
      let format = rest.prefix { "0123456789$.-+ #'lhqzjt".utf8.contains($0) }
      guard let type = rest.dropFirst(format.count).first,
        type.isASCIILetter || type == UInt8(ascii: "@")
      else { continue }
      rest = rest.dropFirst(format.count + 1)
      text.append(UInt8(ascii: "@"))
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A key as generators fold it: letters and digits alone, small.
  fileprivate var asAccessor: String {
    String(
      decoding: utf8.compactMap { byte -> UInt8? in
        switch byte {
        case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
          0x80...0xFF:
          byte
        default: nil
        }
      }, as: UTF8.self)
  }
}
