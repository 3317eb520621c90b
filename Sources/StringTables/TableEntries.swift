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

    /// Whether it is what `init` makes of an entry, without making it.
    func isKind(of entry: TableEntry) -> Bool {
      notation == entry.stored.notation && state == entry.state && limit == entry.limit
        && mayBeMissing == entry.mayBeMissing && locale == entry.locale
        && variation == entry.variation && file == entry.stored.file
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
    let kind = number(ofKindOf: entry)
    if endIndex.isMultiple(of: Self.blockLength) {
      if !blocks.isEmpty { blocks[blocks.count - 1].close() }
      blocks.append(EntryBlock())
    }
    blocks[blocks.count - 1].append(entry, kind: kind)
    endIndex += 1
  }

  private mutating func number(ofKindOf entry: TableEntry) -> Int {
    // Most entries are of the kind of the one before.
    if last < kinds.count, kinds.span[last].isKind(of: entry) { return last }
    let kind = Kind(entry)
    last = numbers[kind] ?? kinds.count
    if last == kinds.count {
      kinds.append(kind)
      numbers[kind] = last
    }
    return last
  }

  package subscript(index: Int) -> TableEntry {
    TableEntry(
      key: key(of: index), text: text(of: index), comment: comment(of: index),
      state: state(of: index), variation: variation(of: index), stored: stored(of: index),
      locale: locale(of: index), mayBeMissing: mayBeMissing(index), limit: limit(of: index))
  }

  /// The block that holds an entry, and where it stands in it. A span lends the block; the array would hand out a copy.
  @inline(__always)
  private func at<Value>(_ index: Int, _ value: (EntryBlock, Int) -> Value) -> Value {
    value(blocks.span[index / Self.blockLength], index % Self.blockLength)
  }

  /// Some bytes, and which of them are meant. To hand these out counts one reference; to work on them where they lie
  /// would count all that they lie in.
  typealias Bytes = (texts: [UInt8], range: Range<Int>)

  /// The bytes of a key.
  @inline(__always)
  func keyBytes(of index: Int) -> Bytes { at(index) { ($0.texts, $0.keyRange(of: $1)) } }
  /// The bytes of a text.
  @inline(__always)
  func textBytes(of index: Int) -> Bytes { at(index) { ($0.texts, $0.textRange(of: $1)) } }

  @inline(__always)
  func key(of index: Int) -> String {
    let bytes = keyBytes(of: index)
    return String(copying: bytes.texts.span.extracting(bytes.range))
  }
  @inline(__always)
  func text(of index: Int) -> String {
    let bytes = textBytes(of: index)
    return String(copying: bytes.texts.span.extracting(bytes.range))
  }
  @inline(__always)
  func comment(of index: Int) -> String? { at(index) { $0.comment(of: $1) } }
  @inline(__always)
  func state(of index: Int) -> UnitState? { kinds.span[kind(of: index)].state }
  @inline(__always)
  func variation(of index: Int) -> String? { kinds.span[kind(of: index)].variation }
  @inline(__always)
  func locale(of index: Int) -> LocaleTag? { kinds.span[kind(of: index)].locale }
  @inline(__always)
  func file(of index: Int) -> String { kinds.span[kind(of: index)].file }
  @inline(__always)
  func limit(of index: Int) -> TextLimit? { kinds.span[kind(of: index)].limit }
  @inline(__always)
  func mayBeMissing(_ index: Int) -> Bool { kinds.span[kind(of: index)].mayBeMissing }

  @inline(__always)
  func stored(of index: Int) -> StoredText {
    let record = at(index) { $0.records.span[$1] }
    let (kinds, kind) = (kinds.span, Int(record.kind))
    return record.stored(in: kinds[kind].file, as: kinds[kind].notation)
  }

  /// The number of what an entry has in common with others.
  @inline(__always)
  func kind(of index: Int) -> Int { at(index) { Int($0.records.span[$1].kind) } }

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
