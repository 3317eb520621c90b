import CopyModel
import RuleKit

// Numbers that one side writes otherwise: in short, or as part of a name.

extension TextPair {
  /// The numbers of either side that are one, short in the source and in full in the translation: 20M, 2千万.
  var abbreviations: Set<String> {
    guard source.profile.numbers.isEnglish else { return [] }
    let answers = Set(target.numbers.map(\.value))
    var found: Set<String> = []
    for number in source.numbers {
      guard let full = source.inFull(number), answers.contains(full) else { continue }
      found.formUnion([number.value, full])
    }
    return found.union(dozens(among: answers)).union(decades(among: answers))
      .union(multiples(among: answers)).union(roundMeasures).union(joinedToNames)
  }

  /// The measures that only one side writes with a zero behind the point: 3.0 km, 3公里. A version is another then.
  private var roundMeasures: Set<String> {
    var found: Set<String> = []
    for (text, other) in [(source, target), (target, source)] where text.bytes.contains(0x2E) {
      guard text.numbers.contains(where: { $0.value.hasSuffix(".0") }) else { continue }
      let measures = other.measures
      for value in text.measures where value.hasSuffix(".0") {
        let whole = String(value.dropLast(2))
        if measures.contains(whole) { found.formUnion([value, whole]) }
      }
    }
    return found
  }

  /// The numbers of whole hundreds of percent, which the translation counts as times as much: 200 %, 두 배.
  private func multiples(among answers: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for number in source.numbers where number.value.utf8.count > 2 && number.value.hasSuffix("00") {
      let times = String(number.value.dropLast(2))
      guard times != "1", answers.contains(times), source.unit(of: number) == .percent else {
        continue
      }
      found.formUnion([number.value, times])
    }
    return found
  }

  /// The numbers of a century, or of ten years of one, which Chinese counts one by one: “the 1970s”, 20 世纪 70 年代.
  private func decades(among answers: Set<String>) -> Set<String> {
    var found: Set<String> = []
    for number in source.numbers where source.namesYears(number) {
      if number.value.hasSuffix("00"), let years = Int(number.value) {
        // “The 1700s” are the 18th century.
        let century = String(years / 100 + 1)
        if answers.contains(century) { found.formUnion([number.value, century]) }
      }
      guard number.value.utf8.count == 4 else { continue }
      let years = String(number.value.suffix(2))
      guard answers.contains(years), let century = Int(number.value.prefix(2)) else { continue }
      found.formUnion([number.value, years, String(century + 1)])
    }
    return found
  }

  /// Whether the translation has an address or a version as the source has it: 192.168.0.5 in a list without spaces.
  func keepsAddress(_ number: NumberFact) -> Bool {
    guard case let text = source.text(in: number.range), text.utf8.count(where: { $0 == 0x2E }) > 1
    else { return false }
    let bytes = target.string.utf8.span
    return bytes.indices.contains { bytes.hasNumber(text, at: $0) }
  }

  /// The numbers that the translation sets right behind a Latin name of the source, or of its own: “Deck 3”, Deck3;
  /// “OpenGL version 1.1”, OpenGL1.1; “100 busiest kites”, TOP100.
  private var joinedToNames: Set<String> {
    guard target.bytes.hasLatinLetter, target.bytes.hasDigit else { return [] }
    var found: Set<String> = []
    var names: Set<String>?
    let bytes = target.string.utf8.span
    for start in bytes.indices
    where bytes[start].isASCIIDigit && bytes.hasASCIILetter(before: start) {
      // A hyphen may go: “UTF-8”, UTF8.
      let ownNames =
        names
        ?? Set(
          (source.words + source.numbers.compactMap { source.name(before: $0.range) })
            .map { source.text(in: $0) })
      names = ownNames
      let letters = bytes.startOfLetters(before: start)
      var end = start
      while bytes.hasDigit(at: end) || bytes.has(".", at: end) && bytes.hasDigit(at: end + 1) {
        end += 1
      }
      // What the source has as it stands here is another number: “4 files as MP4”.
      guard
        ownNames.contains(target.text(in: letters..<start))
          || !source.contains(target.text(in: letters..<end))
      else { continue }
      // And “OAuth 2.0” may be OAuth2.
      let value = target.text(in: start..<end)
      found.formUnion([value, value + ".0"])
    }
    return found
  }

  /// Whether a number is the key of a control on both sides, with the same mark before it: “Table _2”, 表格(_2).
  func isSameKey(_ number: NumberFact) -> Bool {
    let bytes = source.string.utf8.span
    let start = number.range.lowerBound - 1
    guard start >= 0, bytes[start] == UInt8(ascii: "_") || bytes[start] == UInt8(ascii: "&") else {
      return false
    }
    return target.contains(source.text(in: start..<number.range.upperBound))
  }

