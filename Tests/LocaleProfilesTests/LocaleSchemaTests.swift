import CopyModel
import Foundation
import JSONText
import Testing

@testable import LocaleProfiles

/// The schemas of `Locales/` say what the code takes: no more, no less.
@Suite struct LocaleSchemaTests {
  static let kinds = [
    "locale", "cues", "concepts", "things", "kinds", "verbs", "alike", "senses", "meanings",
    "vocabulary", "forms", "sets", "setlist",
  ]

  private static func schema(_ kind: String) throws -> JSONSchema {
    let file = EmbeddedLocalesTests.folder.appending(path: "\(kind).schema.json")
    return try JSONSchema([UInt8](Data(contentsOf: file)))
  }

  /// Which schema a file is held to, by its name.
  private static func kind(of file: URL) -> String {
    let name = file.lastPathComponent
    if name == "root.cues.json" { return "concepts" }
    if name == "root.things.json" { return "kinds" }
    if name.hasSuffix(".things.json") { return "things" }
    if name == "root.verbs.json" { return "alike" }
    if name.hasSuffix(".verbs.json") { return "verbs" }
    if name == "root.senses.json" { return "meanings" }
    if name.hasSuffix(".senses.json") { return "senses" }
    if name == "root.sets.json" { return "setlist" }
    if name.hasSuffix(".sets.json") { return "sets" }
    if name.hasSuffix(".cues.json") { return "cues" }
    if name.hasSuffix(".forms.json") { return "forms" }
    return name.hasSuffix(".vocabulary.json") ? "vocabulary" : "locale"
  }

  @Test(arguments: EmbeddedLocalesTests.localeFiles)
  func `a file is as its schema says`(file: URL) throws {
    let document = try JSONReader.document([UInt8](Data(contentsOf: file)).span)
    #expect(try Self.schema(Self.kind(of: file)).problems(of: document).isEmpty)
  }

