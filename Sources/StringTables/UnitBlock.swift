import CopyModel

/// Some units in a row, packed: what each has alone as numbers and bytes, what many share kept once.
struct UnitBlock: Sendable {
  /// A unit's numbers.
  private struct Record {
    /// Where its key, source and comment stand in `texts`, one behind the other. The units of one
    /// string in several languages share them.
    var head: Int
    /// Where its target stands.
    var own: Int
    // Their lengths in bytes; a text that is not there has the length `none`.
    var key: UInt32
    var source: UInt32
    var comment: UInt32
    var target: UInt32
    var part: UInt32 = 0
    var kind: UInt16
    /// Whether the source is the end of the key, as in gettext's tables, and is not kept again.
    var isSourceInKey: Bool
    let stored: UnitSpot
    let storedSource: UnitSpot

    static let none = UInt32.max

    /// How many bytes the source takes behind the key.
    var ownSource: Int { isSourceInKey || source == Self.none ? 0 : Int(source) }
  }

  /// How many units and about how many bytes of texts a block has at most: few enough for the number of a kind.
  static let mostUnits = 4096
  private static let mostBytes = 1 << 20

  private var records: [Record] = []
  private(set) var texts: [UInt8] = []
  private var kinds: [UnitKind] = []
  private var numbers: [UnitKind: Int] = [:]
  private var parts = UnitParts()

  var count: Int { records.count }
  var isFull: Bool { records.count >= Self.mostUnits || texts.count >= Self.mostBytes }

  mutating func append(_ unit: TextUnit) {
    append(
      number(ofKindOf: unit), parts.number(of: unit.part), key: unit.key.utf8,
      source: unit.source?.utf8, comment: unit.comment?.utf8, target: unit.target?.utf8,
      UnitSpot(unit.stored), UnitSpot(unit.storedSource ?? unit.stored))
  }

  mutating func append(_ unit: UnitBytes) {
    append(
      number(of: unit.kind), 0, key: unit.key, source: unit.source, comment: unit.comment,
      target: unit.spot == nil ? nil : unit.target, unit.spot ?? unit.sourceSpot, unit.sourceSpot)
  }

  private mutating func append<Bytes: Collection<UInt8>>(
    _ kind: Int, _ part: UInt32, key: Bytes, source: Bytes?, comment: Bytes?, target: Bytes?,
    _ spot: UnitSpot, _ sourceSpot: UnitSpot
  ) {
    var record = Record(
      head: texts.count, own: 0, key: UInt32(clamping: key.count), source: Self.length(source),
      comment: Self.length(comment), target: Self.length(target), part: part, kind: UInt16(kind),
      isSourceInKey: false, stored: spot, storedSource: sourceSpot)
    texts.append(contentsOf: key)
    if let source {
      texts.append(contentsOf: source)
      let (behindKey, count) = (record.head + Int(record.key), source.count)
      if count <= key.count, texts.span.isSame(at: behindKey - count, as: behindKey, count: count) {
        record.isSourceInKey = true
        texts.removeLast(count)
      }
    }
    if let comment { texts.append(contentsOf: comment) }
    shareHead(of: &record)
    record.own = texts.count
    if let target { texts.append(contentsOf: target) }
    records.append(record)
  }

  /// Takes back what was added for a unit that is another form or language of the string before, byte for byte.
  private mutating func shareHead(of record: inout Record) {
    guard let last = records.last, last.key == record.key, last.source == record.source,
      last.comment == record.comment, last.isSourceInKey == record.isSourceInKey
    else { return }
    let count = texts.count - record.head
    guard texts.span.isSame(at: last.head, as: record.head, count: count) else { return }
    texts.removeLast(count)
    record.head = last.head
  }

  @inline(__always)
  private func sourceStart(of record: Record) -> Int {
    let end = record.head + Int(record.key)
    return record.isSourceInKey ? end - Int(record.source) : end
  }

  private static func length(_ text: (some Collection<UInt8>)?) -> UInt32 {
    text.map { UInt32(clamping: $0.count) } ?? Record.none
  }

  /// The places of the units before. Most units are of the kind of the last, or in turn with it in another language.
  private var near: StrideThrough<Int> {
    stride(from: records.count - 1, through: max(records.count - 2, 0), by: -1)
  }

  private mutating func number(ofKindOf unit: TextUnit) -> Int {
    for place in near {
      let number = Int(records[place].kind)
      if kinds.span[number].isKind(of: unit) { return number }
    }
    return number(ofFarther: UnitKind(unit))
  }

  private mutating func number(of kind: UnitKind) -> Int {
    for place in near {
      let number = Int(records[place].kind)
      if kinds.span[number] == kind { return number }
    }
    return number(ofFarther: kind)
  }

