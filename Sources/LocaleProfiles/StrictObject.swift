import CopyModel

/// A JSON object whose every member must be known: what is not asked for is an error.
struct StrictObject {
  private let value: LocaleValue
  /// What the object is, for messages: “case”.
  private let what: String

  init(_ value: LocaleValue, what: String, keys: [String]) throws(LocaleError) {
    guard value.isObject else {
      throw value.file.error(at: value.place, "“\(what)” must be an object")
    }
    self.value = value
    self.what = what
    if value.hasOnly(keys) { return }
    var seen: Set<String> = []
    for member in value.members ?? [] {
      guard keys.contains(member.name) else {
        throw file.error(
          at: member.place,
          "unknown key “\(member.name)” in “\(what)”; it takes \(keys.joined(separator: ", "))")
      }
      guard seen.insert(member.name).inserted else {
        throw file.error(at: member.place, "“\(member.name)” stands twice in “\(what)”")
      }
    }
  }

  /// The file that it stands in.
  var file: LocaleFile { value.file }

  func has(_ key: String) -> Bool { value[key] != nil }

  func value(_ key: String) -> LocaleValue? { value[key] }

  /// The members of the object behind `key`; none when it is not there.
  func members(_ key: String) throws(LocaleError) -> [LocaleValue.Member] {
    guard let member = value[key] else { return [] }
    guard let members = member.members else { throw wrong(member, key, "an object") }
    return members
  }

  func string(_ key: String) throws(LocaleError) -> String? {
    guard let member = value[key] else { return nil }
    guard let string = member.string else { throw wrong(member, key, "a string") }
    return string
  }

  func integer(_ key: String) throws(LocaleError) -> Int? {
    guard let member = value[key] else { return nil }
    guard let number = member.double, let integer = Int(exactly: number) else {
      throw wrong(member, key, "a whole number")
    }
    return integer
  }

  func bool(_ key: String) throws(LocaleError) -> Bool? {
    guard let member = value[key] else { return nil }
    guard let bool = member.bool else { throw wrong(member, key, "true or false") }
    return bool
  }

  func strings(_ key: String) throws(LocaleError) -> [String] {
    guard let member = value[key] else { return [] }
    return try strings(member, key)
  }

  /// An array of arrays of strings.
  func stringLists(_ key: String) throws(LocaleError) -> [[String]] {
    guard let member = value[key] else { return [] }
    guard let elements = member.elements else { throw wrong(member, key, "an array") }
    var lists: [[String]] = []
    for element in elements { lists.append(try strings(element, key)) }
    return lists
  }

  func numbers(_ key: String) throws(LocaleError) -> [Double] {
    guard let member = value[key] else { return [] }
    var numbers: [Double] = []
    for element in member.elements ?? [] {
      guard let number = element.double else { throw wrong(element, key, "numbers") }
      numbers.append(number)
    }
    return numbers
  }

  /// A value out of a fixed list of names.
  func choice<Choice: RawRepresentable & CaseIterable>(
    _ key: String, of type: Choice.Type
  ) throws(LocaleError) -> Choice? where Choice.RawValue == String {
    guard let name = try string(key) else { return nil }
    guard let choice = Choice(rawValue: name) else {
      let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw wrong(value[key] ?? value, key, "one of \(names)")
    }
    return choice
  }

  /// The names in the object behind `key`, with their whole-number values.
  func integers(_ key: String) throws(LocaleError) -> [String: Int] {
    var integers: [String: Int] = [:]
    for member in try members(key) {
      guard let number = member.value.double, let integer = Int(exactly: number) else {
        throw wrong(member.value, member.name, "a whole number")
      }
      integers[member.name] = integer
    }
    return integers
  }

  /// Hands on the bytes of each string behind `key`: no string is made for those of which there are many.
  func forEachText(_ key: String, _ body: (Span<UInt8>) -> Void) throws(LocaleError) {
    guard let member = value[key], !member.forEachText(body) else { return }
    _ = try strings(member, key)
  }

  func strings(_ member: LocaleValue, _ key: String) throws(LocaleError) -> [String] {
    guard let elements = member.elements else { throw wrong(member, key, "an array of strings") }
    var strings: [String] = []
    for element in elements {
      guard let string = element.string else { throw wrong(element, key, "strings") }
      strings.append(string)
    }
    return strings
  }

  func wrong(_ member: LocaleValue, _ key: String, _ wanted: String) -> LocaleError {
    file.error(at: member.place, "“\(key)” in “\(what)” must be \(wanted)")
  }
}
