import CopyModel
import RuleKit

/// A place in a path of menus whose translation names another: “Settings > Privacy”, 설정 > 일반.
struct OtherPlace {
  let source: Range<Int>
  let target: Range<Int>

  init?(_ pair: borrowing TextPair) {
    // Most texts end here.
    guard pair.source.bytes.contains(UInt8(ascii: ">")),
      pair.target.bytes.contains(UInt8(ascii: ">")), !pair.isTooLong,
      case let own = pair.source.placesOfPath, case let theirs = pair.target.placesOfPath,
      own.count == theirs.count, (1...8).contains(own.count), let terms = SharedTerms(pair)
    else { return nil }
    for (start, other) in zip(own, theirs) {
      guard let word = pair.source.words.first(where: { $0.lowerBound == start }),
        pair.source.isCapital(start), terms.isKnown(word), !terms.isSaid(word),
        let answer = terms.longestSaid(at: other), !terms.isAsked(answer)
      else { continue }
      (source, target) = (word, answer)
      return
    }
    return nil
  }
}

extension AnalyzedText {
  /// Where the places of a path of menus start, but for the first: behind “ > ”.
  fileprivate var placesOfPath: [Int] {
    let text = string.utf8.span
    let (sign, space) = (UInt8(ascii: ">"), UInt8(ascii: " "))
    return text.indices.filter {
      $0 > 1 && $0 + 2 < text.count && text[$0] == sign && text[$0 - 1] == space
        && text[$0 + 1] == space
    }.map { $0 + 2 }
  }

  fileprivate func isCapital(_ index: Int) -> Bool {
    string.utf8.span[index].isASCIICapital
  }
}
