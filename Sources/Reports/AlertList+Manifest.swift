import CopyModel

extension AlertList {
  /// The alerts as a manifest, ready to edit.
  package var manifest: [UInt8] {
    var lines = [
      "# The alerts that the code makes. Correct what the code could not say, and name this file in",
      "# .copydesk.yml: manifest: alerts.yml", "alerts:",
    ]
    for number in entries.indices { lines += self.lines(of: number) }
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }

  private func lines(of number: Int) -> [String] {
    let entry = entries[number]
    func written(_ texts: [AlertManifest.Text], _ role: Role, _ button: Int? = nil) -> String {
      Self.written(
        texts.map { text in
          var text = text
          if text.isInTable { text.key = key(of: text, role, button, number) }
          return text
        })
    }
    var lines = ["  \(Self.quoted(entry.name)):"]
    if let place = entry.codePlaces.first {
      lines.append("    # \(place.file.visible):\(place.place.line)")
    }
    if !entry.title.isEmpty { lines.append("    title: \(written(entry.title, .title))") }
    if !entry.message.isEmpty { lines.append("    message: \(written(entry.message, .message))") }
    if !entry.buttons.isEmpty {
      lines.append("    buttons:")
      for (button, titles) in entry.buttons.enumerated() where !titles.isEmpty {
        let traits = entry.traits.buttons[button]
        var members = ["title: \(written(titles, .button, button))"]
        if let role = traits.role { members.append("role: \(role.rawValue)") }
        if traits.isDefault { members.append("default: true") }
        lines.append("      - {\(members.joined(separator: ", "))}")
      }
    }
    if entry.traits.kind != .alert { lines.append("    kind: \(entry.traits.kind.rawValue)") }
    for (key, words) in [
      ("platform", entry.traits.platforms.map(\.rawValue)),
      ("elements", entry.traits.elements.map(\.rawValue)),
    ] where !words.isEmpty {
      lines.append("    \(key): [\(words.joined(separator: ", "))]")
    }
    return lines
  }

  /// One text, or a list of those that stand in its place by turns.
  private static func written(_ texts: [AlertManifest.Text]) -> String {
    let each = texts.map { text in
      text.isInTable && text.table == nil
        ? quoted(text.key)
        : "{\(text.kind.memberName): \(quoted(text.key))"
          + (text.table.map { ", table: \(quoted($0))" } ?? "") + "}"
    }
    return each.count == 1 ? each[0] : "[\(each.joined(separator: ", "))]"
  }

  /// A word as YAML writes it: bare where that is safe (YAML 1.2.2, 7.3.3), else in double quotes as JSON.
  private static func quoted(_ word: String) -> String {
    let isBare =
      !word.isEmpty && word.utf8.first.map { !(0x30...0x39).contains($0) } ?? false
      && word.utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "_"),
          UInt8(ascii: "-"):
          true
        default: false
        }
      } && !["true", "false", "null", "yes", "no", "on", "off"].contains(word.lowercased())
    if isBare { return word }
    var text = "\""
    for scalar in word.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F {
          let digits = String(scalar.value, radix: 16)
          text += "\\x" + (digits.utf8.count < 2 ? "0" : "") + digits
        } else {
          text.unicodeScalars.append(scalar)
        }
      }
    }
    return text + "\""
  }
}
