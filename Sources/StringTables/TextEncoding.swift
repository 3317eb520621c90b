package import ICUText

/// How a file's text is stored.
package enum TextEncoding: Equatable, Sendable {
  /// With or without a byte order mark.
  case utf8(hasMark: Bool)
  case utf16(isLittleEndian: Bool, hasMark: Bool)
  /// Read, but written by no tool for tables.
  case utf32
  case charset(Charset)
  /// No text. Read, never written.
  case binary

  /// Whether its bytes tell by themselves that they are Unicode's, whatever else is said of them.
  var isUnicode: Bool {
    switch self {
    case .utf8, .utf16, .utf32: true
    case .charset, .binary: false
    }
  }

  /// Its name in messages.
  package var name: String {
    switch self {
    case .utf8, .utf32: "UTF-8"
    case .utf16: "UTF-16"
    case .charset(let charset): charset.name
    case .binary: "binary"
    }
  }

  /// UTF-8 bytes as this encoding stores them; nil when it lacks a character or cannot be written.
  package func encode(_ utf8: [UInt8]) -> [UInt8]? {
    switch self {
    case .utf8(let hasMark): return hasMark ? [0xEF, 0xBB, 0xBF] + utf8 : utf8
    case .utf16(let isLittleEndian, let hasMark):
      var bytes: [UInt8] = []
      bytes.reserveCapacity(utf8.count * 2)
      func append(_ unit: UInt16) {
        let (high, low) = (UInt8(unit >> 8), UInt8(unit & 0xFF))
        bytes += isLittleEndian ? [low, high] : [high, low]
      }
      if hasMark { append(0xFEFF) }
      for unit in String(decoding: utf8, as: UTF8.self).utf16 { append(unit) }
      return bytes
    case .utf32, .binary: return nil
    case .charset(let charset):
      do throws(ICUError) {
        let bytes = try charset.bytes(ofUTF8: utf8)
        return try charset.utf8(of: bytes) == utf8 ? bytes : nil
      } catch {
        return nil
      }
    }
  }
}
