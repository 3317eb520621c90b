import CopyModel

/// Writes a new text over an old one so that what both share stays as it is written: escapes, lines, marks.
struct TextPatch {
  let writer: TextWriter
  private var notation: StoredText.Notation { writer.notation }
  private var old: [UInt8] { writer.old }

  /// The bytes that stand for `text`; nil where the whole has to be written anew.
  func write(_ text: String) -> [UInt8]? {
    let before = WrittenText.decode(old.span, as: notation)
    guard !before.isEmpty, !text.isEmpty, writer.takesPieces else { return nil }
    let changes = TextDifference.changes(from: before, to: text)
    // CDATA is found out by trying: what it holds stands for itself.
    for isInCDATA in [false, true] {
      if let written = splice(changes, isInCDATA: isInCDATA),
        WrittenText.decode(written.span, as: notation) == text
      {
        return written
      }
    }
    return nil
  }

  private func splice(
    _ changes: [(range: Range<Int>, text: String)], isInCDATA: Bool
  ) -> [UInt8]? {
    let steps = WritingReader.steps(of: old, as: notation)
    var written: [UInt8] = []
    var end = 0
    for change in changes {
      let range =
        change.range.isEmpty
        ? insertion(at: change.range.lowerBound, steps)
        : WrittenText.range(change.range, in: old.span, as: notation)
      let isFirst = change.range.lowerBound == 0
      guard range.lowerBound >= end,
        let piece = writer.piece(change.text, isFirst: isFirst, isInCDATA: isInCDATA)
      else { return nil }
      written += old[end..<range.lowerBound] + piece
      end = range.upperBound
    }
    return written + old[end...]
  }

  /// Where a text is put in: behind the character before it, since marks that stand for nothing often close what they
  /// opened; `xliff:g` holds a placeholder alone.
  private func insertion(
    at offset: Int, _ steps: [(step: WritingStep, range: Range<Int>)]
  ) -> Range<Int> {
    var place = 0
    if offset > 0 {
      place = WrittenText.range(offset - 1..<offset, in: old.span, as: notation).upperBound
    }
    for (step, range) in steps where range.lowerBound == place {
      guard step.decodedLength == 0, !old.span.has("<xliff:g", at: range.lowerBound),
        offset == 0 || old.span.has("</xliff:g", at: range.lowerBound)
      else { break }
      place = range.upperBound
    }
    return place..<place
  }
}
