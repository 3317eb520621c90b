package import CopyModel

extension WrittenText {
  /// What has to be written in the place of a part of a text, so that the text reads as `fixed`. Nil where more than that
  /// part would have to change.
  ///
  /// The part reads as `fix` then; `range` is where it is written, from the start of `whole`.
  package static func fix(
    _ range: Range<Int>, by fix: String, to fixed: String, at whole: Range<Int>, in bytes: [UInt8],
    as notation: StoredText.Notation
  ) -> String? {
    let old = bytes[whole]
    let writer = TextWriter(
      notation: notation, old: Array(old),
      before: whole.lowerBound > 0 ? bytes[whole.lowerBound - 1] : nil)
    guard let new = writer.write(fixed) else { return nil }
    let (head, tail) = (old.prefix(range.lowerBound), old.dropFirst(range.upperBound))
    if new.count >= head.count + tail.count, new.starts(with: head),
      new.suffix(tail.count).elementsEqual(tail)
    {
      return String(decoding: new[head.count..<new.count - tail.count], as: UTF8.self)
    }
    // What stays may be spelled in another way than the writer's: `\u00e9`, `\u00E9`.
    guard let part = writer.write(fix) else { return nil }
    let spliced = Array(head + part + tail)
    guard decode(spliced.span, as: notation) == fixed else { return nil }
    return String(decoding: part, as: UTF8.self)
  }
}
