/// Which JSON is read.
package enum JSONDialect: Sendable {
  /// RFC 8259.
  case strict
  /// What people write by hand: comments, a comma behind the last value, single quotes, names without quotes
  /// (spec.json5.org, 1.0.0). What is called JSON with comments is a part of it.
  case json5

  /// Whether a byte opens a string.
  @inline(__always)
  func isQuote(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || self == .json5 && byte == UInt8(ascii: "'")
  }
}
