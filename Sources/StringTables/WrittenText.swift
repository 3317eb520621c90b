package import CopyModel

/// Relates a decoded text to the way it is written in its file.
package enum WrittenText {
  /// Where the decoded UTF-8 offsets of `range` are written: byte offsets from the start of `written`.
  package static func range(
    _ range: Range<Int>, in written: Span<UInt8>, as notation: StoredText.Notation
  ) -> Range<Int> {
    var (decoded, raw) = (0, 0)
    var start: Int?
    var isCDATA = false
    while raw < written.count {
      let step = step(at: raw, in: written, as: notation, isCDATA: isCDATA)
      // What is written and stands for nothing, such as a CDATA mark, belongs to what is before it.
      if start == nil, decoded >= range.lowerBound, step.decoded > 0 { start = raw }
      if decoded >= range.upperBound, start != nil || range.isEmpty { break }
      if step.decoded == 0 { isCDATA = written.has("<![CDATA[", at: raw) }
      decoded += step.decoded
      raw += step.written
    }
    let first = min(start ?? raw, raw)
    return first..<max(raw, first)
  }

  /// How many UTF-8 bytes of decoded text the next piece of writing stands for, and how many it takes.
  private static func step(
    at index: Int, in written: Span<UInt8>, as notation: StoredText.Notation, isCDATA: Bool
  ) -> (decoded: Int, written: Int) {
    let plain = written.scalar(at: index).length
    switch notation {
    case .plain:
      return (plain, plain)
    case .strings:
      guard written[index] == UInt8(ascii: "\\"), index + 1 < written.count else {
        return (plain, plain)
      }
      let step = StringsEscapes.step(in: written, at: index)
      return (step.scalar.utf8.count, step.length)
    case .json:
      return jsonStep(at: index, in: written) ?? (plain, plain)
    case .xml where isCDATA:
      return written.has("]]>", at: index) ? (0, 3) : (plain, plain)
    case .xml:
      return xmlStep(at: index, in: written) ?? (plain, plain)
    case .po:
      if let joint = POEscapes.joint(in: written, at: index) { return (0, joint) }
      let step = POEscapes.step(in: written, at: index)
      return step.length > 1 ? (1, step.length) : (plain, plain)
    case .properties:
      let step = PropertiesEscapes.step(in: written, at: index)
      return (step.scalar?.utf8.count ?? 0, step.length)
    case .lines:
      var end = index
      while end < written.count, written[end] == 0x20 || written[end] == 0x09 { end += 1 }
      guard end < written.count, written[end] == 0x0A || written[end] == 0x0D else {
        return (plain, plain)
      }
      while end < written.count, [0x0A, 0x0D, 0x20, 0x09, 0x3E].contains(written[end]) { end += 1 }
      return (1, end - index)
    }
  }

  private static func jsonStep(
    at index: Int, in written: Span<UInt8>
  ) -> (decoded: Int, written: Int)? {
    guard written[index] == UInt8(ascii: "\\"), index + 1 < written.count else { return nil }
    guard written[index + 1] == UInt8(ascii: "u"), let escape = written.unicodeEscape(at: index)
    else { return (1, 2) }
    return (escape.scalar.utf8.count, escape.length)
  }

  private static func xmlStep(
    at index: Int, in written: Span<UInt8>
  ) -> (decoded: Int, written: Int)? {
    if let reference = XMLText.reference(in: written, at: index) {
      return (reference.scalar.utf8.count, reference.length)
    }
    if written.has("<![CDATA[", at: index) { return (0, 9) }
    guard written.has("<!--", at: index) else { return nil }
    var end = index
    while end < written.count, !written.has("-->", at: end) { end += 1 }
    return (0, min(end + 3, written.count) - index)
  }
}
