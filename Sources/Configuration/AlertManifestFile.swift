package import CopyModel
import Copydesk
import FoundationEssentials
import Yams

/// Reads the alert manifest that `.copydesk.yml` names.
package enum AlertManifestFile {
  package static func read(_ path: String) throws(ConfigurationError) -> AlertManifest {
    try parse(ConfigurationFile.text(of: path), path: path)
  }

  package static func parse(
    _ text: String, path: String
  ) throws(ConfigurationError) -> AlertManifest {
    guard let node = try YAML.node(of: text, path: path), node.tag != Tag(.null) else {
      return AlertManifest(path: path)
    }
    let root = ConfigurationValue(
      node: node, path: path, folder: URL(filePath: path).deletingLastPathComponent().path,
      key: "manifest")
    var manifest = AlertManifest(path: path)
    for (key, value) in try root.members("alerts: {delete: {title: alert.delete.title}}") {
      let word = try key.word()
      guard word == "alerts" else { throw key.unknownKey(word, ["alerts"]) }
      for (name, entry) in try value.members("delete: {title: alert.delete.title}") {
        manifest.entries.append(try self.entry(name.word(), at: name, entry))
      }
    }
    return manifest
  }

  private static let keys = [
    "title", "message", "buttons", "platform", "kind", "trigger", "elements",
  ]

  private static func entry(
    _ name: String, at place: ConfigurationValue, _ value: ConfigurationValue
  ) throws(ConfigurationError) -> AlertManifest.Entry {
    var entry = AlertManifest.Entry(name: name)
    for (key, value) in try value.members("{title: alert.delete.title}") {
      let word = try key.word()
      switch word {
      case "title": entry.title = try text(value)
      case "message": entry.message = try text(value)
      case "buttons":
        let buttons = try value.list("[{title: common.cancel, role: cancel}]", button)
        entry.buttons = buttons.map(\.text)
        entry.traits.buttons = buttons.map(\.traits)
      case "kind": entry.traits.kind = try value.choice(of: AlertTraits.Kind.self)
      case "trigger": entry.traits.trigger = try value.choice(of: AlertTraits.Trigger.self)
      case "platform":
        entry.traits.platforms = try value.choices(of: AlertTraits.Platform.self)
        guard !entry.traits.platforms.isEmpty else {
          throw value.error("“platform” names nothing. Name at least one, or remove it for all.")
        }
      case "elements": entry.traits.elements = try value.choices(of: AlertTraits.Element.self)
      default: throw key.unknownKey(word, keys)
      }
    }
    guard entry.title != nil || entry.message != nil || !entry.buttons.isEmpty else {
      throw place.error("“\(name)” names no strings. Give it a title, a message or buttons.")
    }
    guard entry.traits.buttons.count(where: \.isDefault) < 2 else {
      throw place.error("“\(name)” has several default buttons. Keep one.")
    }
    return entry
  }

  /// A key, or `{table: Localizable, key: alert.delete.title}`.
  private static func text(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> AlertManifest.Text {
    guard value.node.mapping != nil else {
      return AlertManifest.Text(key: try value.word(), place: value.placeOfWord)
    }
    var (found, table): (AlertManifest.Text?, String?)
    for (key, value) in try value.members("{table: Localizable, key: alert.delete.title}") {
      let word = try key.word()
      switch word {
      case "key": found = AlertManifest.Text(key: try value.word(), place: value.placeOfWord)
      case "table": table = try value.word()
      default: throw key.unknownKey(word, ["table", "key"])
      }
    }
    guard var found else { throw value.error("Say which key of the table is meant: key: …") }
    found.table = table
    return found
  }

  private static func button(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> (text: AlertManifest.Text, traits: AlertTraits.Button) {
    var text: AlertManifest.Text?
    var traits = AlertTraits.Button()
    for (key, value) in try value.members("{title: common.cancel, role: cancel}") {
      let word = try key.word()
      switch word {
      case "title": text = try self.text(value)
      case "role": traits.role = try value.choice(of: AlertTraits.ButtonRole.self)
      case "default": traits.isDefault = try value.truth()
      default: throw key.unknownKey(word, ["title", "role", "default"])
      }
    }
    guard let text else { throw value.error("A button needs a title: the key of its string.") }
    return (text, traits)
  }
}

extension ConfigurationValue {
  /// Where a word begins; inside its quotes, where it has some.
  fileprivate var placeOfWord: Place? {
    let isQuoted = node.scalar.map { [.singleQuoted, .doubleQuoted].contains($0.style) } ?? false
    return node.mark.map { Place(line: $0.line, column: $0.column + (isQuoted ? 1 : 0)) }
  }

  fileprivate func unknownKey(_ word: String, _ names: [String]) -> ConfigurationError {
    error(
      unknown("There is no key “\(word)”.", nearest: names.nearest(to: word))
        + " The keys are \(names.joined(separator: ", ")).")
  }

  /// One of the words that a type knows, or a list of them.
  fileprivate func choices<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(ConfigurationError) -> [Choice] {
    guard node.sequence != nil else { return [try choice(of: type)] }
    let example = "[" + Choice.allCases.prefix(2).map(\.rawValue).joined(separator: ", ") + "]"
    return try list(example) { element throws(ConfigurationError) in try element.choice(of: type) }
  }
}
