import CopyModel
import RuleKit

// Quotation marks that have another half, but one of the two is turned the wrong way.

extension AnalyzedText {
  /// The marks of a text that are turned the wrong way, each as it should stand: the last of “%@“, both of ”%@“,
  /// the apostrophe of don‘t. Nil where turning does not mend them.
  var turnedMarks: TextFix? {
    let curled = marks.filter { $0.kind == .openingQuote || $0.kind == .closingQuote }
    var changes: [(range: Range<Int>, text: String)] = []
    var quotes: [Mark] = []
    for mark in curled {
      let written = text(in: mark.range)
      if written == "‘" && isInWord(mark) {
        changes.append((mark.range, "’"))
      } else if written != "’" || !isInWord(mark) {
        quotes.append(mark)
      }
    }
    guard quotes.count.isMultiple(of: 2) else { return nil }
    for index in stride(from: 0, to: quotes.count, by: 2) {
      let (first, last) = (quotes[index], quotes[index + 1])
      let (opening, closing) = (text(in: first.range), text(in: last.range))
      guard
        let pair = QuoteMarks.pairs.first(where: { pair in
          pair.open != pair.close
            && [opening, closing].allSatisfy { [pair.open, pair.close].contains($0) }
        }), profile.quotes.isPair(pair.open, pair.close)
      else { return nil }
      if opening != pair.open { changes.append((first.range, pair.open)) }
      if closing != pair.close { changes.append((last.range, pair.close)) }
    }
    return TextFix(changes.sorted { $0.range.lowerBound < $1.range.lowerBound }, in: self)
  }

  /// Whether letters of an alphabet stand on both sides of a mark.
  private func isInWord(_ mark: Mark) -> Bool {
    let bytes = string.utf8.span
    guard mark.range.lowerBound > 0, mark.range.upperBound < bytes.count else { return false }
    return bytes[mark.range.lowerBound - 1].isASCIILetter
      && bytes[mark.range.upperBound].isASCIILetter
  }
}
