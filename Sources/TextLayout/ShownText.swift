import CopyModel

/// A text as the app shows it: samples stand for its placeholders.
struct ShownText {
  private(set) var string: String
  /// Where each sample stands in the bytes of `string`, and the placeholder as written. In order.
  private var samples: [(range: Range<Int>, placeholder: String)] = []

  /// The text as written.
  init(_ text: String) {
    string = text
  }

  init(_ text: AnalyzedText, samples: Samples) {
    self.init(text.string)
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
    var bytes: [UInt8] = []
    var index = 0
    for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where part.range.lowerBound >= index {
      for place in index..<part.range.lowerBound { bytes.append(written[place]) }
      let start = bytes.count
      bytes.append(contentsOf: part.sample.utf8)
      self.samples.append((start..<bytes.count, part.placeholder))
      index = part.range.upperBound
    }
    for place in index..<written.count { bytes.append(written[place]) }
    string = String(decoding: bytes, as: UTF8.self)
  }

  /// The text of some bytes, with placeholders for the samples that lie in it whole.
  func text(in range: Range<Int>) -> String {
    if samples.isEmpty, range == 0..<string.utf8.count { return string }
    let bytes = string.utf8Span.span
    var position = samples.firstPosition { $0.range.upperBound > range.lowerBound }
    var text = ""
    var index = range.lowerBound
    while position < samples.count, samples[position].range.lowerBound < range.upperBound {
      let sample = samples[position]
      position += 1
      guard range.contains(sample.range) else { continue }
      text += String(copying: bytes.extracting(index..<sample.range.lowerBound))
      text += sample.placeholder
      index = sample.range.upperBound
    }
    return text + String(copying: bytes.extracting(index..<range.upperBound))
  }
}

extension Range<Int> {
  fileprivate func contains(_ other: Range<Int>) -> Bool {
    lowerBound <= other.lowerBound && other.upperBound <= upperBound
  }
}
