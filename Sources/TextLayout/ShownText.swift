import CopyModel

/// A text as the app shows it: samples stand for its placeholders, nothing for its tags.
struct ShownText {
  private(set) var string: String
  /// The whole of a text with samples as it is written; nil where that has branches.
  private var whole: String?
  /// Where each sample stands in the bytes of `string`, and the placeholder as written. In order.
  private var samples: [(range: Range<Int>, placeholder: String)] = []

  /// The text as written.
  init(_ text: String) {
    string = text
  }

  init(_ text: AnalyzedText, samples: Samples) {
    self.init(text.string)
    let tags = text.tags
    guard !text.placeholders.isEmpty || !tags.isEmpty else { return }
    let written = text.string.utf8.span
    let language = text.profile.language
    var bytes: [UInt8] = []
    bytes.reserveCapacity(written.count + 32)
    var index = 0
    func show(_ sample: String, at range: Range<Int>, for placeholder: String) {
      guard range.lowerBound >= index else { return }
      for place in index..<range.lowerBound { bytes.append(written[place]) }
      let start = bytes.count
      bytes.append(contentsOf: sample.utf8)
      self.samples.append((start..<bytes.count, placeholder))
      index = range.upperBound
    }
    // Of a plural or select its main branch is shown, without the syntax around it.
    let syntax = text.branchSyntax
    whole = syntax.isEmpty ? text.string : nil
    if syntax.isEmpty, tags.isEmpty {
      for placeholder in text.placeholders {
        let sample = samples.sample(of: placeholder, language: language)
        show(sample, at: placeholder.range, for: placeholder.text)
      }
    } else {
      var parts = syntax.map { (range: $0, sample: "", placeholder: "") }
      for placeholder in text.shownPlaceholders {
        let sample = samples.sample(of: placeholder, language: language)
        parts.append((placeholder.range, sample, placeholder.text))
      }
      for tag in tags {
        let written = text.text(in: tag)
        parts.append((tag, written.hasPrefix("<br") ? "\n" : "", written))
      }
      for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        show(part.sample, at: part.range, for: part.placeholder)
      }
    }
    for place in index..<written.count { bytes.append(written[place]) }
    string = String(decoding: bytes, as: UTF8.self)
  }

  /// The text of some bytes, with placeholders for the samples that lie in it whole.
  func text(in range: Range<Int>) -> String {
    let bytes = string.utf8.span
    let isWhole = range == 0..<bytes.count
    if samples.isEmpty { return isWhole ? string : String(copying: bytes.extracting(range)) }
    if let whole, isWhole { return whole }
    var position = samples.firstPosition { $0.range.upperBound >= range.lowerBound }
    var text = ""
    var index = range.lowerBound
    // What takes no room stands in the line that it opens, at the end of the text in the last.
    let isLast = range.upperBound == bytes.count
    while position < samples.count,
      samples[position].range.lowerBound < range.upperBound || isLast
    {
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