  @Test(
    arguments: [
      ("locale", #"{"tag": "ko", "name": "Korean", "sources": ["a"], "word": "icu"}"#, "/word"),
      ("locale", #"{"tag": "ko", "name": "Korean"}"#, "required"),
      ("locale", #"{"tag": "ko", "name": "", "sources": ["a"]}"#, "/name: minLength"),
      ("locale", #"{"tag": "ko", "name": "K", "sources": []}"#, "/sources: minItems"),
      (
        "locale", #"{"tag": "ko", "name": "K", "sources": ["a"], "lengthRatio": [1, 2]}"#,
        "/lengthRatio: minItems"
      ),
      (
        "locale", #"{"tag": "ko", "name": "K", "sources": ["a"], "quotes": {"preferred": "‘"}}"#,
        "/quotes/preferred: type"
      ),
      (
        "locale", #"{"tag": "ko", "name": "K", "sources": ["a"], "answers": ["a", "a"]}"#,
        "/answers: uniqueItems"
      ),
      (
        "locale",
        #"{"tag": "ko", "name": "K", "sources": ["a"], "budgets": {"button": {"words": 0}}}"#,
        "/budgets/button/words: minimum"
      ),
      (
        "cues", #"{"tag": "ko", "sources": ["a"], "cues": {"cancel": {"sure": [1]}}}"#,
        "/cues/cancel/sure/0: type"
      ),
      (
        "cues",
        #"{"tag": "ko", "sources": ["a"], "cues": {"add": {"sure": [], "missing": "bad"}}}"#,
        "/cues/add/missing: enum"
      ),
      ("concepts", #"{"tag": "ko", "concepts": {}}"#, "/tag: const"),
      ("vocabulary", #"{"tag": "ko", "sources": ["a"], "more": {}}"#, "/more: not allowed"),
      (
        "kinds", #"{"tag": "root", "kinds": {"day": ["monday", "monday"]}}"#,
        "/kinds/day: uniqueItems"
      ),
      (
        "things", #"{"tag": "ko", "sources": ["a"], "things": {"monday": {"labels": []}}}"#,
        "/things/monday/labels: not allowed"
      ),
      (
        "verbs", #"{"tag": "ko", "sources": ["a"], "verbs": {"send": {"unsure": []}}}"#,
        "/verbs/send/unsure: not allowed"
      ),
      (
        "alike", #"{"tag": "root", "alike": {"send": ["mail", "mail"]}}"#,
        "/alike/send: uniqueItems"
      ),
      (
        "senses", #"{"tag": "ko", "sources": ["a"], "senses": {"free": {"near": []}}}"#,
        "/senses/free/near: not allowed"
      ),
      (
        "forms", #"{"tag": "zh-Hant", "sources": ["a"], "forms": {"制": {"before": ["限"]}}}"#,
        "/forms/制/before: minItems"
      ),
      ("meanings", #"{"tag": "root", "meanings": {"free": []}}"#, "/meanings/free: minItems"),
      (
        "sets",
        #"{"tag": "ko", "spelled": ["ko"], "sources": ["a"], "names": {"size-small": [""]}}"#,
        "/names/size-small/0: minLength"
      ),
      ("setlist", #"{"tag": "root", "sets": {"size": ["small"]}}"#, "/sets/size: minItems"),
    ])
  func `what is wrong is found`(kind: String, document: String, problem: String) throws {
    let value = try JSONReader.document(Array(document.utf8).span)
    let problems = try Self.schema(kind).problems(of: value)
    #expect(problems.contains { $0.contains(problem) }, "\(problems)")
  }

  @Test(arguments: kinds)
  func `a schema has no keyword that nobody reads`(kind: String) throws {
    let schema = try Self.schema(kind)
    #expect(schema.root["$schema"]?.string == "https://json-schema.org/draft/2020-12/schema")
    for place in SchemaPlace.all(of: schema) {
      #expect(Set(place.schema.members.map(\.name)).subtracting(JSONSchema.keywords).isEmpty)
    }
  }

  @Test(arguments: kinds)
  func `every key of a schema is one that the code takes, and the reverse`(kind: String) throws {
    let schema = try Self.schema(kind)
    var compared = 0
    for place in SchemaPlace.all(of: schema) {
      guard let properties = place.schema["properties"] else { continue }
      #expect(place.schema["additionalProperties"]?.bool == false, "\(place.path)")
      let wanted = Set(properties.members.map(\.name))
      if kind == "vocabulary" {
        #expect(wanted == Set(LocaleVocabularies.keys))
      } else {
        let taken = names(in: try problem(of: place, holding: #"{"?": 1}"#), behind: "it takes ")
        #expect(taken == wanted, "\(place.path)")
      }
      compared += 1
    }
    #expect(compared >= 1)
  }

  @Test(arguments: kinds)
  func `every choice of a schema is one that the code has, and the reverse`(kind: String) throws {
    for place in SchemaPlace.all(of: try Self.schema(kind)) {
      guard let choices = place.schema["enum"], place.path.last != "0" else { continue }
      let message = try problem(of: place, holding: #""?""#)
      let taken = names(in: message, behind: "must be one of ")
      #expect(taken == Set(choices.elements.compactMap(\.string)), "\(place.path)")
    }
  }

  @Test func `the scripts of the schema are those that the code knows`() throws {
    let scripts = try Self.schema("locale").root["properties"]?["scripts"]?["items"]?["enum"]
    #expect(scripts?.elements.compactMap(\.string) == ScriptSet.codes.map(\.key))
  }

  /// What the code says of a file that has a value at a place of the schema.
  private func problem(of place: SchemaPlace, holding value: String) throws -> String {
    let rootLists = [
      "concepts": #"{"tag": "root", "concepts": {"name": {"kind": "action"}}}"#,
      "kinds": #"{"tag": "root", "kinds": {"kind": ["name"]}}"#,
      "alike": #"{"tag": "root", "alike": {"name": []}}"#,
      "meanings": #"{"tag": "root", "meanings": {"name": ["name-sense"]}}"#,
      "sets": #"{"tag": "root", "sets": {"set": ["one", "other"]}}"#,
    ]
    let list = place.rootList
    let file = place.document(holding: value, tag: list == nil ? "ko" : "root")
    let files =
      [#"{"tag": "root"}"#, #"{"tag": "ko"}"#, #"{"tag": "ko", "cues": {}}"#, file]
      + rootLists.filter { $0.key != list }.map(\.value)
    do throws(LocaleError) {
      _ = try LocaleLibrary(files: files.filter { !$0.isEmpty }.map { Array($0.utf8) })
      return ""
    } catch {
      #expect(error.place.line == 1)
      #expect(error.file.hasPrefix("Locales/"))
      return error.message
    }
  }

  private func names(in message: String, behind opener: String) -> Set<String> {
    guard let range = message.range(of: opener) else { return [] }
    return Set(message[range.upperBound...].components(separatedBy: ", "))
  }
}

/// A schema inside a schema, and where in a document it holds.
private struct SchemaPlace {
  /// The members that lead to it; `name` stands for any.
  let path: [String]
  let schema: JSONValue
  /// A member that tells what kind of file it is, when the path does not.
  let kindMember: String

  /// The list for all locales that it is in; nil for a place in the file of one.
  var rootList: String? {
    ["concepts", "kinds", "alike", "meanings", "sets"].first { kindMember.hasPrefix("\"\($0)\"") }
  }

  static func all(of schema: JSONSchema) -> [SchemaPlace] {
    let names = schema.root["properties"]?.members.map(\.name) ?? []
    let kind =
      [
        "concepts", "cues", "kinds", "things", "alike", "verbs", "meanings", "senses",
        "inflections", "forms", "sets", "spelled",
      ].first(where: names.contains).map {
        "\"\($0)\": {}"
      }
    return all(schema, schema.root, [], kind ?? "\"name\": \"Korean\"")
  }

  private static func all(
    _ whole: JSONSchema, _ schema: JSONValue, _ path: [String], _ kind: String
  ) -> [SchemaPlace] {
    let target = whole.resolved(schema)
    var places = [SchemaPlace(path: path, schema: target, kindMember: kind)]
    if target.range != schema.range {
      places.append(SchemaPlace(path: path, schema: schema, kindMember: kind))
    }
    for member in target["properties"]?.members ?? [] {
      places += all(whole, member.value, path + [member.name], kind)
    }
    if let value = target["additionalProperties"], value.bool == nil {
      places += all(whole, value, path + ["name"], kind)
    }
    if let items = target["items"] { places += all(whole, items, path + ["0"], kind) }
    return places
  }

  /// A file that has a value here and little else.
  func document(holding value: String, tag: String) -> String {
    guard !path.isEmpty else {
      return "{\"tag\": \"\(tag)\", \(kindMember), " + value.dropFirst()
    }
    let opening = path.map { "{\"\($0)\": " }.joined()
    let whole = opening + value + String(repeating: "}", count: path.count)
    let isKind = path.first.map { kindMember.hasPrefix("\"\($0)\"") } ?? false
    return "{\"tag\": \"\(tag)\", " + (isKind ? "" : kindMember + ", ") + whole.dropFirst()
  }
}
