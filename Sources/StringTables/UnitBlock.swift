import CopyModel

/// Some units in a row, packed: what each has alone as numbers and bytes, what many share kept once.
struct UnitBlock: Sendable {
  /// What many units have in common.
  private struct Kind: Hashable {
    var format: String
    var table: String?
    var locale: LocaleTag
    var state: UnitState?
    var variation: String?
    var limit: TextLimit?
    var file: String
    var notation: StoredText.Notation
    /// The file and notation of the source; nil where nobody knows where it stands.
    var sourceFile: String?
    var sourceNotation: StoredText.Notation?

    init(_ unit: TextUnit) {
      (format, table, locale, state) = (unit.format, unit.table, unit.locale, unit.state)
      (variation, limit) = (unit.variation, unit.limit)
      (file, notation) = (unit.stored.file, unit.stored.notation)
      (sourceFile, sourceNotation) = (unit.storedSource?.file, unit.storedSource?.notation)
    }

    /// Whether it is what `init` makes of a unit, without making it.
    func isKind(of unit: TextUnit) -> Bool {
      notation == unit.stored.notation && state == unit.state && limit == unit.limit
        && sourceNotation == unit.storedSource?.notation && format == unit.format
        && locale == unit.locale && variation == unit.variation && table == unit.table
        && file == unit.stored.file && sourceFile == unit.storedSource?.file
    }
  }

  /// Where a text stands in its file.
  private struct Spot {
    private let line: UInt32
    private let column: UInt32
    private let bytes: Range<UInt32>

    init(_ stored: StoredText) {
      line = UInt32(clamping: stored.place.line)
      column = UInt32(clamping: stored.place.column)
      let (start, end) = (stored.bytes.lowerBound, stored.bytes.upperBound)
      bytes = UInt32(clamping: start)..<UInt32(clamping: end)
    }

    func stored(in file: String, as notation: StoredText.Notation) -> StoredText {
      StoredText(
        file: file, place: Place(line: Int(line), column: Int(column)),
        bytes: Int(bytes.lowerBound)..<Int(bytes.upperBound), notation: notation)
    }
  }

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
    let stored: Spot
    let storedSource: Spot

    static let none = UInt32.max

    /// How many bytes the source takes behind the key.
    var ownSource: Int { isSourceInKey || source == Self.none ? 0 : Int(source) }
  }

  /// How many units and about how many bytes of texts a block has at most: few enough for the number of a kind.
  static let mostUnits = 4096
  private static let mostBytes = 1 << 20

  private var records: [Record] = []
  private(set) var texts: [UInt8] = []
  private var kinds: [Kind] = []
  private var numbers: [Kind: Int] = [:]
  private var parts = UnitParts()

  var count: Int { records.count }
  var isFull: Bool { records.count >= Self.mostUnits || texts.count >= Self.mostBytes }

  mutating func append(_ unit: TextUnit) {
    let head = appendHead(unit)
    records.append(
      Record(
        head: head.start, own: texts.count, key: Self.length(unit.key),
        source: Self.length(unit.source), comment: Self.length(unit.comment),
        target: Self.length(unit.target), part: parts.number(of: unit.part),
        kind: UInt16(number(ofKindOf: unit)), isSourceInKey: head.isSourceInKey,
        stored: Spot(unit.stored), storedSource: Spot(unit.storedSource ?? unit.stored)))
    if let target = unit.target { texts.append(contentsOf: target.utf8) }
  }

  private mutating func appendHead(_ unit: TextUnit) -> (start: Int, isSourceInKey: Bool) {
    if let last = records.last, shares(last, unit) { return (last.head, last.isSourceInKey) }
    let start = texts.count
    texts.append(contentsOf: unit.key.utf8)
    var isSourceInKey = false
    if let source = unit.source {
      let key = unit.key.utf8.span
      isSourceInKey = key.has(source, at: key.count - source.utf8.count)
      if !isSourceInKey { texts.append(contentsOf: source.utf8) }
    }
    if let comment = unit.comment { texts.append(contentsOf: comment.utf8) }
    return (start, isSourceInKey)
  }

  /// Whether a unit is another form or language of a string, byte for byte.
  private func shares(_ record: Record, _ unit: TextUnit) -> Bool {
    guard record.key == Self.length(unit.key), record.source == Self.length(unit.source),
      record.comment == Self.length(unit.comment)
    else { return false }
    let text = texts.span
    let comment = record.head + Int(record.key) + record.ownSource
    return text.has(unit.key, at: record.head)
      && (unit.source.map { text.has($0, at: sourceStart(of: record)) } ?? true)
      && (unit.comment.map { text.has($0, at: comment) } ?? true)
  }

  @inline(__always)
  private func sourceStart(of record: Record) -> Int {
    let end = record.head + Int(record.key)
    return record.isSourceInKey ? end - Int(record.source) : end
  }

  private static func length(_ text: String?) -> UInt32 {
    text.map { UInt32(clamping: $0.utf8.count) } ?? Record.none
  }

  private mutating func number(ofKindOf unit: TextUnit) -> Int {
    // Most units are of the kind of the one before, or in turn with it in another language.
    for place in stride(from: records.count - 1, through: max(records.count - 2, 0), by: -1) {
      let number = Int(records[place].kind)
      if kinds.span[number].isKind(of: unit) { return number }
    }
    let kind = Kind(unit)
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
      table: kinds[kind].table, limit: kinds[kind].limit, part: parts[record.part])
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
  private func kind(of index: Int) -> Kind { kinds.span[Int(records.span[index].kind)] }

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
