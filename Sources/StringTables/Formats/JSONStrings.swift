import CopyModel
import JSONText

/// Finds the strings of a JSON document, and what their surroundings say of them.
struct JSONStrings {
  private(set) var file: TableFile
  private(set) var entries = TableEntries()
  private(set) var language: DeclaredLanguage?
  private let json: JSONOutline
  private let sourceLocale: LocaleTag

  init(_ json: JSONOutline, in file: TableFile, sourceLocale: LocaleTag) {
    self.json = json
    self.file = file
    self.sourceLocale = sourceLocale
  }

  mutating func read() {
    language = json.member("@@locale", of: json.root).flatMap { value in
      json.string(of: value).flatMap { DeclaredLanguage($0, at: json.range(of: value)) }
    }
    guard isByLocale else { return add(json.root, at: "", locale: nil) }
    for member in json.members(of: json.root) {
      add(member, at: "", locale: LocaleTag(folding: json.name(of: member)))
    }
  }

  /// `{ "en": { … }, "ko": { … } }`
  private var isByLocale: Bool {
    let members = json.members(of: json.root)
    return members.allSatisfy { !json.members(of: $0).isEmpty && locale($0) != nil }
      && members.contains { locale($0) == sourceLocale }
  }

  /// The language that is a member's name.
  private func locale(_ member: Int) -> LocaleTag? { LocaleTag(folding: json.name(of: member)) }

  /// Adds what a value holds under a key. The `neighbors` tell what an object is that may be one string.
  private mutating func add(
    _ value: Int, at key: String, comment: String? = nil, locale: LocaleTag?,
    among neighbors: JSONMessage.Neighbors = JSONMessage.Neighbors()
  ) {
    switch json.kind(of: value) {
    case .string: append(value, key, comment: comment, locale: locale)
    case .array:
      if key.isEmpty, addTranslations(in: value) { return }
      for (number, element) in json.children(of: value).enumerated() {
        add(element, at: key.joined(to: String(number)), locale: locale)
      }
    case .object:
      if key.isEmpty
        || !(addForms(value, at: key, locale)
          || addMessage(value, at: key, locale, neighbors))
      {
        addMembers(of: value, at: key, locale)
      }
    case .other: break
    }
  }

  private var notation: StoredText.Notation { json.dialect == .strict ? .json : .json5 }

  private mutating func append(
    _ value: Int, _ key: String, comment: String? = nil, variation: String? = nil,
    locale: LocaleTag?
  ) {
    entries.append(
      TableEntry(
        key: key, text: json.string(of: value) ?? "", comment: comment, variation: variation,
        stored: file.stored(json.range(of: value), as: notation), locale: locale))
  }

  private mutating func addMembers(of value: Int, at key: String, _ locale: LocaleTag?) {
    if addRow(value, at: key) { return }
    let members = json.members(of: value)
    let plurals = PluralSuffixes(members.lazy.map { [json] in json.name(of: $0) })
    // ARB keeps what is known of a string beside it.
    var comments: [String: String] = [:]
    for member in members {
      let name = json.name(of: member)
      guard name.hasPrefix("@") else { continue }
      comments[String(name.dropFirst())] = string("description", of: member)
    }
    let neighbors =
      key.isEmpty ? JSONMessage.Neighbors(members, in: json) : JSONMessage.Neighbors()
    for member in members {
      let name = json.name(of: member)
      let isString = json.kind(of: member) == .string
      // An editor's note on the file, no copy (JSON Schema, “Declaring a Dialect”).
      if name.hasPrefix("@@") || key.isEmpty && name == "$schema" { continue }
      if name.hasPrefix("@"), !isString { continue }
      let comment = comments[name]
      if isString, let plural = plurals.split(name) {
        append(
          member, key.joined(to: plural.key), comment: comment,
          variation: plural.variation, locale: locale)
      } else {
        add(
          member, at: key.joined(to: name), comment: comment, locale: locale,
          among: neighbors)
      }
    }
  }

  /// The text of an object's member.
  private func string(_ name: String, of value: Int) -> String? {
    json.member(name, of: value).flatMap { json.string(of: $0) }
  }

  /// `{ "one": …, "other": … }`: the plural forms of one string.
  private mutating func addForms(
    _ value: Int, at key: String, _ locale: LocaleTag?, comment: String? = nil
  ) -> Bool {
    let members = json.members(of: value)
    let isPlural =
      members.allSatisfy {
        json.kind(of: $0) == .string && PluralCategory.all.contains(json.name(of: $0))
      } && members.contains { json.name(of: $0) == "other" }
    guard isPlural else { return false }
    for member in members {
      append(
        member, key, comment: comment, variation: "plural." + json.name(of: member), locale: locale)
    }
    return true
  }

  /// An object that is one string with what is known of it.
  private mutating func addMessage(
    _ value: Int, at key: String, _ locale: LocaleTag?, _ neighbors: JSONMessage.Neighbors
  ) -> Bool {
    guard let message = JSONMessage(value, in: json, among: neighbors) else { return false }
    for (text, variation) in message.texts {
      append(text, key, comment: message.comment, variation: variation, locale: locale)
    }
    return true
  }

  /// `[{ "id": "save", "translation": … }]` of go-i18n, version 1: each with a text, or with plural forms.
  private mutating func addTranslations(in list: Int) -> Bool {
    let elements = json.children(of: list)
    let isList =
      !elements.isEmpty
      && elements.allSatisfy { element in
        json.member("id", of: element).map { json.kind(of: $0) == .string } ?? false
          && json.member("translation", of: element) != nil
          && json.members(of: element).allSatisfy {
            ["id", "translation", "description"].contains(json.name(of: $0))
          }
      }
    guard isList else { return false }
    for element in elements {
      guard let id = string("id", of: element), let value = json.member("translation", of: element)
      else { continue }
      let comment = string("description", of: element)
      if json.kind(of: value) == .string {
        append(value, id, comment: comment, locale: nil)
      } else if !addForms(value, at: id, nil, comment: comment) {
        add(value, at: id, comment: comment, locale: nil)
      }
    }
    return true
  }

  /// `{ "key": "a", "en": …, "ko": … }`: a string in all its languages.
  private mutating func addRow(_ value: Int, at key: String) -> Bool {
    let bookkeeping = ["key", "id", "name", "comment", "description", "context", "note"]
    var texts: [(locale: LocaleTag, text: Int)] = []
    var others: [String: String] = [:]
    for member in json.members(of: value) {
      let name = json.name(of: member)
      if bookkeeping.contains(name) {
        others[name] = json.string(of: member)
      } else if json.kind(of: member) == .string, let locale = LocaleTag(folding: name) {
        texts.append((locale, member))
      } else {
        return false
      }
    }
    guard texts.count > 1, texts.contains(where: { $0.locale == sourceLocale }) else {
      return false
    }
    let name = others["key"] ?? others["id"] ?? others["name"] ?? key
    let comment = others["comment"] ?? others["description"] ?? others["note"] ?? others["context"]
    for (locale, text) in texts { append(text, name, comment: comment, locale: locale) }
    return true
  }
}

extension String {
  /// A key below this one: `alert.title`.
  func joined(to name: String) -> String { isEmpty ? name : self + "." + name }
}
