/// Several places of a text to be changed at once, as one stretch with its correction.
package struct TextFix: Sendable, Equatable {
  /// From the first place to the last: UTF-8 bytes of the text.
  package let range: Range<Int>
  /// That stretch with every place changed.
  package let text: String

  /// Nil without changes, which are in order and do not overlap.
  package init?(_ changes: [(range: Range<Int>, text: String)], in text: AnalyzedText) {
    guard let first = changes.first, let last = changes.last else { return nil }
    range = first.range.lowerBound..<last.range.upperBound
    var corrected = ""
    var next = range.lowerBound
    for change in changes {
      corrected += text.text(in: next..<change.range.lowerBound) + change.text
      next = change.range.upperBound
    }
    self.text = corrected
  }
}

extension TextFix {
  /// The words against a capitalization style, each as the style wants it; nil when nothing is wrong.
  package init?(_ faults: [CaseFault], in text: AnalyzedText) {
    self.init(faults.map { ($0.range, $0.wanted(in: text)) }, in: text)
  }
}

extension String {
  /// With a capital first letter; the rest as it is.
  package var capitalizedFirst: String {
    switch utf8.first {
    case .some(0x41...0x5A): self
    case .some(0x61...0x7A):
      String(unicodeScalars.prefix(1)).uppercased() + String(unicodeScalars.dropFirst())
    default: prefix(1).uppercased() + dropFirst()
    }
  }

  /// In quotation marks at the end of a message, whose period the mark of the text itself makes needless.
  package var quotedAtEnd: String {
    "“\(self)”" + (hasSuffix(".") || hasSuffix("?") || hasSuffix("!") ? "" : ".")
  }
}

extension AnalyzedText {
  /// The correction's text where it is all that needs a change; nil where it reaches into one branch of a
  /// message, whose other branches would stay as they are.
  package func wholeText(of fix: TextFix) -> String? {
    let isInBranch = placeholders.contains {
      $0.syntax == .branches && $0.range.overlaps(fix.range)
    }
    return isInBranch ? nil : fix.text
  }

  /// The whole text with a correction in it.
  package func corrected(by fix: TextFix) -> String {
    text(in: 0..<fix.range.lowerBound) + fix.text
      + text(in: fix.range.upperBound..<string.utf8.count)
  }

  /// The words that keep the text out of a capitalization style.
  public func faults(against style: CaseStyle) -> [CaseFault] {
    style == .title ? caseFacts.againstTitle : caseFacts.againstSentence
  }

  /// The text as a capitalization style wants it.
  public func corrected(to style: CaseStyle) -> String {
    guard let fix = TextFix(faults(against: style), in: self) else { return string }
    return corrected(by: fix)
  }
}
