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
}

extension AnalyzedText {
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
