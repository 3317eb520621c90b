import CopyModel

/// A text as the app shows it: samples stand for its placeholders.
struct ShownText {
  /// UTF-8.
  private(set) var bytes: [UInt8]
  /// Where each sample stands in `bytes`, and the placeholder as written. In order.
  private var samples: [(range: Range<Int>, placeholder: String)] = []

  /// The text as written.
  init(_ text: String) {
    bytes = Array(text.utf8)
  }

  init(_ text: AnalyzedText, samples: Samples) {
    self.init(text.placeholders.isEmpty ? text.string : "")
    guard !text.placeholders.isEmpty else { return }
    let written = text.string.utf8Span.span
    let language = text.profile.tag.language
    // Of a plural or select its main branch is shown, without the syntax around it.
    let syntax = text.branchSyntax
    var parts = syntax.map { (range: $0, sample: "", placeholder: "") }
    for placeholder in text.shownPlaceholders {
      let sample = samples.sample(of: placeholder, language: language)
      parts.append((placeholder.range, sample, placeholder.text))
    }
    var index = 0
    for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.range.lowerBound >= index {
      append(written, index..<part.range.lowerBound)
      let start = bytes.count
      bytes.append(contentsOf: part.sample.utf8)
      self.samples.append((start..<bytes.count, part.placeholder))
      index = part.range.upperBound
    }
    append(written, index..<written.count)
  }

  private mutating func append(_ text: Span<UInt8>, _ range: Range<Int>) {
    for index in range { bytes.append(text[index]) }
  }

  /// The text of some bytes, with placeholders for the samples that lie in it whole.
  func text(in range: Range<Int>) -> String {
    let span = bytes.span
    var position = samples.firstPosition { $0.range.upperBound > range.lowerBound }
    var text: [UInt8] = []
    var index = range.lowerBound
    while position < samples.count, samples[position].range.lowerBound < range.upperBound {
      let sample = samples[position]
      position += 1
      guard range.contains(sample.range) else { continue }
      text.append(contentsOf: bytes[index..<sample.range.lowerBound])
      text.append(contentsOf: sample.placeholder.utf8)
      index = sample.range.upperBound
    }
    if text.isEmpty { return String(copying: span.extracting(range)) }
    text.append(contentsOf: bytes[index..<range.upperBound])
    return String(copying: text.span)
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
