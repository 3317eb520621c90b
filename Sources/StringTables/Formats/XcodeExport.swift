import CopyModel

/// The key and the variation in the id of a unit that Xcode exported: `files|==|plural.one` of a string catalog,
/// `/files:dict/count:dict/one:dict/:string` of a `.stringsdict`.
struct XcodeExport {
  let key: String
  /// As the table itself would have it; nil for the format that holds the substitutions.
  let variation: String?

  /// Nil when the id is a key as it stands.
  init?(id: String) {
    if id.utf8.contains(UInt8(ascii: "|")), let mark = id.firstRange(of: "|==|") {
      var parts = id[mark.upperBound...].split(separator: ".").map(String.init)
      guard let kind = parts.first, parts.count > 1 else { return nil }
      if kind == "substitutions" { parts[0] = "substitution" }
      guard ["plural", "device", "substitution"].contains(parts[0]) else { return nil }
      key = String(id[..<mark.lowerBound])
      variation = parts.joined(separator: ".")
      return
    }
    let end = ":dict/:string"
    guard id.hasPrefix("/"), id.hasSuffix(end) else { return nil }
    let parts = String(id.dropFirst().dropLast(end.count)).split(separator: ":dict/").map(
      String.init)
    if parts.count == 2, parts[1] == "NSStringLocalizedFormatKey" {
      (key, variation) = (parts[0], nil)
    } else if parts.count == 3, PluralCategory.all.contains(parts[2]) {
      (key, variation) = (parts[0], "substitution.\(parts[1]).plural.\(parts[2])")
    } else {
      return nil
    }
  }
}
