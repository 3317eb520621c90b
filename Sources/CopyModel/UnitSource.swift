/// What holds the units of a table, or makes them when they are asked for.
package protocol UnitSource: Sendable {
  var count: Int { get }
  /// The unit at a position, which is not before 0 and before `count`.
  func unit(at index: Int) -> TextUnit
  /// Some units in a row, for one reader alone.
  func units(in range: Range<Int>) -> ArraySlice<TextUnit>
  func key(of index: Int) -> String
  func comment(of index: Int) -> String?
  func locale(of index: Int) -> LocaleTag
  func state(of index: Int) -> UnitState?
  /// The path of the file that a unit stands in.
  func file(of index: Int) -> String
  /// The path of the file that its source stands in, when that is known.
  func sourceFile(of index: Int) -> String?
  func hasTarget(_ index: Int) -> Bool
  func part(of index: Int) -> UnitPart
  mutating func setPart(_ part: UnitPart, of index: Int)
}

/// What a string is in an alert: the alert's name and the string's role there.
package struct UnitPart: Hashable, Sendable {
  package var alert: String?
  package var role: Role?

  package init(alert: String? = nil, role: Role? = nil) {
    self.alert = alert
    self.role = role
  }
}

extension [TextUnit]: UnitSource {
  package func unit(at index: Int) -> TextUnit { self[index] }
  package func units(in range: Range<Int>) -> ArraySlice<TextUnit> { self[range] }
  package func key(of index: Int) -> String { self[index].key }
  package func comment(of index: Int) -> String? { self[index].comment }
  package func locale(of index: Int) -> LocaleTag { self[index].locale }
  package func state(of index: Int) -> UnitState? { self[index].state }
  package func file(of index: Int) -> String { self[index].stored.file }
  package func sourceFile(of index: Int) -> String? { self[index].storedSource?.file }
  package func hasTarget(_ index: Int) -> Bool { self[index].target != nil }

  package func part(of index: Int) -> UnitPart {
    UnitPart(alert: self[index].alert, role: self[index].role)
  }

  package mutating func setPart(_ part: UnitPart, of index: Int) {
    (self[index].alert, self[index].role) = (part.alert, part.role)
  }
}
