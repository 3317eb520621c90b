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

  package subscript(number: Int) -> TableEntry {
    let (table, index) = position(of: number)
    return tables[table][index]
  }

  package func key(of number: Int) -> String {
    let (table, index) = position(of: number)
    return tables[table].key(of: index)
  }

  package func text(of number: Int) -> String {
    let (table, index) = position(of: number)
    return tables[table].text(of: index)
  }

  package func comment(of number: Int) -> String? {
    let (table, index) = position(of: number)
    return tables[table].comment(of: index)
  }

  func state(of number: Int) -> UnitState? {
    let (table, index) = position(of: number)
    return tables[table].state(of: index)
  }

  package func variation(of number: Int) -> String? {
    let (table, index) = position(of: number)
    return tables[table].variation(of: index)
  }

  package func locale(of number: Int) -> LocaleTag? {
    let (table, index) = position(of: number)
    return tables[table].locale(of: index)
  }

  package func file(of number: Int) -> String {
    let (table, index) = position(of: number)
    return tables[table].file(of: index)
  }

  func limit(of number: Int) -> TextLimit? {
    let (table, index) = position(of: number)
    return tables[table].limit(of: index)
  }

  func mayBeMissing(_ number: Int) -> Bool {
    let (table, index) = position(of: number)
    return tables[table].mayBeMissing(index)
  }

  /// The table that holds an entry, and where it stands in it.
  private func position(of number: Int) -> (table: Int, index: Int) {
    let table = starts.firstPosition { $0 > number } - 1
    return (table, number - starts[table])
  }

  /// The same entries for one reader alone: see `TableEntries.withOwnPaths`.
  var withOwnPaths: EntryTables {
    var copy = self
    copy.tables = tables.map(\.withOwnPaths)
    return copy
  }
}
