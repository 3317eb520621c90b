import CopyModel

/// The terms of the interface vocabulary that stand right beside a placeholder, by their numbers.
struct PlaceholderNeighbors {
  private(set) var before: Set<Int> = []
  private(set) var all: Set<Int> = []
  /// Those that the placeholder is named by: “country {country}”.
  private(set) var named: Set<Int> = []

  /// How far behind a placeholder the word for what it counts may start, in bytes: {n}개의 사진, {n} 種語言. What is in
  /// quotation marks is no number.
  private static func widestCounter(
    behind placeholder: Placeholder, to end: Int, of text: AnalyzedText
  ) -> Int {
    let bytes = text.string.utf8.span
    guard (placeholder.range.upperBound..<end).allSatisfy({ bytes[$0] == 0x20 }),
      text.has(.thingCounters, at: end)
    else { return 0 }
    return text.profile.uses(.hangul) ? 7 : 3
  }

  init(_ placeholder: Placeholder, in text: borrowing AnalyzedText) {
    guard let terms = text.terms else { return }
    let start = text.gapStart(before: placeholder.range)
    let end = text.gapEnd(behind: placeholder.range)
    let reach = end...end + Self.widestCounter(behind: placeholder, to: end, of: text)
    // What stands behind the next placeholder is beside that one.
    let next = text.placeholders.first { $0.range.lowerBound >= end }?.range.lowerBound ?? .max
    let name = placeholder.argument?.lowercased() ?? ""
    for term in terms where !term.isPart {
      let isBefore = term.range.upperBound == start
      guard
        isBefore || reach.contains(term.range.lowerBound) && term.range.upperBound <= next
      else { continue }
      if isBefore { before.insert(term.key) }
      all.insert(term.key)
      if name.contains(text.text(in: term.range).lowercased()) { named.insert(term.key) }
    }
  }
}
