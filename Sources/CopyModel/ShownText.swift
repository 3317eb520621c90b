/// A text as the app shows it: samples stand for its placeholders, nothing for its tags.
@usableFromInline
package struct ShownText: Sendable {
  /// The text as it is written.
  @usableFromInline package let written: String
  /// What few texts have, behind one reference; where there is nothing, the text is shown as it is written.
  @usableFromInline package let samples: ShownSamples?

  @inlinable
  package init(_ written: String, samples: ShownSamples? = nil) {
    self.written = written
    self.samples = samples
  }

  /// The text of some bytes that are shown, with placeholders for the samples that lie in them whole.
  package func text(in range: Range<Int>) -> String {
    let writing = written.utf8.span
    guard let samples else {
      return range == 0..<writing.count ? written : String(copying: writing.extracting(range))
    }
    let (all, list) = (samples.bytes, samples.list)
    let bytes = all.span
    if range == 0..<bytes.count, !samples.hasBranches { return written }
    var position = list.firstPosition { $0.shown.upperBound >= range.lowerBound }
    var text = ""
    var index = range.lowerBound
    // What takes no room stands in the line that it opens, at the end of the text in the last.
    let isLast = range.upperBound == bytes.count
    while position < list.count, list[position].shown.lowerBound < range.upperBound || isLast {
      let sample = list[position]
      position += 1
      guard range.contains(sample.shown) else { continue }
      text += String(copying: bytes.extracting(index..<sample.shown.lowerBound))
      text += String(copying: writing.extracting(sample.written))
      index = sample.shown.upperBound
    }
    return text + String(copying: bytes.extracting(index..<range.upperBound))
  }

  /// The text of some bytes that are shown, samples and all: what stands on the screen.
  package func shown(in range: Range<Int>) -> String {
    guard let bytes = samples?.bytes else {
      return String(copying: written.utf8.span.extracting(range))
    }
    return String(copying: bytes.span.extracting(range))
  }

  /// The bytes that are shown for a stretch of what is written. Nil where of several branches only one is shown.
  package func shown(for range: Range<Int>) -> Range<Int>? {
    guard let samples else { return range }
    guard !samples.hasBranches else { return nil }
    /// Where a byte of what is written stands in what is shown; one inside a placeholder is an end of its sample.
    func place(_ byte: Int, isEnd: Bool) -> Int {
      var shift = 0
      for sample in samples.list {
        if byte <= sample.written.lowerBound { break }
        if byte < sample.written.upperBound {
          return isEnd ? sample.shown.upperBound : sample.shown.lowerBound
        }
        shift = sample.shown.upperBound - sample.written.upperBound
      }
      return byte + shift
    }
    return place(range.lowerBound, isEnd: false)..<place(range.upperBound, isEnd: true)
  }
}

/// A text with samples, and what they stand for.
@usableFromInline
package final class ShownSamples: Sendable {
  /// A sample: where it stands in what is shown, and the placeholder in what is written, in bytes. Of the syntax of
  /// branches nothing is told.
  package struct Sample: Sendable {
    package let shown: Range<Int>
    package let written: Range<Int>

    package init(shown: Range<Int>, written: Range<Int>) {
      self.shown = shown
      self.written = written
    }
  }

  /// What is shown.
  package let bytes: [UInt8]
  /// In order.
  package let list: ShortList<Sample>
  /// Whether the text has branches, of which one is shown.
  let hasBranches: Bool

  package init(bytes: [UInt8], list: ShortList<Sample>, hasBranches: Bool) {
    self.bytes = bytes
    self.list = list
    self.hasBranches = hasBranches
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
