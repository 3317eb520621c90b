package import CopyModel

/// A finding's fix as a change of the text that is stored in a file.
package struct StoredFix: Sendable {
  /// The number of the finding.
  package let number: Int
  /// Where the text is written.
  package let stored: StoredText
  /// The text as it is.
  let text: String
  /// The part of it that is wrong: UTF-8 bytes.
  let range: Range<Int>
  /// What belongs there.
  let replacement: String

  /// Nil where the finding has no fix, or no place where that could be put.
  package init?(_ finding: Finding, number: Int) {
    guard let replacement = finding.fix, let stored = finding.stored else { return nil }
    let (copy, span) =
      finding.targetSpan.map { (finding.target, $0) } ?? (
        finding.source, finding.sourceSpan ?? 0..<0
      )
    guard let text = copy, let range = text.utf8Range(ofUTF16: span) else { return nil }
    self.number = number
    self.stored = stored
    self.text = text
    self.range = range
    self.replacement = replacement
  }
}
