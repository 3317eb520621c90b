import CopyModel
import RuleKit

/// An amount of time that a text names, in one unit or more: 90 minutes, 1시간 30분, an hour and a half.
struct TimeSpan: Equatable {
  /// In milliseconds.
  let amount: Double
  /// The last of its units, in milliseconds.
  let unit: Double
  /// The numbers that it is said with, as `NumberFact` has them; none for “half an hour”.
  let values: [String]
}

extension TextPair {
  /// The numbers of either side that say one amount of time in other units.
  var timesInOtherUnits: Set<String> {
    var found: Set<String> = []
    let (spans, theirs) = (source.timeSpans, target.timeSpans)
    for (own, other) in equalTimes
    where own.values != other.values
      // 501 ms are not 500, and 30 minutes that stand in both explain no 1810 seconds.
      && !(own.unit == other.unit && own.values.count == other.values.count)
      && !theirs.contains(own) && !spans.contains(other)
    {
      found.formUnion(own.values + other.values)
    }
    return found
  }

  /// Whether both name the same amount of time.
  var sharesTime: Bool { !equalTimes.isEmpty }

  private var equalTimes: [(own: TimeSpan, other: TimeSpan)] {
    guard !isTooLong, case let own = source.timeSpans, !own.isEmpty else { return [] }
    let theirs = target.timeSpans
    return own.flatMap { span in
      theirs.filter { abs(span.amount - $0.amount) <= 0.01 * span.amount }.map { (span, $0) }
    }
  }
}

extension AnalyzedText {
  /// The amounts of time whose units are of one length: months and years are not.
  fileprivate var timeSpans: [TimeSpan] {
    var parts = (measuredValues + timesByArticle).compactMap(part(of:))
    parts += countedDays + halvedUnits + halvesInside
    parts.sort { ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count) }
    var spans: [(span: TimeSpan, end: Int)] = []
    for part in parts {
      if let last = spans.last {
        let gap = part.range.lowerBound - last.end
        // 一个半小时 is more than its 半小时.
        if gap < 0 { continue }
        if gap <= Self.longestJoint, part.unit < last.span.unit {
          let span = TimeSpan(
            amount: last.span.amount + part.amount, unit: part.unit,
            values: last.span.values + part.values)
          spans[spans.count - 1] = (span, part.range.upperBound)
          continue
        }
      }
      spans.append(
        (
          TimeSpan(amount: part.amount, unit: part.unit, values: part.values),
          part.range.upperBound
        ))
    }
    return spans.map(\.span)
  }

  /// The most bytes between the parts of one amount: “ and ”.
  private static let longestJoint = 5

  private typealias Part = (amount: Double, unit: Double, values: [String], range: Range<Int>)

  private func part(of measured: MeasuredValue) -> Part? {
    guard !measured.isPlaceholder, measured.unit.kind == .time, let unit = measured.unit.size,
      let value = Double(measured.value)
    else { return nil }
    let bytes = string.utf8.span
    let isCounted = numbers.contains { $0.range.lowerBound == measured.range.lowerBound }
    var (count, range) = (value, measured.range)
    if let end = addedHalf(behind: range.upperBound), !bytes.hasLetter(at: end) {
      (count, range) = (count + 0.5, range.lowerBound..<end)
    } else if !isCounted, bytes.has(" ", at: range.lowerBound - 1),
      profile.ruleWords[.halves].ends(in: bytes, at: range.lowerBound - 1)
    {
      count = 0.5
    }
    return (count * unit, unit, isCounted ? [measured.value] : [], range)
  }

  /// Where it ends that a half is added, behind a place.
  private func addedHalf(behind place: Int) -> Int? {
    let bytes = string.utf8.span
    let start = bytes.has(" ", at: place) ? place + 1 : place
    guard start < bytes.count else { return nil }
    return profile.ruleWords[.addedHalves].end(in: bytes, at: start)
  }

  /// 이틀
  private var countedDays: [Part] {
    guard let day = MeasureUnit.day.size else { return [] }
    let bytes = string.utf8.span
    return numbers.compactMap { number in
      guard profile.ruleWords[.countedDays].end(in: bytes, at: number.range.lowerBound) != nil,
        let count = Double(number.value)
      else { return nil }
      return (count * day, day, [number.value], number.range)
    }
  }

  /// “Two and a half hours”, 一个半小时: a half between a number and its unit.
  private var halvesInside: [Part] {
    let bytes = string.utf8.span
    return numbers.compactMap { number in
      guard let end = addedHalf(behind: number.range.upperBound), let count = Double(number.value),
        let found = bytes.unit(at: end, of: profile), let unit = found.unit.size,
        found.unit.kind == .time
      else { return nil }
      return (
        (count + 0.5) * unit, unit, [number.value], number.range.lowerBound..<found.end
      )
    }
  }

  /// 半小时
  private var halvedUnits: [Part] {
    let (bytes, halves) = (string.utf8.span, profile.ruleWords[.halves])
    return bytes.indices.compactMap { index in
      guard let end = halves.end(in: bytes, at: index),
        let found = bytes.unit(at: end, of: profile), found.unit.kind == .time,
        let unit = found.unit.size
      else { return nil }
      return (0.5 * unit, unit, [], index..<found.end)
    }
  }
}
