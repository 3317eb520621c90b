package import CopyModel

/// The entries of several files, numbered through.
package struct EntryTables: Sendable {
  private var tables: [TableEntries] = []
  /// The number of each table's first entry.
  private var starts: [Int] = []
  package private(set) var count = 0

  package init() {}

  /// Adds a file's entries and returns their numbers.
  package mutating func add(_ entries: TableEntries) -> Range<Int> {
    tables.append(entries)
    starts.append(count)
    count += entries.count
    return count - entries.count..<count
  }

  package subscript(number: Int) -> TableEntry { at(number) { $0[$1] } }

  /// The table that holds an entry, and where it stands in it. A span lends the table; the array would hand out a copy.
  @inline(__always)
  private func at<Value>(_ number: Int, _ value: (TableEntries, Int) -> Value) -> Value {
    let table = starts.firstPosition { $0 > number } - 1
    return value(tables.span[table], number - starts.span[table])
  }

  /// Hands on the bytes of a key without making a string of them.
  @inline(__always)
  func withKey<Value>(of number: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    let bytes = at(number) { $0.keyBytes(of: $1) }
    return body(bytes.texts.span.extracting(bytes.range))
  }

  /// The same of the text.
  @inline(__always)
  func withText<Value>(of number: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    let bytes = at(number) { $0.textBytes(of: $1) }
    return body(bytes.texts.span.extracting(bytes.range))
  }

  package func key(of number: Int) -> String { at(number) { $0.key(of: $1) } }
  package func text(of number: Int) -> String { at(number) { $0.text(of: $1) } }
  package func comment(of number: Int) -> String? { at(number) { $0.comment(of: $1) } }
  func state(of number: Int) -> UnitState? { at(number) { $0.state(of: $1) } }
  package func variation(of number: Int) -> String? { at(number) { $0.variation(of: $1) } }
  package func locale(of number: Int) -> LocaleTag? { at(number) { $0.locale(of: $1) } }
  package func file(of number: Int) -> String { at(number) { $0.file(of: $1) } }
  func limit(of number: Int) -> TextLimit? { at(number) { $0.limit(of: $1) } }
  func mayBeMissing(_ number: Int) -> Bool { at(number) { $0.mayBeMissing($1) } }
  func stored(of number: Int) -> StoredText { at(number) { $0.stored(of: $1) } }

  /// Whether two entries of one file have in common what many have.
  func areAlike(_ one: Int, _ other: Int) -> Bool {
    at(one) { table, index in
      let place = index + other - one
      return table.indices.contains(place) && table.kind(of: index) == table.kind(of: place)
    }
  }

  /// The same entries for one reader alone: see `TableEntries.withOwnPaths`.
  var withOwnPaths: EntryTables {
    var copy = self
    copy.tables = tables.map(\.withOwnPaths)
    return copy
  }
}
