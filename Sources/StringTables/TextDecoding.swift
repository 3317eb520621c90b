import CopyModel

/// From stored bytes to UTF-8.
enum TextDecoding {
  struct Result {
    var bytes: [UInt8]
    /// The encoding's name, for messages.
    var encoding: String
    /// Where the first repaired place is in `bytes`; nil when all was well.
    var firstInvalid: Int?
  }

  static func decode(_ stored: Span<UInt8>, fallsBackToLatin1: Bool = false) -> Result {
    if stored.count >= 4, stored[0] == 0xFF, stored[1] == 0xFE, stored[2] == 0, stored[3] == 0 {
      return utf32(stored, littleEndian: true)
    }
    if stored.count >= 4, stored[0] == 0, stored[1] == 0, stored[2] == 0xFE, stored[3] == 0xFF {
      return utf32(stored, littleEndian: false)
    }
    if stored.count >= 2, stored[0] == 0xFF, stored[1] == 0xFE {
      return utf16(stored.extracting(2...), littleEndian: true)
    }
    if stored.count >= 2, stored[0] == 0xFE, stored[1] == 0xFF {
      return utf16(stored.extracting(2...), littleEndian: false)
    }
    if stored.count >= 4, stored.count.isMultiple(of: 2) {
      // Text that starts with two ASCII characters, as every table does.
      if stored[0] != 0, stored[1] == 0, stored[2] != 0, stored[3] == 0 {
        return utf16(stored, littleEndian: true)
      }
      if stored[0] == 0, stored[1] != 0, stored[2] == 0, stored[3] != 0 {
        return utf16(stored, littleEndian: false)
      }
    }
    let result = utf8(stored.extracting((stored.has("\u{FEFF}", at: 0) ? 3 : 0)...))
    guard fallsBackToLatin1, result.firstInvalid != nil else { return result }
    // ISO-8859-1 is the first 256 code points.
    let text = String(String.UnicodeScalarView(stored.copied.map { Unicode.Scalar($0) }))
    return Result(bytes: Array(text.utf8), encoding: "ISO-8859-1", firstInvalid: nil)
  }

  private static func utf8(_ stored: Span<UInt8>) -> Result {
    let bytes = stored.copied
    guard let invalid = firstInvalidUTF8(bytes.span) else {
      return Result(bytes: bytes, encoding: "UTF-8", firstInvalid: nil)
    }
    let repaired = Array(String(decoding: bytes, as: UTF8.self).utf8)
    return Result(bytes: repaired, encoding: "UTF-8", firstInvalid: invalid)
  }

  private static func firstInvalidUTF8(_ bytes: Span<UInt8>) -> Int? {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes)
      return nil
    } catch {
      return error.byteOffsets.lowerBound
    }
  }

  /// UTF-32 is read, and reported: no tool for tables takes it.
  private static func utf32(_ stored: Span<UInt8>, littleEndian: Bool) -> Result {
    var text = String.UnicodeScalarView()
    for index in stride(from: 0, to: stored.count - 3, by: 4) {
      var value: UInt32 = 0
      for offset in 0..<4 {
        value = value << 8 | UInt32(stored[index + (littleEndian ? 3 - offset : offset)])
      }
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return Result(bytes: Array(String(text).utf8), encoding: "UTF-8", firstInvalid: 0)
  }

  private static func utf16(_ stored: Span<UInt8>, littleEndian: Bool) -> Result {
    var units: [UInt16] = []
    units.reserveCapacity(stored.count / 2)
    for index in stride(from: 0, to: stored.count - 1, by: 2) {
      let (a, b) = (UInt16(stored[index]), UInt16(stored[index + 1]))
      units.append(littleEndian ? b << 8 | a : a << 8 | b)
    }
    if units.first == 0xFEFF { units.removeFirst() }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(units.count * 2)
    var firstInvalid: Int?
    var decoder = UTF16()
    var input = units.makeIterator()
    decoding: while true {
      switch decoder.decode(&input) {
      case .scalarValue(let scalar): bytes.append(contentsOf: scalar.utf8)
      case .emptyInput: break decoding
      case .error:
        firstInvalid = firstInvalid ?? bytes.count
        bytes.append(contentsOf: "\u{FFFD}".utf8)
      }
    }
    if !stored.count.isMultiple(of: 2) {
      firstInvalid = firstInvalid ?? bytes.count
      bytes.append(contentsOf: "\u{FFFD}".utf8)
    }
    return Result(bytes: bytes, encoding: "UTF-16", firstInvalid: firstInvalid)
  }
}
