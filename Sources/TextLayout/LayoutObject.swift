import JSONText

/// An object of a file of `Layout/`. Every key must be known, and every value must be what is asked for.
struct LayoutObject {
  let value: JSONValue
  let what: String
  let file: LayoutFile

  /// `keys` are those that it may have; nil allows any.
  init(
    _ value: JSONValue, what: String, keys: [String]?, in file: LayoutFile
  ) throws(LayoutError) {
    guard case .object(let members) = value.kind else {
      throw file.error("“\(what)” must be an object")
    }
    if let keys, let unknown = members.first(where: { !keys.contains($0.name) }) {
      throw file.error("unknown key “\(unknown.name)” in “\(what)”")
    }
    self.value = value
    self.what = what
    self.file = file
  }

  func error(_ key: String, _ wanted: String) -> LayoutError {
    file.error("“\(key)” of “\(what)” must be \(wanted)")
  }

  /// Nil when it is not there.
  func object(_ key: String, keys: [String]? = nil) throws(LayoutError) -> LayoutObject? {
    guard let member = value[key] else { return nil }
    return try LayoutObject(member, what: "\(what), \(key)", keys: keys, in: file)
  }

  func needed(_ key: String, keys: [String]? = nil) throws(LayoutError) -> LayoutObject {
    guard let object = try object(key, keys: keys) else { throw error(key, "there") }
    return object
  }

  func string(_ key: String) throws(LayoutError) -> String? {
    guard let member = value[key] else { return nil }
    guard let string = member.string else { throw error(key, "a string") }
    return string
  }

  /// Nil when it is not there.
  func number(_ key: String) throws(LayoutError) -> Double? {
    guard let member = value[key] else { return nil }
    guard let number = member.number else { throw error(key, "a number") }
    return number
  }

  func neededNumber(_ key: String) throws(LayoutError) -> Double {
    guard let number = try number(key) else { throw error(key, "there") }
    return number
  }

  /// An array of arrays of two numbers; empty when it is not there.
  func pairs(_ key: String) throws(LayoutError) -> [(Double, Double)] {
    var pairs: [(Double, Double)] = []
    for element in value[key]?.elements ?? [] {
      let numbers = element.elements.compactMap(\.number)
      guard numbers.count == 2 else { throw error(key, "pairs of numbers") }
      pairs.append((numbers[0], numbers[1]))
    }
    return pairs
  }

  /// Two numbers, the lower first; nil when they are not there.
  func range(_ key: String) throws(LayoutError) -> ClosedRange<Double>? {
    guard let member = value[key] else { return nil }
    let numbers = member.elements.compactMap(\.number)
    guard numbers.count == 2, numbers[0] <= numbers[1] else {
      throw error(key, "two numbers, the lower first")
    }
    return numbers[0]...numbers[1]
  }
}
