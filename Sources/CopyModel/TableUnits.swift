/// The units of a table, in order. To take one may be to make it: what is asked of all of them is asked by its own name.
package struct TableUnits: RandomAccessCollection, Sendable {
  private let source: any UnitSource
  package let endIndex: Int
  /// The units in order, those together that agree in their files, their table, locale, state, form, limit and flags.
  package let runs: [Range<Int>]

  package init(_ source: some UnitSource) {
    self.source = source
    endIndex = source.count
    runs = source.runs
  }

  package var startIndex: Int { 0 }

  package subscript(index: Int) -> TextUnit { source.unit(at: index) }

  /// Some units in a row, for one reader alone.
  package func run(_ range: Range<Int>) -> ArraySlice<TextUnit> { source.units(in: range) }

  package func key(of index: Int) -> String { source.key(of: index) }
  package func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    source.withKey(of: index, body)
  }
  package func comment(of index: Int) -> String? { source.comment(of: index) }
  package func table(of index: Int) -> String? { source.table(of: index) }
  package func locale(of index: Int) -> LocaleTag { source.locale(of: index) }
  package func areAlike(_ one: Int, _ other: Int) -> Bool { source.areAlike(one, other) }
  package func variation(of index: Int) -> String? { source.variation(of: index) }
  package func sourceText(of index: Int) -> String? { source.sourceText(of: index) }
  package func withSource<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    source.withSource(of: index, body)
  }
  package func withTarget<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    source.withTarget(of: index, body)
  }
  package func state(of index: Int) -> UnitState? { source.state(of: index) }
  package func file(of index: Int) -> String { source.file(of: index) }
  package func sourceFile(of index: Int) -> String? { source.sourceFile(of: index) }
  package func targetText(of index: Int) -> String? { source.targetText(of: index) }
  package func hasTarget(_ index: Int) -> Bool { source.hasTarget(index) }
  package func limit(of index: Int) -> TextLimit? { source.limit(of: index) }
  package func part(of index: Int) -> UnitPart { source.part(of: index) }
}
