import CopyModel
import JSONText

/// A value of a locale file.
struct LocaleValue {
  let file: LocaleFile
  /// Its number in the outline of the file.
  private let number: Int

  /// A name and its value.
  struct Member {
    let name: String
    /// Where the name stands: UTF-8 bytes of the file.
    let place: Int
    let value: LocaleValue
  }

  init(_ number: Int, of file: LocaleFile) {
    self.number = number
    self.file = file
  }

  /// Where it stands: UTF-8 bytes of the file.
  var place: Int { file.outline.range(of: number).lowerBound }

  var string: String? { file.outline.string(of: number) }

  var bool: Bool? {
    switch file.outline.literal(of: number) {
    case "true": true
    case "false": false
    default: nil
    }
  }

  var double: Double? { file.outline.literal(of: number).flatMap { Double($0) } }

  /// The elements of an array; nil of any other value.
  var elements: [LocaleValue]? {
    guard file.outline.kind(of: number) == .array else { return nil }
    return file.outline.children(of: number).map { LocaleValue($0, of: file) }
  }

  /// The members of an object, in order; nil of any other value.
  var members: [Member]? {
    guard isObject else { return nil }
    return file.outline.members(of: number).map { member in
      Member(
        name: file.outline.name(of: member), place: file.outline.nameRange(of: member).lowerBound,
        value: LocaleValue(member, of: file))
    }
  }

  var isObject: Bool { file.outline.kind(of: number) == .object }

  /// Whether each member of an object has one of some names, and no two have the same. No string is made of a name.
  func hasOnly(_ names: [String]) -> Bool {
    file.outline.members(of: number).allSatisfy { member in
      names.contains { name in
        file.outline.isNamed(member, name) && file.outline.member(name, of: number) == member
      }
    }
  }

  /// Hands on the bytes of each string of an array; false where it is no array of strings.
  func forEachText(_ body: (Span<UInt8>) -> Void) -> Bool {
    guard file.outline.kind(of: number) == .array else { return false }
    for element in file.outline.children(of: number) {
      guard file.outline.withText(of: element, body) != nil else { return false }
    }
    return true
  }

  /// The last member of an object with a name.
  subscript(name: String) -> LocaleValue? {
    file.outline.member(name, of: number).map { LocaleValue($0, of: file) }
  }
}
