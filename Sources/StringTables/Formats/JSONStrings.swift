import CopyModel
import JSONText

/// Finds the strings of a JSON document, and what their surroundings say of them.
struct JSONStrings {
  struct Found {
    var key: String
    var text: JSONValue
    var comment: String?
    var variation: String?
    var locale: LocaleTag?
  }

  private(set) var found: [Found] = []
  private(set) var language: DeclaredLanguage?
  private let sourceLocale: LocaleTag

  init(sourceLocale: LocaleTag) {
    self.sourceLocale = sourceLocale
  }

  mutating func read(_ document: JSONValue) {
    language = document["@@locale"].flatMap { value in
      value.string.flatMap { DeclaredLanguage($0, at: value.range) }
    }
    let members = document.members
    let locales = members.map { LocaleTag(folding: $0.name) }
    // { "en": { … }, "ko": { … } }
    let isByLocale =
      locales.contains(sourceLocale) && locales.allSatisfy { $0 != nil }
      && members.allSatisfy { !$0.value.members.isEmpty }
    if isByLocale {
      for (member, locale) in zip(members, locales) {
        add(member.value, at: "", locale: locale)
      }
    } else {
      add(document, at: "", locale: nil)
    }
  }

  /// Adds what a value holds under a key.
  private mutating func add(
    _ value: JSONValue, at key: String, comment: String? = nil, locale: LocaleTag?
  ) {
    switch value.kind {
    case .string:
      found.append(Found(key: key, text: value, comment: comment, locale: locale))
    case .array(let elements):
      for (number, element) in elements.enumerated() {
        add(element, at: key.joined(to: String(number)), locale: locale)
      }
    case .object(let members):
      if key.isEmpty || !(addForms(members, at: key, locale) || addMessage(value, at: key, locale))
      {
        addMembers(of: value, at: key, locale)
      }
    case .number, .bool, .null: break
    }
  }

  private mutating func addMembers(of value: JSONValue, at key: String, _ locale: LocaleTag?) {
    if addRow(value.members, at: key) { return }
    let plurals = PluralSuffixes(value.members.map(\.name))
    // ARB keeps what is known of a string beside it.
    var comments: [String: String] = [:]
    for member in value.members where member.name.hasPrefix("@") {
      comments[String(member.name.dropFirst())] = member.value["description"]?.string
    }
    for member in value.members where !member.name.hasPrefix("@@") {
      // An editor's note on the file, no copy (JSON Schema, “Declaring a Dialect”).
      if key.isEmpty, member.name == "$schema" { continue }
      if member.name.hasPrefix("@"), member.value.string == nil { continue }
      let comment = comments[member.name]
      if member.value.string != nil, let plural = plurals.split(member.name) {
        found.append(
          Found(
            key: key.joined(to: plural.key), text: member.value, comment: comment,
            variation: "plural." + plural.category, locale: locale))
      } else {
        add(member.value, at: key.joined(to: member.name), comment: comment, locale: locale)
      }
    }
  }

  /// `{ "one": …, "other": … }`: the plural forms of one string.
  private mutating func addForms(
    _ members: [JSONValue.Member], at key: String, _ locale: LocaleTag?
  ) -> Bool {
    let isPlural =
      members.contains { $0.name == "other" }
      && members.allSatisfy { PluralCategory.all.contains($0.name) && $0.value.string != nil }
    guard isPlural else { return false }
    for member in members {
      found.append(
        Found(
          key: key, text: member.value, variation: "plural." + member.name, locale: locale))
    }
    return true
  }

  /// `{ "message": …, "description": … }`: a string of a browser extension or of FormatJS.
  private mutating func addMessage(
    _ value: JSONValue, at key: String, _ locale: LocaleTag?
  ) -> Bool {
    let known = ["message", "defaultMessage", "description", "placeholders", "id"]
    guard let text = value["message"] ?? value["defaultMessage"], text.string != nil,
      value.members.allSatisfy({ known.contains($0.name) })
    else { return false }
    found.append(
      Found(key: key, text: text, comment: value["description"]?.string, locale: locale))
    return true
  }

  /// `{ "key": "a", "en": …, "ko": … }`: a string in all its languages.
  private mutating func addRow(_ members: [JSONValue.Member], at key: String) -> Bool {
    let bookkeeping = ["key", "id", "name", "comment", "description", "context", "note"]
    var texts: [(locale: LocaleTag, text: JSONValue)] = []
    var others: [String: String] = [:]
    for member in members {
      if bookkeeping.contains(member.name) {
        others[member.name] = member.value.string
      } else if let locale = LocaleTag(folding: member.name), member.value.string != nil {
        texts.append((locale, member.value))
      } else {
        return false
      }
    }
    guard texts.count > 1, texts.contains(where: { $0.locale == sourceLocale }) else {
      return false
    }
    let name = others["key"] ?? others["id"] ?? others["name"] ?? key
    let comment = others["comment"] ?? others["description"] ?? others["note"] ?? others["context"]
    for (locale, text) in texts {
      found.append(Found(key: name, text: text, comment: comment, locale: locale))
    }
    return true
  }
}

extension String {
  /// A key below this one: `alert.title`.
  func joined(to name: String) -> String { isEmpty ? name : self + "." + name }
}
