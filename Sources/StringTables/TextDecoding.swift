import CopyModel
import ICUText

/// From stored bytes to UTF-8.
struct TextDecoding {
  private(set) var bytes: [UInt8]
  private(set) var encoding: TextEncoding
  /// Where the first repaired place is in `bytes`; nil when all was well.
  private(set) var firstInvalid: Int?
  /// What is wrong with the encoding that the file declares; nil when nothing is.
  private(set) var complaint: String?
  /// Where that shows: a byte of `bytes`.
  private(set) var complaintOffset = 0
  /// Whether the text is in another encoding than UTF-8 that cannot be told, so that what is not ASCII is lost.
  private(set) var isGarbled = false

  /// Decodes what was stored: UTF-8 or UTF-16 by its byte order mark, UTF-16 without one by its zeros, else UTF-8.
  ///
  /// Bytes that are no UTF-8 are in the character set that the file declares, or in `fallback`.
  init(
    _ stored: consuming [UInt8], fallback: String? = nil,
    declared: (Span<UInt8>) -> String? = { _ in nil }
  ) {
    if let unicode = TextDecoding(wide: stored.span) {
      self = unicode
      return
    }
    let hasMark = stored.span.has("\u{FEFF}", at: 0)
    if hasMark { stored.removeFirst(3) }
    bytes = stored
    encoding = .utf8(hasMark: hasMark)
    firstInvalid = Self.firstInvalidUTF8(bytes.span)
    let name = declared(bytes.span)
    let isUnicode = name.map { $0.lowercased().hasPrefix("utf") } ?? true
    guard firstInvalid != nil else {
      let isASCII = bytes.allSatisfy { $0 < 0x80 }
      if !isASCII, let name, !["utf-8", "utf8"].contains(name.lowercased()) {
        complaint = "The file says that it is in \(name), but it is UTF-8. Correct what it says."
      }
      return
    }
    // A damaged character makes no other encoding of a file in UTF-8.
    let isDamagedUnicode = isUnicode && Self.isMostlyUTF8(bytes.span)
    if isUnicode, !isDamagedUnicode, takeUndeclared() { return }
    let other = isUnicode ? isDamagedUnicode ? nil : fallback : name
    if let charset = other.flatMap(Charset.init) { take(charset) }
    // A name of no character set says as little as none.
    let isUnknown = !isUnicode && encoding == .utf8(hasMark: hasMark)
    let strange =
      isUnknown ? "The file says that it is in \(other ?? ""), which is not known here" : nil
    if let strange, takeUndeclared() {
      complaint = "\(strange); it was read as \(encoding.name). Save it as UTF-8, and say so."
      return
    }
    guard let firstInvalid else { return }
    complaintOffset = firstInvalid
    isGarbled = encoding == .utf8(hasMark: hasMark) && !isDamagedUnicode
    complaint =
      isGarbled
      ? strange.map { "\($0). Save the file as UTF-8 where it was made, and say so." }
        ?? "The bytes here are not UTF-8, and nothing tells what they are. Save the file as UTF-8 where it was made."
      : "The bytes here are not \(encoding.name). Save the file as UTF-8."
    if case .utf8 = encoding {
      bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
    }
  }

  /// Takes the bytes for those of the character set that they are surely in, though nobody says so.
  private mutating func takeUndeclared() -> Bool {
    guard let charset = UndeclaredCharset.of(bytes.span) else { return false }
    let before = self
    take(charset)
    guard firstInvalid == nil, encoding == .charset(charset) else {
      self = before
      return false
    }
    complaintOffset = bytes.firstIndex { $0 >= 0x80 } ?? 0
    complaint =
      "The file is in \(charset.name) and does not say so; it was read as that. Save it as UTF-8."
    return true
  }

  /// Takes the bytes for another character set's, if ICU knows it.
  private mutating func take(_ charset: Charset) {
    do throws(ICUError) {
      bytes = try charset.utf8(of: bytes)
      encoding = .charset(charset)
      firstInvalid = bytes.span.firstIndex(of: "\u{FFFD}")
    } catch {
      // The name is no character set: the bytes are reported as what they are not, UTF-8.
    }
  }

  private init(bytes: [UInt8], encoding: TextEncoding, firstInvalid: Int?) {
    self.bytes = bytes
    self.encoding = encoding
    self.firstInvalid = firstInvalid
    if let firstInvalid {
      complaintOffset = firstInvalid
      complaint = "The bytes here are not \(encoding.name). Save the file as UTF-8."
    }
  }

  /// UTF-32 or UTF-16; nil when the bytes look like neither.
  private init?(wide stored: Span<UInt8>) {
    func starts(_ bytes: UInt8...) -> Bool {
      stored.count >= bytes.count && bytes.indices.allSatisfy { stored[$0] == bytes[$0] }
    }
    if starts(0xFF, 0xFE, 0, 0) {
      self = Self.utf32(stored, littleEndian: true)
    } else if starts(0, 0, 0xFE, 0xFF) {
      self = Self.utf32(stored, littleEndian: false)
    } else if starts(0xFF, 0xFE) || starts(0xFE, 0xFF) {
      self = Self.utf16(stored.extracting(2...), littleEndian: starts(0xFF), hasMark: true)
    } else {
      // Text that starts with two ASCII characters, as every table does.
      guard stored.count >= 4, stored.count.isMultiple(of: 2) else { return nil }
      let isLittle = stored[0] != 0 && stored[1] == 0 && stored[2] != 0 && stored[3] == 0
      let isBig = stored[0] == 0 && stored[1] != 0 && stored[2] == 0 && stored[3] != 0
      guard isLittle || isBig else { return nil }
      self = Self.utf16(stored, littleEndian: isLittle, hasMark: false)
    }
  }

  /// Whether more characters beyond ASCII are sound UTF-8 than are not. Text in another encoding has hardly any.
  private static func isMostlyUTF8(_ bytes: Span<UInt8>) -> Bool {
    var (sound, damaged) = (0, 0)
    for scalar in String(copying: bytes).unicodeScalars where !scalar.isASCII {
      if scalar == "\u{FFFD}" { damaged += 1 } else { sound += 1 }
    }
    return sound > damaged
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
  private static func utf32(_ stored: Span<UInt8>, littleEndian: Bool) -> TextDecoding {
    var text = String.UnicodeScalarView()
    for index in stride(from: 0, to: stored.count - 3, by: 4) {
      var value: UInt32 = 0
      for offset in 0..<4 {
        value = value << 8 | UInt32(stored[index + (littleEndian ? 3 - offset : offset)])
      }
      text.append(Unicode.Scalar(value) ?? "\u{FFFD}")
    }
    if text.first == "\u{FEFF}" { text.removeFirst() }
    return TextDecoding(bytes: Array(String(text).utf8), encoding: .utf32, firstInvalid: 0)
  }

  private static func utf16(
    _ stored: Span<UInt8>, littleEndian: Bool, hasMark: Bool
  ) -> TextDecoding {
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
    return TextDecoding(
      bytes: bytes, encoding: .utf16(isLittleEndian: littleEndian, hasMark: hasMark),
      firstInvalid: firstInvalid)
  }
}

extension Span<UInt8> {
  /// Where `text` first stands.
  fileprivate func firstIndex(of text: String) -> Int? {
    indices.first { has(text, at: $0) }
  }
}
