/// Words that are looked up by their bytes in a text, in any case: no string is made for it.
@usableFromInline
package struct WordTable: Sendable {
  /// A place for a word: its key, and its number, or -1.
  @usableFromInline
  struct Cell: Sendable {
    @usableFromInline var key = WordKey()
    @usableFromInline var number: Int32 = -1
  }

  /// By key. A power of two, at most half of it taken.
  @usableFromInline var cells: [Cell]
  /// All words, folded, one behind the other; and where each ends.
  private var bytes: [UInt8] = []
  private var ends: [Int32] = []

  /// Each word is known by its place in the list. Of words that are folded alike the first counts.
  package init(_ words: [String] = []) {
    var size = 8
    while size < words.count * 2 { size *= 2 }
    cells = Array(repeating: Cell(), count: size)
    for word in words {
      let number = Int32(ends.count)
      let start = bytes.count
      FoldedByte.append(word.utf8.span, to: &bytes)
      ends.append(Int32(bytes.count))
      var key = WordKey()
      for index in start..<bytes.count { key.add(bytes[index]) }
      var slot = key.slot(of: size)
      while cells[slot].number >= 0 { slot = (slot + 1) & (size - 1) }
      cells[slot] = Cell(key: key, number: number)
    }
  }

  /// The number of the word in `range` of a text, with one more byte behind it or none.
  package func number(
    of text: Span<UInt8>, in range: Range<Int>, plus ending: UInt8? = nil
  ) -> Int? {
    var key = WordKey(text, range)
    if let ending { key.add(ending) }
    if key.isWhole { return number(of: key) }
    return first(of: key) { isWord($0, text, range, ending) }
  }

  /// The number of a word by its key, which says all of it.
  @inlinable @inline(__always)
  package func number(of key: WordKey) -> Int? {
    first(of: key) { _ in true }
  }

  @inlinable @inline(__always)
  func first(of key: WordKey, where isWord: (Int) -> Bool) -> Int? {
    var slot = key.slot(of: cells.count)
    while cells[slot].number >= 0 {
      let number = Int(cells[slot].number)
      if cells[slot].key == key, isWord(number) { return number }
      slot = (slot + 1) & (cells.count - 1)
    }
    return nil
  }

  private func isWord(
    _ number: Int, _ text: Span<UInt8>, _ range: Range<Int>, _ ending: UInt8?
  ) -> Bool {
    var position = number > 0 ? Int(ends[number - 1]) : 0
    let end = Int(ends[number]) - (ending == nil ? 0 : 1)
    var index = range.lowerBound
    while index < range.upperBound {
      let next = FoldedByte(at: index, of: text)
      guard position < end, bytes[position] == next.byte else { return false }
      position += 1
      index += next.length
    }
    return position == end && (ending == nil || bytes[position] == ending)
  }
}
