/// The words against a capitalization style, as one stretch with its correction.
package struct CaseFix: Sendable, Equatable {
  /// From the first word that is wrong to the last: UTF-8 bytes of the text.
  package let range: Range<Int>
  /// That stretch as the style wants it.
  package let text: String

  /// Nil when nothing is wrong.
  package init?(_ faults: [CaseFault], in text: AnalyzedText) {
    guard let first = faults.first, let last = faults.last else { return nil }
    range = first.range.lowerBound..<last.range.upperBound
    var corrected = ""
    var next = range.lowerBound
    for fault in faults {
      corrected += text.text(in: next..<fault.range.lowerBound) + fault.wanted
      next = fault.range.upperBound
    }
    self.text = corrected
  }
}

extension AnalyzedText {
  /// The words that keep the text out of a capitalization style.
  public func faults(against style: CaseStyle) -> [CaseFault] {
    style == .title ? caseFacts.againstTitle : caseFacts.againstSentence
  }

  /// The text as a capitalization style wants it.
  public func corrected(to style: CaseStyle) -> String {
    guard let fix = CaseFix(faults(against: style), in: self) else { return string }
    return text(in: 0..<fix.range.lowerBound) + fix.text
      + text(in: fix.range.upperBound..<string.utf8.count)
  }
}
