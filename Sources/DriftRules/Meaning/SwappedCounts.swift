import CopyModel
import RuleKit

extension TextPair {
  /// Whether two things have each other's number: “12 photos and 3 videos”, 사진 3장과 비디오 12개; “row 3, column 2”.
  func swapsCounts(_ original: Range<Int>, _ translation: Range<Int>) -> Bool {
    guard source.numbers.count > 1, target.numbers.count > 1, source.things.count > 1 else {
      return false
    }
    let pairs = source.things.compactMap { thing -> (number: NumberFact, thing: Int)? in
      guard thing.isSure, original.overlaps(thing.range) else { return nil }
      let number =
        source.numbers.last { $0.range.upperBound + 1 == thing.range.lowerBound }
        ?? source.numbers.first { thing.range.upperBound + 1 == $0.range.lowerBound }
      return number.map { ($0, thing.concept) }
    }
    guard pairs.count == 2, pairs[0].number.value != pairs[1].number.value,
      pairs[0].thing != pairs[1].thing
    else { return false }
    var places: [(start: Int, pair: Int, isThing: Bool)] = []
    for (index, pair) in pairs.enumerated() {
      let named = target.things.filter { $0.isSure && $0.concept == pair.thing }
      let counted = target.numbers.filter { $0.value == pair.number.value }
      guard named.count == 1, counted.count == 1, translation.overlaps(named[0].range) else {
        return false
      }
      places.append((named[0].range.lowerBound, index, true))
      places.append((counted[0].range.lowerBound, index, false))
    }
    places.sort { $0.start < $1.start }
    // Both numbers stand before their things, or both behind.
    let alternate =
      places[0].isThing == places[2].isThing && places[1].isThing == places[3].isThing
      && places[0].isThing != places[1].isThing
    return alternate && places[0].pair != places[1].pair && places[2].pair != places[3].pair
  }
}
