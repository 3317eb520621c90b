package import CopyModel

/// Relates a decoded text to the way it is written in its file.
package enum WrittenText {
  /// The text that `written` stands for.
  package static func decode(
    _ written: Span<UInt8>, as notation: StoredText.Notation
  ) -> String {
    var reader = WritingReader(notation)
    var index = 0
    var bytes: [UInt8] = []
    while index < written.count {
      let step = reader.step(in: written, at: index)
      switch step.meaning {
      case .verbatim:
        // Most texts are written as they are.
        if index == 0, step.length == written.count { return String(copying: written) }
        bytes.append(contentsOf: written.extracting(index..<index + step.length))
      case .scalar(let scalar): bytes.append(contentsOf: scalar.utf8)
      case .byte(let byte): bytes.append(byte)
      case .nothing: break
      }
      index += step.length
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Where the decoded UTF-8 offsets of `range` are written: byte offsets from the start of `written`.
  ///
  /// Marks that stand for nothing are inside when text of the range lies on both sides.
  package static func range(
    _ range: Range<Int>, in written: Span<UInt8>, as notation: StoredText.Notation
  ) -> Range<Int> {
    var reader = WritingReader(notation)
    var (decoded, raw) = (0, 0)
    var start: Int?
    while raw < written.count {
      let step = reader.step(in: written, at: raw)
      let length = step.decodedLength
      if case .verbatim = step.meaning {
        if start == nil, range.lowerBound < decoded + length {
          start = raw + max(0, range.lowerBound - decoded)
        }
        if let start, range.upperBound < decoded + length {
          return start..<max(start, raw + range.upperBound - decoded)
        }
      } else {
        if start == nil, decoded >= range.lowerBound, length > 0 { start = raw }
        if let start, decoded >= range.upperBound { return start..<max(start, raw) }
      }
      decoded += length
      raw += step.length
      if let start, decoded >= range.upperBound { return start..<max(start, raw) }
    }
    return (start ?? raw)..<raw
  }
}

extension [UInt8] {
  /// Appends the bytes of a span, many at a time.
  mutating func append(contentsOf bytes: Span<UInt8>) {
    append(addingCapacity: bytes.count) { room in
      for index in 0..<bytes.count { room.append(bytes[index]) }
    }
  }
}
