package import CopyModel

/// Where the lines of a text start: places counted anew for each offset, the slow and simple way.
package struct LineStarts {
  private var starts: [Int] = [0]
  package let first: Place
  /// The place behind the last character.
  package private(set) var last: Place

  /// The text's first byte stands at `start`.
  package init(of text: Span<UInt8>, start: Place = Place(line: 1, column: 1)) {
    first = start
    last = start
    for index in text.indices {
      let isReturn = text[index] == 0x0D && !(index + 1 < text.count && text[index + 1] == 0x0A)
      if text[index] == 0x0A || isReturn { starts.append(index + 1) }
    }
    last = place(of: text.count, in: text)
  }

  package func place(of offset: Int, in text: Span<UInt8>) -> Place {
    var (low, high) = (0, starts.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    var column = low == 0 ? first.column : 1
    for index in starts[low]..<offset where text[index] & 0xC0 != 0x80 {
      column += text[index] >= 0xF0 ? 2 : 1
    }
    return Place(line: first.line + low, column: column)
  }
}
