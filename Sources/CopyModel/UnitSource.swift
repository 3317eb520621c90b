/// What holds the units of a table, or makes them when they are asked for.
package protocol UnitSource: Sendable {
  var count: Int { get }
  /// The unit at a position, which is not before 0 and before `count`.
  func unit(at index: Int) -> TextUnit
  /// Some units in a row, for one reader alone.
  func units(in range: Range<Int>) -> ArraySlice<TextUnit>
  func key(of index: Int) -> String
  /// Hands on the bytes of a key without making a string of them.
  func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value
  func comment(of index: Int) -> String?
  /// The text in the source language.
  func sourceText(of index: Int) -> String?
  /// Hands on the bytes of the source without making a string of them; nil where there is none.
  func withSource<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value?
  /// The table inside the file, where a file holds several.
  func table(of index: Int) -> String?
  func locale(of index: Int) -> LocaleTag
  /// Whether two units surely agree in their files, their table, locale, state, form, limit and flags. False where
  /// that is not known at once.
  func areAlike(_ one: Int, _ other: Int) -> Bool
  /// Which form of its string a unit is, as in `TextUnit.variation`.
  func variation(of index: Int) -> String?
  func state(of index: Int) -> UnitState?
  /// The path of the file that a unit stands in.
  func file(of index: Int) -> String
  /// The path of the file that its source stands in, when that is known.
  func sourceFile(of index: Int) -> String?
  func hasTarget(_ index: Int) -> Bool
  /// How long the target may be, where the table says so.
  func limit(of index: Int) -> TextLimit?
  /// The translation.
  func targetText(of index: Int) -> String?
  /// The same as `withSource` of the translation.
  func withTarget<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value?
  func part(of index: Int) -> UnitPart
  mutating func setPart(_ part: UnitPart, of index: Int)
}

extension UnitSource {
  package func limit(of index: Int) -> TextLimit? { nil }
  package func areAlike(_ one: Int, _ other: Int) -> Bool { false }

  /// All units in order, those together that are alike: what holds for one of a run holds for all of it.
  package var runs: [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for index in 0..<count where index + 1 == count || !areAlike(index, index + 1) {
      runs.append(start..<index + 1)
      start = index + 1
    }
    return runs
  }

  package func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    body(key(of: index).utf8.span)
  }

  package func withSource<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    sourceText(of: index).map { body($0.utf8.span) }
  }

  package func withTarget<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    targetText(of: index).map { body($0.utf8.span) }
  }

  /// Changes what a unit is in an alert.
  package mutating func changePart(of index: Int, _ change: (inout UnitPart) -> Void) {
    var part = part(of: index)
    change(&part)
    setPart(part, of: index)
  }
}

extension [TextUnit]: UnitSource {
  package func unit(at index: Int) -> TextUnit { self[index] }
  package func units(in range: Range<Int>) -> ArraySlice<TextUnit> { self[range] }
  package func key(of index: Int) -> String { self[index].key }
  package func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    body(self[index].key.utf8.span)
  }
  package func comment(of index: Int) -> String? { self[index].comment }
  package func sourceText(of index: Int) -> String? { self[index].source }
  package func table(of index: Int) -> String? { self[index].table }
  package func locale(of index: Int) -> LocaleTag { self[index].locale }
  package func variation(of index: Int) -> String? { self[index].variation }
  package func state(of index: Int) -> UnitState? { self[index].state }
  package func file(of index: Int) -> String { self[index].stored.file }
  package func sourceFile(of index: Int) -> String? { self[index].storedSource?.file }
  package func hasTarget(_ index: Int) -> Bool { self[index].target != nil }
  package func limit(of index: Int) -> TextLimit? { self[index].limit }
  package func targetText(of index: Int) -> String? { self[index].target }

  package func part(of index: Int) -> UnitPart { self[index].part }

  package mutating func setPart(_ part: UnitPart, of index: Int) { self[index].part = part }
}
