import CopyModel

/// The stretches of a text that are no copy: placeholders, links, code. Sorted, without overlaps.
struct Masks {
  private(set) var ranges: [Range<Int>] = []
  /// The bytes at which silent stretches start.
  private(set) var silentStarts: [Int] = []

  /// Nothing is masked.
  init() {}

  /// Those that were found when a text was analyzed.
  init(of text: AnalyzedText) {
    guard let inserts = text.inserts else { return }
    (ranges, silentStarts) = (inserts.masked, inserts.silentStarts)
  }

  /// `shown` stands for something that people see, a word of the text; `silent` is syntax that they do not see.
  ///
  /// Where stretches overlap, the one that starts first, or is longer, says what they are.
  init(_ shown: [Range<Int>], silent: [Range<Int>] = []) {
    if silent.isEmpty, Self.areApart(shown) {
      ranges = shown
      return
    }
    let all = (shown.map { ($0, false) } + silent.map { ($0, true) }).sorted {
      ($0.0.lowerBound, -$0.0.upperBound) < ($1.0.lowerBound, -$1.0.upperBound)
    }
    for (range, isSilent) in all where !range.isEmpty {
      if let last = ranges.last, range.lowerBound < last.upperBound {
        ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        ranges.append(range)
        if isSilent { silentStarts.append(range.lowerBound) }
      }
    }
  }

  /// Whether some stretches are in order, without overlaps, and none is empty.
  private static func areApart(_ ranges: [Range<Int>]) -> Bool {
    var end = 0
    for range in ranges {
      if range.lowerBound < end || range.isEmpty { return false }
      end = range.upperBound
    }
    return true
  }

  /// Whether a masked stretch is one that people do not see.
  func isSilent(_ masked: Range<Int>) -> Bool {
    let position = silentStarts.firstPosition { $0 >= masked.lowerBound }
    return position < silentStarts.count && silentStarts[position] == masked.lowerBound
  }

  /// The masked stretch that holds the byte at `index`.
  @inline(__always)
  func range(at index: Int) -> Range<Int>? {
    guard let first = ranges.first, index >= first.lowerBound else { return nil }
    return index < first.upperBound ? first : ranges.count > 1 ? maskedRange(at: index) : nil
  }

  @inline(never)
  private func maskedRange(at index: Int) -> Range<Int>? {
    let position = ranges.firstPosition { $0.upperBound > index }
    guard position < ranges.count, ranges[position].contains(index) else { return nil }
    return ranges[position]
  }

  @inline(__always)
  func overlaps(_ range: Range<Int>) -> Bool { !ranges.isEmpty && ranges.overlap(range) }
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
  /// The letters outside the masks.
  func outside(_ masks: Masks, of text: Span<UInt8>) -> ScriptCounts {
    var counts = self
    for range in masks.ranges {
      var masked = ScriptCounts()
      var index = range.lowerBound
      while index < range.upperBound {
        let scalar = text.scalar(at: index)
        masked.count(ScalarClass(scalar.value))
        index += scalar.length
      }
      counts.latin -= masked.latin
      counts.hangul -= masked.hangul
      counts.han -= masked.han
      counts.kana -= masked.kana
      counts.other -= masked.other
    }
    return counts
  }
}
