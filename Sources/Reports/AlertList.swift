package import CopyModel
import JSONText

/// The alerts that code makes, as `alerts` prints them and as a manifest.
package struct AlertList {
  /// How they are printed.
  package enum Form: String, CaseIterable {
    case text, json
  }

  private(set) var entries: [AlertManifest.Entry] = []
  private var texts: [AlertTextName: [(locale: LocaleTag, key: String, text: String)]] = [:]
  private var files = 0

  package init() {}

  /// Adds the alerts of a project. `texts` are what its tables say, `files` how many files of code were looked through.
  package mutating func add(
    _ entries: [AlertManifest.Entry],
    texts: [AlertTextName: [(locale: LocaleTag, key: String, text: String)]], files: Int
  ) {
    let first = self.entries.count
    self.entries += entries
    self.files += files
    for (name, texts) in texts {
      let moved = AlertTextName(
        entry: name.entry + first, role: name.role, button: name.button, key: name.key)
      self.texts[moved] = texts
    }
  }

  package func written(as form: Form) -> [UInt8] {
    switch form {
    case .text: Array((lines.joined(separator: "\n") + "\n").utf8)
    case .json: json
    }
  }

  /// The key that a text has in the tables; the name by which code reaches it where no table has it.
  func key(of text: AlertManifest.Text, _ role: Role, _ button: Int?, _ entry: Int) -> String {
    let name = AlertTextName(entry: entry, role: role, button: button, key: text.key)
    return texts[name]?.first?.key ?? text.key
  }

  // MARK: Text

  private var lines: [String] {
    var lines: [String] = []
    for (number, entry) in entries.enumerated() {
      if let first = entry.codePlaces.first {
        let more = entry.codePlaces.count - 1
        lines.append(
          "\(first.file.visible):\(first.place.line):\(first.place.column)"
            + (more > 0 ? " and \(more) more" : "")
            + "  \(entry.traits.kind.rawValue)  \(entry.name.visible)")
      }
      lines += entry.title.flatMap { wording("title", $0, .title, nil, number) }
      lines += entry.message.flatMap { wording("message", $0, .message, nil, number) }
      for (button, titles) in entry.buttons.enumerated() {
        let traits = entry.traits.buttons[button]
        let marks = [traits.role?.rawValue, traits.isDefault ? "default" : nil].compactMap(\.self)
        let label = "button" + (marks.isEmpty ? "" : " [\(marks.joined(separator: ", "))]")
        if titles.isEmpty { lines.append("  \(label)  known only while the app runs") }
        lines += titles.flatMap { wording(label, $0, .button, button, number) }
      }
      lines += entry.unresolved.map { "  not resolved: \($0.visible)" }
      lines.append("")
    }
    let alerts = entries.count == 1 ? "1 alert" : "\(entries.count) alerts"
    return lines + ["\(alerts) in \(files == 1 ? "1 file" : "\(files) files") of code."]
  }

  private func wording(
    _ label: String, _ text: AlertManifest.Text, _ role: Role, _ button: Int?, _ entry: Int
  ) -> [String] {
    switch text.kind {
    case .literal: return ["  \(label)  “\(text.key.visible)”, in the code alone"]
    case .system: return ["  \(label)  \(text.key), worded by the system"]
    case .key, .pattern, .accessor: break
    }
    let name = AlertTextName(entry: entry, role: role, button: button, key: text.key)
    let found = texts[name] ?? []
    guard !found.isEmpty else { return ["  \(label)  \(text.key.visible): in none of the tables"] }
    return ["  \(label)  \(key(of: text, role, button, entry).visible)"]
      + found.map { "    \($0.locale.identifier)  \($0.text.visible)" }
  }

  // MARK: JSON

  private var json: [UInt8] {
    var json = JSONWriter(indent: 2)
    json.array(Array(entries.enumerated())) { json, numbered in
      let (number, entry) = numbered
      json.object { json in
        json.member("name", entry.name)
        json.member("kind", entry.traits.kind.rawValue)
        json.name("codePlaces")
        json.array(entry.codePlaces) { AlertJSON.place(of: $1, to: &$0) }
        json.name("whole")
        json.bool(entry.isWhole)
        json.name("title")
        write(entry.title, .title, nil, number, &json)
        json.name("message")
        write(entry.message, .message, nil, number, &json)
        json.name("buttons")
        json.array(Array(entry.buttons.enumerated())) { json, button in
          let traits = entry.traits.buttons[button.offset]
          json.object { json in
            json.name("title")
            write(button.element, .button, button.offset, number, &json)
            json.member("role", traits.role?.rawValue)
            json.name("default")
            json.bool(traits.isDefault)
            json.name("order")
            json.integer(entry.traits.callOrder(of: button.offset))
          }
        }
        json.name("unresolved")
        json.array(entry.unresolved) { $0.string($1) }
        json.name("elements")
        json.array(entry.traits.elements.map(\.rawValue)) { $0.string($1) }
      }
    }
    json.endLine()
    return json.bytes
  }

  private func write(
    _ wordings: [AlertManifest.Text], _ role: Role, _ button: Int?, _ entry: Int,
    _ json: inout JSONWriter
  ) {
    json.array(wordings) { json, text in
      json.object { json in
        json.member(text.kind.memberName, key(of: text, role, button, entry))
        guard text.isInTable else { return }
        json.name("texts")
        json.object { json in
          let name = AlertTextName(entry: entry, role: role, button: button, key: text.key)
          for found in texts[name] ?? [] {
            json.member(found.locale.identifier, found.text)
          }
        }
      }
    }
  }
}

extension AlertManifest.Text.Kind {
  /// How JSON and the manifest name it.
  var memberName: String {
    switch self {
    case .key, .pattern, .accessor: "key"
    case .literal: "literal"
    case .system: "system"
    }
  }
}
