import CopyModel

/// The runs of ASCII letters and digits of a text, joined where no more than a hyphen or an apostrophe stands between two
/// of them.
struct LetterRuns {
  /// As many as nearly all copy has: with room for no more they need no memory of their own.
  private var list = [48 of Range<Int>](repeating: 0..<0)
  /// How many there are, be there room for them or not.
  private var count = 0
  /// Where the last one ends, and what joins another to it.
  private var end = -1

  /// Whether there was room for all.
  var areAll: Bool { count <= list.count }

  /// All of them, where there was room. Mutating, though it changes nothing: else the list would be copied to be read.
  mutating func taken() -> [Range<Int>] {
    var runs: [Range<Int>] = []
    runs.reserveCapacity(count)
    for position in 0..<count { runs.append(list[position]) }
    return runs
  }

  @inline(__always)
  mutating func removeAll() { (count, end) = (0, -1) }

  /// Adds letters or digits, to the last run where they are written on to it.
  @inline(__always)
  mutating func add(_ run: Range<Int>) {
    if end == run.lowerBound {
      if areAll { list[count &- 1] = list[count &- 1].lowerBound..<run.upperBound }
    } else {
      append(run)
    }
    end = run.upperBound
  }

  @inline(__always)
  private mutating func append(_ run: Range<Int>) {
    if count < list.count { list[count] = run }
    count &+= 1
  }

  /// Takes note of what is no letter and no digit: a hyphen or an apostrophe behind a run joins what stands behind it.
  @inline(__always)
  mutating func addMark(_ mark: Range<Int>, of text: Span<UInt8>) {
    if end == mark.lowerBound, Self.joins(text, mark) { end = mark.upperBound }
  }

  /// Whether a hyphen or an apostrophe has letters or digits behind it.
  @inline(__always)
  private static func joins(_ text: Span<UInt8>, _ joint: Range<Int>) -> Bool {
    let next = joint.upperBound
    guard next < text.count, text[next].isASCIILetter || text[next].isASCIIDigit else {
      return false
    }
    return WordReader.isJoint(text, joint)
  }
}

extension LetterRuns {
  /// Reads those of a text in which stretches are masked, each of which is a run of its own; false where the words are
  /// not plain to see.
  mutating func read(_ text: Span<UInt8>, besides masks: Masks) -> Bool {
    guard masks.silentStarts.isEmpty else { return false }
    removeAll()
    var start = 0
    for masked in masks.ranges {
      guard read(start..<masked.lowerBound, of: text),
        masked.lowerBound == 0 || text[masked.lowerBound - 1] == 0x20
          || SimpleWords.isApart(text, at: masked.lowerBound),
        SimpleWords.isApart(text, at: masked.upperBound)
      else { return false }
      append(masked)
      (start, end) = (masked.upperBound, masked.upperBound)
    }
    return read(start..<text.count, of: text) && areAll
  }

  /// Reads a stretch without masks.
  private mutating func read(_ stretch: Range<Int>, of text: Span<UInt8>) -> Bool {
    var index = stretch.lowerBound
    while index < stretch.upperBound {
      let byte = text[index]
      if byte == 0x20 {
        index += 1
      } else if byte.isASCIILetter || byte.isASCIIDigit {
        let first = index
        while index < stretch.upperBound, text[index].isASCIILetter || text[index].isASCIIDigit {
          index += 1
        }
        add(first..<index)
      } else {
        let scalar = text.scalar(at: index)
        guard
          byte < 0x80
            ? !SimpleWords.mayJoin(text, at: index) : SimpleText.staysApart(scalar.value)
        else { return false }
        addMark(index..<index + scalar.length, of: text)
        index += scalar.length
      }
    }
    return true
  }
}
