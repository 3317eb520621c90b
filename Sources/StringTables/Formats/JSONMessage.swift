import CopyModel
import JSONText

/// A JSON object that is one string with what is known of it: `{ "message": …, "description": … }` of browser extensions and
/// FormatJS, `{ "message": …, "comment": [ … ] }` of Visual Studio Code, `{ "string": …, "context": …, "developer_comment": … }`
/// of Transifex, `{ "description": …, "one": …, "other": … }` of go-i18n.
struct JSONMessage {
  /// Its texts: one without a variation, or its plural forms.
  private(set) var texts: [(value: Int, variation: String?)] = []
  private(set) var comment: String?

  /// How sure the objects beside it make it that it is one. Alone, an object with a message and a description may be an
  /// alert's, both of them copy.
  struct Neighbors {
    /// Whether most of them have a message.
    var haveMessages = false
    /// Whether most of them are plural forms with what is known of them.
    var haveForms = false

    init() {}

    init(_ members: JSONOutline.Children, in json: JSONOutline) {
      let objects = members.filter { json.kind(of: $0) == .object }
      haveMessages =
        objects.count { json.member("message", of: $0) != nil } * 2 > members.count { _ in true }
      haveForms =
        objects.count { JSONMessage.isOfForms($0, in: json) } * 2 > objects.count
    }
  }

  /// What a program or a translator is told, and nobody reads in the app.
  private static let asides = [
    "context", "developer_comment", "developerComment", "comment", "comments", "character_limit",
    "placeholders", "id", "hash", "meaning", "leftDelim", "rightDelim", "translatorComment",
  ]
  /// Those of them that help a translator, the most telling first.
  private static let comments = [
    "description", "developer_comment", "developerComment", "comment", "comments", "meaning",
    "context",
  ]

  /// Nil where the object is none, or more than one.
  init?(_ value: Int, in json: JSONOutline, among neighbors: Neighbors) {
    if neighbors.haveForms, Self.isOfForms(value, in: json) {
      let forms = json.members(of: value).filter { PluralCategory.all.contains(json.name(of: $0)) }
      for form in forms {
        // `other` alone is a text without a plural.
        let variation: String? = forms.count == 1 ? nil : "plural." + json.name(of: form)
        texts.append((form, variation))
      }
    } else if let text = Self.text(of: value, in: json, neighbors), json.kind(of: text) == .string {
      texts = [(text, nil)]
    } else {
      return nil
    }
    comment =
      Self.comments.lazy.compactMap { name in
        json.member(name, of: value).flatMap { Self.words($0, in: json) }
      }.first
  }

  /// The only text of an object all of whose other members are asides.
  private static func text(of value: Int, in json: JSONOutline, _ neighbors: Neighbors) -> Int? {
    var (texts, hasAside, isDescribed) = ([Int](), false, false)
    for member in json.members(of: value) {
      switch json.name(of: member) {
      case "message", "defaultMessage", "string": texts.append(member)
      case "description": isDescribed = true
      case let name where asides.contains(name): hasAside = true
      default: return nil
      }
    }
    // FormatJS may extract both.
    if texts.count > 1 { texts.removeAll { json.name(of: $0) != "defaultMessage" } }
    guard texts.count == 1, let text = texts.first else { return nil }
    return switch json.name(of: text) {
    case "message": neighbors.haveMessages || hasAside && !isDescribed ? text : nil
    case "string": hasAside || isDescribed ? text : nil
    default: text
    }
  }

  /// Whether an object has plural forms, all of them texts, and nothing else but asides.
  private static func isOfForms(_ value: Int, in json: JSONOutline) -> Bool {
    json.member("other", of: value) != nil
      && json.members(of: value).allSatisfy { member in
        let name = json.name(of: member)
        return PluralCategory.all.contains(name)
          ? json.kind(of: member) == .string : name == "description" || asides.contains(name)
      }
  }

  /// The words of a text or of a list of texts.
  private static func words(_ value: Int, in json: JSONOutline) -> String? {
    if let text = json.string(of: value) { return text.isEmpty ? nil : text }
    guard json.kind(of: value) == .array else { return nil }
    let lines = json.children(of: value).compactMap { json.string(of: $0) }
    return lines.isEmpty ? nil : lines.joined(separator: "\n")
  }
}