  private mutating func number(ofFarther kind: UnitKind) -> Int {
    if let number = numbers[kind] { return number }
    numbers[kind] = kinds.count
    kinds.append(kind)
    return kinds.count - 1
  }

  /// Gives back the room that the block has grown beyond its units. It may grow again.
  mutating func close() {
    texts.giveBackRoom()
    records.giveBackRoom()
  }

  subscript(index: Int) -> TextUnit {
    let record = records.span[index]
    // A span lends what the units share; a copy of it would be counted.
    let (kinds, kind) = (kinds.span, Int(record.kind))
    let stored = record.stored.stored(in: kinds[kind].file, as: kinds[kind].notation)
    let sourceNotation = kinds[kind].sourceNotation ?? kinds[kind].notation
    return TextUnit(
      format: kinds[kind].format, key: key(of: index), locale: kinds[kind].locale,
      source: source(of: index), target: target(of: index), comment: comment(of: index),
      state: kinds[kind].state, variation: kinds[kind].variation, stored: stored,
      storedSource: kinds[kind].sourceFile.map {
        record.storedSource.stored(in: $0, as: sourceNotation)
      },
      table: kinds[kind].table, limit: kinds[kind].limit, entryFlags: kinds[kind].entryFlags,
      part: parts[record.part])
  }

  @inline(__always)
  func key(of index: Int) -> String { String(copying: texts.span.extracting(keyRange(of: index))) }

  @inline(__always)
  func source(of index: Int) -> String? { copy(sourceRange(of: index)) }

  @inline(__always)
  func comment(of index: Int) -> String? {
    let record = records.span[index]
    return copy(
      Self.range(record.head + Int(record.key) + record.ownSource, record.comment))
  }

  @inline(__always)
  func target(of index: Int) -> String? { copy(targetRange(of: index)) }

  /// Where a unit's key stands in `texts`.
  @inline(__always)
  func keyRange(of index: Int) -> Range<Int> {
    let record = records.span[index]
    return record.head..<record.head + Int(record.key)
  }

  /// Where its source stands; nil where it has none.
  @inline(__always)
  func sourceRange(of index: Int) -> Range<Int>? {
    let record = records.span[index]
    return Self.range(sourceStart(of: record), record.source)
  }

  /// Where its target stands; nil where it has none.
  @inline(__always)
  func targetRange(of index: Int) -> Range<Int>? {
    let record = records.span[index]
    return Self.range(record.own, record.target)
  }

  @inline(__always)
  private static func range(_ start: Int, _ length: UInt32) -> Range<Int>? {
    length == Record.none ? nil : start..<start + Int(length)
  }

  @inline(__always)
  private func copy(_ range: Range<Int>?) -> String? {
    range.map { String(copying: texts.span.extracting($0)) }
  }

  @inline(__always)
  func hasTarget(_ index: Int) -> Bool { records.span[index].target != Record.none }
  @inline(__always)
  func table(of index: Int) -> String? { kind(of: index).table }
  @inline(__always)
  func locale(of index: Int) -> LocaleTag { kind(of: index).locale }
  /// Whether two units have in common what many have; false where one of them is in another block.
  @inline(__always)
  func areAlike(_ one: Int, _ other: Int) -> Bool {
    records.indices.contains(other) && records.span[one].kind == records.span[other].kind
  }
  @inline(__always)
  func variation(of index: Int) -> String? { kind(of: index).variation }
  @inline(__always)
  func state(of index: Int) -> UnitState? { kind(of: index).state }
  @inline(__always)
  func limit(of index: Int) -> TextLimit? { kind(of: index).limit }
  @inline(__always)
  func file(of index: Int) -> String { kind(of: index).file }
  @inline(__always)
  func sourceFile(of index: Int) -> String? { kind(of: index).sourceFile }

  @inline(__always)
  private func kind(of index: Int) -> UnitKind { kinds.span[Int(records.span[index].kind)] }

  @inline(__always)
  func part(of index: Int) -> UnitPart { parts[records[index].part] }

  mutating func setPart(_ part: UnitPart, of index: Int) {
    records[index].part = parts.number(of: part)
  }

  /// The same units with paths of their own: a shared one would be counted by two processors at once for every unit.
  var withOwnPaths: UnitBlock {
    var copy = self
    var (shared, own) = ("", "")
    func owned(_ path: String) -> String {
      if path != shared {
        (shared, own) = (path, String(decoding: Array(path.utf8), as: UTF8.self))
      }
      return own
    }
    for index in kinds.indices {
      copy.kinds[index].file = owned(kinds[index].file)
      copy.kinds[index].sourceFile = kinds[index].sourceFile.map(owned)
    }
    return copy
  }
}
