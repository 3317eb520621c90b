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
      case "title": entry.title = try texts(value)
      case "message": entry.message = try texts(value)
      case "buttons":
        let buttons = try value.list("[{title: common.cancel, role: cancel}]", button)
        entry.buttons = buttons.map(\.titles)
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
    guard !entry.title.isEmpty || !entry.message.isEmpty || !entry.buttons.isEmpty else {
      throw place.error("“\(name)” names no strings. Give it a title, a message or buttons.")
    }
    guard entry.traits.buttons.count(where: \.isDefault) < 2 else {
      throw place.error("“\(name)” has several default buttons. Keep one.")
    }
    return entry
  }

  /// A text, or a list of those that stand in its place by turns.
  private static func texts(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> [AlertManifest.Text] {
    guard value.node.sequence != nil else { return [try text(value)] }
    return try value.filledList("[alert.delete.one, alert.delete.many]") {
      element throws(ConfigurationError) in try text(element)
    }
  }

  /// What names a text: the keys of its mapping.
  private static let textKeys = ["table", "key", "literal", "system"]

  /// A key, `{table: Localizable, key: alert.delete.title}`, `{literal: Delete}`, or `{system: cancel}`.
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
      case "literal":
        found = AlertManifest.Text(.literal, key: try value.word(), place: value.placeOfWord)
      case "system":
        found = AlertManifest.Text(.system, key: try value.word(), place: value.placeOfWord)
      case "table": table = try value.word()
      default: throw key.unknownKey(word, textKeys)
      }
    }
    guard var found else {
      throw value.error(
        "Say which text is meant: key: … of a table, literal: … in no table, or system: … that the system words."
      )
    }
    found.table = table
    return found
  }

  private static func button(
    _ value: ConfigurationValue
  ) throws(ConfigurationError) -> (titles: [AlertManifest.Text], traits: AlertTraits.Button) {
    var titles: [AlertManifest.Text] = []
    var traits = AlertTraits.Button()
    for (key, value) in try value.members("{title: common.cancel, role: cancel}") {
      let word = try key.word()
      switch word {
      case "title": titles = try texts(value)
      case "role": traits.role = try value.choice(of: AlertTraits.ButtonRole.self)
      case "default": traits.isDefault = try value.truth()
      default: throw key.unknownKey(word, ["title", "role", "default"])
      }
    }
    // The system adds a Cancel of its own to confirmation dialogs and words it.
    if titles.isEmpty, traits.role == .cancel {
      titles = [AlertManifest.Text(.system, key: "cancel", place: value.placeOfWord)]
    }
    guard !titles.isEmpty else {
      throw value.error(
        "A button needs a title: the key of its string. Only {role: cancel} may stand alone, for the system’s own."
      )
    }
    return (titles, traits)
  }
}

extension ConfigurationValue {
  /// Where a word begins; inside its quotes, where it has some.
  fileprivate var placeOfWord: Place? {
    let isQuoted = node.scalar.map { [.singleQuoted, .doubleQuoted].contains($0.style) } ?? false
    return node.mark.map { Place(line: $0.line, column: $0.column + (isQuoted ? 1 : 0)) }
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
