/// Labels that the mainland and Taiwan word differently, each in a way that the other hardly uses: lines as
/// `Locales/wordings/regions.tsv` has them.
package struct RegionWordings: Sendable {
  /// How one of them words a label, as written in one script.
  package struct Side: Sendable {
    package let wording: String
    /// How many sources say so, of how many that have the label: `62/119`.
    package let share: String

    /// How many sources have the label.
    package var sources: Int { share.split(separator: "/").last.flatMap { Int($0) } ?? 0 }
  }

  /// A label in both.
  package struct Entry: Sendable {
    /// As the locale under check words it.
    package let here: Side
    /// As the other does, written in the script of the one under check.
    package let there: Side
  }

  private let lines: [UInt8]
  private let isTaiwan: Bool
  /// A bit for each two letters that begin a wording of the other region.
  private let starts: [UInt64]

  /// Lines sorted by their labels; `isTaiwan` says for which side they are read.
  package init(lines: [UInt8], isTaiwan: Bool) {
    self.lines = lines
    self.isTaiwan = isTaiwan
    var starts = [UInt64](repeating: 0, count: 1 << 8)
    let text = lines.span
    var start = 0
    while start < text.count {
      let end = SortedLines.end(of: start, in: text)
      let wording = Self.field(isTaiwan ? 2 : 6, of: start..<end, in: text)
      if let place = Self.place(of: text, at: wording.lowerBound, wording.upperBound) {
        starts[place / 64] |= 1 << UInt64(place % 64)
      }
      start = end + 1
    }
    self.starts = starts
  }

  /// Whether a text has two letters somewhere with which a wording of the other region begins.
  package func mayHaveOther(_ text: Span<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      if let place = Self.place(of: text, at: index, text.count),
        starts[place / 64] & 1 << UInt64(place % 64) != 0
      {
        return true
      }
      index += text[index] < 0x80 ? 1 : text.scalar(at: index).length
    }
    return false
  }

  /// How both word a label, where this side's texts hardly use the other's wording; given as `BareLabel.key` has it.
  package func entry(for label: Span<UInt8>) -> Entry? {
    guard let line = SortedLines.line(of: label, in: lines.span) else { return nil }
    let text = lines.span
    func side(_ wording: Int, _ share: Int) -> Side {
      // The label itself is the field before the line's rest.
      func string(_ number: Int) -> String {
        String(copying: text.extracting(Self.field(number - 1, of: line, in: text)))
      }
      return Side(wording: string(wording), share: string(share))
    }
    let entry =
      isTaiwan
      ? Entry(here: side(5, 7), there: side(2, 3)) : Entry(here: side(1, 3), there: side(6, 7))
    return entry.there.wording.isEmpty ? nil : entry
  }

  /// The place of a field of a line by its number.
  private static func field(_ number: Int, of line: Range<Int>, in text: Span<UInt8>) -> Range<Int>
  {
    var start = line.lowerBound
    for _ in 0..<number {
      start = min(SortedLines.field(from: start, in: text) + 1, line.upperBound)
    }
    return start..<min(SortedLines.field(from: start, in: text), line.upperBound)
  }

  /// The bit of the two letters of three bytes that stand at a place.
  private static func place(of text: Span<UInt8>, at index: Int, _ end: Int) -> Int? {
    guard index + 6 <= end, text[index] >= 0xE3, text[index + 3] >= 0xE3 else { return nil }
    let (first, second) = (text.scalar(at: index).value, text.scalar(at: index + 3).value)
    return Int((first &* 0x9E37_79B1 ^ second &* 0x85EB_CA6B) >> 18)
  }
}
