extension Span<UInt8> {
  /// The next run of ASCII letters at `start` or behind.
  package func latinRun(from start: Int) -> Range<Int>? {
    var first = start
    while first < count, !isLatin(first) { first += 1 }
    guard first < count else { return nil }
    var end = first
    while end < count, isLatin(end) { end += 1 }
    return first..<end
  }

  /// Whether words in a row begin with these capitals, of which there are three or more: DOI stands for
  /// “digital object identifier”.
  package func hasInitials(_ wanted: Span<UInt8>) -> Bool {
    guard wanted.count > 2, wanted.indices.allSatisfy({ wanted[$0] < 0x60 }) else { return false }
    var initials: [UInt8] = []
    var index = 0
    while let run = latinRun(from: index) {
      initials.append(self[run.lowerBound] & 0xDF)
      index = run.upperBound
    }
    guard initials.count >= wanted.count else { return false }
    return (0...initials.count - wanted.count).contains { start in
      wanted.indices.allSatisfy { initials[start + $0] == wanted[$0] }
    }
  }

  private func isLatin(_ index: Int) -> Bool { self[index].isASCIILetter }
}
