/// A text as the app shows it: samples stand for its placeholders, nothing for its tags.
package struct ShownText: Sendable {
  package let string: String
  /// What few texts have, behind one reference.
  private let samples: ShownSamples?

  package init(_ string: String, samples: ShownSamples? = nil) {
    self.string = string
    self.samples = samples
  }

  /// The text of some bytes, with placeholders for the samples that lie in it whole.
  package func text(in range: Range<Int>) -> String {
    let bytes = string.utf8.span
    let isWhole = range == 0..<bytes.count
    guard let samples else { return isWhole ? string : String(copying: bytes.extracting(range)) }
    if isWhole, let whole = samples.whole { return whole }
    let list = samples.list
    var position = list.firstPosition { $0.range.upperBound >= range.lowerBound }
    var text = ""
    var index = range.lowerBound
    // What takes no room stands in the line that it opens, at the end of the text in the last.
    let isLast = range.upperBound == bytes.count
    while position < list.count, list[position].range.lowerBound < range.upperBound || isLast {
      let sample = list[position]
      position += 1
      guard range.contains(sample.range) else { continue }
      text += String(copying: bytes.extracting(index..<sample.range.lowerBound))
      text += sample.placeholder
      index = sample.range.upperBound
    }
    return text + String(copying: bytes.extracting(index..<range.upperBound))
  }
}

/// The samples in a text, and what they stand for.
package final class ShownSamples: Sendable {
  /// The whole of a text with samples as it is written; nil where that has branches.
  let whole: String?
  /// Where each sample stands in the bytes of the text, and the placeholder as written. In order.
  let list: [(range: Range<Int>, placeholder: String)]

  package init(whole: String?, list: [(range: Range<Int>, placeholder: String)]) {
    self.whole = whole
    self.list = list
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
