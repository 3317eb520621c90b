import CopyModel

extension ShownText {
  /// A text with what placeholders are measured as.
  @inline(__always)
  init(_ text: AnalyzedText, samples: Samples) {
    self = text.inserts == nil ? ShownText(text.string) : Self.filled(text, samples)
  }

  private static func filled(_ text: AnalyzedText, _ samples: Samples) -> ShownText {
    let tags = text.tags
    guard !text.placeholders.isEmpty || !tags.isEmpty else { return ShownText(text.string) }
    let written = text.string.utf8.span
    let language = text.profile.language
    var list: [(range: Range<Int>, placeholder: String)] = []
    var bytes: [UInt8] = []
    bytes.reserveCapacity(written.count + 32)
    var index = 0
    func show(_ sample: String, at range: Range<Int>, for placeholder: String) {
      guard range.lowerBound >= index else { return }
      for place in index..<range.lowerBound { bytes.append(written[place]) }
      let start = bytes.count
      bytes.append(contentsOf: sample.utf8)
      list.append((start..<bytes.count, placeholder))
      index = range.upperBound
    }
    // Of a plural or select its main branch is shown, without the syntax around it.
    let syntax = text.branchSyntax
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
    return ShownText(
      String(decoding: bytes, as: UTF8.self),
      samples: ShownSamples(whole: syntax.isEmpty ? text.string : nil, list: list))
  }
}
