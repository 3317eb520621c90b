import CopyModel

/// A number or a placeholder, and the unit behind it, or before it where it is money.
struct MeasuredValue {
  /// The number in canonical digits, or the placeholder as it is written.
  let value: String
  /// The value and its unit.
  let range: Range<Int>
  let unit: MeasureUnit
  /// Whether it stands for a number that is known when the app runs.
  let isPlaceholder: Bool
}

extension AnalyzedText {
  /// The values that have a unit, in order. In “10 to 20 inches”, both have it.
  var measuredValues: [MeasuredValue] {
    guard !numbers.isEmpty || !placeholders.isEmpty, !profile.unitWords.isEmpty else { return [] }
    let bytes = string.utf8.span
    // Most numbers count things.
    guard
      numbers.contains(where: { bytes.hasUnit(beside: $0.range, of: profile) })
        || placeholders.contains(where: { bytes.hasUnit(beside: $0.range, of: profile) })
    else { return [] }
    // “The first day of the week” is no week, and not one day.
    var values = numbers.filter { !isWord($0.range, in: .ordinals) }
      .map { (value: $0.value, range: $0.range, isPlaceholder: false) }
    values += placeholders.filter { $0.syntax != .branches }.map {
      (value: $0.text, range: $0.range, isPlaceholder: true)
    }
    values.sort { $0.range.lowerBound < $1.range.lowerBound }
    var found: [MeasuredValue] = []
    var next: (start: Int, unit: MeasureUnit, end: Int)?
    for value in values.reversed() {
      if let money = bytes.money(before: value.range.lowerBound, of: profile) {
        next = nil
        found.append(
          MeasuredValue(
            value: value.value, range: money.start..<value.range.upperBound, unit: money.unit,
            isPlaceholder: value.isPlaceholder))
        continue
      }
      var unit = bytes.unit(at: value.range.upperBound, of: profile)
      // In `%ud%uh`, another unit stands behind the first; “100 m (328 ft)” has two.
      if unit == nil, let behind = next,
        (0...4).contains(behind.start - value.range.upperBound),
        !bytes.hasASCIILetter(before: value.range.upperBound + 1),
        !bytes.hasBracket(in: value.range.upperBound..<behind.start)
      {
        unit = (behind.unit, value.range.upperBound)
      }
      guard let unit else {
        next = nil
        continue
      }
      next = (value.range.lowerBound, unit.unit, unit.end)
      found.append(
        MeasuredValue(
          value: value.value, range: value.range.lowerBound..<unit.end, unit: unit.unit,
          isPlaceholder: value.isPlaceholder))
    }
    return found.reversed()
  }
}

extension AnalyzedText {
  /// One of a unit of time that an article counts, or the word for one: “an hour”, “one week”.
  var timesByArticle: [MeasuredValue] {
    let bytes = string.utf8.span
    return words.compactMap { word in
      guard isWord(word, in: .countingArticles) || isWord(word, in: .oneWords),
        let found = bytes.unit(at: word.upperBound, of: profile), found.unit.kind == .time
      else { return nil }
      return MeasuredValue(
        value: "1", range: word.lowerBound..<found.end, unit: found.unit, isPlaceholder: false)
    }
  }
}

extension AnalyzedText {
  /// Some of a unit of time, with no word how many: several hours, 數小時.
  var vagueTimes: [MeasuredValue] {
    let counts = profile.ruleWords[.vagueCounts].words
    guard !counts.isEmpty else { return [] }
    let bytes = string.utf8.span
    return fullRange.compactMap { start in
      guard !bytes.hasASCIILetter(before: start),
        let count = counts.first(where: { bytes.isFolded($0, at: start) }),
        let found = bytes.unit(at: start + count.utf8.count, of: profile), found.unit.kind == .time
      else { return nil }
      return MeasuredValue(
        value: count, range: start..<found.end, unit: found.unit, isPlaceholder: false)
    }
  }
}

extension Span<UInt8> {
  /// Whether a phrase in small letters stands here, in whatever case.
  fileprivate func isFolded(_ phrase: String, at start: Int) -> Bool {
    let end = start + phrase.utf8.count
    return end <= count && isFolded(phrase, in: start..<end)
  }

  /// Whether a parenthesis opens in a stretch.
  fileprivate func hasBracket(in stretch: Range<Int>) -> Bool {
    stretch.contains { self[$0] == UInt8(ascii: "(") || has("（", at: $0) }
  }

  fileprivate func hasUnit(beside value: Range<Int>, of profile: LocaleProfile) -> Bool {
    unit(at: value.upperBound, of: profile) != nil
      || money(before: value.lowerBound, of: profile) != nil
  }

  /// What a number that starts here is money of, and where its sign starts: $5, USD 5.
  fileprivate func money(
    before index: Int, of profile: LocaleProfile
  ) -> (unit: MeasureUnit, start: Int)? {
    let end = index > 0 && self[index - 1] == 0x20 ? index - 1 : index
    guard end > 0, profile.moneyEnds.contains(self[end - 1]) else { return nil }
    let words = profile.unitWords
    let found = profile.unitNames.first(in: self, endingAt: end) { match in
      let start = match.range.lowerBound
      // A code is no end of another word.
      return words[match.number].unit.kind == .money
        && (self[start] >= 0x80 || self[start] == UInt8(ascii: "$") || !hasLetter(before: start))
    }
    return found.map { (words[$0.number].unit, $0.range.lowerBound) }
  }

  /// The unit that stands here, behind a space, a hyphen or, where it is one of time, a slash at most, and where it
  /// ends: 5 minutes, 5-minute, 5/min.
  func unit(at index: Int, of profile: LocaleProfile) -> (unit: MeasureUnit, end: Int)? {
    if index < count, self[index] == UInt8(ascii: "/") {
      return unit(at: index + 1, of: profile).flatMap { $0.unit.kind == .time ? $0 : nil }
    }
    var start = index
    if start < count, self[start] == 0x20 || self[start] == UInt8(ascii: "-") {
      start += 1
    } else if has("\u{A0}", at: start) {
      start += 2
    }
    guard start < count else { return nil }
    let words = profile.unitWords
    var found = profile.unitNames.first(in: self, at: start) { endsUnit(at: $0.range.upperBound) }
    // Titles have “8 Hours”; but what is short tells by its case: Mb, MB.
    if found == nil, self[start].isASCIICapital {
      found = profile.unitNames.first(inAnyCaseIn: self, at: start) { match in
        let end = match.range.upperBound
        return match.range.count > 2 && self[end - 1].isASCIISmall && self[end - 2].isASCIISmall
          && endsUnit(at: end)
      }
    }
    return found.map { (words[$0.number].unit, $0.range.upperBound) }
  }

  /// Whether a unit may end here: a Latin word does, and 日 begins no other word, 日志.
  private func endsUnit(at end: Int) -> Bool {
    self[end - 1] >= 0x80 || self[end - 1] == UInt8(ascii: "%") || end == count || self[end] >= 0x80
      || !hasLetter(at: end)
  }
}
