extension RandomAccessCollection where Index == Int {
  /// The first position at which `isBehind` holds, where it holds from some position on.
  @inlinable
  package func firstPosition(where isBehind: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension [Range<Int>] {
  /// Whether one of these stretches, which are in order and apart, shares a byte with another.
  package func overlap(_ range: Range<Int>) -> Bool {
    let position = firstPosition { $0.upperBound > range.lowerBound }
    return position < count && self[position].lowerBound < range.upperBound
  }
}