  /// The same of what the source counts by the dozen: 2 dozen, 24.
  private func dozens(among answers: Set<String>) -> Set<String> {
    guard !source.profile.ruleWords[.dozenWords].isEmpty else { return [] }
    var found: Set<String> = []
    var numbers = source.numbers[...]
    for word in source.words where source.isWord(word, in: .dozenWords) {
      while let number = numbers.first, number.range.upperBound + 1 < word.lowerBound {
        numbers.removeFirst()
      }
      let isCounted = numbers.first?.range.upperBound == word.lowerBound - 1
      let count = isCounted ? numbers.first.flatMap { Int($0.value) } ?? 1 : 1
      guard count < 1_000_000, answers.contains(String(12 * count)) else { continue }
      found.formUnion([String(count), String(12 * count)])
    }
    return found
  }

  /// Whether digits stand behind the letters of a name, “file1”, that the translation does not show as it is: 文件1.
  func leavesName(with value: String) -> Bool {
    let bytes = source.string.utf8.span
    return bytes.indices.contains { index in
      guard bytes.hasASCIILetter(before: index), bytes.hasNumber(value, at: index) else {
        return false
      }
      let start = bytes.startOfLetters(before: index)
      return !target.contains(source.text(in: start..<index + value.utf8.count))
    }
  }
}

extension AnalyzedText {
  /// The numbers that a unit stands behind.
  fileprivate var measures: Set<String> {
    let starts = Set(measuredValues.lazy.map(\.range.lowerBound))
    return Set(numbers.lazy.filter { starts.contains($0.range.lowerBound) }.map(\.value))
  }

  /// Whether a word is a Roman numeral of a value: “Henry VIII”, 헨리 8세.
  func writesRoman(_ value: String) -> Bool {
    guard let value = Int(value), (2..<40).contains(value) else { return false }
    let ones = ["", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX"]
    let numeral = String(repeating: "X", count: value / 10) + ones[value % 10]
    let bytes = string.utf8.span
    return words.contains {
      $0.count == numeral.utf8.count && bytes.has(numeral, at: $0.lowerBound)
    }
  }

  /// Whether a number is part of figures that say none: 24/7.
  func isFigureOfSpeech(_ number: Range<Int>) -> Bool {
    let bytes = string.utf8.span
    return profile.ruleWords[.figuresOfSpeech].words.contains { figures in
      (0..<figures.utf8.count).contains { bytes.has(figures, at: number.lowerBound - $0) }
    }
  }

  /// Whether it is a year with an s behind it: 1970s, 1970’s, 900s.
  fileprivate func namesYears(_ number: NumberFact) -> Bool {
    let (bytes, end) = (string.utf8.span, number.range.upperBound)
    return (3...4).contains(number.value.utf8.count) && number.value.hasSuffix("0")
      && ["s", "'s", "’s"].contains {
        bytes.has($0, at: end) && !bytes.hasLetter(at: end + $0.utf8.count)
      }
  }

  /// Whether a version stands behind a “v”, which makes it part of a name: TLSv1.3.
  func showsVersion(_ value: String) -> Bool {
    let bytes = string.utf8.span
    return bytes.indices.dropFirst().contains { index in
      bytes[index - 1] | 0x20 == UInt8(ascii: "v") && bytes.hasNumber(value, at: index)
    }
  }

  /// What a number with K, M or B directly behind it is in full.
  fileprivate func inFull(_ number: NumberFact) -> String? {
    let bytes = string.utf8.span
    let end = number.range.upperBound
    guard number.isDigits, end < bytes.count, !bytes.hasLetter(at: end + 1) else { return nil }
    let factor: Double
    switch bytes[end] {
    case UInt8(ascii: "K"), UInt8(ascii: "k"): factor = 1e3
    case UInt8(ascii: "M"): factor = 1e6
    case UInt8(ascii: "B"): factor = 1e9
    default: return nil
    }
    guard let value = Double(number.value), value < 1e6 else { return nil }
    return String(Int((value * factor).rounded()))
  }
}

extension Span<UInt8> {
  /// Whether a number stands here whole: no digit stands before it or follows, nor a fraction.
  func hasNumber(_ value: String, at index: Int) -> Bool {
    guard has(value, at: index), index == 0 || !hasDigit(at: index - 1) else { return false }
    let end = index + value.utf8.count
    return !hasDigit(at: end) && !(has(".", at: end) && hasDigit(at: end + 1))
  }

  /// Where the ASCII letters begin that stand right before an index.
  func startOfLetters(before index: Int) -> Int {
    var start = index
    while hasASCIILetter(before: start) { start -= 1 }
    return start
  }

  func hasDigit(at index: Int) -> Bool {
    index < count && self[index].isASCIIDigit
  }
}
