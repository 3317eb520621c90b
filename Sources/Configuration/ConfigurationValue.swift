import CopyModel
import Copydesk
import FoundationEssentials
import RuleKit
import Yams

/// A value of the file, or a key, with the words for what is wrong with it.
struct ConfigurationValue {
  let node: Node
  /// The configuration's path as it was named or found.
  let path: String
  /// The folder that patterns start at: absolute, its links followed.
  let folder: String
  /// The key that the value belongs to, for messages.
  var key = ""

  func error(_ message: String) -> ConfigurationError {
    let place = node.mark.map { Place(line: $0.line, column: $0.column) }
    return ConfigurationError(path: path, place: place, message: message)
  }

  /// Whether it has keys and values.
  var isMapping: Bool { node.mapping != nil }
  /// Whether it is one word.
  var isWord: Bool { node.scalar != nil }

  private func child(_ node: Node, of key: String) -> ConfigurationValue {
    ConfigurationValue(node: node, path: path, folder: folder, key: key)
  }

  /// A word as it is written: `off` and `no` too, which YAML takes for truth values.
  func word() throws(ConfigurationError) -> String {
    guard let scalar = node.scalar, !scalar.string.isEmpty else {
      throw error("“\(key)” takes a word here.")
    }
    return scalar.string
  }

  /// `example` shows what a list looks like.
  func list<Element>(
    _ example: String,
    _ read: (ConfigurationValue) throws(ConfigurationError) -> Element
  ) throws(ConfigurationError) -> [Element] {
    guard let sequence = node.sequence else {
      throw error("“\(key)” takes a list, such as \(example).")
    }
    var elements: [Element] = []
    for node in sequence { elements.append(try read(child(node, of: key))) }
    return elements
  }

  /// The same where no element at all would mean everything.
  func filledList<Element>(
    _ example: String,
    _ read: (ConfigurationValue) throws(ConfigurationError) -> Element
  ) throws(ConfigurationError) -> [Element] {
    let elements = try list(example, read)
    guard !elements.isEmpty else {
      throw error("“\(key)” names nothing. Name at least one, such as \(example), or remove it.")
    }
    return elements
  }

  /// Keys and values in their order. `example` shows what they look like.
  func members(
    _ example: String
  ) throws(ConfigurationError) -> [(key: ConfigurationValue, value: ConfigurationValue)] {
    guard let mapping = node.mapping else {
      throw error("“\(key)” takes keys and values, such as \(example).")
    }
    return mapping.map {
      (child($0.key, of: key), child($0.value, of: $0.key.scalar?.string ?? key))
    }
  }

  func locale() throws(ConfigurationError) -> LocaleTag {
    let name = try word()
    do throws(UnknownLocale) {
      return try LocaleTag(asked: name)
    } catch let unknown {
      throw error(unknown.description)
    }
  }

  /// One of the words that a type knows.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of type: Choice.Type
  ) throws(ConfigurationError) -> Choice {
    let name = try word()
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw error("“\(key)” takes one of \(names), not “\(name)”.")
    }
    return choice
  }

  func pattern() throws(ConfigurationError) -> PathPattern {
    let text = try word()
    guard !text.hasPrefix("/"), !text.split(separator: "/").contains("..") else {
      throw error(
        "“\(text)” leaves the folder of the configuration. Write a path that starts in it.")
    }
    return PathPattern(text, in: folder)
  }

  /// A file that exists, by its path from the folder of the configuration.
  func file() throws(ConfigurationError) -> String {
    let name = try word()
    let path = name.hasPrefix("/") ? name : folder + "/" + name
    guard FileManager.default.fileExists(atPath: path) else {
      throw error("There is no file “\(name)” in the folder of the configuration. Check the path.")
    }
    return path
  }

  /// `true` or `false`.
  func truth() throws(ConfigurationError) -> Bool { try choice(of: Truth.self) == .true }

  private enum Truth: String, CaseIterable {
    case `true`, `false`
  }

  /// A rule's id.
  func rule() throws(ConfigurationError) -> String {
    let id = try word()
    let names = RuleCatalogue.rules.map(\.id)
    guard names.contains(id) else {
      throw error(
        unknown("There is no rule “\(id)”.", nearest: names.nearest(to: id))
          + " “copydesk rules” lists them.")
    }
    return id
  }

  /// Rules by id, each with how bad its flaw is.
  func levels() throws(ConfigurationError) -> [String: Level] {
    var levels: [String: Level] = [:]
    for (key, value) in try members("{wordy-title: warning, error-word: off}") {
      levels[try key.rule()] = try value.choice(of: Level.self)
    }
    return levels
  }

  /// How long a text may be, in one unit or several.
  func limits() throws(ConfigurationError) -> [TextLimit] {
    let units: [(name: String, unit: TextLimit.Unit)] = [
      ("characters", .characters), ("bytes", .bytes), ("points", .points), ("columns", .columns),
      ("lines", .lines),
    ]
    var limits: [TextLimit] = []
    for (key, value) in try members("{points: 111}") {
      let name = try key.word()
      guard let unit = units.first(where: { $0.name == name })?.unit else {
        let names = units.map(\.name)
        throw key.error(
          key.unknown("A text is not measured in “\(name)”.", nearest: names.nearest(to: name))
            + " The units are \(names.joined(separator: ", ")).")
      }
      guard let count = Int(try value.word()), (1...1_000_000).contains(count) else {
        throw value.error("“\(name)” takes a whole number from 1 on, such as 20.")
      }
      limits.append(TextLimit(count: count, unit: unit))
    }
    return limits
  }

  /// A complaint about a name, with the name that was meant if one is near.
  func unknown(_ complaint: String, nearest: String?) -> String {
    complaint + (nearest.map { " Did you mean “\($0)”?" } ?? "")
  }
}

extension ConfigurationValue {
  /// That a mapping has no such key.
  func unknownKey(_ word: String, _ names: [String]) -> ConfigurationError {
    error(
      unknown("There is no key “\(word)”.", nearest: names.nearest(to: word))
        + " The keys are \(names.joined(separator: ", ")).")
  }
}
