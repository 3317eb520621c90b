import CopyModel

extension ShownText {
  /// A text with what placeholders are measured as.
  @inline(__always)
  init(_ text: AnalyzedText, samples: Samples) {
    self = text.inserts == nil ? ShownText(text.string) : Self.filled(text, samples)
  }

  private static func filled(_ text: AnalyzedText, _ samples: Samples) -> ShownText {
    let tags = text.tags
    let placeholders = text.placeholders
    guard !placeholders.isEmpty || !tags.isEmpty else { return ShownText(text.string) }
    let written = text.string.utf8.span
    let language = text.profile.language
    var list = ShortList<ShownSamples.Sample>()
    var bytes: [UInt8] = []
    bytes.reserveCapacity(written.count + 32)
    var index = 0
    func copy(to end: Int) {
      bytes.append(addingCapacity: end - index) { bytes in
        for place in index..<end { bytes.append(written[place]) }
      }
    }
    func show(_ sample: String, for range: Range<Int>, isWritten: Bool = true) {
      guard range.lowerBound >= index else { return }
      copy(to: range.lowerBound)
      let start = bytes.count
      bytes.append(contentsOf: sample.utf8)
      let placeholder = isWritten ? range : range.lowerBound..<range.lowerBound
      list.append(ShownSamples.Sample(shown: start..<bytes.count, written: placeholder))
      index = range.upperBound
    }
    // Of a plural or select its main branch is shown, without the syntax around it.
    let syntax = text.branchSyntax
    if syntax.isEmpty, tags.isEmpty {
      for placeholder in placeholders {
        show(samples.sample(of: placeholder, language: language), for: placeholder.range)
      }
    } else {
      var parts = syntax.map { (range: $0, sample: "", isWritten: false) }
      for placeholder in text.shownPlaceholders {
        let sample = samples.sample(of: placeholder, language: language)
        parts.append((placeholder.range, sample, true))
      }
      for tag in tags {
        parts.append((tag, written.has("<br", at: tag.lowerBound) ? "\n" : "", true))
      }
      for part in parts.sorted(by: { $0.range.lowerBound < $1.range.lowerBound }) {
        show(part.sample, for: part.range, isWritten: part.isWritten)
      }
    }
    copy(to: written.count)
    let shown = ShownSamples(bytes: bytes, list: list, hasBranches: !syntax.isEmpty)
    return ShownText(text.string, samples: shown)
  }
}
