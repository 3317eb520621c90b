import CopyModel

/// The terms of the interface vocabulary that stand right beside a placeholder or a number, by their own numbers.
struct ValueNeighbors {
  private(set) var before: Set<Int> = []
  private(set) var all: Set<Int> = []
  /// Those that the placeholder is named by: “country {country}”.
  private(set) var named: Set<Int> = []

  /// How far behind a placeholder the word for what it counts may start, in bytes: {n}개의 사진, {n} 種語言. What is in
  /// quotation marks is no number.
  private static func widestCounter(
    behind value: Range<Int>, to end: Int, of text: AnalyzedText
  ) -> Int {
    let bytes = text.string.utf8.span
    guard (value.upperBound..<end).allSatisfy({ bytes[$0] == 0x20 }),
      text.has(.thingCounters, at: end)
    else { return 0 }
    return text.profile.uses(.hangul) ? 7 : 3
  }

  /// - Parameter name: What the value is called in the code; nothing where it is not.
  init(_ value: Range<Int>, named name: String = "", in text: borrowing AnalyzedText) {
    guard let terms = text.terms else { return }
    let start = text.gapStart(before: value)
    let end = text.gapEnd(behind: value)
    let reach = end...end + Self.widestCounter(behind: value, to: end, of: text)
    // What stands behind the next placeholder is beside that one.
    let next = text.placeholders.first { $0.range.lowerBound >= end }?.range.lowerBound ?? .max
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

/// What stands beside two values of a text and beside the same two in its translation.
struct NeighborsOfTwo {
  let source: [ValueNeighbors]
  let target: [ValueNeighbors]

  /// Whether the words that stand right beside each changed places, “guest {guest} … boat {boat}”, or one that is in the
  /// name of its value. What is counted may stand before its number: 사진 3장과 비디오 12개.
  var haveSwapped: Bool {
    let sides: [(Terms, Terms)] = [(\.all, \.all), (\.before, \.before), (\.all, \.before)]
    return sides.contains { own, their in
      (0...1).allSatisfy { !wentOver($0, own, their).isEmpty }
    } || (0...1).contains { !wentOver($0, \.all, \.all).isDisjoint(with: source[$0].named) }
  }

  /// Whether a word that stands right before one of them, and not beside the other, stands before it on both sides: “event
  /// {event}”, 이벤트 {event}.
  var areKept: Bool {
    (0...1).contains { side in
      !source[side].before.subtracting(source[1 - side].all)
        .intersection(target[side].before).subtracting(target[1 - side].all).isEmpty
    }
  }

  private typealias Terms = KeyPath<ValueNeighbors, Set<Int>>

  private func wentOver(_ side: Int, _ own: Terms, _ their: Terms) -> Set<Int> {
    source[side][keyPath: own].subtracting(source[1 - side][keyPath: own])
      .intersection(target[1 - side][keyPath: their]).subtracting(target[side][keyPath: their])
  }
}
