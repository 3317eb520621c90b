import JSONText

/// JSON Schema (draft 2020-12), as far as the schemas of `Locales/` use it.
struct JSONSchema {
  /// The keywords that are read; those that only tell people something are among them.
  static let keywords: Set = [
    "$schema", "$defs", "$ref", "title", "description", "type", "properties", "required",
    "additionalProperties", "items", "minItems", "maxItems", "uniqueItems", "enum", "const",
    "minLength", "minimum",
  ]

  let root: JSONValue

  init(_ bytes: [UInt8]) throws {
    root = try JSONReader.document(bytes.span)
  }

  /// What is wrong with a document: where, and by which keyword.
  func problems(of document: JSONValue) -> [String] { problems(document, root, at: "") }

  /// The schema that `$ref` names, or the schema itself.
  func resolved(_ schema: JSONValue) -> JSONValue {
    guard let name = schema["$ref"]?.string?.split(separator: "/").last else { return schema }
    return root["$defs"]?[String(name)] ?? schema
  }

  private func problems(_ value: JSONValue, _ schema: JSONValue, at path: String) -> [String] {
    if schema.bool == true { return [] }
    if schema.bool == false { return ["\(path): not allowed"] }
    let target = resolved(schema)
    var found = target.range == schema.range ? [] : problems(value, target, at: path)
    for keyword in schema.members where !holds(keyword, value) {
      found.append("\(path): \(keyword.name)")
    }
    for (number, element) in value.elements.enumerated() {
      if let items = schema["items"] { found += problems(element, items, at: "\(path)/\(number)") }
    }
    for member in value.members {
      let own = schema["properties"]?[member.name] ?? schema["additionalProperties"]
      if let own { found += problems(member.value, own, at: "\(path)/\(member.name)") }
    }
    return found
  }

  /// Whether a value does as one keyword says; those about its parts aside.
  private func holds(_ keyword: JSONValue.Member, _ value: JSONValue) -> Bool {
    let limit = Int(keyword.value.number ?? 0)
    switch keyword.name {
    case "type": return keyword.value.string.map(value.isOf) ?? false
    case "const": return keyword.value.string == value.string
    case "enum": return keyword.value.elements.contains { $0.string == value.string }
    case "required":
      return keyword.value.elements.allSatisfy { $0.string.map { value[$0] != nil } ?? false }
    case "minItems": return value.elements.count >= limit
    case "maxItems": return value.elements.count <= limit
    case "uniqueItems":
      let strings = value.elements.compactMap(\.string)
      return Set(strings).count == strings.count
    case "minLength": return value.string.map { $0.unicodeScalars.count >= limit } ?? true
    case "minimum": return value.number.map { $0 >= Double(limit) } ?? true
    default: return Self.keywords.contains(keyword.name)
    }
  }
}

extension JSONValue {
  fileprivate func isOf(_ type: String) -> Bool {
    switch (type, kind) {
    case ("object", .object), ("array", .array): true
    case ("string", _): string != nil
    case ("boolean", _): bool != nil
    case ("number", _): number != nil
    case ("integer", _): number.map { $0 == $0.rounded() } ?? false
    default: false
    }
  }
}
