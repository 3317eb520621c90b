package import CopyModel

/// The units of tables whose rows hold several languages, packed: as an array of values with texts
/// of their own they would take several times the memory of the file.
package struct PackedUnits: UnitSource, RandomAccessCollection {
  private var blocks: [UnitBlock] = []
  /// The number of each block's first unit.
  private var starts: [Int] = []
  package private(set) var endIndex = 0
  package init() {}

  package init(_ units: some Sequence<TextUnit>) {
    for unit in units { append(unit) }
    close()
  }

  package var startIndex: Int { 0 }
  package var count: Int { endIndex }

  package mutating func append(_ unit: TextUnit) {
    open()
    blocks[blocks.count - 1].append(unit)
    endIndex += 1
  }

  mutating func append(_ unit: UnitBytes) {
    open()
    blocks[blocks.count - 1].append(unit)
    endIndex += 1
  }

  /// Makes room for another unit.
  private mutating func open() {
    guard blocks.isEmpty || blocks.span[blocks.count - 1].isFull else { return }
    close()
    blocks.append(UnitBlock())
    starts.append(endIndex)
  }

  /// Adds the units of another table, which are not packed anew.
  package mutating func append(contentsOf other: PackedUnits) {
    close()
    starts += other.starts.map { $0 + endIndex }
    blocks += other.blocks
    endIndex += other.endIndex
  }

  package static func += (units: inout PackedUnits, more: some Sequence<TextUnit>) {
    for unit in more { units.append(unit) }
  }

  /// Gives back the room that the table has grown beyond its units.
  package mutating func close() {
    if !blocks.isEmpty { blocks[blocks.count - 1].close() }
  }

  /// Changes units. All are packed anew: it is for tables that need it, not for every one.
  package mutating func change(_ change: (_ index: Int, inout TextUnit) -> Void) {
    var changed = PackedUnits()
    for index in indices {
      var unit = self[index]
      change(index, &unit)
      changed.append(unit)
    }
    changed.close()
    self = changed
  }

  /// Keeps the units at the positions that fulfil a condition.
  package mutating func keep(where isKept: (Int) -> Bool) {
    guard !indices.allSatisfy(isKept) else { return }
    var kept = PackedUnits()
    for index in indices where isKept(index) { kept.append(self[index]) }
    kept.close()
    self = kept
  }

  /// The block that holds a unit, and where it stands in it.
  @inline(__always)
  private func position(of index: Int) -> (block: Int, index: Int) {
    let starts = starts.span
    // Where all blocks before are full, the number is known at once.
    var block = Swift.min(index / UnitBlock.mostUnits, starts.count - 1)
    if starts[block] > index || block + 1 < starts.count && starts[block + 1] <= index {
      block = self.starts.firstPosition { $0 > index } - 1
    }
    return (block, index - starts[block])
  }

  @inline(__always)
  private func at<Value>(_ index: Int, _ value: (UnitBlock, Int) -> Value) -> Value {
    let position = position(of: index)
    // A span lends the block; the array would hand out a copy.
    return value(blocks.span[position.block], position.index)
  }

  package subscript(index: Int) -> TextUnit { at(index) { $0[$1] } }
  package func unit(at index: Int) -> TextUnit { self[index] }

  package func units(in range: Range<Int>) -> ArraySlice<TextUnit> {
    var units: [TextUnit] = []
    units.reserveCapacity(range.count)
    while units.count < range.count {
      let (number, first) = position(of: range.lowerBound + units.count)
      let block = blocks[number].withOwnPaths
      for index in first..<Swift.min(first + range.count - units.count, block.count) {
        units.append(block[index])
      }
    }
    return units[...]
  }

  package func key(of index: Int) -> String { at(index) { $0.key(of: $1) } }
  package func withKey<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value {
    let position = position(of: index)
    return with(blocks.span[position.block].keyRange(of: position.index), of: position.block, body)
  }
  package func comment(of index: Int) -> String? { at(index) { $0.comment(of: $1) } }
  package func sourceText(of index: Int) -> String? { at(index) { $0.source(of: $1) } }
  package func withSource<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    let position = position(of: index)
    guard let source = blocks.span[position.block].sourceRange(of: position.index) else {
      return nil
    }
    return with(source, of: position.block, body)
  }
  package func withTarget<Value>(of index: Int, _ body: (Span<UInt8>) -> Value) -> Value? {
    let position = position(of: index)
    guard let target = blocks.span[position.block].targetRange(of: position.index) else {
      return nil
    }
    return with(target, of: position.block, body)
  }

  @inline(__always)
  private func with<Value>(
    _ range: Range<Int>, of block: Int, _ body: (Span<UInt8>) -> Value
  ) -> Value {
    let texts = blocks.span[block].texts
    return body(texts.span.extracting(range))
  }

  package func targetText(of index: Int) -> String? { at(index) { $0.target(of: $1) } }
  package func hasTarget(_ index: Int) -> Bool { at(index) { $0.hasTarget($1) } }
  package func table(of index: Int) -> String? { at(index) { $0.table(of: $1) } }
  package func locale(of index: Int) -> LocaleTag { at(index) { $0.locale(of: $1) } }
  package func areAlike(_ one: Int, _ other: Int) -> Bool {
    let position = position(of: one)
    let index = position.index + other - one
    return blocks.span[position.block].areAlike(position.index, index)
  }
  package func variation(of index: Int) -> String? { at(index) { $0.variation(of: $1) } }
  package func state(of index: Int) -> UnitState? { at(index) { $0.state(of: $1) } }
  package func limit(of index: Int) -> TextLimit? { at(index) { $0.limit(of: $1) } }
  package func file(of index: Int) -> String { at(index) { $0.file(of: $1) } }
  package func sourceFile(of index: Int) -> String? { at(index) { $0.sourceFile(of: $1) } }
  package func part(of index: Int) -> UnitPart { at(index) { $0.part(of: $1) } }

  package mutating func setPart(_ part: UnitPart, of index: Int) {
    let position = position(of: index)
    blocks[position.block].setPart(part, of: position.index)
  }
}
