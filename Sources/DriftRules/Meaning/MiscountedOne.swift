import CopyModel
import RuleKit

extension TextPair {
  /// A “one” of the source, and a count of several things in the translation that the source does not have: “one of the
  /// seats”, 两个座位.
  ///
  /// In 148,000 good rows of 34 apps, those with a “one” and such a count say “more than one” (2026).
  var miscountedOne: (source: Range<Int>, target: Range<Int>)? {
    guard !target.numbers.isEmpty,
      let one = source.words.first(where: { source.isWord($0, in: .oneWords) })
    else { return nil }
    let known = Set(source.numbers.map(\.value))
    let counts = target.numbers.filter {
      !$0.isDigits && target.hasCounter(.thingCounters, behind: $0.range)
    }
    guard counts.count == 1, let count = counts.first, count.value != "1",
      !known.contains(count.value)
    else { return nil }
    // More than one is two or more, and “one or two” a few.
    let says = { (name: NamedConcept) in
      self.source.profile.concept(name).map { self.source.mayMean($0) } ?? false
    }
    return count.value == "2" && (says(.moreThan) || says(.both)) ? nil : (one, count.range)
  }
}
