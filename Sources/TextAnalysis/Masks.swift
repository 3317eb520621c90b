import CopyModel

/// The stretches of a text that are no copy: placeholders, links, code. Sorted, without overlaps.
struct Masks {
  private(set) var ranges: [Range<Int>] = []

  init(_ ranges: [Range<Int>]) {
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = self.ranges.last, range.lowerBound < last.upperBound {
        self.ranges[self.ranges.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        self.ranges.append(range)
      }
    }
  }

  /// The masked stretch that holds the byte at `index`.
  func range(at index: Int) -> Range<Int>? {
    let position = ranges.firstPosition { $0.upperBound > index }
    guard position < ranges.count, ranges[position].contains(index) else { return nil }
    return ranges[position]
  }

  func overlaps(_ range: Range<Int>) -> Bool {
    let position = ranges.firstPosition { $0.upperBound > range.lowerBound }
    return position < ranges.count && ranges[position].lowerBound < range.upperBound
  }
}

/// Walks over a text and steps over what is masked.
struct UnmaskedBytes {
  private let ranges: [Range<Int>]
  private var nextRange = 0
  private(set) var index = 0

  init(_ masks: Masks) {
    ranges = masks.ranges
  }

  /// The next unmasked index that is at or behind the current one; nil at the end of the text.
  mutating func current(in text: Span<UInt8>) -> Int? {
    while nextRange < ranges.count, ranges[nextRange].lowerBound <= index {
      index = max(index, ranges[nextRange].upperBound)
      nextRange += 1
    }
    return index < text.count ? index : nil
  }

  mutating func advance(by count: Int) { index += count }
}

extension ScriptCounts {
  /// Counts the letters outside the masks.
  init(of text: Span<UInt8>, masks: Masks) {
    self.init()
    var bytes = UnmaskedBytes(masks)
    while let index = bytes.current(in: text) {
      let scalar = text.scalar(at: index)
      count(ScalarClass(scalar.value))
      bytes.advance(by: scalar.length)
    }
  }
}
