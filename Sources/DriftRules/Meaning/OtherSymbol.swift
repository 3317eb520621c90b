import CopyModel
import RuleKit

// Symbols of units, which translations keep, whether a locale names them or not: Mbps, px, kWh.

extension TextPair {
  /// A value with its symbol, and the same number with another: 100 Mbps, 100Kbps.
  var otherSymbol: (source: Range<Int>, target: Range<Int>)? {
    guard target.bytes.hasLatinLetter, !isTooLong else { return nil }
    for number in source.numbers where number.isDigits {
      guard let own = source.symbol(behind: number.range),
        source.numbers.count(where: { $0.value == number.value }) == 1,
        case let answers = target.numbers.filter({ $0.value == number.value }), answers.count == 1,
        let other = target.symbol(behind: answers[0].range),
        // What both name is held against each other by its size: KiB is KB.
        source.unit(of: number) == nil || target.unit(of: answers[0]) == nil,
        case let (a, b) = (source.text(in: own), target.text(in: other)),
        // “3 CDs” are 3 CD, and nobody tells kb from KB.
        case let (small, otherSmall) = (a.lowercased(), b.lowercased()),
        !small.hasPrefix(otherSmall), !otherSmall.hasPrefix(small),
        !target.shows(a), !source.shows(b)
      else { continue }
      return (
        number.range.lowerBound..<own.upperBound, answers[0].range.lowerBound..<other.upperBound
      )
    }
    return nil
  }

  /// The symbol of a size or frequency that no number stands before, and another that the translation has instead:
  /// KiB/s, MiB/秒. With no number, nothing is converted.
  var otherBareSymbol: (source: Range<Int>, target: Range<Int>)? {
    guard source.bytes.contains(UInt8(ascii: "B")) || source.bytes.contains(UInt8(ascii: "z")),
      target.bytes.hasLatinLetter, !isTooLong
    else { return nil }
    let own = source.bareSymbols
    guard !own.isEmpty, case let theirs = target.bareSymbols, own.count == theirs.count,
      let other = theirs.first(where: { !source.names($0.unit) }),
      let symbol = own.first(where: { $0.unit.kind == other.unit.kind })
    else { return nil }
    return (symbol.range, other.range)
  }
}

extension AnalyzedText {
  /// The symbols of data and frequency that no number stands before.
  fileprivate var bareSymbols: [(unit: MeasureUnit, range: Range<Int>)] {
    let bytes = string.utf8.span
    return bytes.indices.compactMap { start in
      guard "kKMGTH".utf8.contains(bytes[start]),
        !bytes.hasASCIILetter(before: start)
          || placeholders.contains(where: { $0.range.upperBound == start }),
        !(max(start - 2, 0)..<start).contains(where: { bytes[$0].isASCIIDigit }),
        let found = bytes.unit(at: start, of: profile), (2...3).contains(found.end - start),
        found.unit.kind == .data || found.unit.kind == .frequency
      else { return nil }
      return (found.unit, start..<found.end)
    }
  }

  /// Whether any word or symbol of a unit stands here.
  fileprivate func names(_ unit: MeasureUnit) -> Bool {
    profile.unitWords.contains { $0.unit == unit && contains($0.word) }
  }

  /// The few Latin letters right behind a number, a space apart at most, that are no word: none is a vowel, or a capital
  /// stands behind the first.
  fileprivate func symbol(behind number: Range<Int>) -> Range<Int>? {
    let bytes = string.utf8.span
    let start = bytes.has(" ", at: number.upperBound) ? number.upperBound + 1 : number.upperBound
    var end = start
    while end < bytes.count, bytes[end].isASCIILetter { end += 1 }
    guard (1...5).contains(end - start), !bytes.hasDigit(at: end),
      !bytes.has("-", at: end), !bytes.has("_", at: end),
      // A lone small letter may be an article, or a form of a number.
      end - start > 1 || bytes[start].isASCIICapital,
      (start..<end).allSatisfy({ !"aeiou".utf8.contains(bytes[$0] | 0x20) })
        || (start + 1..<end).contains(where: { bytes[$0].isASCIICapital })
    else { return nil }
    return start..<end
  }
}
