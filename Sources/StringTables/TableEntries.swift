import CopyModel

/// The entries of a file in order, packed: as an array of values with texts of their own they would
/// take several times the memory of the file.
package struct TableEntries: RandomAccessCollection, Sendable {
  /// What many entries have in common, kept once.
  private struct Kind: Hashable {
    var file: String
    var notation: StoredText.Notation
    var state: UnitState?
    var variation: String?
    var locale: LocaleTag?
    var mayBeMissing: Bool
    var limit: TextLimit?

    init(_ entry: TableEntry) {
      file = entry.stored.file
      notation = entry.stored.notation
      state = entry.state
      variation = entry.variation
      locale = entry.locale
      mayBeMissing = entry.mayBeMissing
      limit = entry.limit
    }
  }

  /// How many entries a block has; the last may have fewer.
  private static let blockLength = 4096

  // In blocks, because an array of all would be in memory twice while it grows.
  private var blocks: [EntryBlock] = []
  private var kinds: [Kind] = []
  private var numbers: [Kind: Int] = [:]
  /// The number of the last entry's kind.
  private var last = 0

  package init() {}

  package init(_ entries: some Sequence<TableEntry>) {
    for entry in entries { append(entry) }
  }

  package var startIndex: Int { 0 }
  package private(set) var endIndex = 0

  package mutating func append(_ entry: TableEntry) {
    let kind = number(of: Kind(entry))
    if endIndex.isMultiple(of: Self.blockLength) {
      if !blocks.isEmpty { blocks[blocks.count - 1].close() }
      blocks.append(EntryBlock())
    }
    blocks[blocks.count - 1].append(entry, kind: kind)
    endIndex += 1
  }

  private mutating func number(of kind: Kind) -> Int {
    // Most entries are of the kind of the one before.
    if last < kinds.count, kinds[last] == kind { return last }
    last = numbers[kind] ?? kinds.count
    if last == kinds.count {
      kinds.append(kind)
      numbers[kind] = last
    }
    return last
  }

  package subscript(index: Int) -> TableEntry {
    let record = record(of: index)
    let kind = kinds[Int(record.kind)]
    return TableEntry(
      key: key(of: index), text: text(of: index), comment: comment(of: index), state: kind.state,
      variation: kind.variation, stored: record.stored(in: kind.file, as: kind.notation),
      locale: kind.locale, mayBeMissing: kind.mayBeMissing, limit: kind.limit)
  }

  func key(of index: Int) -> String {
    blocks[index / Self.blockLength].key(of: index % Self.blockLength)
  }

  func text(of index: Int) -> String {
    blocks[index / Self.blockLength].text(of: index % Self.blockLength)
  }

  func comment(of index: Int) -> String? {
    blocks[index / Self.blockLength].comment(of: index % Self.blockLength)
  }

  func state(of index: Int) -> UnitState? { kind(of: index).state }
  func variation(of index: Int) -> String? { kind(of: index).variation }
  func locale(of index: Int) -> LocaleTag? { kind(of: index).locale }
  func file(of index: Int) -> String { kind(of: index).file }
  func limit(of index: Int) -> TextLimit? { kind(of: index).limit }
  func mayBeMissing(_ index: Int) -> Bool { kind(of: index).mayBeMissing }

  private func kind(of index: Int) -> Kind { kinds[Int(record(of: index).kind)] }

  private func record(of index: Int) -> EntryBlock.Record {
    blocks[index / Self.blockLength].records[index % Self.blockLength]
  }

  /// Whether any entry names its own language.
  package var nameLocales: Bool { kinds.contains { $0.locale != nil } }

  /// The same entries with paths of their own: a shared one would be counted by two processors at once for every entry.
  var withOwnPaths: TableEntries {
    var copy = self
    for index in kinds.indices {
      copy.kinds[index].file = String(decoding: Array(kinds[index].file.utf8), as: UTF8.self)
    }
    return copy
  }
}
